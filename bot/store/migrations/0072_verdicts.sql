-- How well a deal of the day was played, by a version of the measure; hands of before are judged when looked at.
ALTER TABLE solo_hands ADD COLUMN measure INTEGER;
ALTER TABLE solo_hands ADD COLUMN figure INTEGER CHECK (figure BETWEEN 0 AND 100);
ALTER TABLE solo_hands ADD COLUMN bid_cost INTEGER;
ALTER TABLE solo_hands ADD COLUMN captains_bid TEXT;
