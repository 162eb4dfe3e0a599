-- Who may sign up for a league: members with a role, or only invited people.
ALTER TABLE leagues ADD COLUMN sign_up_role_id INTEGER;
ALTER TABLE leagues ADD COLUMN only_invited INTEGER NOT NULL DEFAULT 0 CHECK (only_invited IN (0, 1));

-- When a person joined the server, as Discord said at their sign-up: moderators see who is new.
ALTER TABLE entrants ADD COLUMN joined_at INTEGER;
