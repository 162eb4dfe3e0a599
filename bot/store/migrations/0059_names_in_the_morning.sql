-- Where a server wants to read in the morning who played the deal of the day; and who is named in all of theirs.
ALTER TABLE guilds ADD COLUMN daily_channel INTEGER;
ALTER TABLE people ADD COLUMN named INTEGER NOT NULL DEFAULT 0 CHECK (named IN (0, 1));
