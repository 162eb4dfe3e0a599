-- The channel in which a server's moderators are told what a league waits for; null: in the league's own. What
-- they were told of each league last, empty while it goes on by itself.
ALTER TABLE guilds ADD COLUMN moderator_channel INTEGER;
ALTER TABLE leagues ADD COLUMN waits TEXT NOT NULL DEFAULT '';
