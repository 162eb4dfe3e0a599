-- The scorepad of a game that is played with real cards, `options` with every value. `told` is the revision
-- that its post shows; `counted_by` who has counted it in a league.
CREATE TABLE pads (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    game        TEXT    NOT NULL,
    options     TEXT    NOT NULL,
    host_id     INTEGER NOT NULL,
    language    TEXT    NOT NULL,
    state       TEXT    NOT NULL CHECK (state IN ('open', 'finished', 'confirmed', 'counted', 'dropped')),
    created_at  INTEGER NOT NULL,
    counted_by  INTEGER,
    message_id  INTEGER,
    shows       TEXT    NOT NULL DEFAULT '',
    revision    INTEGER NOT NULL DEFAULT 1,
    told        INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE INDEX pads_of_a_channel ON pads (channel_id);

-- Who plays, in the order of the seats. Guests have no account on Discord.
CREATE TABLE pad_players (
    pad_id     INTEGER NOT NULL REFERENCES pads (id),
    seat       INTEGER NOT NULL,
    user_id    INTEGER,
    name       TEXT    NOT NULL,
    confirmed  INTEGER NOT NULL DEFAULT 0 CHECK (confirmed IN (0, 1)),
    PRIMARY KEY (pad_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX pad_players_of_a_person ON pad_players (user_id);

-- All that was ever written, in order: the latest line of a round holds, without text the round is struck.
CREATE TABLE pad_lines (
    id       INTEGER PRIMARY KEY AUTOINCREMENT,
    pad_id   INTEGER NOT NULL REFERENCES pads (id),
    number   INTEGER NOT NULL,
    line     TEXT,
    user_id  INTEGER,
    name     TEXT    NOT NULL,
    at       INTEGER NOT NULL
) STRICT;

CREATE INDEX lines_of_a_pad ON pad_lines (pad_id, id);

-- A match whose game was played with real cards has its scorepad in the place of a table.
ALTER TABLE matches ADD COLUMN pad_id INTEGER REFERENCES pads (id);

CREATE UNIQUE INDEX match_of_a_pad ON matches (pad_id) WHERE pad_id IS NOT NULL;
