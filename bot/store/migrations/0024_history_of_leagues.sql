-- What those who run a league have done to it, or to one of its matches. `about` is whom it was done to, `other`
-- who came in their place, `reason` why, where one was asked for.
CREATE TABLE league_actions (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    league_id  INTEGER NOT NULL REFERENCES leagues (id),
    match_id   INTEGER REFERENCES matches (id),
    kind       TEXT    NOT NULL,
    user_id    INTEGER,
    name       TEXT    NOT NULL,
    about      INTEGER,
    other      INTEGER,
    reason     TEXT    NOT NULL DEFAULT '',
    at         INTEGER NOT NULL
) STRICT;

CREATE INDEX actions_of_a_league ON league_actions (league_id);
