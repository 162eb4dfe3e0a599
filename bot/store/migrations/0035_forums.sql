-- The forum in which the matches of a league have their posts; null: threads of the league's channel.
ALTER TABLE leagues ADD COLUMN forum_id INTEGER;
