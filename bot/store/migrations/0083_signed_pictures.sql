-- Whether a server's name stands in its pictures.
ALTER TABLE guilds ADD COLUMN signed INTEGER NOT NULL DEFAULT 0 CHECK (signed IN (0, 1));
