-- How fast a table is played, what happens when somebody's time is up, and since when it is paused.
-- `proposal` is what somebody has asked the others to agree to; `agreed` holds the seats that have, as JSON.
ALTER TABLE tables ADD COLUMN pace TEXT NOT NULL DEFAULT 'none' CHECK (pace IN ('none', 'live', 'daily', 'relaxed'));
ALTER TABLE tables ADD COLUMN absence TEXT NOT NULL DEFAULT 'move' CHECK (absence IN ('move', 'seat', 'substitute', 'host'));
ALTER TABLE tables ADD COLUMN paused_at INTEGER;
ALTER TABLE tables ADD COLUMN proposal TEXT;
ALTER TABLE tables ADD COLUMN proposed_by INTEGER;
ALTER TABLE tables ADD COLUMN agreed TEXT NOT NULL DEFAULT '[]';

CREATE INDEX tables_of_a_guild ON tables (guild_id, status);

-- `player` tells who plays the seat: its person, a computer player for them while they are absent, a computer
-- player of its own, or, in a game that is over, somebody whose data was deleted. `missed` counts the turns
-- that were missed in a row.
CREATE TABLE seats_with_players (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    user_id   INTEGER,
    name      TEXT    NOT NULL,
    player    TEXT    NOT NULL CHECK (player IN ('person', 'absent', 'computer', 'anonymous')),
    missed    INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat),
    UNIQUE (table_id, user_id),
    CHECK ((user_id IS NOT NULL) = (player IN ('person', 'absent')))
) STRICT, WITHOUT ROWID;

INSERT INTO seats_with_players (table_id, seat, user_id, name, player)
    SELECT table_id, seat, user_id, name, iif(user_id IS NULL, 'computer', 'person') FROM seats;
DROP TABLE seats;
ALTER TABLE seats_with_players RENAME TO seats;
CREATE INDEX seats_of_a_person ON seats (user_id) WHERE user_id IS NOT NULL;

-- The clock of each person whose move is awaited. `since` is null while it stands still; `left` is the active
-- time, in seconds, until the next stage; `next_at` when that is, `due_at` the deadline that is shown.
CREATE TABLE clocks (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    user_id   INTEGER NOT NULL,
    decision  INTEGER NOT NULL,
    stage     TEXT    NOT NULL CHECK (stage IN ('waiting', 'nudged', 'reminded', 'last_call', 'expired')),
    since     INTEGER,
    left      INTEGER,
    next_at   INTEGER,
    due_at    INTEGER,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX clocks_due ON clocks (next_at) WHERE next_at IS NOT NULL;

-- What people and the clock have done to a table, moves apart. `detail_id` is whose name `detail` is, if it is
-- a person's. Nobody's id and name stay when they have their data deleted.
CREATE TABLE actions (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    number      INTEGER NOT NULL,
    kind        TEXT    NOT NULL,
    user_id     INTEGER,
    name        TEXT    NOT NULL,
    seat        INTEGER,
    other_id    INTEGER,
    other_name  TEXT    NOT NULL,
    detail      TEXT    NOT NULL,
    detail_id   INTEGER,
    at          INTEGER NOT NULL
) STRICT;

CREATE INDEX actions_of_a_table ON actions (table_id, id);

-- Who would step in for somebody whose time is up.
CREATE TABLE substitutes (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    user_id   INTEGER NOT NULL,
    name      TEXT    NOT NULL,
    at        INTEGER NOT NULL,
    PRIMARY KEY (table_id, user_id)
) STRICT, WITHOUT ROWID;

-- Moves made in advance; secret.
CREATE TABLE plans (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    plan      TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- Small messages beside the post: the turn told in a DM, a seat that a computer player has, a question to all.
CREATE TABLE messages_of_more_kinds (
    table_id    INTEGER NOT NULL REFERENCES tables (id),
    kind        TEXT    NOT NULL CHECK (kind IN ('post', 'nudge', 'hand', 'turn', 'away', 'proposal')),
    seat        INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    message_id  INTEGER NOT NULL,
    shows       TEXT    NOT NULL,
    PRIMARY KEY (table_id, kind, seat)
) STRICT, WITHOUT ROWID;

INSERT INTO messages_of_more_kinds SELECT table_id, kind, seat, channel_id, message_id, shows FROM messages;
DROP TABLE messages;
ALTER TABLE messages_of_more_kinds RENAME TO messages;

-- What people prefer. `speaks` is null for who follows Discord's own language; quiet hours are minutes after
-- midnight in the person's `zone`.
CREATE TABLE people_with_preferences (
    user_id        INTEGER PRIMARY KEY,
    language       TEXT    NOT NULL,
    dm_channel_id  INTEGER,
    dm             TEXT    NOT NULL DEFAULT 'unknown' CHECK (dm IN ('unknown', 'open', 'closed', 'told', 'blocked')),
    speaks         TEXT,
    nudges         TEXT    NOT NULL DEFAULT 'mention' CHECK (nudges IN ('mention', 'dm', 'none')),
    hands          TEXT    NOT NULL DEFAULT 'dm' CHECK (hands IN ('dm', 'demand')),
    forced         INTEGER NOT NULL DEFAULT 0 CHECK (forced IN (0, 1)),
    zone           TEXT    NOT NULL DEFAULT 'UTC',
    quiet_from     INTEGER,
    quiet_until    INTEGER,
    CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
) STRICT;

INSERT INTO people_with_preferences (user_id, language, dm_channel_id, dm)
    SELECT user_id, language, dm_channel_id, dm FROM people;
DROP TABLE people;
ALTER TABLE people_with_preferences RENAME TO people;

CREATE TABLE vacations (
    user_id    INTEGER NOT NULL,
    starts_at  INTEGER NOT NULL,
    ends_at    INTEGER NOT NULL CHECK (ends_at > starts_at),
    PRIMARY KEY (user_id, starts_at)
) STRICT, WITHOUT ROWID;

-- What the moderators of a server have settled. `channels` holds ids as JSON; none means all.
CREATE TABLE guilds (
    guild_id        INTEGER PRIMARY KEY,
    openers         TEXT    NOT NULL DEFAULT 'everyone' CHECK (openers IN ('everyone', 'role', 'moderators')),
    opener_role     INTEGER,
    moderator_role  INTEGER,
    channels        TEXT    NOT NULL DEFAULT '[]',
    pace            TEXT    NOT NULL DEFAULT 'daily' CHECK (pace IN ('none', 'live', 'daily', 'relaxed')),
    absence         TEXT    NOT NULL DEFAULT 'move' CHECK (absence IN ('move', 'seat', 'substitute', 'host')),
    vacation_days   INTEGER NOT NULL DEFAULT 30 CHECK (vacation_days BETWEEN 0 AND 366)
) STRICT;
