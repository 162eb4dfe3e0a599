-- The language of what all can read in a server, such as 'de'; NULL where it follows from Discord.
ALTER TABLE guilds ADD COLUMN language TEXT;
