"""A person's stored data in leagues: to hand it to them, and to put a number in their place.

A deleted person stays in standings under a number that was nobody's: Discord's ids are all greater
(https://discord.com/developers/docs/reference#snowflakes), those of computer players negative.
"""

import json
from collections.abc import Mapping, Sequence

from bot.store.engine import Transaction
from bot.store.rows import lists

LEAST_ID = 1 << 22
"""Less than any id of Discord's."""

_IN_SEATS, _IN_BYES = lists("seats", ":id"), lists("byes", ":id")

EXPORT: Mapping[str, str] = {
    "leagues": """
        SELECT league_id, leagues.name AS league, game, guild_id, stage, entrants.name, role, at, joined_at
        FROM entrants JOIN leagues ON leagues.id = league_id WHERE user_id = :id ORDER BY league_id
    """,
    "leagues_made": """
        SELECT id AS league_id, name AS league, guild_id, stage, created_at
        FROM leagues WHERE created_by = :id ORDER BY id
    """,
    "matches": f"""
        SELECT league_id, round, number, state, table_id, starts_at, finished_at, place, score, forfeited
        FROM matches LEFT JOIN match_results ON match_id = matches.id AND user_id = :id
        WHERE user_id = :id OR {_IN_SEATS} ORDER BY matches.id
    """,  # noqa: S608 - constants
    "seats_shared": """
        SELECT league_id, round, number, seat, other_moves AS moves
        FROM match_results JOIN matches ON matches.id = match_id WHERE other_id = :id ORDER BY match_id, seat
    """,
    "byes": f"""
        SELECT league_id, number AS round FROM rounds
        WHERE {_IN_BYES} ORDER BY league_id, number
    """,  # noqa: S608 - constants
    "wishes": """
        SELECT league_id, kind FROM league_wishes WHERE :id IN (one, other) ORDER BY league_id, kind
    """,
    "league_roles": """
        SELECT league_id, role_id FROM league_roles WHERE user_id = :id ORDER BY league_id, role_id
    """,
    "corrections": """
        SELECT match_id, name, reason, at FROM corrections WHERE user_id = :id ORDER BY id
    """,
    "points_given": """
        SELECT league_id, points, reason, at FROM adjustments WHERE user_id = :id ORDER BY id
    """,
    "points_by_hand": """
        SELECT league_id, points, reason, at FROM adjustments WHERE about = :id ORDER BY id
    """,
    "league_actions": """
        SELECT league_id, match_id, kind, reason, changes, at FROM league_actions
        WHERE user_id = :id ORDER BY id
    """,
    "league_edits": """
        SELECT league_id, wanted, at FROM league_edits WHERE user_id = :id ORDER BY league_id
    """,
    "protests": """
        SELECT match_id, name, reason, at, outcome, answer FROM protests WHERE user_id = :id ORDER BY id
    """,
    "protests_decided": """
        SELECT match_id, outcome, answer FROM protests WHERE decider_id = :id ORDER BY id
    """,
    "league_actions_about": """
        SELECT league_id, match_id, kind, reason, at FROM league_actions
        WHERE about = :id OR other = :id ORDER BY id
    """,
}
"""The stored data of a person, by its name in their file."""

TOUCHED = f"""
SELECT league_id FROM entrants WHERE user_id = :id
UNION SELECT league_id FROM rounds WHERE {_IN_BYES}
UNION SELECT league_id FROM matches WHERE {_IN_SEATS}
UNION SELECT league_id FROM matches
    WHERE id IN (SELECT match_id FROM match_results WHERE :id IN (user_id, other_id))
UNION SELECT league_id FROM matches WHERE id IN (SELECT match_id FROM corrections WHERE user_id = :id)
UNION SELECT league_id FROM matches WHERE id IN (
    SELECT match_id FROM protests WHERE :id IN (user_id, decider_id)
)
UNION SELECT league_id FROM league_actions WHERE :id IN (user_id, about, other)
UNION SELECT league_id FROM adjustments WHERE :id IN (user_id, about)
UNION SELECT league_id FROM league_edits WHERE user_id = :id
UNION SELECT id FROM leagues WHERE created_by = :id
ORDER BY 1
"""  # noqa: S608 - constants
"""The leagues that contain the person anywhere."""

_NUMBER = """
SELECT 1 + coalesce(max(user_id), 0) AS number
FROM (SELECT user_id FROM entrants UNION SELECT user_id FROM match_results
    UNION SELECT other_id FROM match_results) AS known WHERE user_id > 0 AND user_id < :least
"""

_ANONYMISE: Sequence[str] = (
    "DELETE FROM league_actions"
    " WHERE league_id IN (SELECT id FROM leagues WHERE stage = 'draft' AND created_by = :id)",
    "DELETE FROM entrants"
    " WHERE league_id IN (SELECT id FROM leagues WHERE stage = 'draft' AND created_by = :id)",
    "DELETE FROM leagues WHERE stage = 'draft' AND created_by = :id",
    "DELETE FROM league_edits WHERE user_id = :id",
    "UPDATE entrants SET role = 'out' WHERE user_id = :id"
    " AND league_id IN (SELECT id FROM leagues WHERE stage NOT IN ('finished', 'ended'))",
    "UPDATE entrants SET user_id = :number, name = :name WHERE user_id = :id",
    "DELETE FROM league_roles WHERE user_id = :id",
    "DELETE FROM league_wishes WHERE one = :id OR other = :id",
    "UPDATE match_results SET user_id = :number WHERE user_id = :id",
    "UPDATE match_results SET other_id = :number WHERE other_id = :id",
    "UPDATE corrections SET user_id = NULL, name = :name WHERE user_id = :id",
    "UPDATE league_actions SET user_id = NULL, name = :name WHERE user_id = :id",
    "UPDATE league_actions SET about = :number WHERE about = :id",
    "UPDATE league_actions SET other = :number WHERE other = :id",
    "UPDATE adjustments SET user_id = NULL, name = :name WHERE user_id = :id",
    "UPDATE adjustments SET about = :number WHERE about = :id",
    "UPDATE protests SET user_id = NULL, name = :name WHERE user_id = :id",
    "UPDATE protests SET decider_id = NULL, decided_by = :name WHERE decider_id = :id",
    "UPDATE leagues SET created_by = 0 WHERE created_by = :id",
)


def anonymise(connection: Transaction, user_id: int, name: str) -> None:
    """Puts a number in the place of a person in every league, inside the caller's transaction."""
    facts = {"id": user_id, "name": name, "least": LEAST_ID}
    touched = list(connection.execute(TOUCHED, facts))
    if not touched:
        return
    [row] = connection.execute(_NUMBER, facts)
    number = int(row["number"])
    for statement in _ANONYMISE:
        connection.execute(statement, {**facts, "number": number})
    for (league_id,) in map(tuple, touched):
        _rewrite_lists(connection, league_id, user_id, number)
        connection.execute("DELETE FROM schedules WHERE league_id = ?", (league_id,))
        connection.execute("UPDATE leagues SET revision = revision + 1 WHERE id = ?", (league_id,))


def _rewrite_lists(connection: Transaction, league_id: int, user_id: int, number: int) -> None:
    """Puts the number in the place of the id in the lists of ids that rounds and matches keep."""

    def rewritten(ids: str) -> list[int]:
        return [number if one == user_id else one for one in json.loads(ids)]

    for row in connection.execute("SELECT * FROM rounds WHERE league_id = ?", (league_id,)):
        connection.execute(
            "UPDATE rounds SET byes = ? WHERE league_id = ? AND number = ?",
            (json.dumps(rewritten(row["byes"])), league_id, row["number"]),
        )
    for row in connection.execute("SELECT * FROM matches WHERE league_id = ?", (league_id,)):
        drawn, ready, forfeits = (rewritten(row[name]) for name in ("seats", "ready", "forfeits"))
        if row["state"] not in ("done", "void") and number in drawn and number not in forfeits:
            forfeits.append(number)  # nobody waits for a number
        connection.execute(
            "UPDATE matches SET seats = ?, ready = ?, forfeits = ? WHERE id = ?",
            (json.dumps(drawn), json.dumps(ready), json.dumps(forfeits), row["id"]),
        )
