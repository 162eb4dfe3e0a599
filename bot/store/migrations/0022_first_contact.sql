-- Whether a tap of their own lets the bot begin a conversation of direct messages with the person, and whether
-- they have been told that it can't yet. Who has one with it, or has asked to be nudged so, has tapped before.
ALTER TABLE people ADD COLUMN may_write INTEGER NOT NULL DEFAULT 0 CHECK (may_write IN (0, 1));
ALTER TABLE people ADD COLUMN told_later INTEGER NOT NULL DEFAULT 0 CHECK (told_later IN (0, 1));
UPDATE people SET may_write = 1 WHERE dm_channel_id IS NOT NULL OR nudges = 'dm';
