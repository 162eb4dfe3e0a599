-- Of a match whose scorepad a moderator counts though its game was not as usual: by house rules, or with a round beyond
-- the printed rules; ended after `rounds_played` of `rounds_planned` rounds, which is 0 where the scores decide.
ALTER TABLE matches ADD COLUMN house_rules INTEGER NOT NULL DEFAULT 0 CHECK (house_rules IN (0, 1));
ALTER TABLE matches ADD COLUMN rounds_played INTEGER NOT NULL DEFAULT 0;
ALTER TABLE matches ADD COLUMN rounds_planned INTEGER NOT NULL DEFAULT 0;
