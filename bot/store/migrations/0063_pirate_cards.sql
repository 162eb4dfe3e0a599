-- What a finished game says of each seat, worked out of its log once. Who sits there is in `seats`. `whole` is 1 where
-- one person has played the seat from the first card to the last; `people` is how many people were at the table.
CREATE TABLE seat_summaries (
    table_id  INTEGER NOT NULL REFERENCES tables (id),
    seat      INTEGER NOT NULL,
    guild_id  INTEGER NOT NULL,
    game      TEXT    NOT NULL,
    place     INTEGER NOT NULL,
    best      INTEGER,
    bids      INTEGER NOT NULL,
    met       INTEGER NOT NULL,
    streak    INTEGER NOT NULL,
    moves     INTEGER NOT NULL,
    people    INTEGER NOT NULL,
    whole     INTEGER NOT NULL CHECK (whole IN (0, 1)),
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_summaries_of_a_server ON seat_summaries (guild_id, game);

-- Whose games a person's card counts, and whether others see it.
ALTER TABLE people ADD COLUMN card TEXT NOT NULL DEFAULT 'server' CHECK (card IN ('server', 'all', 'private'));
