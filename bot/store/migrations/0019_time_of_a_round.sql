-- The active seconds of a turn where they are not those of its table's pace: a league's round is about to end.
ALTER TABLE clocks ADD COLUMN allowed INTEGER;
