-- For how many hours after a match its people may protest; 0: they may not. What they say, and what came of it.
ALTER TABLE leagues ADD COLUMN protest_hours INTEGER NOT NULL DEFAULT 0;

CREATE TABLE protests (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id    INTEGER NOT NULL REFERENCES matches (id),
    user_id     INTEGER,
    name        TEXT    NOT NULL,
    reason      TEXT    NOT NULL,
    at          INTEGER NOT NULL,
    told        INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1)),
    outcome     TEXT    NOT NULL DEFAULT 'open' CHECK (outcome IN ('open', 'allowed', 'dismissed')),
    answer      TEXT    NOT NULL DEFAULT '',
    decider_id  INTEGER,
    decided_by  TEXT    NOT NULL DEFAULT ''
) STRICT;

CREATE INDEX protests_of_a_match ON protests (match_id);
