-- Names are compared by a key that the program makes, which folds case and width beyond ASCII, on every
-- engine alike. A league of before has none until the bot is started.
DROP INDEX league_names;
ALTER TABLE leagues ADD COLUMN folded TEXT;
CREATE UNIQUE INDEX league_names ON leagues (guild_id, folded)
    WHERE stage IN ('sign_up', 'running', 'paused');
