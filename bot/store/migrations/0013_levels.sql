-- How well a computer player plays that sits there for itself: 1 the cabin boy, 2 the Bosun, 3 the Captain.
ALTER TABLE seats ADD COLUMN level INTEGER NOT NULL DEFAULT 2 CHECK (level IN (1, 2, 3));
