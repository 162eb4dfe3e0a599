-- Two people of a league who are to sit apart, or together: the smaller id is in `one`.
CREATE TABLE league_wishes (
    league_id  INTEGER NOT NULL REFERENCES leagues (id),
    one        INTEGER NOT NULL,
    other      INTEGER NOT NULL,
    kind       TEXT    NOT NULL CHECK (kind IN ('apart', 'together')),
    PRIMARY KEY (league_id, one, other)
) STRICT, WITHOUT ROWID;

-- At which hours a person likes to play, in minutes after midnight in their own zone; null where they don't say.
ALTER TABLE people ADD COLUMN plays_from INTEGER;
ALTER TABLE people ADD COLUMN plays_until INTEGER;
