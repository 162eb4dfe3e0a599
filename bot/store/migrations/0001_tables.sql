-- A table: one game in one channel. `revision` grows with every change of it, `told` is the revision that
-- Discord has been told of. The seed is secret until the game is over.
CREATE TABLE tables (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    game        TEXT    NOT NULL,
    rules       INTEGER NOT NULL,
    options     TEXT    NOT NULL,
    places      INTEGER NOT NULL,
    seed        BLOB    NOT NULL,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    host_id     INTEGER NOT NULL,
    language    TEXT    NOT NULL,
    status      TEXT    NOT NULL CHECK (status IN ('open', 'running', 'finished', 'ended', 'frozen')),
    created_at  INTEGER NOT NULL,
    closed_at   INTEGER,
    revision    INTEGER NOT NULL DEFAULT 1,
    told        INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX one_live_table_per_channel ON tables (channel_id) WHERE status IN ('open', 'running', 'frozen');
CREATE INDEX tables_to_tell ON tables (id) WHERE told < revision;

-- Who sits where. The log knows seats only, so that a person can go without a line of it being rewritten.
CREATE TABLE seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    user_id   INTEGER,
    name      TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

-- The log of moves is the truth. Nothing is deleted from it, and no number comes twice.
CREATE TABLE moves (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    number    INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    move      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_id, number)
) STRICT, WITHOUT ROWID;

-- Derived from the log in the transaction of the move, for querying.
CREATE TABLE scorepad (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    round     INTEGER NOT NULL,
    seat      INTEGER NOT NULL,
    score     INTEGER NOT NULL,
    total     INTEGER NOT NULL,
    details   TEXT    NOT NULL,
    PRIMARY KEY (table_id, round, seat)
) STRICT, WITHOUT ROWID;

CREATE TABLE results (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    place     INTEGER NOT NULL,
    score     INTEGER NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- The messages that show a table: its post, its nudge, and a hand for each seat (`seat` is −1 for the others).
-- `shows` tells what the message shows, so that nothing is sent twice.
CREATE TABLE messages (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    kind        TEXT    NOT NULL CHECK (kind IN ('post', 'nudge', 'hand')),
    seat        INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    shows       TEXT    NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

-- What is remembered of a person: the language last met, and how to reach them.
CREATE TABLE people (
    user_id        INTEGER PRIMARY KEY,
    language       TEXT NOT NULL,
    dm_channel_id  INTEGER,
    dm             TEXT NOT NULL DEFAULT 'unknown' CHECK (dm IN ('unknown', 'open', 'closed', 'told'))
) STRICT;
