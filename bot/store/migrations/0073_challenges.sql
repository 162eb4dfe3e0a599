-- Challenges to a game for two, and invitations to an open table: the open ones, and those of the last week or two.
CREATE TABLE challenges (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    kind       TEXT    NOT NULL CHECK (kind IN ('challenge', 'invitation')),
    guild_id   INTEGER NOT NULL,
    channel_id INTEGER NOT NULL,
    language   TEXT    NOT NULL,
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    other_id   INTEGER NOT NULL,
    other_name TEXT    NOT NULL,
    game       TEXT    NOT NULL,
    table_id   INTEGER,
    at         INTEGER NOT NULL,
    ends_at    INTEGER NOT NULL,
    state      TEXT    NOT NULL CHECK (state IN ('open', 'accepted', 'declined', 'taken_back', 'old')),
    is_shown   INTEGER NOT NULL CHECK (is_shown IN (0, 1))
) STRICT;

CREATE INDEX challenges_of_a_person ON challenges (user_id);
CREATE INDEX challenges_to_a_person ON challenges (other_id);
CREATE INDEX challenges_by_time ON challenges (ends_at);
