-- Duels: two people play the same drawn deals, each alone, until a time or until both are through. `look_at` is when
-- there is something to do; a player's `told` is what they were written of last. A result that was `missed` is what
-- counts for a deal that was not finished.
CREATE TABLE duels (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id    INTEGER NOT NULL,
    channel_id  INTEGER NOT NULL,
    language    TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    began_at    INTEGER NOT NULL,
    revision    INTEGER NOT NULL,
    look_at     INTEGER,
    decided_at  INTEGER,
    winner      INTEGER
) STRICT;

CREATE INDEX duels_to_look_at ON duels (look_at) WHERE look_at IS NOT NULL;
CREATE INDEX duels_of_a_server ON duels (guild_id);

CREATE TABLE duel_players (
    duel_id     INTEGER NOT NULL REFERENCES duels (id),
    seat        INTEGER NOT NULL CHECK (seat IN (0, 1)),
    user_id     INTEGER,
    name        TEXT    NOT NULL,
    longer      INTEGER NOT NULL CHECK (longer IN (0, 1)),
    told        INTEGER NOT NULL,
    PRIMARY KEY (duel_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX duel_players_by_person ON duel_players (user_id);

CREATE TABLE duel_results (
    duel_id     INTEGER NOT NULL REFERENCES duels (id),
    seat        INTEGER NOT NULL,
    number      INTEGER NOT NULL,
    score       INTEGER NOT NULL,
    missed      INTEGER NOT NULL CHECK (missed IN (0, 1)),
    PRIMARY KEY (duel_id, seat, number)
) STRICT, WITHOUT ROWID;

-- Whether a challenge is to a duel, and not to a table for two.
ALTER TABLE challenges ADD COLUMN is_duel INTEGER NOT NULL DEFAULT 0 CHECK (is_duel IN (0, 1));
