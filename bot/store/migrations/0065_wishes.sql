-- Who would like to play what, at which pace, in which server, until when; and where a server has tables put together.
CREATE TABLE wishes (
    guild_id     INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    game         TEXT    NOT NULL,
    pace         TEXT    NOT NULL,
    name         TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    ends_at      INTEGER NOT NULL,
    PRIMARY KEY (guild_id, user_id, game, pace)
) STRICT, WITHOUT ROWID;

CREATE INDEX wishes_of_a_person ON wishes (user_id);

ALTER TABLE guilds ADD COLUMN meeting_channel INTEGER;
