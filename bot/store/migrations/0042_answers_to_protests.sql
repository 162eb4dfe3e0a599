-- Whether the people of the match know what was decided. What was decided before is not told any more.
ALTER TABLE protests ADD COLUMN answered INTEGER NOT NULL DEFAULT 0 CHECK (answered IN (0, 1));
UPDATE protests SET answered = 1 WHERE outcome <> 'open';
