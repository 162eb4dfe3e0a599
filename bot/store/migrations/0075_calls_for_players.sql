-- When an open table calls those who look for players; none of those that are open already does.
ALTER TABLE lobbies ADD COLUMN calls_at INTEGER;

-- Who was called for a wish, by whose table: so that nobody is called without limit.
CREATE TABLE wish_calls (
    table_id  INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    pace      TEXT    NOT NULL,
    opener_id INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX wish_calls_of_a_person ON wish_calls (user_id);
CREATE INDEX wish_calls_by_opener ON wish_calls (opener_id);

-- Whether people who look for players are called in public in a server.
ALTER TABLE guilds ADD COLUMN calls INTEGER NOT NULL DEFAULT 1 CHECK (calls IN (0, 1));
