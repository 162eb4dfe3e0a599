"""The queries of outages, which count for nobody."""

from collections.abc import Sequence

from bot.store.engine import Queries
from bot.store.lobbies import delay_lobbies
from bot.store.notes import PRESENT, keep_note
from bot.store.statements import Statement

_FORGET = "DELETE FROM outages WHERE ends_at < (SELECT coalesce(min(since), ?) FROM clocks)"
_KEEP = "INSERT INTO outages (starts_at, ends_at) VALUES (?, ?) ON CONFLICT DO NOTHING"
_GIVE_BACK = """
UPDATE clocks SET "left" = "left" + since - ? WHERE since > ? AND stage IN ('nudged', 'reminded')
"""
_OF_LEAGUES = "SELECT id FROM leagues WHERE stage = 'running'"
_LONGER_ROUNDS = "UPDATE rounds SET ends_at = ends_at + ? WHERE ends_at > ? AND closed_at IS NULL"
_LATER_MATCHES = "UPDATE matches SET starts_at = starts_at + ? WHERE starts_at > ? AND state = 'waiting'"
_LONGER_SIGN_UPS = (
    "UPDATE leagues SET sign_up_until = sign_up_until + ? WHERE sign_up_until > ? AND stage = 'sign_up'"
)
_LONGER_WISHES = "UPDATE wishes SET ends_at = ends_at + ? WHERE ends_at > ?"
_TELL_LEAGUES = "UPDATE leagues SET revision = revision + 1 WHERE stage IN ('sign_up', 'running')"


class OutageStore(Queries):
    """Reads and writes outages."""

    async def all(self) -> Sequence[tuple[int, int]]:
        """The outages that a running clock may need, in order."""
        rows = await self._database.fetch_all("SELECT starts_at, ends_at FROM outages ORDER BY starts_at")
        return [(row["starts_at"], row["ends_at"]) for row in rows]

    async def keep(self, starts_at: int, ends_at: int, *, delays_leagues: bool = False) -> None:
        """Keeps an outage that ends now, once, and forgets those that no running clock needs.

        A clock whose stage began in it gets its time back, and so do open tables and wishes. With
        `delays_leagues` the next steps of leagues are put off.
        """
        delays = (*delay_leagues(starts_at, ends_at), (_TELL_LEAGUES, ())) if delays_leagues else ()
        await self._database.run(
            (_GIVE_BACK, (starts_at, starts_at)),
            (_KEEP, (starts_at, ends_at)),
            (_FORGET, (starts_at,)),
            *delay_lobbies(starts_at, ends_at),
            (_LONGER_WISHES, (ends_at - starts_at, starts_at)),
            *delays,
            keep_note(PRESENT, str(ends_at)),
        )


def delay_leagues(starts_at: int, ends_at: int, guild_id: int | None = None) -> Sequence[Statement]:
    """Gives the next steps of leagues the lost time, in one server or in all that have the bot."""
    lost = ends_at - starts_at
    there = "guild_id NOT IN (SELECT guild_id FROM lost_guilds)" if guild_id is None else "guild_id = ?"
    more = () if guild_id is None else (guild_id,)
    leagues = f"league_id IN ({_OF_LEAGUES} AND {there})"
    return [
        (f"{sql} AND {where}", (lost, starts_at, *more))
        for sql, where in (
            (_LONGER_ROUNDS, leagues),
            (_LATER_MATCHES, leagues),
            (_LONGER_SIGN_UPS, there),
        )
    ]
