"""Announced vacations in a league: a bye or a substitute for most of a round, and others are waited for."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from bot.leagues.history import Round
from bot.model.leagues import Role
from bot.model.matches import MatchRow, MatchState
from bot.seasons import matches
from bot.seasons.league import League, LockedLeague
from bot.seasons.seasons import Seasons
from bot.store.leagues import upsert_round
from bot.tables.calendar import Span, honoured

NONE: Sequence[Span] = ()


async def away(seasons: Seasons, league: League, people: Iterable[int]) -> Mapping[int, Sequence[Span]]:
    """The vacations of those people who have announced some, as far as the server stops clocks for them."""
    store, found = seasons.tables.store, {}
    days = (await store.guilds.guild(league.row.guild_id)).vacation_days
    for user_id in people:
        rows = await store.people.vacations(user_id) if user_id > 0 else ()
        if spans := honoured([(row.starts_at, row.ends_at) for row in rows], days):
            found[user_id] = spans
    return found


async def without_away(seasons: Seasons, league: League, drawn: Round, until: int) -> Round:
    """A drawn round in which nobody plays who is away for most of it.

    A substitute has their seat, or else they sit out; where too few would be left they are waited for.
    """
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
            else:
                continue
            byes.append(user_id)
        tables.append(tuple(seated))
    return Round(tuple(tables), tuple(byes))


async def make_up(seasons: Seasons, league: LockedLeague) -> LockedLeague:
    """Moves the end of the latest round by what its open tables have waited for people on vacation."""
    row = league.round
    if row is None or row.ends_at is None:
        return league
    waited = max([await _waited(seasons, league, match) for match in league.open_matches], default=0)
    if waited <= row.waited:
        return league
    longer = replace(row, ends_at=row.ends_at + waited - row.waited, waited=waited)
    after = await seasons.change(league, upsert_round(league.id, longer))
    await matches.retime(seasons, after)
    return after


async def _waited(seasons: Seasons, league: League, match: MatchRow) -> int:
    """The seconds for which a table has waited for people on vacation, and will until they are back."""
    if match.state is not MatchState.PLAYING or match.table_id is None:
        return 0
    known = await away(seasons, league, match.seats)
    if not known:
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
        _together(spans[row.seat], before, _back_at(spans[row.seat], now)) for row in table.awaited_people()
    ]
    return waited + max(still, default=0)


def _back_at(spans: Sequence[Span], now: int) -> int:
    return next((end for begin, end in spans if begin <= now < end), now)


def _together(spans: Sequence[Span], begin: int, end: int) -> int:
    """The seconds of a time that are vacation."""
    return sum(max(0, min(end, until) - max(begin, since)) for since, until in spans)
