-- The days that are in a bank of time at the beginning of a game: those that there are had two.
ALTER TABLE tables ADD COLUMN bank_days INTEGER NOT NULL DEFAULT 2 CHECK (bank_days > 0);
ALTER TABLE leagues ADD COLUMN bank_days INTEGER NOT NULL DEFAULT 2 CHECK (bank_days > 0);
