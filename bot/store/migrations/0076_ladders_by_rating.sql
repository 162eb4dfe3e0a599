-- How a ladder ranks people, and who has no rank yet: ladders of before stay with points.
ALTER TABLE leagues ADD COLUMN ranking TEXT NOT NULL DEFAULT 'points' CHECK (ranking IN ('points', 'rating'));
ALTER TABLE leagues ADD COLUMN least_games INTEGER NOT NULL DEFAULT 5 CHECK (least_games >= 1);
