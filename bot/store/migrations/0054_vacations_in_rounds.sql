-- Seconds by which the end of a round was moved, since a table waited for people on vacation.
ALTER TABLE rounds ADD COLUMN waited INTEGER NOT NULL DEFAULT 0;
