-- How many of each person's rounds count in the standings, the best ones; 0: all of them.
ALTER TABLE leagues ADD COLUMN best INTEGER NOT NULL DEFAULT 0;
