-- A table that was opened after another one's game, for the tally over several games.
ALTER TABLE tables ADD COLUMN follows INTEGER REFERENCES tables (id);
