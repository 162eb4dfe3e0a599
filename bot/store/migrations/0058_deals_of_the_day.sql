-- Deals that people play alone: the name of the deal, and their own moves as a JSON list; once it is over, the whole
-- game as a record. Of a deal there is one hand that counts, and perhaps one that was played again later.
CREATE TABLE solo_hands (
    user_id      INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    ranked       INTEGER NOT NULL CHECK (ranked IN (0, 1)),
    deal         TEXT    NOT NULL,
    moves        TEXT    NOT NULL,
    created_at   INTEGER NOT NULL,
    finished_at  INTEGER,
    score        INTEGER,
    record       TEXT    NOT NULL,
    PRIMARY KEY (user_id, number, ranked)
) STRICT, WITHOUT ROWID;

CREATE INDEX solo_hands_unfinished ON solo_hands (number) WHERE finished_at IS NULL;

-- The scores of 300 plays of a deal by the pirates' rule, as a JSON list, and what the rule itself makes of it.
CREATE TABLE solo_fields (
    deal         TEXT    PRIMARY KEY,
    scores       TEXT    NOT NULL,
    par          TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- Who may be named in a server for a deal, since they shared their result there, or allow it.
CREATE TABLE solo_names (
    guild_id     INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    user_id      INTEGER NOT NULL,
    name         TEXT    NOT NULL,
    PRIMARY KEY (guild_id, number, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX solo_names_of_a_person ON solo_names (user_id);
