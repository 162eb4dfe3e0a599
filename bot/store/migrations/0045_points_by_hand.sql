-- Points that moderators have given by hand, or with a minus taken away, and why. A line that takes another one back
-- has its points the other way round; nothing is deleted.
CREATE TABLE adjustments (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    league_id   INTEGER NOT NULL REFERENCES leagues (id),
    about       INTEGER NOT NULL,
    points      INTEGER NOT NULL CHECK (points <> 0),
    takes_back  INTEGER UNIQUE REFERENCES adjustments (id),
    user_id     INTEGER,
    name        TEXT    NOT NULL,
    reason      TEXT    NOT NULL,
    at          INTEGER NOT NULL
) STRICT;

CREATE INDEX adjustments_of_a_league ON adjustments (league_id);
