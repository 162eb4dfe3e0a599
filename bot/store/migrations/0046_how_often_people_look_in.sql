-- How often a league's people look in: it proposes its pace and the length of its rounds. Rounds that there are
-- were proposed for 15 turns a day.
ALTER TABLE leagues ADD COLUMN rhythm TEXT NOT NULL DEFAULT 'often' CHECK (rhythm IN ('once', 'few', 'often'));
ALTER TABLE leagues DROP COLUMN answer_seconds;
