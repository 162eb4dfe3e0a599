-- How many people must sit at a table at least for it to count for a ladder.
ALTER TABLE leagues ADD COLUMN least_people INTEGER NOT NULL DEFAULT 1;
