-- What whoever runs a league says on its post: rules, prizes, dates.
ALTER TABLE leagues ADD COLUMN about TEXT NOT NULL DEFAULT '';
