-- When a league sums up its week next; NULL where it does not.
ALTER TABLE leagues ADD COLUMN digest_at INTEGER;
