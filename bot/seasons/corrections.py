"""Corrections by moderators, each with a reason: results, the players of seats, points by hand."""

import zlib
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.games.contract import IllegalMove, placings
from bot.model.leagues import AdjustmentRow, EntrantRow, Format, Role
from bot.model.matches import CorrectionRow, MatchRow, MatchState, Outcome, ResultRow
from bot.model.tables import Status
from bot.seasons import history, protests
from bot.seasons.history import Kind, Note, reason_of
from bot.seasons.league import League, LockedLeague
from bot.seasons.seasons import Seasons
from bot.store.leagues import insert_adjustment, upsert_entrant
from bot.store.matches import insert_correction, replace_results, upsert_match
from bot.tables.calendar import DAY
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal

MOST_POINTS = 1_000  # the most points at a time: as many as a game's own score may have

TAKEN_BACK_FOR = 7 * DAY  # seconds in which others may take a moderator's correction of their own table back


class Stated(NamedTuple):
    """A result as a moderator states it: scores by seat, and places by seat where the scores don't tell.

    `instead_of` is the fingerprint of what it replaces, if that is known.
    """

    scores: Sequence[int]
    places: Sequence[int] = ()
    instead_of: str = ""


class SeatPlayed(NamedTuple):
    """The person whose seat it was, and the one who really played it."""

    user_id: int
    player: Person


async def void(seasons: Seasons, match_id: int, by: Person, reason: str) -> League:
    """Voids a match, finished or not. Raises `Refusal` without a reason."""
    async with seasons.locked_match(match_id) as league:
        match = league.match(match_id)
        if match.state not in (MatchState.PLAYING, MatchState.DONE):
            raise Refusal("match_counts_nowhere")
        results = league.results.get(match_id, ())
        correction = _correction(seasons, match, results, by, reason)
        voided = replace(match, state=MatchState.VOID)
        return await seasons.change(league, upsert_match(voided), insert_correction(correction))


async def count_again(seasons: Seasons, match_id: int, by: Person, reason: str) -> League:
    """Takes back that a match is void. Raises `Refusal`."""
    async with seasons.locked_match(match_id) as league:
        match, results = league.match(match_id), league.results.get(match_id, ())
        if match.state is not MatchState.VOID:
            raise Refusal("match_counts_already")
        if not results and await _has_ended(seasons, match):
            raise Refusal("match_has_no_result")
        correction = _correction(seasons, match, results, by, reason)
        after = replace(match, state=MatchState.DONE if results else MatchState.PLAYING)
        kept = replace(correction, after=correction.before)
        return await seasons.change(league, upsert_match(after), insert_correction(kept))


async def _has_ended(seasons: Seasons, match: MatchRow) -> bool:
    table = None if match.table_id is None else await seasons.tables.store.tables.table(match.table_id)
    return table is None or table.status is Status.ENDED


def fingerprint(league: League, match_id: int) -> str:
    """Changes with a match's result, and with its open protests."""
    open_ones = [one.id for one in protests.undecided(league, match_id)]
    found = league.match(match_id).state, league.results.get(match_id), open_ones
    return f"{zlib.crc32(repr(found).encode()):08x}"[:6]  # a custom id has to hold it


def check_over(league: League, match_id: int) -> None:
    """Raises `Refusal` for a match that is not over, and in a live voyage."""
    if league.is_sealed:
        raise Refusal("voyage_is_sealed")
    _finished(league, match_id)


def preview(league: League, match_id: int, stated: Stated, now: int) -> League:
    """The league as the correction would leave it. Raises as `correct`."""
    check_over(league, match_id)
    match, rows = _restated(league, match_id, stated, now)
    matches = tuple(match if one.id == match.id else one for one in league.matches)
    return _computed(replace(league, matches=matches, results={**league.results, match.id: rows}))


def _computed(league: League) -> League:
    return replace(league, figures=league.compute())


def _restated(
    league: League, match_id: int, stated: Stated, now: int
) -> tuple[MatchRow, tuple[ResultRow, ...]]:
    """A match and its rows with the stated result."""
    match, results = _finished(league, match_id)
    if len(stated.scores) != len(match.seats):
        raise Refusal("scores_wanted", wanted=len(match.seats))
    placed = _places(league, stated, results)
    # A result that a moderator has stated is final, even if computer players have played the end.
    rows = [
        replace(row, score=stated.scores[row.seat], place=placed[row.seat], played_out=0) for row in results
    ]
    # A voided result counts again, and a match whose table was ended gets one.
    return replace(match, state=MatchState.DONE, finished_at=match.finished_at or now), tuple(rows)


async def correct(
    seasons: Seasons,
    match_id: int,
    stated: Stated,
    by: Person,
    reason: str,
    *,
    answers: Mapping[int, Outcome] | None = None,
) -> League:
    """Puts another result in the place of a match's, its places from the scores unless they are given.

    Protests are decided as `answers` says, by their ids. Raises `Refusal` without a reason, for too few or
    many scores, and if what they replace has changed; `IllegalMove` for scores that no game comes to, or
    that don't tell the places.
    """
    async with seasons.locked_match(match_id) as league:
        _, before = _finished(league, match_id)
        if stated.instead_of not in ("", fingerprint(league, match_id)):
            raise Refusal("result_has_changed")
        match, rows = _restated(league, match_id, stated, seasons.now())
        correction = _correction(seasons, match, before, by, reason)
        return await seasons.change(
            league,
            upsert_match(match),
            *replace_results(match.id, rows),
            insert_correction(replace(correction, after=tuple(stated.scores))),
            *(
                protests.decision(one, answers[one.id], by, reason)
                for one in protests.undecided(league, match_id)
                if answers and answers.get(one.id, Outcome.OPEN) is not Outcome.OPEN
            ),
        )


def to_take_back(league: League, match_id: int, by_id: int, now: int) -> CorrectionRow | None:
    """The latest correction of a match if its moderator played there, which others may take back for days."""
    latest = next((one for one in reversed(league.corrections) if one.match_id == match_id), None)
    if latest is None or latest.user_id == by_id or now - latest.at >= TAKEN_BACK_FOR:
        return None
    has_scores = bool(latest.before) and latest.after is not None
    is_other = latest.after != latest.before or history.is_of_places(league, latest)
    return latest if has_scores and is_other and history.is_own(league, latest) else None


async def forfeit(seasons: Seasons, match_id: int, user_id: int, by: Person, reason: str) -> League:
    """Marks a person's seat in a match that is over as forfeited: the last place.

    Raises `Refusal` for people who did not play in it, for a match without a result, or without a reason.
    """
    async with seasons.locked_match(match_id) as league:
        row = _result_of(league, match_id, user_id)
        if row.forfeited:
            raise Refusal("not_in_match")
        note = Note(Kind.FORFEITED, match_id, user_id, reason=reason_of(reason))
        return await _change_seat(seasons, league, by, note, replace(row, forfeited=True))


async def take_forfeit_back(seasons: Seasons, match_id: int, user_id: int, by: Person, reason: str) -> League:
    """Gives a person the result of their forfeited seat again. Raises `Refusal` as `forfeit` does."""
    async with seasons.locked_match(match_id) as league:
        row = _result_of(league, match_id, user_id)
        if not row.forfeited:
            raise Refusal("not_in_match")
        note = Note(Kind.FORFEIT_TAKEN_BACK, match_id, user_id, reason=reason_of(reason))
        return await _change_seat(seasons, league, by, note, replace(row, forfeited=False))


async def give_seat_back(seasons: Seasons, match_id: int, user_id: int, by: Person, reason: str) -> League:
    """Counts a seat in a match that is over for its person, after it counted for a computer player.

    Raises `Refusal` as `forfeit` does, and for a seat that is theirs.
    """
    async with seasons.locked_match(match_id) as league:
        row = _result_of(league, match_id, user_id)
        if not row.by_computer:
            raise Refusal("not_in_match")
        note = Note(Kind.PLAYED_THEMSELVES, match_id, user_id, reason=reason_of(reason))
        after = replace(row, forfeited=False, by_computer=False)
        return await _change_seat(seasons, league, by, note, after)


async def reassign(seasons: Seasons, match_id: int, seat: SeatPlayed, by: Person, reason: str) -> League:
    """Gives the result of a seat in a match that is over to the person who really played it.

    Raises `Refusal` as `forfeit` does, and for a person who sat there, too.
    """
    async with seasons.locked_match(match_id) as league:
        user_id, other = seat
        row, rows = _result_of(league, match_id, user_id), league.results[match_id]
        if any(one.user_id == other.user_id for one in rows):
            raise Refusal("already_seated_there", name=shown_name(other.name))
        note = Note(Kind.REASSIGNED, match_id, user_id, other.user_id, reason_of(reason))
        if league.entrant(other.user_id) is None:
            stand_in = EntrantRow(other.user_id, shown_name(other.name), Role.SUBSTITUTE, seasons.now())
            await seasons.store.change(league.id, upsert_entrant(league.id, stand_in))
        after = replace(row, user_id=other.user_id, forfeited=False, by_computer=False)
        return await _change_seat(seasons, league, by, note, after)


def _result_of(league: League, match_id: int, user_id: int) -> ResultRow:
    """A person's result in a match that is over."""
    match = league.match(match_id)
    if not match.state.is_over or match_id not in league.results:
        raise Refusal("match_has_no_result")
    found = next((row for row in league.results[match_id] if row.user_id == user_id), None)
    if found is None:
        raise Refusal("not_in_match")
    return found


async def _change_seat(
    seasons: Seasons, league: LockedLeague, by: Person, note: Note, after: ResultRow
) -> League:
    """Stores the new result of the seat in the note, and the note."""
    assert note.match_id is not None  # the result of a match
    match = league.match(note.match_id)
    rows = [after if one.seat == after.seat else one for one in league.results[match.id]]
    forfeits = tuple(one for one in match.forfeits if one != note.about)
    if after.forfeited and note.about is not None:
        forfeits = (*forfeits, note.about)
    return await seasons.change(
        league,
        upsert_match(replace(match, forfeits=forfeits)),
        *replace_results(match.id, rows),
        history.kept(seasons, league.id, by, note),
    )


def _places(league: League, stated: Stated, before: Sequence[ResultRow]) -> Mapping[int, int]:
    """The places by seat that the scores lead to; if scores don't decide, the places as they were."""
    if league.row.format is Format.VOYAGE:
        return {0: 1}
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
    placed = [row for row in results if row.place]
    before, places = tuple(row.score for row in placed), tuple(row.place for row in placed)
    name, now = shown_name(by.name), seasons.now()
    return CorrectionRow(match.id, by.user_id, name, reason_of(reason), before, None, now, places)


class Given(NamedTuple):
    """The person who gets points by hand, and how many; with a minus they are taken away.

    `known` is how often points were given or taken before, if that is known.
    """

    user_id: int
    points: int
    known: int | None = None


def points_in_effect(league: League, user_id: int) -> Sequence[AdjustmentRow]:
    """A person's points by hand that count, in order: neither taken back nor taking others back."""
    taken_back = {one.takes_back for one in league.adjustments}
    return [
        one
        for one in league.adjustments
        if one.about == user_id and one.takes_back is None and one.id not in taken_back
    ]


def preview_points(league: League, given: Given) -> League:
    """The league with these points by hand. Raises as `give_points`."""
    if all(row.person != given.user_id for row in league.standings):
        raise Refusal("no_standing")
    if not 1 <= abs(given.points) <= MOST_POINTS:
        raise Refusal("adjustment_out_of_range", most=MOST_POINTS)
    row = AdjustmentRow(0, league.id, given.user_id, given.points, None, None, "", "", 0)
    return _computed(replace(league, adjustments=(*league.adjustments, row)))


async def give_points(seasons: Seasons, league_id: int, given: Given, by: Person, reason: str) -> League:
    """Gives a person in the standings points, or takes them with a minus, also after the league's end.

    Raises `Refusal` for people without a place in the standings, for no or too many points, without a
    reason, and if points were given or taken meanwhile.
    """
    async with seasons.locked(league_id) as league:
        if given.known not in (None, len(league.adjustments)):
            raise Refusal("points_have_changed")
        [*_, row] = preview_points(league, given).adjustments
        row = replace(
            row, user_id=by.user_id, name=shown_name(by.name), reason=reason_of(reason), at=seasons.now()
        )
        return await seasons.change(league, insert_adjustment(row))


async def take_points_back(seasons: Seasons, league_id: int, number: int, by: Person, reason: str) -> League:
    """Takes points by hand back. Raises `Refusal` where they don't count, and without a reason."""
    async with seasons.locked(league_id) as league:
        found = next((one for one in league.adjustments if one.id == number), None)
        if found is None or found not in points_in_effect(league, found.about):
            raise Refusal("adjustment_taken_back")
        name, why = shown_name(by.name), reason_of(reason)
        row = AdjustmentRow(
            0, league_id, found.about, -found.points, number, by.user_id, name, why, seasons.now()
        )
        return await seasons.change(league, insert_adjustment(row))
