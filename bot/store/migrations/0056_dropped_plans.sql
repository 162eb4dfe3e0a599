-- What a seat has planned, or why its last plan was dropped.
CREATE TABLE plans_of_seats (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    plan      TEXT,
    dropped   TEXT,
    PRIMARY KEY (table_id, seat),
    CHECK ((plan IS NULL) <> (dropped IS NULL))
) STRICT, WITHOUT ROWID;

INSERT INTO plans_of_seats (table_id, seat, plan) SELECT table_id, seat, plan FROM plans;
DROP TABLE plans;
ALTER TABLE plans_of_seats RENAME TO plans;

-- Whether a person is asked for a card when a trick is led.
ALTER TABLE people ADD COLUMN leads INTEGER NOT NULL DEFAULT 1 CHECK (leads IN (0, 1));
