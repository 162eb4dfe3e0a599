-- Tips come by themselves in the first game of a kind; those who had asked for them go on having them in all games.
ALTER TABLE people RENAME COLUMN tips TO had_tips;
ALTER TABLE people ADD COLUMN tips TEXT NOT NULL DEFAULT 'first' CHECK (tips IN ('first', 'always', 'never'));
UPDATE people SET tips = 'always' WHERE had_tips;
ALTER TABLE people DROP COLUMN had_tips;
