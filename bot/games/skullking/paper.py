"""Skull King with real cards, by edition."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.contract import Options, Placing, ScoreLine, placings
from bot.games.paper import check_each, check_seats, check_together, impossible, ranked
from bot.games.paper_fields import Entries, Field
from bot.games.skullking import paper_2021, paper_first
from bot.games.skullking.edition import RULES, rounds_of

ABSENT = "–"  # for bid and tricks
PaperOptions = tuple[tuple[str, int | bool | str], ...]


def _is_2021(options: Options) -> bool:
    return RULES.value(options, "edition") == "2021"


def rounds(players: int, options: Options) -> int:
    """As many as the options say."""
    return rounds_of(options)


def fields(players: int, options: Options, number: int) -> tuple[Field, ...]:
    """Bid, tricks won and bonus, and the load if there are loads."""
    if _is_2021(options):
        return paper_2021.fields(players, options, number)
    return paper_first.fields(players, number)


def check(players: int, options: Options, number: int, entries: Entries) -> None:
    """Raises `IllegalMove` for tricks or bonuses that no round can have."""
    if _is_2021(options):
        paper_2021.check(players, options, number, entries)
    else:
        paper_first.check(number, entries)


def scorepad(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[ScoreLine, ...]:
    """Bid, tricks, bonus, score and total; dashes for who does not play in a round."""
    totals = [0] * players
    lines = []
    for number, entries in enumerate(rounds, start=1):
        here = sum(bool(entry.values) for entry in entries)
        for seat, entry in enumerate(entries):
            if _is_2021(options):
                score, details = paper_2021.line(here, options, number, entry)
            else:
                score, details = paper_first.line(number, entry)
            if not entry.values:
                score, details = 0, {**details, "bid": ABSENT, "tricks": ABSENT}
            totals[seat] += score
            lines.append(ScoreLine(number, seat, score, totals[seat], details))
    return tuple(lines)


def result(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[Placing, ...] | None:
    """The highest total wins."""
    if len(rounds) < rounds_of(options):
        return None
    return placings([line.total for line in scorepad(players, options, rounds)[-players:]])


def possible(
    players: int, options: Options, scores: Sequence[int], places: Sequence[int] = ()
) -> tuple[Placing, ...]:
    """Each total is a sum of round scores; the best share the tricks and the bonuses."""
    check_seats(players, scores, places)
    reached = totals_reached(players, tuple(sorted(options.items())))
    check_each(scores, min(reached), max(reached))
    for seat, score in enumerate(scores):
        if score not in reached:
            raise impossible("never", seat=seat, score=score)
    for seats in range(2, players + 1):
        # What one seat alone can reach, several at one table can't: they share the tricks.
        most = most_together(players, options, seats)
        check_together(sorted(scores)[-seats:], min(reached) * seats, most)
    return ranked(scores, [(score,) for score in scores], places)


@lru_cache(maxsize=64)
def totals_reached(players: int, options: PaperOptions) -> frozenset[int]:
    """Every total that one seat can reach."""
    reached = frozenset({0})
    for number in range(1, rounds_of(dict(options)) + 1):
        scores = _scores(players, dict(options), number)
        reached = frozenset(total + score for total in reached for score in scores)
    return reached


def _scores(players: int, options: Options, number: int) -> frozenset[int]:
    if _is_2021(options):
        return paper_2021.scores(players, options, number)
    return paper_first.scores(players, number)


def most_together(players: int, options: Options, seats: int) -> int:
    """The most points of these seats together: one wins every trick, the others bid 0."""
    most = paper_2021.most_together if _is_2021(options) else paper_first.most_together
    return sum(most(players, options, number, seats) for number in range(1, rounds_of(options) + 1))
