-- How well computer players play at a league's tables, and whoever plays for somebody there: as in seats.
ALTER TABLE leagues ADD COLUMN level INTEGER NOT NULL DEFAULT 2 CHECK (level IN (1, 2, 3));
