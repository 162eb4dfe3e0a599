-- Who made a move: its seat's person, or a computer player. What a seat brings in a league that a computer
-- player has played: `none`, `forfeit`, or `points` as before this version. How many of a seat's moves were made by whose
-- result it is, how many there were, and who else has played there, with their moves.
ALTER TABLE moves ADD COLUMN by_computer INTEGER NOT NULL DEFAULT 0 CHECK (by_computer IN (0, 1));
ALTER TABLE leagues ADD COLUMN computer_seats TEXT NOT NULL DEFAULT 'points'
    CHECK (computer_seats IN ('none', 'forfeit', 'points'));
ALTER TABLE match_results ADD COLUMN moves INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match_results ADD COLUMN of_moves INTEGER NOT NULL DEFAULT 0;
ALTER TABLE match_results ADD COLUMN other_id INTEGER;
ALTER TABLE match_results ADD COLUMN other_moves INTEGER NOT NULL DEFAULT 0;
