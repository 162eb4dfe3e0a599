-- What somebody is about to change of a league that goes on: values as JSON, by the columns of `leagues`.
CREATE TABLE league_edits (
    league_id  INTEGER NOT NULL REFERENCES leagues (id) ON DELETE CASCADE,
    user_id    INTEGER NOT NULL,
    wanted     TEXT    NOT NULL,
    at         INTEGER NOT NULL,
    PRIMARY KEY (league_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_edits_of_a_person ON league_edits (user_id);

-- The settings that an action has changed: by the columns of `leagues` what was before and after, as JSON.
ALTER TABLE league_actions ADD COLUMN changes TEXT NOT NULL DEFAULT '{}';
