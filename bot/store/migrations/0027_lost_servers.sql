-- Servers that have lost the bot, since when, and whether what went on there has been ended since.
CREATE TABLE lost_guilds (
    guild_id   INTEGER PRIMARY KEY,
    lost_at    INTEGER NOT NULL,
    has_ended  INTEGER NOT NULL DEFAULT 0 CHECK (has_ended IN (0, 1))
) STRICT;
