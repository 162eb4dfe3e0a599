"""Corrections: a moderator voids a result, or puts another in its place, with a reason that is kept."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.contract import IllegalMove, placings
from bot.model.leagues import CorrectionRow, MatchRow, MatchState, ResultRow
from bot.model.tables import Status
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.matches import insert_correction, replace_results, upsert_match
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal

LONGEST_REASON = 200


class Stated(NamedTuple):
    """A result as a moderator states it: scores by seat, and places by seat where the scores don't tell."""

    scores: Sequence[int]
    places: Sequence[int] = ()


async def void(seasons: Seasons, match_id: int, by: Person, reason: str) -> League:
    """Lets a match count nowhere: its result, or the game that goes on. Raises `Refusal` without a reason."""
    async with seasons.locked_match(match_id) as league:
        match = league.match(match_id)
        if match.state not in (MatchState.PLAYING, MatchState.DONE):
            raise Refusal("match_counts_nowhere")
        results = league.results.get(match_id, ())
        correction = _correction(seasons, match, results, by, reason)
        voided = replace(match, state=MatchState.VOID)
        await seasons.store.change(league.id, upsert_match(voided), insert_correction(correction))
        return await seasons.changed(league.id)


async def count_again(seasons: Seasons, match_id: int, by: Person, reason: str) -> League:
    """Lets a match count that was voided: its result, or the game that has none yet. Raises `Refusal`."""
    async with seasons.locked_match(match_id) as league:
        match, results = league.match(match_id), league.results.get(match_id, ())
        if match.state is not MatchState.VOID:
            raise Refusal("match_counts_already")
        if not results and await _has_ended(seasons, match):
            raise Refusal("match_has_no_result")
        correction = _correction(seasons, match, results, by, reason)
        after = replace(match, state=MatchState.DONE if results else MatchState.PLAYING)
        kept = replace(correction, after=correction.before)
        await seasons.store.change(league.id, upsert_match(after), insert_correction(kept))
        return await seasons.changed(league.id)


async def _has_ended(seasons: Seasons, match: MatchRow) -> bool:
    """Whether nothing can come of a match any more: its table was ended, or never opened."""
    table = None if match.table_id is None else await seasons.tables.store.tables.table(match.table_id)
    return table is None or table.status is Status.ENDED


async def correct(seasons: Seasons, match_id: int, stated: Stated, by: Person, reason: str) -> League:
    """Puts another result in the place of a match's; places follow from the scores, unless they are given.

    A voided result counts again, and a match whose table was ended gets one. Raises `Refusal` without a
    reason, or for too few or many scores, `IllegalMove` for scores that no game comes to, or that don't
    tell the places.
    """
    async with seasons.locked_match(match_id) as league:
        match, results = _finished(league, match_id)
        scores = stated.scores
        if len(scores) != len(match.seats):
            raise Refusal("scores_wanted", wanted=len(match.seats))
        placed = _places(league, stated, results)
        correction = replace(_correction(seasons, match, results, by, reason), after=tuple(scores))
        new = [replace(row, score=scores[row.seat], place=placed[row.seat]) for row in results]
        finished_at = match.finished_at or seasons.now()
        counted = replace(match, state=MatchState.DONE, finished_at=finished_at)
        await seasons.store.change(
            league.id, upsert_match(counted), *replace_results(match.id, new), insert_correction(correction)
        )
        return await seasons.changed(league.id)


def _places(league: League, stated: Stated, before: Sequence[ResultRow]) -> Mapping[int, int]:
    """The places by seat that scores come to; where they don't tell them, those that were taken before."""
    paper, options, players = league.entry.paper, league.row.options, len(stated.scores)
    if paper is None:
        sign = -1 if league.rules.low_is_good else 1
        return {one.seat: one.place for one in placings([sign * score for score in stated.scores])}
    try:
        found = paper.possible(players, options, stated.scores, stated.places)
    except IllegalMove as error:
        if error.code != "places_needed" or not all(row.place for row in before):
            raise
        found = paper.possible(players, options, stated.scores, [row.place for row in before])
    return {placing.seat: placing.place for placing in found}


def _finished(league: League, match_id: int) -> tuple[MatchRow, Sequence[ResultRow]]:
    """A match that is over, and its result; one without places where its table was ended before."""
    match = league.match(match_id)
    if not match.state.is_over:
        raise Refusal("match_has_no_result")
    unplayed = [
        ResultRow(seat, drawn or None, 0, 0, forfeited=drawn in match.forfeits, by_computer=False)
        for seat, drawn in enumerate(match.seats)
    ]
    return match, league.results.get(match_id, unplayed)


def _correction(
    seasons: Seasons, match: MatchRow, results: Sequence[ResultRow], by: Person, reason: str
) -> CorrectionRow:
    reason = " ".join(reason.split())
    if not 1 <= len(reason) <= LONGEST_REASON:
        raise Refusal("reason_wanted", most=LONGEST_REASON)
    before = tuple(row.score for row in results if row.place)
    return CorrectionRow(match.id, by.user_id, shown_name(by.name), reason, before, None, seasons.now())
