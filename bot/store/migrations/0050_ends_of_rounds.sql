-- The end that a round had before it was moved since moderators said nothing; null: it was not. 0 for
-- rounds that were over before, which go on as it was said.
ALTER TABLE rounds ADD COLUMN moved_from INTEGER;
UPDATE rounds SET moved_from = 0 WHERE ends_at <= CAST(strftime('%s', 'now') AS INTEGER);

-- Since when computer players finish a round by a moderator's wish; null: some days after its end.
ALTER TABLE rounds ADD COLUMN played_out_at INTEGER;
