"""Who did not come to their tables, and who has left the server: they are waited for no more."""

from collections.abc import AsyncIterator, Iterator, Mapping, Sequence

from bot.model.leagues import EntrantRow, Format, Role
from bot.model.matches import MatchRow, MatchState, ResultRow
from bot.seasons import participation
from bot.seasons.league import League
from bot.seasons.seasons import Seasons


def is_no_show(row: ResultRow) -> bool:
    """Whether the seat's person has not made a single move."""
    return row.of_moves > 0 and row.moves == 0


def no_shows(league: League, match: MatchRow) -> Mapping[int, int]:
    """Who did not come to a match that is over, each with how many of their tables in a row that makes.

    Those of tables before somebody came (again) into the league don't count.
    """
    if match.state is not MatchState.DONE:
        return {}
    absent = [row.user_id for row in league.results.get(match.id, ()) if is_no_show(row)]
    return {one: _in_a_row(league, match, one) for one in absent if one is not None and one > 0}


def out_after(league: League) -> int | None:
    """After how many no-shows in a row somebody is out; None where nobody is."""
    return league.row.no_shows or None if league.row.format is Format.SEASON else None


async def take_out(seasons: Seasons, league: League, over: Sequence[MatchRow]) -> League:
    """Takes out of a league who has missed too many tables in a row, or has left the server.

    `over` are the matches that have just come to their end. The caller holds the league's lock.
    """
    leaving = [*_absent(league, over), *[one async for one in _gone(seasons, over)]]
    for user_id in dict.fromkeys(leaving):
        entrant = league.entrant(user_id)
        if entrant is not None and entrant.role is not Role.OUT:
            league = await participation.take_out(seasons, league, entrant)
    return league


def _absent(league: League, over: Sequence[MatchRow]) -> Iterator[int]:
    most = out_after(league)
    if most is None:
        return
    for match in over:
        yield from (one for one, times in no_shows(league, league.match(match.id)).items() if times >= most)


async def _gone(seasons: Seasons, over: Sequence[MatchRow]) -> AsyncIterator[int]:
    """Those who were found to have left the server."""
    for match in over:
        if match.table_id is not None:
            actions = await seasons.tables.store.actions.of_table(match.table_id)
            for one in actions:
                if one.kind == "gone" and one.other_id is not None:
                    yield one.other_id


def _in_a_row(league: League, match: MatchRow, user_id: int) -> int:
    """How many tables up to this one somebody has missed, one after the other."""
    entrant = league.entrant(user_id)
    times = 0
    for one in _own(league, entrant, match):
        row = next(row for row in league.results[one.id] if row.user_id == user_id)
        if not is_no_show(row):
            break
        times += 1
    return times


def _own(league: League, entrant: EntrantRow | None, last: MatchRow) -> Sequence[MatchRow]:
    """The finished matches of somebody since they came, the latest first, from `last` on backwards."""
    if entrant is None:
        return []
    found = [
        match
        for match in league.matches
        if match.state is MatchState.DONE
        and match.finished_at is not None
        and match.finished_at >= entrant.at
        and any(row.user_id == entrant.user_id for row in league.results.get(match.id, ()))
        and (match.finished_at, match.id) <= (last.finished_at, last.id)
    ]
    return sorted(found, key=lambda match: (match.finished_at, match.id))[::-1]
