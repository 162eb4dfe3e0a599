-- After how many tables in a row to which somebody did not come they are out of a league; 0: never.
ALTER TABLE leagues ADD COLUMN no_shows INTEGER NOT NULL DEFAULT 0;
