"""Divisions: leagues of one game below each other, between which people move from season to season."""

from collections.abc import Iterator, Sequence

from bot.model.leagues import LeagueRow
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.tables.refusal import Refusal

MOST_MOVES = 8
"""The most people who go up, and as many down, between two divisions."""


def of(rows: Sequence[LeagueRow], league_id: int) -> Sequence[LeagueRow]:
    """The divisions of a league, itself among them, from the first down; `rows` are those of its server."""
    known = {row.id: row for row in rows}
    return [*[*_above(known[league_id], rows)][::-1], known[league_id], *_below(known[league_id], rows)]


async def put_below(seasons: Seasons, league_id: int, above_id: int | None, moves: int) -> League:
    """Puts a league below another, with so many who move up and down; below none for None.

    Raises `Refusal` where the other is not of its server and game, has one below it, or stands below it.
    """
    async with seasons.locked(league_id) as league:
        league.require_live()
        if above_id is not None:
            if above_id not in [
                row.id for row in possible(await seasons.of_guild(league.row.guild_id), league.row)
            ]:
                raise Refusal("no_such_division")
            if not 1 <= moves <= MOST_MOVES:
                raise Refusal("league_out_of_range", what="league_moves", least=1, most=MOST_MOVES)
        await seasons.store.change(league_id, above_id=above_id, moves=moves)
        return await seasons.changed(league_id)


def possible(rows: Sequence[LeagueRow], league: LeagueRow) -> Sequence[LeagueRow]:
    """The leagues below which one may stand; `rows` are those of its server."""
    under = {row.id for row in _below(league, rows)}
    taken = {row.above_id for row in rows if row.id != league.id and row.stage.live}
    return [
        row
        for row in rows
        if row.stage.live
        and row.game == league.game
        and row.id not in {league.id, *under}
        and row.id not in taken
    ]


def _above(league: LeagueRow, rows: Sequence[LeagueRow]) -> Iterator[LeagueRow]:
    known = {row.id: row for row in rows}
    while league.above_id in known:
        league = known[league.above_id]
        yield league


def _below(league: LeagueRow, rows: Sequence[LeagueRow]) -> Iterator[LeagueRow]:
    # A division's next season stands below another league: so at most one is below each.
    while (found := next((row for row in rows if row.above_id == league.id), None)) is not None:
        league = found
        yield league
