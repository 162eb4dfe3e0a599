-- Deals and hands have a series in the place of a league: empty for the days, `v9` for the voyage of league 9.
CREATE TABLE deals_of_series (
    series       TEXT    NOT NULL,
    number       INTEGER NOT NULL,
    version      INTEGER NOT NULL,
    game         TEXT    NOT NULL,
    options      TEXT    NOT NULL,
    level        INTEGER NOT NULL,
    seed         BLOB    NOT NULL,
    mean         INTEGER,
    tenth        INTEGER,
    PRIMARY KEY (series, number)
) STRICT, WITHOUT ROWID;

INSERT INTO deals_of_series
SELECT 'v' || league_id, number, version, game, options, level, seed, mean, tenth FROM solo_deals;
DROP TABLE solo_deals;
ALTER TABLE deals_of_series RENAME TO solo_deals;

CREATE TABLE hands_of_series (
    user_id      INTEGER NOT NULL,
    series       TEXT    NOT NULL,
    number       INTEGER NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    deal         TEXT    NOT NULL,
    moves        TEXT    NOT NULL,
    created_at   INTEGER NOT NULL,
    finished_at  INTEGER,
    score        INTEGER,
    record       TEXT    NOT NULL,
    measure      INTEGER,
    figure       INTEGER CHECK (figure BETWEEN 0 AND 100),
    bid_cost     INTEGER,
    captains_bid TEXT,
    PRIMARY KEY (user_id, series, number, ranked)
) STRICT, WITHOUT ROWID;

INSERT INTO hands_of_series
SELECT user_id, CASE WHEN league_id = 0 THEN '' ELSE 'v' || league_id END, number, ranked, deal, moves, created_at,
    finished_at, score, record, measure, figure, bid_cost, captains_bid
FROM solo_hands;
DROP TABLE solo_hands;
ALTER TABLE hands_of_series RENAME TO solo_hands;

CREATE INDEX solo_hands_unfinished ON solo_hands (number) WHERE finished_at IS NULL;
CREATE INDEX solo_hands_of_a_series ON solo_hands (series) WHERE series <> '';
