"""All stored data of one person: to hand it to them, and to delete it.

`tests/store/test_privacy.py` looks at every column of the database.
"""

import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, get_type_hints

from bot.model.messages import NEWS_OF_LEAGUES, MessageRow
from bot.model.people import PersonRow
from bot.model.shown import Unsure
from bot.store import league_privacy
from bot.store.engine import Queries, Row, Transaction
from bot.store.messages import message_of
from bot.store.shown import written
from bot.store.statements import execute, revise

ANONYMOUS = "Anon."  # the name of a person whose data was deleted; it is understood in each of our languages
NOBODY = 0  # the host of a closed table whose host was deleted

_OF_PERSON = """
(kind IN ('hand', 'turn', 'lead', 'plan', 'away', 'channel')
 AND (subject, seat) IN (SELECT table_id, seat FROM seats WHERE user_id = :id))
    OR channel_id = (SELECT dm_channel_id FROM people WHERE user_id = :id)
"""

_MESSAGES = f"SELECT * FROM messages WHERE {_OF_PERSON} ORDER BY subject, message_id"  # noqa: S608 - constant

_KINDS_OF_NEWS = ", ".join(f"'{kind}'" for kind in NEWS_OF_LEAGUES)
# The announcements of leagues with the person in them, their challenges, and mornings and shares that name
# them. They are not edited later, so they are deleted on Discord.
_NEWS = f"""
SELECT * FROM messages WHERE is_gone = 0 AND (
    (kind IN ({_KINDS_OF_NEWS}) AND subject IN ({league_privacy.TOUCHED}))
    OR (kind = 'challenge' AND subject IN (SELECT id FROM challenges WHERE :id IN (user_id, other_id)))
    OR (kind = 'morning' AND (subject, seat) IN (SELECT guild_id, number FROM solo_names WHERE user_id = :id))
    OR (kind = 'share' AND subject IN (SELECT id FROM solo_shares WHERE user_id = :id))
)
ORDER BY subject, message_id
"""  # noqa: S608 - constant

# What is stored of a person, by the name that it has in their file; nothing in it is anybody else's.
_EXPORT: Mapping[str, str] = {
    "person": "SELECT * FROM people WHERE user_id = :id",
    "visits": "SELECT at FROM visits WHERE user_id = :id",
    "vacations": "SELECT starts_at, ends_at FROM vacations WHERE user_id = :id ORDER BY starts_at",
    "seats": """
        SELECT table_id, game, guild_id, channel_id, status, created_at, closed_at, host_id = :id AS is_host,
               seat, name, player, missed, place, score
        FROM seats JOIN tables ON id = table_id LEFT JOIN results USING (table_id, seat)
        WHERE user_id = :id ORDER BY table_id
    """,
    "hosted": "SELECT id AS table_id, game, status, created_at FROM tables WHERE host_id = :id ORDER BY id",
    # Without their numbers in the log, which would tell how often others have changed a hidden bid.
    "moves": """
        SELECT table_id, seat, move, at FROM moves JOIN seats USING (table_id, seat)
        WHERE user_id = :id ORDER BY table_id, number
    """,
    "done": """
        SELECT table_id, kind, name,
               CASE WHEN detail_id IS NULL OR detail_id = :id THEN detail ELSE '' END AS detail, at
        FROM actions WHERE user_id = :id ORDER BY id
    """,
    "concerned_by": """
        SELECT table_id, kind, seat, other_name AS name, at FROM actions WHERE other_id = :id ORDER BY id
    """,
    "stepped_in": """
        SELECT table_id, kind, seat, detail AS name, at FROM actions WHERE detail_id = :id ORDER BY id
    """,
    "substitutes": "SELECT table_id, name, at FROM substitutes WHERE user_id = :id ORDER BY table_id",
    "clocks": """
        SELECT table_id, seat, stage, since, "left", next_at, due_at FROM clocks
        WHERE user_id = :id ORDER BY table_id
    """,
    "plans": """
        SELECT table_id, seat, plan, dropped FROM plans JOIN seats USING (table_id, seat)
        WHERE user_id = :id ORDER BY table_id
    """,
    "messages": f"""
        SELECT kind, subject AS table_id, seat, channel_id, message_id, shows, is_plain, is_gone
        FROM ({_MESSAGES}) AS own
    """,  # noqa: S608 - constant
    "messages_to_delete": """
        SELECT channel_id, message_id FROM messages_to_delete
        WHERE channel_id = (SELECT dm_channel_id FROM people WHERE user_id = :id)
    """,
    "messages_being_sent": f"""
        SELECT kind, subject AS table_id, seat, channel_id, shows, is_plain, begun_at AS at
        FROM messages_being_sent WHERE {_OF_PERSON} ORDER BY subject, seat, begun_at
    """,  # noqa: S608 - constant
    **league_privacy.EXPORT,
    "scorepads": """
        SELECT pads.id AS pad_id, game, guild_id, channel_id, state, created_at, host_id = :id AS is_host,
               seat, name, confirmed
        FROM pads JOIN pad_players ON pad_id = pads.id WHERE user_id = :id ORDER BY pads.id
    """,
    "scorepads_begun": "SELECT id AS pad_id, created_at FROM pads WHERE host_id = :id ORDER BY id",
    "scorepad_lines": """
        SELECT pad_id, number AS round, line, at FROM pad_lines WHERE user_id = :id ORDER BY id
    """,
    "deals": """
        SELECT series, deal, ranked, moves, score, created_at, finished_at, figure, bid_cost, captains_bid
        FROM solo_hands
        WHERE user_id = :id ORDER BY series, number, ranked
    """,
    "named_for_deals": """
        SELECT guild_id, number, name FROM solo_names WHERE user_id = :id ORDER BY number, guild_id
    """,
    "shared_deals": """
        SELECT guild_id, channel_id, day, number, name FROM solo_shares WHERE user_id = :id ORDER BY id
    """,
    "predictions": """
        SELECT table_id, question AS round, seats, name, at FROM predictions WHERE user_id = :id
        ORDER BY table_id, question
    """,
    "wishes": """
        SELECT guild_id, game, pace, name, at, ends_at FROM wishes WHERE user_id = :id ORDER BY guild_id, at
    """,
    "challenges": """
        SELECT kind, guild_id, channel_id, game, is_duel, table_id, name, at, ends_at, state FROM challenges
        WHERE user_id = :id ORDER BY id
    """,
    "challenged": """
        SELECT kind, guild_id, channel_id, game, is_duel, other_name AS name, at, ends_at, state
        FROM challenges WHERE other_id = :id ORDER BY id
    """,
    "duels": """
        SELECT duel_id, guild_id, channel_id, game, name, longer, began_at, decided_at,
               CASE WHEN winner = seat THEN 1 ELSE 0 END AS won
        FROM duel_players JOIN duels ON duels.id = duel_id WHERE user_id = :id ORDER BY duel_id
    """,
    "duel_results": """
        SELECT duel_id, number, score, missed FROM duel_results JOIN duel_players USING (duel_id, seat)
        WHERE user_id = :id ORDER BY duel_id, number
    """,
    "called_for_wishes": """
        SELECT table_id, guild_id, game, pace, at FROM wish_calls WHERE user_id = :id ORDER BY at, table_id
    """,
    "called_by_opening": """
        SELECT table_id, guild_id, game, pace, at FROM wish_calls WHERE opener_id = :id ORDER BY at, table_id
    """,
    "scorepads_counted": "SELECT id AS pad_id, game FROM pads WHERE counted_by = :id ORDER BY id",
}

# The tables that show the person's name; those that follow them do in their tally.
_TOUCHED = """
WITH RECURSIVE touched (id) AS (
    SELECT table_id FROM seats WHERE user_id = :id
    UNION SELECT table_id FROM actions WHERE :id IN (user_id, other_id, detail_id)
    UNION SELECT id FROM tables WHERE host_id = :id
    UNION SELECT tables.id FROM tables JOIN touched ON tables.follows = touched.id
)
SELECT id FROM touched ORDER BY id
"""

_ERASE: Sequence[str] = (
    "DELETE FROM plans WHERE (table_id, seat) IN (SELECT table_id, seat FROM seats WHERE user_id = :id)",
    "UPDATE tables SET proposal = NULL, proposed_by = NULL, agreed = '[]'"
    " WHERE (id, proposed_by) IN (SELECT table_id, seat FROM seats WHERE user_id = :id)",
    "UPDATE seats SET user_id = NULL, name = :name, player = 'anonymous', missed = 0 WHERE user_id = :id",
    "UPDATE tables SET host_id = :nobody WHERE host_id = :id",
    "UPDATE actions SET user_id = NULL, name = :name WHERE user_id = :id",
    "UPDATE actions SET other_id = NULL, other_name = :name WHERE other_id = :id",
    "UPDATE actions SET detail_id = NULL, detail = :name WHERE detail_id = :id",
    "DELETE FROM clocks WHERE user_id = :id",
    "DELETE FROM substitutes WHERE user_id = :id",
    "DELETE FROM vacations WHERE user_id = :id",
    "DELETE FROM visits WHERE user_id = :id",
    # What was predicted stays: others' points hang on what everyone said.
    "UPDATE predictions SET user_id = NULL, name = :name WHERE user_id = :id",
    "DELETE FROM wishes WHERE user_id = :id",
    # A challenge stays among those that the other one has made or got, and nobody can accept it.
    "UPDATE challenges SET state = 'old' WHERE state = 'open' AND :id IN (user_id, other_id)",
    "UPDATE challenges SET user_id = :nobody, name = :name WHERE user_id = :id",
    "UPDATE challenges SET other_id = :nobody, other_name = :name WHERE other_id = :id",
    # A duel is decided as it stands: the other has played.
    "UPDATE duels SET revision = revision + 1, look_at = 0"
    " WHERE id IN (SELECT duel_id FROM duel_players WHERE user_id = :id)",
    "UPDATE duel_players SET user_id = NULL, name = :name WHERE user_id = :id",
    "DELETE FROM wish_calls WHERE user_id = :id",
    # The others stay spared for as long.
    "UPDATE wish_calls SET opener_id = :nobody WHERE opener_id = :id",
    "DELETE FROM solo_names WHERE user_id = :id",
    "DELETE FROM solo_shares WHERE user_id = :id",
    "DELETE FROM solo_hands WHERE user_id = :id",
    "DELETE FROM messages_to_delete"
    " WHERE channel_id = (SELECT dm_channel_id FROM people WHERE user_id = :id)",
    "DELETE FROM people WHERE user_id = :id",
    # A deleted person stays on scorepads as an anonymous guest: others' scores hang on theirs.
    """
    UPDATE pads SET revision = revision + 1 WHERE :id IN (host_id, counted_by)
        OR id IN (SELECT pad_id FROM pad_players WHERE user_id = :id)
        OR id IN (SELECT pad_id FROM pad_lines WHERE user_id = :id)
    """,
    "UPDATE pad_players SET user_id = NULL, name = :name WHERE user_id = :id",
    "UPDATE pad_lines SET user_id = NULL, name = :name WHERE user_id = :id",
    "UPDATE pads SET host_id = :nobody WHERE host_id = :id",
    "UPDATE pads SET counted_by = NULL WHERE counted_by = :id",
)

_STILL_SEATED = """
SELECT 1 FROM seats JOIN tables ON id = table_id WHERE user_id = ? AND status IN ('open', 'running')
"""

_TIMES = (
    "at",
    "starts_at",
    "ends_at",
    "created_at",
    "closed_at",
    "finished_at",
    "since",
    "next_at",
    "due_at",
    "began_at",
    "decided_at",
)
_IDS = ("user_id", "guild_id", "channel_id", "dm_channel_id", "message_id")
_FLAGS = {
    "is_host",
    "forfeited",
    "confirmed",
    "is_plain",
    "is_gone",
    "ranked",
    "is_duel",
    "longer",
    "missed",
    "won",
    *(name for name, hint in get_type_hints(PersonRow).items() if hint is bool),
}


class StillSeatedError(Exception):
    """The person sits at an open or running table."""


class PrivacyStore(Queries):
    """Reads and deletes all that is stored of one person."""

    async def export(self, user_id: int) -> dict[str, Any]:
        """All of the person for JSON: times in ISO 8601 (UTC), Discord's ids as text."""
        found: dict[str, Any] = {"user_id": str(user_id)}
        for name, query in _EXPORT.items():
            rows = await self._database.scan(query, {"id": user_id})
            found[name] = [_plain(row) for row in rows]
        return found

    async def messages(self, user_id: int) -> Sequence[MessageRow]:
        """The messages for the person alone or about their seat, and the leagues' announcements of them."""
        found = [await self._database.scan(query, {"id": user_id}) for query in (_MESSAGES, _NEWS)]
        return [message_of(row) for rows in found for row in rows]

    async def leagues(self, user_id: int) -> Sequence[int]:
        """The leagues in which the person took any part."""
        rows = await self._database.scan(league_privacy.TOUCHED, {"id": user_id})
        return [int(row["league_id"]) for row in rows]

    async def erase(self, user_id: int) -> Sequence[int]:
        """Deletes all that is stored of the person; returns the tables that show it.

        Games that are over or frozen keep an anonymous seat, leagues an anonymous entrant. Raises
        `StillSeatedError`.
        """

        def work(connection: Transaction) -> Sequence[int]:
            if list(connection.execute(_STILL_SEATED, (user_id,))):
                raise StillSeatedError
            facts = {"id": user_id, "name": ANONYMOUS, "nobody": NOBODY}
            touched = [int(row["id"]) for row in connection.execute(_TOUCHED, facts)]
            _forget_messages(connection, user_id)
            league_privacy.anonymise(connection, user_id, ANONYMOUS)
            for statement in _ERASE:
                connection.execute(statement, facts)
            execute(connection, list(map(revise, touched)))
            return touched

        touched = await self._database.write(work)
        await self._database.purge()
        return touched


def _forget_messages(connection: Transaction, user_id: int) -> None:
    # Others' messages remember whom they call: the person's id, a number in JSON as in what versions before
    # kept, is taken out of those.
    connection.execute(f"DELETE FROM messages_being_sent WHERE {_OF_PERSON}", {"id": user_id})  # noqa: S608 - constant
    for row in connection.execute(_MESSAGES, {"id": user_id}).fetchall():
        connection.execute(
            "DELETE FROM messages WHERE subject = ? AND kind = ? AND seat = ?",
            (row["subject"], row["kind"], row["seat"]),
        )
    for row in connection.execute(_NEWS, {"id": user_id}).fetchall():
        connection.execute(
            "UPDATE messages SET is_gone = 1, shows = '' WHERE subject = ? AND kind = ? AND seat = ?",
            (row["subject"], row["kind"], row["seat"]),
        )
    connection.execute(
        "UPDATE messages_being_sent SET shows = ? WHERE shows LIKE ?", (written(Unsure()), f"%{user_id}%")
    )
    sign = re.compile(rf"(?<!\d){user_id}(?!\d)")
    kinds = "('nudge', 'turn', 'lead', 'away', 'substituted', 'proposal')"
    calling = f"SELECT * FROM messages WHERE kind IN {kinds} AND shows LIKE ?"  # noqa: S608 - constant
    for row in connection.execute(calling, (f"%{user_id}%",)).fetchall():
        connection.execute(
            "UPDATE messages SET shows = ? WHERE subject = ? AND kind = ? AND seat = ?",
            (sign.sub(str(NOBODY), row["shows"]), row["subject"], row["kind"], row["seat"]),
        )


def _plain(row: Row) -> dict[str, Any]:
    return {name: _value(name, value) for name, value in dict(row).items()}


def _value(name: str, value: Any) -> Any:
    if value is None:
        return None
    if name in _TIMES:
        return datetime.fromtimestamp(value, UTC).isoformat()
    if name in _FLAGS:
        return bool(value)
    return str(value) if name in _IDS else value
