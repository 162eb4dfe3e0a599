-- How a season's rounds are drawn: so that few meet again, by standing, or by standing after a seeded first one.
ALTER TABLE leagues ADD COLUMN draws TEXT NOT NULL DEFAULT 'meet' CHECK (draws IN ('meet', 'swiss', 'seeded'));
