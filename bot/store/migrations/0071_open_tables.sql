-- The clock of each open table that no league has; those of before get theirs at the first start, not here.
CREATE TABLE lobbies (
    table_id      INTEGER NOT NULL PRIMARY KEY REFERENCES tables (id),
    touched_at    INTEGER NOT NULL,
    ready_at      INTEGER,
    full_at       INTEGER,
    asked_at      INTEGER,
    waits         INTEGER NOT NULL DEFAULT 0 CHECK (waits IN (0, 1)),
    is_ending     INTEGER NOT NULL DEFAULT 0 CHECK (is_ending IN (0, 1)),
    ready_rung_at INTEGER,
    full_rung_at  INTEGER,
    next_at       INTEGER NOT NULL
) STRICT;

CREATE INDEX lobbies_by_time ON lobbies (next_at);

-- When a person was there: they sat down, or pressed *I'm here* at a full live table.
ALTER TABLE seats ADD COLUMN here_at INTEGER;
