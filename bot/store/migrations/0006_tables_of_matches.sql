-- The league's match for which a table was opened, so that it is found again after a kill.
ALTER TABLE tables ADD COLUMN match_id INTEGER REFERENCES matches (id);

UPDATE tables SET match_id = (SELECT matches.id FROM matches WHERE matches.table_id = tables.id);

-- A match that was just being started has no table yet, but one may stand in its thread already: the latest
-- there, of its league's game, options and host, with nobody on a seat but who was drawn for it.
UPDATE tables SET match_id = (
    SELECT matches.id FROM matches JOIN leagues ON leagues.id = matches.league_id
    WHERE matches.state = 'waiting' AND matches.table_id IS NULL AND matches.thread_id = tables.channel_id
        AND leagues.game = tables.game AND leagues.created_by = tables.host_id
        AND NOT EXISTS (
            SELECT 1 FROM json_each(leagues.options) AS wanted
            WHERE wanted.value IS NOT json_extract(tables.options, '$."' || wanted.key || '"')
        )
        AND json_array_length(matches.seats) = (SELECT count(*) FROM seats WHERE seats.table_id = tables.id)
        AND NOT EXISTS (
            SELECT 1 FROM seats
            WHERE seats.table_id = tables.id
                AND seats.user_id <> json_extract(matches.seats, '$[' || seats.seat || ']')
        )
)
WHERE match_id IS NULL AND id IN (SELECT max(id) FROM tables GROUP BY channel_id);

CREATE UNIQUE INDEX table_of_a_match ON tables (match_id) WHERE match_id IS NOT NULL;
