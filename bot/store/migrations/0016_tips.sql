-- Whether somebody wants to be told, in the first rounds of a game, what is worth thinking of.
ALTER TABLE people ADD COLUMN tips INTEGER NOT NULL DEFAULT 0 CHECK (tips IN (0, 1));
