-- Deals that a league has drawn for itself, each with its secret seed, and the hands of them beside those of the days,
-- whose league is 0. The record of such a hand is kept from its first move on.
CREATE TABLE solo_deals (
    league_id    INTEGER NOT NULL REFERENCES leagues (id),
    number       INTEGER NOT NULL,
    version      INTEGER NOT NULL,
    game         TEXT    NOT NULL,
    options      TEXT    NOT NULL,
    level        INTEGER NOT NULL,
    seed         BLOB    NOT NULL,
    PRIMARY KEY (league_id, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE hands_of_deals (
    user_id      INTEGER NOT NULL,
    league_id    INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    deal         TEXT    NOT NULL,
    moves        TEXT    NOT NULL,
    created_at   INTEGER NOT NULL,
    finished_at  INTEGER,
    score        INTEGER,
    record       TEXT    NOT NULL,
    PRIMARY KEY (user_id, league_id, number, ranked)
) STRICT, WITHOUT ROWID;

INSERT INTO hands_of_deals
SELECT user_id, 0, number, ranked, deal, moves, created_at, finished_at, score, record FROM solo_hands;
DROP TABLE solo_hands;
ALTER TABLE hands_of_deals RENAME TO solo_hands;

CREATE INDEX solo_hands_unfinished ON solo_hands (number) WHERE finished_at IS NULL;
CREATE INDEX solo_hands_of_a_league ON solo_hands (league_id) WHERE league_id > 0;
