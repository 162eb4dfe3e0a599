-- Whether others may challenge a person to a game, and invite them to a table.
ALTER TABLE people ADD COLUMN invited INTEGER NOT NULL DEFAULT 1 CHECK (invited IN (0, 1));
