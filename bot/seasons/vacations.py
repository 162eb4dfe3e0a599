"""Announced vacations in a league: a bye or a substitute for most of a round; else tables wait."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace

from bot.leagues.history import Round
from bot.model.leagues import Role
from bot.model.matches import MatchRow, MatchState
from bot.seasons import matches
from bot.seasons.league import League, LockedLeague
from bot.seasons.seasons import Seasons
from bot.store.leagues import upsert_round
from bot.tables.calendar import Span, honoured
from bot.tables.table import Table

NONE: Sequence[Span] = ()


async def away(seasons: Seasons, league: League, people: Iterable[int]) -> Mapping[int, Sequence[Span]]:
    """The vacations of those people who have announced some, as far as the server stops clocks for them."""
    store, wanted, found = seasons.tables.store, {*people}, {}
    announced = await store.people.vacations_in(league.id)
    days = (await store.guilds.guild(league.row.guild_id)).vacation_days if announced else 0
    for user_id, rows in announced.items():
        spans = honoured([(row.starts_at, row.ends_at) for row in rows], days)
        if user_id in wanted and spans:
            found[user_id] = spans
    return found


async def without_away(seasons: Seasons, league: League, drawn: Round, until: int) -> Round:
    """A drawn round in which people who are away for most of it have a substitute, or sit out."""
    now = seasons.now()
    offering = [one.user_id for one in league.in_role(Role.SUBSTITUTE)]
    known = await away(seasons, league, [*drawn.people, *offering])
    gone = {one for one, spans in known.items() if 2 * _together(spans, now, until) > until - now}
    offers = [one for one in offering if one not in gone]
    tables, byes = [], list(drawn.byes)
    for table in drawn.tables:
        seated = list(table)
        for user_id in [one for one in table if one in gone]:
            if offers:
                seated[seated.index(user_id)] = offers.pop(0)
            elif len(seated) > league.rules.min_players:
                seated.remove(user_id)
            else:  # too few would be left: they are waited for
                continue
            byes.append(user_id)
        tables.append(tuple(seated))
    return Round(tuple(tables), tuple(byes))


async def are_waited_for(seasons: Seasons, league_id: int, table: Table) -> bool:
    """Whether a league's table waits for a person who is on vacation, or has announced one."""
    announced = await seasons.tables.store.people.vacations_in(league_id)
    to_come = {one for one, spans in announced.items() if spans[-1].ends_at > seasons.now()}
    return any(row.user_id in to_come for row in table.people_to_move())


async def next_one(seasons: Seasons, league: League) -> int | None:
    """When the next vacation of a person at an open table begins."""
    known = await away(seasons, league, _playing(league)) if league.open_matches else {}
    coming = (begin for spans in known.values() for begin, _ in spans if begin > seasons.now())
    return min(coming, default=None)


async def make_up(seasons: Seasons, league: LockedLeague) -> LockedLeague:
    """Moves the end of the latest round by the time that its open tables wait for people on vacation."""
    row = league.round
    if row is None or row.ends_at is None or row.played_out_at is not None:
        return league
    known = await away(seasons, league, _playing(league))
    waits = [await _waited(seasons, league, match, known) for match in league.open_matches if known]
    # With all the days until they are back. The end comes no nearer where they are back sooner.
    waited = max(waits, default=0)
    if waited <= row.waited:
        return league
    longer = replace(row, ends_at=row.ends_at + waited - row.waited, waited=waited)
    after = await seasons.change(league, upsert_round(league.id, longer))
    await matches.retime(seasons, after)
    return after


def _playing(league: League) -> Iterator[int]:
    for match in league.open_matches:
        yield from match.seats


async def _waited(
    seasons: Seasons, league: League, match: MatchRow, known: Mapping[int, Sequence[Span]]
) -> int:
    """The seconds for which a table has waited for people on vacation, and will until they are back."""
    if (
        match.state is not MatchState.PLAYING
        or match.table_id is None
        or known.keys().isdisjoint(match.seats)
    ):
        return 0
    table = await seasons.tables.load(match.table_id)
    spans = {row.seat: known.get(row.user_id or 0, NONE) for row in table.seats}
    before, waited = league.round_of(match).started_at, 0
    for line in await seasons.tables.store.log.moves(table.id):
        if not line.by_computer:
            waited += _together(spans[line.seat], before, line.at)
        before = line.at
    now = seasons.now()
    still = [
        _together(spans[row.seat], before, _back_at(spans[row.seat], now)) for row in table.people_to_move()
    ]
    return waited + max(still, default=0)


def _back_at(spans: Sequence[Span], now: int) -> int:
    return next((end for begin, end in spans if begin <= now < end), now)


def _together(spans: Sequence[Span], begin: int, end: int) -> int:
    return sum(max(0, min(end, until) - max(begin, since)) for since, until in spans)
