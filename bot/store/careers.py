"""The queries of people's records in games: figures of finished games, pairs, records, answers."""

from collections.abc import Iterable, Mapping, Sequence

from bot.model.careers import Answers, GameFigures, LeagueSeat, Pair, Record, RecordKind, SummaryRow
from bot.model.people import CardOf
from bot.store.engine import Queries, Transaction
from bot.store.rows import columns_of, insert, one_of
from bot.store.statements import Statement

_MISSING = """
SELECT id FROM tables WHERE status = 'finished' AND id < ?
    AND NOT EXISTS (SELECT 1 FROM seat_summaries WHERE table_id = tables.id)
ORDER BY id DESC LIMIT ?
"""
# Moves in effect: an undo takes some back, and is none itself.
_MOVES = """
SELECT sum(CASE WHEN substr(move, 1, 5) = 'undo ' THEN -CAST(substr(move, 6) AS INTEGER) ELSE 1 END) AS moves
FROM moves WHERE table_id = ?
"""
_OWN = """
FROM seats JOIN seat_summaries AS own ON own.table_id = seats.table_id AND own.seat = seats.seat
WHERE seats.user_id = :user AND own.whole = 1 AND (own.guild_id = :guild OR :everywhere = 1)
"""
_FIGURES = f"""
SELECT own.game AS game, count(*) FILTER (WHERE people > 1) AS games,
    count(*) FILTER (WHERE people > 1 AND place = 1) AS wins,
    count(*) FILTER (WHERE people = 1) AS alone,
    count(*) FILTER (WHERE people = 1 AND place = 1) AS alone_wins,
    max(best) AS best, sum(bids) AS bids, sum(met) AS met, max(streak) AS streak
{_OWN} GROUP BY own.game ORDER BY count(*) DESC, own.game
"""
_PRIVATE = f"SELECT user_id FROM people WHERE card = '{CardOf.PRIVATE}'"  # noqa: S608 - constant
_PAIRS = f"""
SELECT others.user_id AS user_id, max(others.table_id) AS latest, count(*) AS games,
    count(*) FILTER (WHERE own.place < theirs.place) AS ahead,
    count(*) FILTER (WHERE own.place > theirs.place) AS behind
FROM seats
JOIN seat_summaries AS own ON own.table_id = seats.table_id AND own.seat = seats.seat
JOIN seat_summaries AS theirs ON theirs.table_id = own.table_id AND theirs.seat <> own.seat
JOIN seats AS others ON others.table_id = theirs.table_id AND others.seat = theirs.seat
WHERE seats.user_id = :user AND own.whole = 1 AND own.guild_id = :guild AND theirs.whole = 1
    AND others.user_id IS NOT NULL AND others.user_id NOT IN ({_PRIVATE})
GROUP BY others.user_id HAVING count(*) >= :least
"""  # noqa: S608 - constant
_NAMED_PAIRS = f"""
SELECT found.user_id AS user_id, seats.name AS name, games, ahead, behind
FROM ({_PAIRS}) AS found
JOIN seats ON seats.table_id = found.latest AND seats.user_id = found.user_id
ORDER BY games DESC, seats.name, found.user_id
"""  # noqa: S608 - constant
_LEAGUE = f"""
SELECT own.table_id AS table_id, own.seat AS seat, seats.user_id AS user_id, name,
    best, bids, met, streak, moves, whole, CASE WHEN seats.user_id IN ({_PRIVATE}) THEN 1 ELSE 0 END AS hidden
FROM matches JOIN seat_summaries AS own ON own.table_id = matches.table_id
JOIN tables ON tables.id = own.table_id
JOIN seats ON seats.table_id = own.table_id AND seats.seat = own.seat
WHERE matches.league_id = :league AND matches.state = 'done'
ORDER BY closed_at, own.table_id, own.seat
"""  # noqa: S608 - constant
_NAME = """
SELECT seats.name AS name FROM seats
JOIN seat_summaries AS own ON own.table_id = seats.table_id AND own.seat = seats.seat
WHERE seats.user_id = :user AND own.guild_id = :guild ORDER BY seats.table_id DESC LIMIT 1
"""
_BIDS = "SELECT coalesce(sum(own.met), 0) AS met, coalesce(sum(own.bids), 0) AS made"
_BIDS_IN_LEAGUES = f"""
{_BIDS} FROM leagues JOIN matches ON league_id = leagues.id JOIN match_results ON match_id = matches.id
JOIN seat_summaries AS own ON own.table_id = matches.table_id AND own.seat = match_results.seat
WHERE leagues.guild_id = :guild AND leagues.game = :game AND state = 'done'
    AND match_results.user_id > 0 AND forfeited = 0 AND by_computer = 0
"""
_BIDS_AT = f"""
{_BIDS} FROM seats JOIN seat_summaries AS own ON own.table_id = seats.table_id AND own.seat = seats.seat
WHERE own.whole = 1 AND seats.user_id = ? AND seats.table_id IN
"""
_AT_LEAGUES = "SELECT table_id FROM matches JOIN leagues ON leagues.id = league_id WHERE guild_id = :guild"
# From the line before to a person's own.
_ANSWERED = """
FROM moves JOIN moves AS before ON before.table_id = moves.table_id AND before.number = moves.number - 1
JOIN seats ON seats.table_id = moves.table_id AND seats.seat = moves.seat
WHERE moves.by_computer = 0 AND seats.user_id IS NOT NULL AND substr(moves.move, 1, 4) <> 'undo'
    AND moves.table_id IN
"""
_ANSWERS = f"""
SELECT count(*) AS turns, avg(moves.at - before.at) AS average
{_ANSWERED} ({_AT_LEAGUES} AND leagues.pace <> 'live')
"""
_MEDIAN_ANSWER = f"""
SELECT seconds FROM (
    SELECT moves.at - before.at AS seconds, count(*) OVER () AS turns,
        row_number() OVER (ORDER BY moves.at - before.at) AS place
    {_ANSWERED} ({_AT_LEAGUES}) AND seats.user_id = :user
) AS own WHERE place = turns / 2 + 1
"""  # noqa: S608 - constants
_DAYS = """
SELECT count(*) AS days FROM solo_hands
WHERE user_id = :user AND series = '' AND ranked = 1 AND finished_at IS NOT NULL
    AND (:everywhere = 1
         OR number IN (SELECT number FROM solo_names WHERE guild_id = :guild AND user_id = :user))
"""
_VALUES: Mapping[RecordKind, str] = {
    RecordKind.ROUND: "CASE WHEN whole = 1 THEN best END",
    RecordKind.STREAK: "CASE WHEN whole = 1 AND streak > 1 THEN streak END",
    RecordKind.LENGTH: "moves",
}
# Games of one person against computer pirates make no records.
_BEST = " UNION ALL ".join(
    f"""
    SELECT '{kind}' AS kind, all_of.game AS game, top.value AS value, all_of.table_id AS table_id,
        all_of.seat AS seat
    FROM (SELECT game, max({value}) AS value FROM seat_summaries
          WHERE guild_id = :guild AND people > 1 GROUP BY game) AS top
    JOIN seat_summaries AS all_of ON all_of.guild_id = :guild AND all_of.game = top.game
    WHERE people > 1 AND {value} = top.value
    """  # noqa: S608 - constants
    for kind, value in _VALUES.items()
)
_RECORDS = f"""
SELECT kind, found.game AS game, value, found.table_id AS table_id, channel_id, name,
    CASE WHEN seats.user_id IN ({_PRIVATE}) THEN 1 ELSE 0 END AS hidden
FROM ({_BEST}) AS found JOIN tables ON tables.id = found.table_id
JOIN seats ON seats.table_id = found.table_id AND seats.seat = found.seat
ORDER BY found.game, kind, closed_at, found.table_id, found.seat
"""  # noqa: S608 - constants
_MOST = ", ".join(f"max({value}) AS {kind}" for kind, value in _VALUES.items())
_BEFORE = f"""
SELECT count(DISTINCT table_id) AS games, {_MOST}
FROM seat_summaries JOIN tables ON tables.id = table_id
WHERE seat_summaries.guild_id = :guild AND seat_summaries.game = :game AND people > 1
    AND (closed_at < :at OR (closed_at = :at AND table_id < :table))
"""  # noqa: S608 - constants
_OF_TABLE = f"""
SELECT {_MOST}
FROM seat_summaries WHERE table_id = :table AND people > 1
"""  # noqa: S608 - constants


def insert_summaries(rows: Iterable[SummaryRow]) -> list[Statement]:
    """Keeps the summaries of a finished game's seats."""
    return [insert("seat_summaries", columns_of(row)) for row in rows]


class CareerStore(Queries):
    """Reads people's records in games. Every query may take long, so each is read in a thread."""

    async def missing(self, before: int, most: int) -> Sequence[int]:
        """Finished tables before a number that have no summaries, the newest first."""
        return [int(row["id"]) for row in await self._database.scan(_MISSING, (before, most))]

    async def moves(self, table_id: int) -> int:
        """How many moves of a table are in effect."""
        [row] = await self._database.scan(_MOVES, (table_id,))
        return int(row["moves"] or 0)

    async def keep(self, rows: Sequence[SummaryRow]) -> None:
        """Keeps the summaries of one table, unless it has some or is gone."""

        def work(connection: Transaction) -> None:
            table_id = rows[0].table_id
            known = connection.execute("SELECT 1 FROM seat_summaries WHERE table_id = ?", (table_id,))
            there = connection.execute("SELECT 1 FROM tables WHERE id = ?", (table_id,))
            if known.fetchone() is None and there.fetchone() is not None:
                for statement in insert_summaries(rows):
                    connection.execute(*statement)

        # Not durable: it can be worked out again.
        await self._database.write(work, durable=False)

    async def figures(self, user_id: int, guild_id: int, *, everywhere: bool) -> Sequence[GameFigures]:
        """A person's figures by game, in a server or in all of theirs."""
        facts = {"user": user_id, "guild": guild_id, "everywhere": int(everywhere)}
        return [GameFigures(**dict(row)) for row in await self._database.scan(_FIGURES, facts)]

    async def bids_in_leagues(self, guild_id: int, game: str) -> tuple[int, int]:
        """How many bids people have met in a server's leagues, and how many they made."""
        [row] = await self._database.scan(_BIDS_IN_LEAGUES, {"guild": guild_id, "game": game})
        return row["met"], row["made"]

    async def bids_at(self, user_id: int, tables: Sequence[int]) -> tuple[int, int]:
        """The same of a person at some finished tables."""
        [row] = await self._database.scan(_BIDS_AT + one_of(tables), (user_id, *tables))
        return row["met"], row["made"]

    async def answers(self, guild_id: int) -> Answers:
        """How quickly the people of a server answer in its leagues, those of live tables apart."""
        [row] = await self._database.scan(_ANSWERS, {"guild": guild_id})
        return Answers(row["turns"], int(row["average"] or 0))

    async def usual_answer(self, guild_id: int, user_id: int) -> int | None:
        """The median seconds of a person's turns in leagues; None without any."""
        rows = await self._database.scan(_MEDIAN_ANSWER, {"guild": guild_id, "user": user_id})
        return int(rows[0]["seconds"]) if rows else None

    async def pairs(self, user_id: int, guild_id: int, least: int) -> Sequence[Pair]:
        """People with whom a person has finished `least` games in a server, none of them private."""
        facts = {"user": user_id, "guild": guild_id, "least": least}
        return [Pair(**dict(row)) for row in await self._database.scan(_NAMED_PAIRS, facts)]

    async def latest_name(self, user_id: int, guild_id: int) -> str | None:
        """A person's name at their latest finished game in a server."""
        rows = await self._database.scan(_NAME, {"user": user_id, "guild": guild_id})
        return str(rows[0]["name"]) if rows else None

    async def days(self, user_id: int, guild_id: int, *, everywhere: bool) -> int:
        """On how many days they played the deal of the day; in a server those of which it may read."""
        facts = {"user": user_id, "guild": guild_id, "everywhere": int(everywhere)}
        [row] = await self._database.scan(_DAYS, facts)
        return int(row["days"])

    async def of_league(self, league_id: int) -> Sequence[LeagueSeat]:
        """The seats of a league's games that count, in the order in which the games ended."""
        rows = await self._database.scan(_LEAGUE, {"league": league_id})
        return [
            LeagueSeat(**{**dict(row), "whole": bool(row["whole"]), "hidden": bool(row["hidden"])})
            for row in rows
        ]

    async def records(self, guild_id: int) -> Sequence[Record]:
        """A server's records by game and kind, each with the first person who reached it."""
        found: dict[tuple[str, str], Record] = {}
        for row in await self._database.scan(_RECORDS, {"guild": guild_id}):
            kind = RecordKind(row["kind"])
            name = None if kind is RecordKind.LENGTH or row["hidden"] else row["name"]
            record = Record(kind, row["game"], row["value"], row["table_id"], row["channel_id"], name)
            found.setdefault((row["game"], kind), record)
        return list(found.values())

    async def fallen(
        self, table_id: int, guild_id: int, game: str, at: int, least: int
    ) -> Mapping[RecordKind, int]:
        """The records that a table has broken which was over `at`, after `least` games of its kind."""
        facts = {"table": table_id, "guild": guild_id, "game": game, "at": at}
        [before] = await self._database.scan(_BEFORE, facts)
        [own] = await self._database.scan(_OF_TABLE, facts)
        if before["games"] < least:
            return {}
        return {
            kind: int(own[kind])
            for kind in RecordKind
            if own[kind] is not None and before[kind] is not None and own[kind] > before[kind]
        }
