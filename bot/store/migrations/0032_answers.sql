-- The seconds after which people of the server's leagues answered on average when the league was made; 0: not known.
ALTER TABLE leagues ADD COLUMN answer_seconds INTEGER NOT NULL DEFAULT 0;
