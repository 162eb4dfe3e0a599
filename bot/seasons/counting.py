"""Counting games for a league: single tables for a ladder, and the scorepads of games with real cards."""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta

from bot.leagues.ladder import pairs_left
from bot.model.leagues import EntrantRow, Format, Role
from bot.model.matches import MatchRow, MatchState, ResultRow
from bot.model.scorepads import ScorepadState
from bot.model.tables import Status
from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.seasons import rounds
from bot.seasons.league import League, LockedLeague
from bot.seasons.seasons import Seasons
from bot.store.leagues import TableCountsError
from bot.store.matches import replace_results_of_scorepad, upsert_match
from bot.store.scorepads import mark_counted
from bot.store.statements import Statement
from bot.tables import proposals, table_admin
from bot.tables.person import Person
from bot.tables.proposals import CarryOut, Outcome, counted_by
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

# Asks the others at a table, or agrees to what was asked.
Settle = Callable[[Tables, int, Person, str, CarryOut], Awaitable[Outcome]]


async def count_table(seasons: Seasons, league_id: int, table: Table) -> League:
    """Counts a table for a ladder, running or over; its people take part from then on.

    Raises `Refusal` for another game or server, a table that counts already, or one that was ended.
    """
    async with seasons.locked(league_id) as league:
        await _count(seasons, league, table)
        return await seasons.reload(league)


async def ask_to_count(seasons: Seasons, league_id: int, table_id: int, by: Person) -> Outcome:
    """Asks the others at a table to let it count for a ladder; once all agree, it does.

    Raises `Refusal` as `count_table` does, and once one of the people has moved.
    """
    async with seasons.locked(league_id) as league:
        await _check_may_count(seasons, league, await seasons.tables.load(table_id))
        return await _by_agreement(seasons, league, table_id, by, proposals.propose)


async def agree_to_count(seasons: Seasons, league_id: int, table_id: int, by: Person) -> Outcome:
    """Agrees to the request of `ask_to_count`. Raises `Refusal`, too, if that is not open any more."""
    async with seasons.locked(league_id) as league:
        return await _by_agreement(seasons, league, table_id, by, proposals.agree)


async def _by_agreement(
    seasons: Seasons, league: LockedLeague, table_id: int, by: Person, settle: Settle
) -> Outcome:
    """Takes a step towards the agreement; the last one is stored together with the game that counts."""

    async def count(table: Table, agreed: Sequence[Statement]) -> None:
        await _count(seasons, league, table, agreed)

    words = f"{proposals.COUNT} {league.id}"
    outcome = await settle(seasons.tables, table_id, by, words, counted_by(count))
    if outcome.done:
        await seasons.reload(league)
    return outcome


async def _count(
    seasons: Seasons, league: LockedLeague, table: Table, more: Sequence[Statement] = ()
) -> None:
    """Stores that a table counts for a ladder, and `more` with it."""
    await _check_may_count(seasons, league, table)
    now = seasons.now()
    people = [EntrantRow(row.user_id, row.name, Role.PLAYER, now) for row in table.people() if row.user_id]
    ids = tuple(row.user_id or 0 for row in table.seats)
    number = 1 + max((match.number for match in league.matches), default=0)
    match = MatchRow(0, league.id, rounds.LADDER_ROUND, number, MatchState.PLAYING, ids, table_id=table.id)
    statements = [*rounds.playing_in_ladder(league, people, now), upsert_match(match)]
    try:
        await seasons.store.change(league.id, *statements, *more)
    except TableCountsError:  # another ladder was quicker
        raise Refusal("table_counts_already") from None


async def _check_may_count(seasons: Seasons, league: League, table: Table) -> None:
    """Raises `Refusal` for a table that can't count for a ladder now."""
    _check_table(league, table)
    if await seasons.matches.of_table(table.id) is not None:
        raise Refusal("table_counts_already")
    people = [row.user_id for row in table.people() if row.user_id]
    _check_pairs(league, people, table.row.closed_at or seasons.now())


def _check_pairs(league: League, people: Iterable[int], at: int) -> None:
    """Raises `Refusal` in a ladder by rating if all the pairs have met often enough in the week of `at`."""
    monday = _monday(at)
    met = [
        match.seats
        for match in league.matches
        if match.state is not MatchState.VOID and _monday(match.finished_at or at) == monday
    ]
    if league.row.is_by_rating and not pairs_left(people, met):
        raise Refusal("ladder_met_enough")


def _monday(at: int) -> date:
    """The Monday of a time's week, by UTC."""
    day = datetime.fromtimestamp(at, UTC).date()
    return day - timedelta(days=day.weekday())


def _check_table(league: League, table: Table) -> None:
    league.require_live()
    if league.row.format is not Format.LADDER:
        raise Refusal("not_a_ladder")
    if (table.row.guild_id, table.row.game) != (league.row.guild_id, league.row.game):
        raise Refusal("another_game")
    if table.status not in (Status.RUNNING, Status.FINISHED):
        raise Refusal("table_cannot_count")
    _check_people(league, len(table.people()))


def _check_people(league: League, people: int) -> None:
    # A rating says who came in before whom, so it needs two.
    least = max(league.row.least_people, 2 if league.row.is_by_rating else 1)
    if league.row.format is Format.LADDER and people < least:
        raise Refusal("ladder_too_few_people", least=least)


async def count_scorepad(
    seasons: Seasons, scorepads: Scorepads, league_id: int, scorepad_id: int, by: Person
) -> League:
    """Counts a confirmed scorepad on behalf of `by`: as a new match of a ladder, else as its people's match.

    Raises `Refusal`; then nothing has changed.
    """
    async with scorepads.locked(scorepad_id) as scorepad, seasons.locked(league_id) as league:
        _check_scorepad(league, scorepad, seasons.now())
        before, statements = _counting(league, scorepad, seasons.now())
        await seasons.store.change(league.id, *statements, mark_counted(scorepad.id, by.user_id))
        await scorepads.changed(scorepad.id)
        after = await seasons.reload(league)
    if before.table_id is not None:  # it was played with real cards instead
        await table_admin.close(seasons.tables, before.table_id, by)
    return after


def _counting(league: League, scorepad: Scorepad, now: int) -> tuple[MatchRow, Sequence[Statement]]:
    """The match for which the scorepad counts, as it was before, and the statements by which it does."""
    is_ladder = league.row.format is Format.LADDER
    before = _new_match(league, scorepad) if is_ladder else _match_of(league, scorepad)
    ranked = {row.user_id or 0 for row in scorepad.ranked}
    done = replace(
        before,
        seats=tuple(one for one in before.seats if one in ranked),
        state=MatchState.DONE,
        forfeits=(),
        table_id=None,
        finished_at=now,
        pad_id=scorepad.id,
        house_rules=scorepad.is_beyond_rules,
        rounds_played=len(scorepad.paper.lines) if scorepad.paper.is_ended else 0,
        rounds_planned=scorepad.rounds or 0,
    )
    entering = rounds.playing_in_ladder(league, _people_of(scorepad, now), now) if is_ladder else ()
    return before, [
        *entering,
        upsert_match(done),
        *replace_results_of_scorepad(scorepad.id, _results(scorepad, done)),
    ]


def _check_scorepad(league: League, scorepad: Scorepad, now: int) -> None:
    league.require_live()
    if (scorepad.row.guild_id, scorepad.row.game) != (league.row.guild_id, league.row.game):
        raise Refusal("pad_of_another_game")
    people = [row.user_id for row in scorepad.ranked if row.user_id is not None]
    _check_people(league, len(people))
    if scorepad.state is ScorepadState.COUNTED:
        raise Refusal("pad_counted")
    if scorepad.state is not ScorepadState.CONFIRMED:
        raise Refusal("pad_not_confirmed")
    if league.row.format is Format.LADDER:
        _check_pairs(league, people, now)


def _new_match(league: League, scorepad: Scorepad) -> MatchRow:
    number = 1 + max((match.number for match in league.matches), default=0)
    seats = tuple(row.user_id or 0 for row in scorepad.ranked)
    return MatchRow(0, league.id, rounds.LADDER_ROUND, number, MatchState.DONE, seats)


def _match_of(league: League, scorepad: Scorepad) -> MatchRow:
    """The match of the latest round that the people of the scorepad should play, and that has no result."""
    people = {row.user_id for row in scorepad.players}
    drawn = () if league.round is None else league.matches_of(league.round.number)
    for match in drawn:
        if {*match.seats} == people and match.id not in league.results:
            if match.state in (MatchState.PLANNED, MatchState.OPENING):
                raise Refusal("pad_match_opening")  # the task that opens it would make it wait again
            return match
    raise Refusal("pad_fits_no_match")


def _people_of(scorepad: Scorepad, now: int) -> Sequence[EntrantRow]:
    return [
        EntrantRow(row.user_id, row.name, Role.PLAYER, now)
        for row in scorepad.ranked
        if row.user_id is not None
    ]


def _results(scorepad: Scorepad, match: MatchRow) -> Sequence[ResultRow]:
    """The result of each seat of the match: its people may be drawn in another order than on the scorepad."""
    placings = {placing.seat: placing for placing in scorepad.placings}
    found = []
    for at, row in enumerate(scorepad.ranked):
        placing = placings[row.seat]
        seat = at if row.user_id is None else match.seats.index(row.user_id)
        found.append(ResultRow(seat, row.user_id, placing.place, placing.score, False, False))
    return found
