"""The rounds of a league, each stored whole or not at all: drawing, looking at a draw, the next round."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Unpack

from bot.leagues.cup import Finish, advancing, by_lot, draw, next_stage, qualified, stages
from bot.leagues.errors import LeagueError
from bot.leagues.history import Round
from bot.leagues.pairings import pair, seated
from bot.leagues.ratings import Rating
from bot.leagues.swiss import spread, swiss
from bot.leagues.tables import Sizes
from bot.leagues.wishes import Wishes
from bot.model.leagues import Draws, EntrantRow, Format, LeagueChanges, LeagueStage, Role, WishKind, WishRow
from bot.model.matches import MatchRow, MatchState, RoundRow
from bot.model.settings import changes
from bot.seasons import history, records, schedules, vacations, voyages
from bot.seasons.history import Kind, Note
from bot.seasons.league import League, LockedLeague
from bot.seasons.seasons import Delay, Seasons
from bot.store.leagues import upsert_entrant, upsert_round
from bot.store.matches import delete_matches, upsert_match
from bot.store.statements import Statement
from bot.tables.clock import HOUR
from bot.tables.person import Person
from bot.tables.refusal import Refusal

LADDER_ROUND = 0  # the number of the round that holds all games of a ladder


def playing_in_ladder(league: League, people: Sequence[EntrantRow], now: int) -> Sequence[Statement]:
    """The statements by which people take part in a ladder, whose one round begins with its first game."""
    known = {entrant.user_id for entrant in league.players}
    first = RoundRow(LADDER_ROUND, False, (), now, None, None)
    return [
        *(upsert_entrant(league.id, person) for person in people if person.user_id not in known),
        *([] if league.rounds else [upsert_round(league.id, first)]),
    ]


async def begin(seasons: Seasons, league: LockedLeague, *kept: Statement) -> League:
    """Ends the sign-up and draws the first round.

    Raises `Refusal` or `LeagueError` where too few take part; then nothing has changed.
    """
    if league.row.stage is not LeagueStage.SIGN_UP:
        raise Refusal("league_has_begun")
    if league.row.format is Format.VOYAGE:
        return await voyages.begin(seasons, league, *kept)
    return await _next(seasons, league, *kept, stage=LeagueStage.RUNNING, sign_up_until=None)


async def advance(seasons: Seasons, league: LockedLeague, *kept: Statement) -> League:
    """Draws the next round, or finishes the league after the last one.

    Raises `Refusal` where the next round needs results that are not there, `LeagueError` for too few people.
    """
    if league.row.stage is not LeagueStage.RUNNING or league.row.format is Format.LADDER:
        raise Refusal("league_has_no_next_round")
    if league.row.format is Format.VOYAGE:
        return await voyages.finish(seasons, league, *kept)
    if is_last(league):
        return await finish(seasons, league, *kept)
    if league.row.draws is not Draws.MEET and not is_complete(league):
        raise Refusal("swiss_round_not_over")
    return await _next(seasons, league, *kept)


async def hold(seasons: Seasons, league: LockedLeague) -> None:
    """Keeps a draw that moderators are to look at, or draws it anew where people have come or gone."""
    last = league.round
    assert last is not None  # it was drawn
    drawn = {*last.byes, *(user_id for match in league.matches_of(last.number) for user_id in match.seats)}
    drawn -= {entrant.user_id for entrant in league.in_role(Role.SUBSTITUTE)}  # they play for others
    if not last.is_stage and drawn != {entrant.user_id for entrant in league.players}:
        await _draw_again(seasons, league, last.number)
    seasons.delays[league.id] = Delay(Refusal("draw_is_held", round=last.number))


async def _draw_again(seasons: Seasons, league: LockedLeague, number: int) -> None:
    """Draws the latest round, whose tables are not open, once more; with too few people it stays as it is."""
    before = replace(
        league,
        rounds=league.rounds[:-1],
        matches=tuple(match for match in league.matches if match.round != number),
        figures=league.known_figures._replace(history=league.history[:-1]),
    )
    with suppress(LeagueError):
        await _next(seasons, before, delete_matches(league.id, number))


async def finish(seasons: Seasons, league: LockedLeague, *kept: Statement) -> League:
    """Ends the league with its standings as they are."""
    return await seasons.change(
        league, *kept, stage=LeagueStage.FINISHED, closed_at=seasons.now(), next_at=None
    )


def is_complete(league: League) -> bool:
    """Whether every match is over: of an earlier round too, where the latest was drawn before its end."""
    return league.round is not None and all(match.state.is_over for match in league.matches)


def is_last(league: League) -> bool:
    """Whether no round comes after the latest one."""
    last = league.round
    if last is None:
        return False
    if last.is_stage:
        return len(league.matches_of(last.number)) == 1
    return last.number >= league.row.rounds and not league.row.finalists


async def _next(
    seasons: Seasons, league: LockedLeague, *first: Statement, **columns: Unpack[LeagueChanges]
) -> League:
    """Stores the next round, after `first`; its tables stay closed if moderators look at draws first."""
    drawn, is_stage = await _draw(seasons, league)
    number, now = len(league.rounds) + 1, seasons.now()
    ends_at = now + league.row.round_hours * HOUR
    if not is_stage:
        drawn = await vacations.without_away(seasons, league, drawn, ends_at)
    row = RoundRow(number, is_stage, drawn.byes, now, ends_at, None)
    matches = [
        upsert_match(MatchRow(0, league.id, number, at, MatchState.PLANNED, seats))
        for at, seats in enumerate(drawn.tables, start=1)
    ]
    closed = [] if league.round is None else [upsert_round(league.id, replace(league.round, closed_at=now))]
    if league.row.looks:
        columns |= {"stage": LeagueStage.PAUSED, "paused_at": now, "rests": False}
    return await seasons.change(league, *first, *closed, upsert_round(league.id, row), *matches, **columns)


async def _draw(seasons: Seasons, league: League) -> tuple[Round, bool]:
    """The next round, by the schedule if one fits, and whether it is a stage of a cup."""
    # The same league and number give the same round.
    last, number = league.round, len(league.rounds) + 1
    rng = Random(f"{league.row.seed} {number}")  # noqa: S311 - a draw that can be repeated, no secret
    people = [entrant.user_id for entrant in league.players]
    if last is not None and last.is_stage:
        return _next_stage(league, last, rng), True
    if league.row.format is Format.CUP or number > league.row.rounds:
        return _first_stage(league, people, rng), True
    ahead = await schedules.next_round(seasons, league)
    if ahead is not None:
        return await asyncio.to_thread(seated, ahead, league.history, rng), False
    sizes = league.sizes(len(people))
    wishes = await schedules.wishes_of(seasons, league)
    order = await _in_order(seasons, league, people, rng)
    return await asyncio.to_thread(_drawn, league, order, sizes, rng, wishes), False


async def _in_order(seasons: Seasons, league: League, people: Sequence[int], rng: Random) -> Sequence[int]:
    """The people as they are drawn: by standing, the first round by rating; people who are level by lot."""
    if league.row.draws is Draws.MEET or (league.row.draws is Draws.SWISS and not league.rounds):
        return people
    if league.rounds:
        rank = {row.person: row.rank for row in league.standings}
    else:
        found = await records.strengths(seasons, league.row.guild_id, league.row.game)
        rank = {person: -found.get(person, Rating()).shown for person in people}
    return sorted(rng.sample(people, len(people)), key=rank.__getitem__)


def _drawn(league: League, order: Sequence[int], sizes: Sizes, rng: Random, wishes: Wishes) -> Round:
    liking, history = wishes.liking(order), league.history
    if league.row.draws is not Draws.MEET and history:
        return swiss(order, history, sizes, rng, liking)
    seeded = league.row.draws is Draws.SEEDED
    return pair(order, history, sizes, rng, spread(order, sizes, liking) if seeded else liking)


def _first_stage(league: League, people: Sequence[int], rng: Random) -> Round:
    seeds = tuple(rng.sample(people, len(people)))
    if league.row.format is Format.SEASON:
        playing = {*people}
        order = [row.person for row in league.standings if row.person in playing]
        seeds = qualified(order, min(league.row.finalists, len(order)))
    return draw(seeds, stages(len(seeds), league.shape)[0], league.history, rng)


def _next_stage(league: League, last: RoundRow, rng: Random) -> Round:
    matches = league.matches_of(last.number)
    if any(match.state is not MatchState.DONE for match in matches):
        raise Refusal("stage_not_over")
    tables = next_stage([len(match.seats) for match in matches], league.shape)
    seeds = advancing(_candidates(league, matches, sum(tables)), tables, league.shape, rng)
    return draw(seeds, tables, league.history, rng)


def _candidates(league: League, matches: Sequence[MatchRow], places: int) -> Sequence[Sequence[Finish]]:
    """The finishes of a stage, without those of people who have left, if enough stay for the next one."""
    results = [_finishes(league, match) for match in matches]
    left = {entrant.user_id for entrant in league.in_role(Role.OUT)}
    staying = [[one for one in table if one.person not in left] for table in results]
    return staying if sum(map(len, staying)) >= places else results


def _finishes(league: League, match: MatchRow) -> Sequence[Finish]:
    """The people of a finished match, with their rank, points and score."""
    rows = league.results[match.id]
    result = next(result for result in league.table_results if result.id == match.id)
    sign = -1 if league.scheme.low_is_good else 1
    earned = dict(zip((row.seat for row in rows), league.scheme.earned(result), strict=True))
    best = league.best_first(match)
    ranks = [(place, row.place) for place, row in best]
    score_sign = -1 if league.rules.low_is_good else 1
    return [
        Finish(row.user_id, ranks.index(rank), float(sign * earned[row.seat]), score_sign * row.score)
        for rank, (_, row) in zip(ranks, best, strict=True)
        if row.user_id is not None
    ]


def drawn_by_lot(league: League) -> Sequence[int]:
    """The people at the border before the latest stage for whom only the lot decided."""
    last = league.round
    before = None if last is None or last.number == 1 else league.rounds[-2]
    if last is None or before is None or not before.is_stage:
        return ()
    advanced = {user_id for match in league.matches_of(last.number) for user_id in match.seats}
    played = [match for match in league.matches_of(before.number) if match.id in league.results]
    return by_lot(_candidates(league, played, len(advanced)), advanced)


def is_held(league: League) -> bool:
    """Whether the latest round was drawn, and its tables wait until a moderator has looked at them."""
    if league.row.stage is not LeagueStage.PAUSED or not league.row.looks or league.round is None:
        return False
    drawn = league.matches_of(league.round.number)
    return all(match.state is MatchState.PLANNED and match.thread_id is None for match in drawn)


async def look_first(seasons: Seasons, league_id: int, by: Person, *, looks: bool) -> League:
    """Sets whether tables of the next draws wait until a moderator has looked at them, or open at once.

    Raises `Refusal("league_over")`.
    """
    async with seasons.locked(league_id) as league:
        league.require_live()
        if is_held(league):
            raise Refusal("draw_is_held", round=0 if league.round is None else league.round.number)
        note = Note(Kind.EDITED, changes=changes(league.row, replace(league.row, looks=looks)))
        kept = history.kept(seasons, league_id, by, note)
        return await seasons.change(league, kept, looks=looks)


def broken_by_swap(league: League, two: tuple[int, int]) -> Sequence[WishRow]:
    """The wishes that the latest draw respects, and would break after a swap of two people."""
    assert league.round is not None  # it is held
    drawn = [match.seats for match in league.matches_of(league.round.number)]
    other = {two[0]: two[1], two[1]: two[0]}
    after = [tuple(other.get(one, one) for one in seats) for seats in drawn]
    return [wish for wish in league.wishes if _keeps(wish, drawn) and not _keeps(wish, after)]


def _keeps(wish: WishRow, tables: Sequence[Sequence[int]]) -> bool:
    together = any(wish.one in seats and wish.other in seats for seats in tables)
    return together is (wish.kind is WishKind.TOGETHER)


async def swap(seasons: Seasons, league_id: int, two: tuple[int, int], by: Person) -> League:
    """Swaps two people of a held draw: their tables and seats, or a bye.

    Raises `Refusal` if the tables are open, or if the two don't sit apart in the draw.
    """
    async with seasons.locked(league_id) as league:
        last = league.round
        if last is None or not is_held(league):
            raise Refusal("draw_is_open")
        drawn = league.matches_of(last.number)
        groups = [*(match.seats for match in drawn), last.byes]
        places = [at for one in two for at, group in enumerate(groups) if one in group]
        if len({*places}) != 2:
            raise Refusal("swap_needs_two")
        other = {two[0]: two[1], two[1]: two[0]}

        def swapped(people: tuple[int, ...]) -> tuple[int, ...]:
            return tuple(other.get(one, one) for one in people)

        note = Note(Kind.SWAPPED, about=two[0], other=two[1])
        return await seasons.change(
            league,
            upsert_round(league_id, replace(last, byes=swapped(last.byes))),
            *(upsert_match(replace(match, seats=swapped(match.seats))) for match in drawn),
            history.kept(seasons, league_id, by, note),
        )
