"""The queries of statistics: how quickly people of leagues answer, and how many bids they meet."""

from typing import NamedTuple

from bot.store.engine import Queries

_ANSWERS = """
FROM moves
JOIN moves AS before ON before.table_id = moves.table_id AND before.number = moves.number - 1
JOIN matches ON matches.table_id = moves.table_id
JOIN leagues ON leagues.id = matches.league_id
JOIN seats ON seats.table_id = moves.table_id AND seats.seat = moves.seat
WHERE guild_id = :guild AND moves.by_computer = 0 AND seats.user_id IS NOT NULL
    AND substr(moves.move, 1, 4) <> 'undo'
"""
"""The seconds from the line before a person's own to theirs, at the tables of leagues."""
_BIDS = """
SELECT count(*) AS made,
    count(*) FILTER (WHERE scorepad.details ->> 'bid' = scorepad.details ->> 'tricks') AS met
FROM matches JOIN leagues ON leagues.id = league_id
JOIN match_results ON match_id = matches.id
JOIN scorepad ON scorepad.table_id = matches.table_id AND scorepad.seat = match_results.seat
WHERE guild_id = :guild AND leagues.game = :game AND state = 'done'
    AND user_id > 0 AND forfeited = 0 AND by_computer = 0
"""


class Answers(NamedTuple):
    """How many turns were measured, and the average seconds that they took."""

    turns: int
    average: int


class StatisticsStore(Queries):
    """Reads what the leagues of a server tell of its people."""

    async def answers(self, guild_id: int) -> Answers:
        """How quickly the people of a server answer in its leagues, those of live tables apart."""
        row = await self._database.fetch_one(
            f"SELECT count(*) AS turns, avg(moves.at - before.at) AS average {_ANSWERS}"
            " AND leagues.pace <> 'live'",
            {"guild": guild_id},
        )
        return Answers(0, 0) if row is None else Answers(row["turns"], int(row["average"] or 0))

    async def usual_answer(self, guild_id: int, user_id: int) -> int | None:
        """The median seconds of a person's turns in leagues; None without any."""
        rows = await self._database.fetch_all(
            f"SELECT moves.at - before.at AS seconds {_ANSWERS} AND seats.user_id = :user ORDER BY seconds",
            {"guild": guild_id, "user": user_id},
        )
        return int(rows[len(rows) // 2]["seconds"]) if rows else None

    async def bids(self, guild_id: int, game: str) -> tuple[int, int]:
        """How many bids people have met in a server's leagues, and how many they made."""
        row = await self._database.fetch_one(_BIDS, {"guild": guild_id, "game": game})
        return (0, 0) if row is None else (row["met"], row["made"])
