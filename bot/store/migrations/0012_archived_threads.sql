-- Whether the thread of a match was archived after its game; Discord does so by itself with those of before.
ALTER TABLE matches ADD COLUMN archived INTEGER NOT NULL DEFAULT 0 CHECK (archived IN (0, 1));
UPDATE matches SET archived = 1 WHERE state IN ('done', 'void');
