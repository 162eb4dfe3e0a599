-- Whether a move is drafted in a hand: then it stays as it is, whatever the next version's hands look like.
-- Versions before ended `shows` with … there.
ALTER TABLE messages ADD COLUMN is_draft INTEGER NOT NULL DEFAULT 0 CHECK (is_draft IN (0, 1));
