-- Who is invited to a league has not signed up: they do by pressing its button. SQLite changes no CHECK, so the
-- table is built anew.
CREATE TABLE entrants_with_invited (
    league_id  INTEGER NOT NULL REFERENCES leagues (id),
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    role       TEXT    NOT NULL CHECK (role IN ('player', 'waiting', 'substitute', 'invited', 'out')),
    at         INTEGER NOT NULL,
    PRIMARY KEY (league_id, user_id)
) STRICT, WITHOUT ROWID;

INSERT INTO entrants_with_invited (league_id, user_id, name, role, at)
SELECT league_id, user_id, name, role, at FROM entrants;
DROP TABLE entrants;
ALTER TABLE entrants_with_invited RENAME TO entrants;
CREATE INDEX entrants_of_a_person ON entrants (user_id);

-- The season before it; the division above it, with how many move up and down between the two; whether only who
-- is invited may sign up.
ALTER TABLE leagues ADD COLUMN follows INTEGER REFERENCES leagues (id);
ALTER TABLE leagues ADD COLUMN above_id INTEGER REFERENCES leagues (id);
ALTER TABLE leagues ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
ALTER TABLE leagues ADD COLUMN by_invitation INTEGER NOT NULL DEFAULT 0 CHECK (by_invitation IN (0, 1));
