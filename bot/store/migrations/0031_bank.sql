-- A pace of its own: a bank of time a person. The seconds that are left in a seat's bank; null: it is full, or not
-- played so. What the checks of paces let through is said in the schema alone, so that no table need be rebuilt
-- (https://www.sqlite.org/lang_altertable.html, "Making Other Kinds Of Table Schema Changes").
PRAGMA writable_schema = ON;
UPDATE sqlite_schema SET sql = replace(sql, '''daily'', ''relaxed'')', '''daily'', ''relaxed'', ''bank'')')
WHERE type = 'table' AND name IN ('tables', 'guilds', 'leagues');
PRAGMA writable_schema = RESET;
ALTER TABLE seats ADD COLUMN bank INTEGER;
