-- Whether a hand has offered its person to play forced moves by themselves, which it does once.
ALTER TABLE people ADD COLUMN forced_offered INTEGER NOT NULL DEFAULT 0 CHECK (forced_offered IN (0, 1));
