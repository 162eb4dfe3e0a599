-- The rounds of a season that were sought ahead: after how many that were drawn, a digest of all that they follow
-- from, and each round as its tables and who sits out (lists of ids, as JSON).
CREATE TABLE schedules (
    league_id  INTEGER PRIMARY KEY REFERENCES leagues (id),
    after      INTEGER NOT NULL,
    task       TEXT    NOT NULL,
    rounds     TEXT    NOT NULL
) STRICT;
