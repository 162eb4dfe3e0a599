-- The places from before a correction, a JSON list by seat as the scores are; empty for earlier ones.
ALTER TABLE corrections ADD COLUMN places TEXT NOT NULL DEFAULT '[]';
