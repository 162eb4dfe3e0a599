-- What people shared of the deal of the day in a server's channel, each once a day; without a name if they wish.
CREATE TABLE solo_shares (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id     INTEGER NOT NULL,
    channel_id   INTEGER NOT NULL,
    day          INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    language     TEXT    NOT NULL,
    asks         INTEGER NOT NULL CHECK (asks IN (0, 1)),
    is_sent      INTEGER NOT NULL CHECK (is_sent IN (0, 1))
) STRICT;

CREATE UNIQUE INDEX solo_shares_of_a_day ON solo_shares (channel_id, day, user_id);
CREATE INDEX solo_shares_of_a_person ON solo_shares (user_id);
CREATE INDEX solo_shares_of_a_server ON solo_shares (guild_id);

-- Whether a server is asked for the morning's posts, and gets them; `daily_channel` is where, once that is answered.
ALTER TABLE guilds ADD COLUMN mornings INTEGER NOT NULL DEFAULT 1 CHECK (mornings IN (0, 1));
