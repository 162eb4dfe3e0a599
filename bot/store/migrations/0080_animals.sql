-- The animal that a person has chosen; without one it follows from their id.
ALTER TABLE people ADD COLUMN animal TEXT;
