"""Corsari with real cards; void rounds are not entered."""

from collections.abc import Sequence

from bot.games.contract import Fact, IllegalMove, Options, Placing, ScoreLine, Seat
from bot.games.corsari.cards import COLOURS, NUMBERS
from bot.games.corsari.scoring import (
    GAME_OVER_AT,
    LAST_ROUND_AT,
    placed,
    senders_of,
    sweepers_of,
    takers_of,
)
from bot.games.corsari.split import CREW_COLOURS
from bot.games.corsari.state import HAND
from bot.games.paper import check_each, check_seats, check_together, ranked
from bot.games.paper_fields import Entries, Field

MOST_STOWAWAYS = HAND - CREW_COLOURS  # all but one card of each of the crew's two colours
OF_EACH_NUMBER = len(COLOURS) - 1  # stowaways with one number: none has the pier's colour


def rounds(players: int, options: Options) -> None:
    """Until there are enough penalty cards, or a sweep."""


def fields(players: int, options: Options, number: int) -> tuple[Field, ...]:
    """Whether the seat closed (1), its limit and its stowaways."""
    return (
        Field("closed", range(2), needed=False, empty=0),
        Field("limit", range(most_limit(MOST_STOWAWAYS) + 1), needed=False),
        Field("stowaways", range(MOST_STOWAWAYS + 1), needed=False),
    )


def least_limit(stowaways: int) -> int:
    """The lowest sum of this number of stowaways."""
    return sum(1 + card // OF_EACH_NUMBER for card in range(stowaways))


def most_limit(stowaways: int) -> int:
    """The highest sum of this number of stowaways."""
    return sum(NUMBERS - card // OF_EACH_NUMBER for card in range(stowaways))


def check(players: int, options: Options, number: int, entries: Entries) -> None:
    """One seat closes, and limits are sums of stowaways; after a sweep nobody else lays down."""
    closers = [seat for seat, entry in enumerate(entries) if entry.number("closed")]
    if len(closers) != 1:
        raise IllegalMove("one_closes", count=len(closers))
    closer = entries[closers[0]]
    swept = closer.has("stowaways") and not closer.number("stowaways")
    for seat in range(players):
        if swept and seat != closers[0]:
            _check_left_empty(entries, seat)
        else:
            _check_laid(entries, seat)
    stowaways, limit = (sum(entry.number(key) for entry in entries) for key in ("stowaways", "limit"))
    least, most = least_limit(stowaways), most_limit(stowaways)
    if not least <= limit <= most:
        raise IllegalMove("limits_together", stowaways=stowaways, limit=limit, least=least, most=most)


def _check_left_empty(entries: Entries, seat: Seat) -> None:
    if entries[seat].has("limit") or entries[seat].has("stowaways"):
        raise IllegalMove("nothing_after_sweep", seat=seat)


def _check_laid(entries: Entries, seat: Seat) -> None:
    entry = entries[seat]
    if not (entry.has("limit") and entry.has("stowaways")):
        raise IllegalMove("limit_and_stowaways", seat=seat)
    stowaways = entry.number("stowaways")
    least, most = least_limit(stowaways), most_limit(stowaways)
    if not least <= entry.number("limit") <= most:
        raise IllegalMove("limit_of_stowaways", seat=seat, stowaways=stowaways, least=least, most=most)


def scorepad(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[ScoreLine, ...]:
    """Penalty cards and their total."""
    lines: list[ScoreLine] = []
    totals = [0] * players
    for number, entries in enumerate(rounds, start=1):
        scored = _round(number, entries, totals)
        totals = [line.total for line in scored]
        lines += scored
    return tuple(lines)


def _round(number: int, entries: Entries, totals: Sequence[int]) -> list[ScoreLine]:
    seats = range(len(entries))
    closer = next(seat for seat in seats if entries[seat].number("closed"))
    counts = [entry.number("stowaways") for entry in entries]
    senders: tuple[Seat, ...] = ()
    sweepers: tuple[Seat, ...] = (closer,)
    if counts[closer]:
        senders = senders_of(closer, [entry.number("limit") for entry in entries])
        sweepers = sweepers_of(senders, counts, totals)
    takers = (None,) * len(entries) if sweepers else takers_of(closer, senders, len(entries))
    lines = []
    for seat in seats:
        score = sum(count for count, taker in zip(counts, takers, strict=True) if taker == seat)
        details: dict[str, Fact] = {
            "limit": entries[seat].values["limit"],
            "stowaways": entries[seat].values["stowaways"],
            "closed": seat == closer,
            "sent_under": seat in senders,
            "swept": seat in sweepers,
        }
        lines.append(ScoreLine(number, seat, score, totals[seat] + score, details))
    return lines


def result(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[Placing, ...] | None:
    """Over by a sweep, at 45 penalty cards, or after the round that follows on 35."""
    lines = scorepad(players, options, rounds)
    last = lines[-players:]
    sweepers = [line.seat for line in last if line.details["swept"]]
    total = sum(line.total for line in last)
    before = total - sum(line.score for line in last)
    if not (sweepers or total >= GAME_OVER_AT or before >= LAST_ROUND_AT):
        return None
    return placed(sweepers, [line.total for line in last])


def possible(
    players: int, options: Options, scores: Sequence[int], places: Sequence[int] = ()
) -> tuple[Placing, ...]:
    """At most 44 penalty cards and one more round; only a sweep ends a game below 35."""
    check_seats(players, scores, places)
    most = GAME_OVER_AT - 1 + MOST_STOWAWAYS * players
    check_each(scores, 0, most)
    check_together(scores, 0, most)
    if sum(scores) < LAST_ROUND_AT and not places:
        raise IllegalMove("places_needed")
    may_sweep = bool(places) and sum(scores) < GAME_OVER_AT
    first = [may_sweep and places[seat] == 1 for seat in range(players)]
    return ranked(scores, [(first[seat], -score) for seat, score in enumerate(scores)], places)
