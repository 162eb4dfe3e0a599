-- The names of leagues that are over are free again.
DROP INDEX league_names;
CREATE UNIQUE INDEX league_names ON leagues (guild_id, name COLLATE NOCASE)
    WHERE stage IN ('sign_up', 'running', 'paused');
