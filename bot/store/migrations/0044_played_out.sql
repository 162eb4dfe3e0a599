-- Since when computer players finish a table, since the round of its league is over; null: people play it.
ALTER TABLE tables ADD COLUMN played_out_at INTEGER;

-- Whether a computer player made the move because of that alone.
ALTER TABLE moves ADD COLUMN played_out INTEGER NOT NULL DEFAULT 0 CHECK (played_out IN (0, 1));

-- How many of a seat's moves were such: `of_moves` has the others.
ALTER TABLE match_results ADD COLUMN played_out INTEGER NOT NULL DEFAULT 0;

-- What a table brings that was mostly finished so.
ALTER TABLE leagues ADD COLUMN played_out TEXT NOT NULL DEFAULT 'undecided'
    CHECK (played_out IN ('undecided', 'as_it_stands', 'void'));
