-- Whether who runs a league looks at each draw before its tables open.
ALTER TABLE leagues ADD COLUMN looks INTEGER NOT NULL DEFAULT 0 CHECK (looks IN (0, 1));
