"""Voyages: leagues in which everyone plays the same secret deals, alone and when they like, until a last day.

A deal is a round of the league, and a person's game of it is a match.
"""

import asyncio
import secrets
from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.contract import Move
from bot.games.record import Record
from bot.games.shuffle import SEED_BYTES
from bot.leagues.errors import LeagueError
from bot.leagues.voyages import of_left, yardstick
from bot.model.leagues import Format, LeagueStage, Role
from bot.model.matches import MatchRow, MatchState, ResultRow, RoundRow
from bot.model.solo import Series, SoloDealRow, SoloHandRow
from bot.seasons.league import League, LockedLeague
from bot.seasons.seasons import Seasons
from bot.solo.deals import VERSION
from bot.solo.hands import Hand, Solo, deal_of_row, played_on
from bot.solo.reference_games import ReferenceGames
from bot.store.leagues import revise_league, upsert_round
from bot.store.solo import insert_drawn, insert_play, keep_yardstick
from bot.store.statements import Statement
from bot.tables.refusal import Refusal

FEWEST_PEOPLE = 2


async def begin(seasons: Seasons, league: LockedLeague, *kept: Statement) -> League:
    """Draws the deals, each with a secret seed of its own.

    Raises `Refusal("voyage_past")`, `LeagueError` for too few people; then nothing has changed.
    """
    row, now = league.row, seasons.now()
    if row.voyage_until is None or row.voyage_until <= now:
        raise Refusal("voyage_past")
    if len(league.players) < FEWEST_PEOPLE:
        raise LeagueError("too_few_people", people=len(league.players), fewest=FEWEST_PEOPLE)
    numbers, series = range(1, row.rounds + 1), Series.of_league(league.id)
    rounds = [RoundRow(number, False, (), now, row.voyage_until, None) for number in numbers]
    drawn = [
        SoloDealRow(
            series, number, VERSION, row.game, row.options, row.level, secrets.token_bytes(SEED_BYTES)
        )
        for number in numbers
    ]
    return await seasons.change(
        league,
        *(upsert_round(league.id, one) for one in rounds),
        *map(insert_drawn, drawn),
        *kept,
        stage=LeagueStage.RUNNING,
        sign_up_until=None,
    )


async def measure(seasons: Seasons, reference_games: ReferenceGames, league: League) -> bool:
    """Has the reference games of its deals played and keeps their figures; whether there were any."""
    if league.row.format is not Format.VOYAGE or not league.row.stage.live or not league.unmeasured:
        return False
    kept: list[Statement] = []
    for drawn in await seasons.tables.store.solo.drawn_for(Series.of_league(league.id)):
        if drawn.number not in league.unmeasured:
            continue
        if (played := await reference_games.whole(deal_of_row(drawn))) is not None:
            figures = yardstick(played.scores, low_is_good=league.rules.low_is_good)
            kept.append(keep_yardstick(drawn.series, drawn.number, *figures))
    if kept:
        await seasons.store.change(league.id, *kept)
    return bool(kept)


async def take_up(seasons: Seasons, solo: Solo, league_id: int, number: int, user_id: int) -> Hand:
    """A person's game of a deal, begun if it was not. Raises `Refusal` for others, and after the last day."""
    league = await seasons.load(league_id)
    drawn = await seasons.tables.store.solo.drawn(Series.of_league(league_id), number)
    if drawn is None:
        raise Refusal("no_such_league")
    hand = await solo.of_drawn(user_id, drawn)
    if hand is not None:
        return hand
    _require_open(seasons, league, user_id)
    return await solo.begin_drawn(user_id, drawn)


async def move(seasons: Seasons, solo: Solo, hand: Hand, words: Move, decision: int | None) -> Hand:
    """Makes a move; the last one counts at once. Raises as `take_up` and `Solo.move` do."""
    league_id, user_id = hand.row.series.league_id, hand.row.user_id
    assert league_id is not None  # of a voyage
    async with seasons.locked(league_id) as league:
        _require_open(seasons, league, user_id)

        def counted(row: SoloHandRow) -> Sequence[Statement]:
            assert row.score is not None  # it is over
            match = _match(league, row.number, user_id, seasons.now())
            played = ResultRow(0, user_id, 1, row.score, forfeited=False, by_computer=False)
            return [*insert_play(match, played), revise_league(league_id)]

        after = await solo.move(hand, words, decision, counted)
        if after.is_over:
            await seasons.reload(league)
        return after


def _require_open(seasons: Seasons, league: League, user_id: int) -> None:
    if league.row.stage is not LeagueStage.RUNNING or league.is_past(seasons.now()):
        raise Refusal("voyage_over")
    entrant = league.entrant(user_id)
    if entrant is None or entrant.role is not Role.PLAYER:
        raise Refusal("voyage_sign_up_first")


async def finish(
    seasons: Seasons, league: LockedLeague, *kept: Statement, unmeasured_too: bool = False
) -> League:
    """Ends a voyage; what is missing counts as `bot/leagues/voyages.py` says.

    Raises `Refusal("voyage_field_plays")` while that is not known. With `unmeasured_too` a deal without
    reference games counts for nobody.
    """
    if league.unmeasured and not unmeasured_too:
        raise Refusal("voyage_field_plays")
    missing, now = await _missing(seasons, league), seasons.now()
    return await seasons.change(
        league, *missing, *kept, stage=LeagueStage.FINISHED, closed_at=now, next_at=None
    )


async def _missing(seasons: Seasons, league: LockedLeague) -> Sequence[Statement]:
    store, low_is_good = seasons.tables.store.solo, league.rules.low_is_good
    series = Series.of_league(league.id)
    drawn = {one.number: deal_of_row(one) for one in await store.drawn_for(series)}
    left = {(row.number, row.user_id): row for row in await store.in_series(series)}
    played = {match.seats[0] for match in league.matches}
    people = sorted({*played, *(one.user_id for one in league.players)})
    found: list[Statement] = []
    for number, by in sorted(league.yardsticks.items()):
        done = league.finished(number)
        for at, user_id in enumerate([one for one in people if one not in done], start=1):
            row, score = left.get((number, user_id)), by.tenth
            if row is not None:
                # A game takes up to a tenth of a second, in which nobody else waits.
                rest = await asyncio.to_thread(played_on, league.entry, drawn[number], row)
                score = of_left(rest, by, low_is_good=low_is_good)
            match = replace(_match(league, number, user_id, seasons.now(), after=at), forfeits=(user_id,))
            missed = ResultRow(0, user_id, 1, score, forfeited=True, by_computer=row is not None)
            found += insert_play(match, missed)
    return found


def _match(league: League, deal: int, user_id: int, now: int, after: int = 1) -> MatchRow:
    number = after + len(league.matches_of(deal))
    return MatchRow(0, league.id, deal, number, MatchState.DONE, (user_id,), finished_at=now)


async def hands_of(seasons: Seasons, league: League, user_id: int) -> Sequence[SoloHandRow]:
    """A person's games of a voyage."""
    rows = await seasons.tables.store.solo.in_series(Series.of_league(league.id))
    return [row for row in rows if row.user_id == user_id]


async def revealed_deals(seasons: Seasons, league: League) -> Sequence[SoloDealRow]:
    """The deals of a voyage with their seeds, once it is over; none before."""
    series = Series.of_league(league.id)
    return () if league.row.stage.live else await seasons.tables.store.solo.drawn_for(series)


class RevealedDeal(NamedTuple):
    """A deal of a voyage that is over: one's own game, and the best one's or else that of the rule."""

    drawn: SoloDealRow
    own: Record | None
    other: Record | None
    other_id: int | None  # None: the rule


async def tell(seasons: Seasons, solo: Solo, league: League, number: int, user_id: int) -> RevealedDeal:
    """A deal of a voyage. Raises `Refusal("voyage_is_sealed")` before its end."""
    drawn = next((one for one in await revealed_deals(seasons, league) if one.number == number), None)
    if drawn is None:
        raise Refusal("voyage_is_sealed")
    rows = await seasons.tables.store.solo.in_series(drawn.series)
    records = {
        row.user_id: solo.read(row.record)
        for row in rows
        if row.number == number and row.finished_at is not None
    }
    best = next((one for one, _ in ranked(league, number) if one in records), None)
    played = await seasons.tables.store.solo.reference_games(deal_of_row(drawn).name)
    own = records.get(user_id)
    if best is None or best == user_id:
        return RevealedDeal(drawn, own, None if played is None else solo.read(played.par), None)
    return RevealedDeal(drawn, own, records[best], best)


def ranked(league: League, number: int) -> Sequence[tuple[int, ResultRow]]:
    """Everyone's result in a deal, as far as it may be known, the best first."""
    rows = [
        (match.seats[0], league.results[match.id][0])
        for match in league.matches_of(number)
        if match.id in league.results
    ]
    sign = 1 if league.rules.low_is_good else -1
    return sorted(rows, key=lambda one: (one[1].forfeited, sign * one[1].score, one[0]))


async def under_way(seasons: Seasons, user_id: int) -> Sequence[tuple[League, int]]:
    """The games of voyages that a person has begun and can still play, each by its league and deal."""
    found = [
        (await seasons.load(row.series.league_id or 0), row.number)
        for row in await seasons.tables.store.solo.under_way(user_id)
    ]
    return [(league, number) for league, number in found if not league.is_past(seasons.now())]
