"""What holds up a league's matches: tables that stand still, and threads that are gone."""

from collections.abc import Sequence

from bot.model.matches import MatchRow, MatchState
from bot.model.tables import Status
from bot.seasons import league_admin
from bot.seasons.league import League
from bot.seasons.seasons import Delay, LeaguePort, Seasons
from bot.tables.refusal import Refusal
from bot.tables.table import Table


def is_held_up(table: Table) -> bool:
    """Whether the game at a table goes on only when somebody lets it."""
    return table.status is Status.FROZEN or (table.status is Status.RUNNING and table.is_paused)


async def note(seasons: Seasons, league: League) -> None:
    """Notes the first match whose table waits for a moderator: it is paused, or frozen."""
    for match in league.matches:
        if match.state is MatchState.PLAYING and match.table_id is not None:
            table = await seasons.tables.load(match.table_id)
            if is_held_up(table):
                code = "match_paused" if table.is_paused else "match_frozen"
                error = Refusal(code, round=match.round, number=match.number)
                seasons.delays.setdefault(league.id, Delay(error))
                return


async def found(
    seasons: Seasons, port: LeaguePort, league: League, waiting: Sequence[MatchRow]
) -> Sequence[MatchRow]:
    """Those of the waiting matches whose threads are there; the others are given new ones, as in `_open`.

    Cards that are dealt in a thread that is gone are dealt to nobody. Raises what `port` does.
    """
    there = []
    for match in waiting:
        if await port.has_thread(match):
            there.append(match)
        else:
            await league_admin.open_again(seasons, match.id)
    return there
