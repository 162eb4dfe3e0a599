-- A league: what is played, how, and how far it has come. `points` is empty for the usual points, `score` for
-- the game's own, else a list such as 5-3-2-1. `finalists` go on to a cup when the rounds are over; 0: none do.
-- `seed` is the chance of its pairings; `told` the revision that its post shows.
CREATE TABLE leagues (
    id             INTEGER PRIMARY KEY AUTOINCREMENT,
    guild_id       INTEGER NOT NULL,
    name           TEXT    NOT NULL,
    stage          TEXT    NOT NULL CHECK (stage IN ('draft', 'sign_up', 'running', 'paused', 'finished', 'ended')),
    format         TEXT    NOT NULL CHECK (format IN ('ladder', 'season', 'cup')),
    game           TEXT    NOT NULL,
    options        TEXT    NOT NULL,
    size           INTEGER NOT NULL,
    points         TEXT    NOT NULL DEFAULT '',
    pace           TEXT    NOT NULL CHECK (pace IN ('none', 'live', 'daily', 'relaxed')),
    rounds         INTEGER NOT NULL,
    finalists      INTEGER NOT NULL DEFAULT 0,
    advance        INTEGER NOT NULL DEFAULT 1,
    places         INTEGER,
    round_hours    INTEGER NOT NULL,
    start_hours    INTEGER NOT NULL,
    sign_up_until  INTEGER,
    channel_id     INTEGER NOT NULL,
    language       TEXT    NOT NULL,
    created_by     INTEGER NOT NULL,
    created_at     INTEGER NOT NULL,
    closed_at      INTEGER,
    seed           INTEGER NOT NULL,
    message_id     INTEGER,
    shows          TEXT    NOT NULL DEFAULT '',
    next_at        INTEGER,
    paused_at      INTEGER,
    revision       INTEGER NOT NULL DEFAULT 1,
    told           INTEGER NOT NULL DEFAULT 0
) STRICT;

CREATE UNIQUE INDEX league_names ON leagues (guild_id, name COLLATE NOCASE) WHERE stage <> 'draft';
CREATE INDEX leagues_due ON leagues (next_at) WHERE next_at IS NOT NULL;

-- Who takes part. Computer players have negative ids.
CREATE TABLE entrants (
    league_id  INTEGER NOT NULL REFERENCES leagues (id),
    user_id    INTEGER NOT NULL,
    name       TEXT    NOT NULL,
    role       TEXT    NOT NULL CHECK (role IN ('player', 'waiting', 'substitute', 'out')),
    at         INTEGER NOT NULL,
    PRIMARY KEY (league_id, user_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX entrants_of_a_person ON entrants (user_id);

-- A round of a season, or a stage of a cup; a ladder's games are all in round 0. `byes` are ids as JSON.
CREATE TABLE rounds (
    league_id   INTEGER NOT NULL REFERENCES leagues (id),
    number      INTEGER NOT NULL,
    is_stage    INTEGER NOT NULL CHECK (is_stage IN (0, 1)),
    byes        TEXT    NOT NULL DEFAULT '[]',
    started_at  INTEGER NOT NULL,
    ends_at     INTEGER,
    closed_at   INTEGER,
    PRIMARY KEY (league_id, number)
) STRICT, WITHOUT ROWID;

-- One table of a round: who was drawn to sit there (ids in the order of the seats), who has said that they are
-- there, who has forfeited, its thread, and its game.
CREATE TABLE matches (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    league_id    INTEGER NOT NULL REFERENCES leagues (id),
    round        INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    state        TEXT    NOT NULL CHECK (state IN ('planned', 'opening', 'waiting', 'playing', 'done', 'void')),
    seats        TEXT    NOT NULL,
    ready        TEXT    NOT NULL DEFAULT '[]',
    forfeits     TEXT    NOT NULL DEFAULT '[]',
    thread_id    INTEGER,
    message_id   INTEGER,
    table_id     INTEGER REFERENCES tables (id),
    starts_at    INTEGER,
    finished_at  INTEGER,
    nudged_at    INTEGER,
    UNIQUE (league_id, round, number)
) STRICT;

CREATE UNIQUE INDEX match_of_a_table ON matches (table_id) WHERE table_id IS NOT NULL;

-- What a match came to. `user_id` is whose result it is: a substitute's own, where one played.
CREATE TABLE match_results (
    match_id     INTEGER NOT NULL REFERENCES matches (id),
    seat         INTEGER NOT NULL,
    user_id      INTEGER,
    place        INTEGER NOT NULL,
    score        INTEGER NOT NULL,
    forfeited    INTEGER NOT NULL CHECK (forfeited IN (0, 1)),
    by_computer  INTEGER NOT NULL CHECK (by_computer IN (0, 1)),
    PRIMARY KEY (match_id, seat)
) STRICT, WITHOUT ROWID;

-- Who has corrected or voided which result, when and why; `before` and `after` are scores by seat as JSON,
-- `after` null where the result was voided.
CREATE TABLE corrections (
    id        INTEGER PRIMARY KEY AUTOINCREMENT,
    match_id  INTEGER NOT NULL REFERENCES matches (id),
    user_id   INTEGER,
    name      TEXT    NOT NULL,
    reason    TEXT    NOT NULL,
    before    TEXT    NOT NULL,
    after     TEXT,
    at        INTEGER NOT NULL
) STRICT;
