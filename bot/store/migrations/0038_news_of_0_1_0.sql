-- 0.1.0 told nothing of what is news now, and kept no notes: what had begun or ended by the upgrade is noted as told.
-- Its people were invited to their tables, or have played there. Nobody finds such messages: they are gone. The news
-- of a round or of a league's end are as many messages as their mentions need: ten hold those of 700.
INSERT OR IGNORE INTO messages (kind, subject, seat, channel_id, message_id, shows, is_plain, is_gone)
WITH RECURSIVE parts (part) AS (SELECT 0 UNION ALL SELECT part + 1 FROM parts WHERE part < 9),
news (kind, league_id, number) AS (
    SELECT 'round', league_id, number FROM rounds WHERE NOT EXISTS (
        SELECT 1 FROM matches WHERE matches.league_id = rounds.league_id AND round = rounds.number
            AND state IN ('planned', 'opening')
    )
    UNION ALL SELECT 'round_over', league_id, number FROM rounds WHERE NOT EXISTS (
        SELECT 1 FROM matches WHERE matches.league_id = rounds.league_id AND round = rounds.number
            AND state NOT IN ('done', 'void')
    )
    UNION ALL SELECT 'league_end', league_id, max(number) FROM rounds
        JOIN leagues ON leagues.id = league_id AND stage = 'finished' GROUP BY league_id
)
SELECT kind, league_id, number * 100 + part, channel_id, 0, '', 1, 1
FROM news JOIN leagues ON leagues.id = league_id CROSS JOIN parts
WHERE NOT EXISTS (SELECT 1 FROM notes);

INSERT OR IGNORE INTO messages (kind, subject, seat, channel_id, message_id, shows, is_plain, is_gone)
SELECT 'end', id, -1, channel_id, 0, '', 1, 1 FROM tables
WHERE status = 'finished' AND NOT EXISTS (SELECT 1 FROM notes);
