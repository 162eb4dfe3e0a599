-- What people who watch have predicted of a table: who meets their bids in a round or, as round 0, who wins; the seats as
-- a JSON list. What somebody said stays, without their name, when their data is deleted: others' points hang on it.
CREATE TABLE predictions (
    id           INTEGER PRIMARY KEY,
    table_id     INTEGER NOT NULL REFERENCES tables (id),
    question     INTEGER NOT NULL,
    user_id      INTEGER,
    name         TEXT    NOT NULL,
    seats        TEXT    NOT NULL,
    at           INTEGER NOT NULL,
    UNIQUE (table_id, question, user_id)
) STRICT;

CREATE INDEX predictions_of_a_person ON predictions (user_id);
