-- Whether the clocks of a paused league's tables rest.
ALTER TABLE leagues ADD COLUMN rests INTEGER NOT NULL DEFAULT 0 CHECK (rests IN (0, 1));
