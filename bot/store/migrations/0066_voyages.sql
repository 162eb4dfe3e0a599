-- Leagues in which everyone plays the same drawn deals alone, until a last day; and what each deal's field says of it,
-- once that is played. The check of formats is changed in the schema alone, as in 0031.
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '''season'', ''cup'')', '''season'', ''cup'', ''voyage'')')
WHERE type = 'table' AND name = 'leagues';
PRAGMA writable_schema = RESET;
ALTER TABLE leagues ADD COLUMN voyage_until INTEGER;
ALTER TABLE solo_deals ADD COLUMN mean INTEGER;
ALTER TABLE solo_deals ADD COLUMN tenth INTEGER;
