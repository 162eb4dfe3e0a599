-- Whether the sign-up of the next season opens by itself, and whether that of this one did: no league of before.
ALTER TABLE leagues ADD COLUMN continues INTEGER NOT NULL DEFAULT 0 CHECK (continues IN (0, 1));
ALTER TABLE leagues ADD COLUMN by_itself INTEGER NOT NULL DEFAULT 0 CHECK (by_itself IN (0, 1));
