"""The queries of servers: their settings, and the games and leagues of servers that have lost the bot."""

from collections.abc import Callable, Collection, Sequence

from bot.model.guilds import GuildRow, LostGuildRow
from bot.model.messages import OF_LEAGUES, OF_LEAGUES_AND_SCOREPADS, OF_MATCHES
from bot.store.engine import Queries, Transaction
from bot.store.lobbies import delay_lobbies
from bot.store.outages import delay_leagues
from bot.store.rows import columns_of, row_of, upsert
from bot.store.statements import Statement, execute

_GUILD = "SELECT * FROM guilds WHERE guild_id = ?"
_KNOWN = """
SELECT guild_id FROM tables UNION SELECT guild_id FROM leagues UNION SELECT guild_id FROM pads
UNION SELECT guild_id FROM guilds UNION SELECT guild_id FROM solo_names UNION SELECT guild_id FROM wishes
UNION SELECT guild_id FROM challenges UNION SELECT guild_id FROM duels
UNION SELECT guild_id FROM solo_shares
UNION SELECT guild_id FROM wish_calls
"""
_TABLES = "SELECT id FROM tables WHERE guild_id = :guild"
_LEAGUES = "SELECT id FROM leagues WHERE guild_id = :guild"
_MATCHES = f"SELECT id FROM matches WHERE league_id IN ({_LEAGUES})"  # noqa: S608 - constants
_PADS = "SELECT id FROM pads WHERE guild_id = :guild"
_DUELS = "SELECT id FROM duels WHERE guild_id = :guild"
_TABLES_TO_TELL = f"{_TABLES} AND (status IN ('open', 'running', 'frozen') OR closed_at >= :since)"
_TELL: Sequence[str] = (
    f"UPDATE tables SET revision = revision + 1 WHERE id IN ({_TABLES_TO_TELL})",  # noqa: S608 - constants
    "UPDATE leagues SET revision = revision + 1 WHERE guild_id = :guild"
    " AND (stage IN ('sign_up', 'running', 'paused') OR closed_at >= :since)",
    "UPDATE pads SET revision = revision + 1 WHERE guild_id = :guild AND state = 'open'",
)
_OF_LOST = "guild_id IN (SELECT guild_id FROM lost_guilds)"
_PAUSE_LEAGUE = f"UPDATE leagues SET told = revision, next_at = NULL WHERE id = ? AND {_OF_LOST}"  # noqa: S608
_PAUSE_SCOREPAD = f"UPDATE pads SET told = revision WHERE id = ? AND {_OF_LOST}"  # noqa: S608 - constant

_KINDS_OF_LEAGUES = ", ".join(f"'{kind}'" for kind in OF_LEAGUES)
_KINDS_OF_MATCHES = ", ".join(f"'{kind}'" for kind in OF_MATCHES)
_KINDS_OF_NO_TABLE = ", ".join(f"'{kind}'" for kind in OF_LEAGUES_AND_SCOREPADS)
# The messages that are about a server's tables, leagues, matches and scorepads.
_OF_GUILD = f"""
(kind NOT IN ({_KINDS_OF_NO_TABLE}) AND subject IN ({_TABLES}))
    OR (kind IN ({_KINDS_OF_MATCHES}) AND subject IN ({_MATCHES}))
    OR (kind IN ({_KINDS_OF_LEAGUES}) AND subject IN ({_LEAGUES}))
    OR (kind = 'scorepad' AND subject IN ({_PADS}))
    OR (kind = 'morning' AND subject = :guild)
    OR (kind = 'challenge' AND subject IN (SELECT id FROM challenges WHERE guild_id = :guild))
    OR (kind IN ('duel', 'duel_news') AND subject IN ({_DUELS}))
    OR (kind = 'share' AND subject IN (SELECT id FROM solo_shares WHERE guild_id = :guild))
"""  # noqa: S608 - constants
_OF_TABLES = (
    *("seats", "moves", "scorepad", "results", "seat_summaries", "clocks", "actions", "substitutes", "plans"),
    "predictions",
    "lobbies",
)
_OF_MATCH = ("match_results", "corrections", "protests")
_OF_LEAGUE = (
    "adjustments",
    "league_actions",
    "league_roles",
    "league_wishes",
    "schedules",
    "entrants",
    "rounds",
    "matches",
)
# The series of a server's deals, and the deals' names, as `bot/solo/deals.py` writes them.
_SERIES = """
SELECT 'v' || id FROM leagues WHERE guild_id = :guild
UNION SELECT 'd' || id FROM duels WHERE guild_id = :guild
"""
_DEALS = f"""
SELECT series || '.' || number || '·' || version FROM solo_deals WHERE series IN ({_SERIES})
"""  # noqa: S608 - constants
_OF_PAD = ("pad_players", "pad_lines")
_ERASE: Sequence[str] = (
    *(f"DELETE FROM {name} WHERE {_OF_GUILD}" for name in ("messages", "messages_being_sent")),  # noqa: S608
    "UPDATE tables SET match_id = NULL, follows = NULL WHERE guild_id = :guild",
    f"DELETE FROM solo_fields WHERE deal IN ({_DEALS})",  # noqa: S608 - constants
    *(f"DELETE FROM {name} WHERE series IN ({_SERIES})" for name in ("solo_hands", "solo_deals")),  # noqa: S608
    *(f"DELETE FROM {name} WHERE duel_id IN ({_DUELS})" for name in ("duel_results", "duel_players")),  # noqa: S608
    *(f"DELETE FROM {name} WHERE match_id IN ({_MATCHES})" for name in _OF_MATCH),  # noqa: S608 - constants
    *(f"DELETE FROM {name} WHERE league_id IN ({_LEAGUES})" for name in _OF_LEAGUE),  # noqa: S608 - constants
    *(f"DELETE FROM {name} WHERE table_id IN ({_TABLES})" for name in _OF_TABLES),  # noqa: S608 - constants
    *(f"DELETE FROM {name} WHERE pad_id IN ({_PADS})" for name in _OF_PAD),  # noqa: S608 - constants
    *(
        f"DELETE FROM {name} WHERE guild_id = :guild"  # noqa: S608 - constants
        for name in (
            "leagues",
            "tables",
            "pads",
            "solo_names",
            "solo_shares",
            "wishes",
            "challenges",
            "duels",
            "wish_calls",
            "guilds",
            "lost_guilds",
        )
    ),
)


class GuildStore(Queries):
    """Reads and writes the settings of servers."""

    async def guild(self, guild_id: int) -> GuildRow:
        """The settings of a server, or the defaults."""
        rows = await self._database.fetch_all(_GUILD, (guild_id,))
        return row_of(GuildRow, rows[0]) if rows else GuildRow(guild_id)

    async def change(self, guild_id: int, alter: Callable[[GuildRow], GuildRow]) -> tuple[GuildRow, GuildRow]:
        """Changes the settings; returns them before and after."""

        # Read and written in one transaction, so that of two changes at once neither is lost.
        def work(connection: Transaction) -> tuple[GuildRow, GuildRow]:
            rows = list(connection.execute(_GUILD, (guild_id,)))
            before = row_of(GuildRow, rows[0]) if rows else GuildRow(guild_id)
            after = alter(before)
            connection.execute(*upsert("guilds", columns_of(after), "guild_id"))
            return before, after

        return await self._database.write(work)


class LostGuildStore(Queries):
    """Reads and writes which servers have lost the bot."""

    async def all(self) -> Sequence[LostGuildRow]:
        """The servers that have lost the bot."""
        rows = await self._database.fetch_all("SELECT * FROM lost_guilds ORDER BY lost_at, guild_id")
        return [row_of(LostGuildRow, row) for row in rows]

    async def pause_league(self, league_id: int) -> bool:
        """Pauses a league of such a server: nothing of it is shown or due. False for any other league."""
        return await self._pause(_PAUSE_LEAGUE, league_id)

    async def pause_scorepad(self, scorepad_id: int) -> bool:
        """Pauses a scorepad of such a server. False for any other scorepad."""
        return await self._pause(_PAUSE_SCOREPAD, scorepad_id)

    async def known(self) -> Collection[int]:
        """The servers of which anything is stored."""
        return frozenset(int(row["guild_id"]) for row in await self._database.scan(_KNOWN))

    async def tables_to_tell(self, guild_id: int, since: int) -> Sequence[int]:
        """A server's tables that are live, or were closed since then."""
        rows = await self._database.fetch_all(_TABLES_TO_TELL, {"guild": guild_id, "since": since})
        return [int(row["id"]) for row in rows]

    async def note(self, guild_ids: Collection[int], at: int) -> None:
        """Keeps that servers have lost the bot, and marks their live tables as changed."""
        note = "INSERT INTO lost_guilds (guild_id, lost_at) VALUES (?, ?) ON CONFLICT DO NOTHING"
        tell = (
            "UPDATE tables SET revision = revision + 1 WHERE guild_id = ? AND status IN ('open', 'running')"
        )
        statements: list[Statement] = [(note, (guild_id, at)) for guild_id in guild_ids]
        await self._database.run(*statements, *((tell, (guild_id,)) for guild_id in guild_ids))

    async def note_ended(self, guild_id: int) -> None:
        """Keeps that all in a server has been ended."""
        await self._database.run(("UPDATE lost_guilds SET has_ended = 1 WHERE guild_id = ?", (guild_id,)))

    async def regain(self, lost: LostGuildRow, now: int) -> None:
        """Keeps that a server has the bot back; its leagues and open tables get the lost time."""
        facts = {"guild": lost.guild_id, "since": lost.lost_at}

        def work(connection: Transaction) -> None:
            execute(connection, delay_leagues(lost.lost_at, now, lost.guild_id))
            execute(connection, delay_lobbies(lost.lost_at, now, lost.guild_id))
            for statement in _TELL:
                connection.execute(statement, facts)
            connection.execute("DELETE FROM lost_guilds WHERE guild_id = :guild", facts)

        await self._database.write(work)

    async def _pause(self, update: str, number: int) -> bool:
        if not await self.all():
            return False  # no transaction for what hardly ever is

        def work(connection: Transaction) -> bool:
            return connection.execute(update, (number,)).rowcount > 0

        return await self._database.write(work)

    async def erase(self, guild_id: int) -> None:
        """Deletes all that is stored of a server."""

        def work(connection: Transaction) -> None:
            for statement in _ERASE:
                connection.execute(statement, {"guild": guild_id})

        await self._database.write(work)
