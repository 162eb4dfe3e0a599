-- The roles for those who take part in a league, and for its champion; and which of them the bot has given to whom.
ALTER TABLE leagues ADD COLUMN player_role_id INTEGER;
ALTER TABLE leagues ADD COLUMN champion_role_id INTEGER;
CREATE TABLE league_roles (
    league_id  INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    role_id    INTEGER NOT NULL,
    PRIMARY KEY (league_id, user_id, role_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_roles_of_a_person ON league_roles (user_id);
