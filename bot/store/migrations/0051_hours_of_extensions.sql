-- By how many hours a round was extended; 0 where that is not known, and for everything else that was done.
ALTER TABLE league_actions ADD COLUMN hours INTEGER NOT NULL DEFAULT 0;
