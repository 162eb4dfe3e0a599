"""Skull King with real cards: what is written for each seat, and what can come out of a round."""

from collections.abc import Sequence
from functools import lru_cache

from bot.games.contract import IllegalMove, Options, Placing, ScoreLine, placings
from bot.games.paper import check_each, check_seats, check_together, impossible, ranked
from bot.games.paper_fields import Entries, Field
from bot.games.skullking.cards import PIRATES
from bot.games.skullking.scoring import POINTS_FOR_NONE, POINTS_FOR_TRICK, round_score
from bot.games.skullking.trick import BONUS_FOR_PIRATE, BONUS_FOR_SKULL_KING

SCARY_MARY = 1


def rounds(players: int, options: Options) -> int:
    """As many as the option says."""
    return int(options["rounds"])


def fields(players: int, options: Options, number: int) -> tuple[Field, ...]:
    """The bid, the tricks won, and the bonus, 0 where it is left empty."""
    tricks = range(number + 1)
    return (
        Field("bid", tricks),
        Field("tricks", tricks),
        Field("bonus", bonuses(players), needed=False, empty=0),
    )


def bonuses(players: int) -> tuple[int, ...]:
    """All that a round can bring in bonus points: there is one Skull King, so he is in one trick.

    "30 points for each Pirate card in the trick", of which each other player laid one at most, Scary Mary
    among them; or 50 for the Skull King caught by a Mermaid.
    """
    caught = range(min(PIRATES + SCARY_MARY, players - 1) + 1)
    return tuple(sorted({BONUS_FOR_SKULL_KING, *(BONUS_FOR_PIRATE * pirates for pirates in caught)}))


def check(players: int, options: Options, number: int, entries: Entries) -> None:
    """Each trick is won by somebody, and one seat at most, its bid met, has a bonus."""
    tricks = sum(entry.number("tricks") for entry in entries)
    if tricks != number:
        raise IllegalMove("tricks_must_add_up", tricks=tricks, needed=number)
    with_bonus = [seat for seat, entry in enumerate(entries) if entry.number("bonus")]
    for seat in with_bonus:
        bid, won = entries[seat].number("bid"), entries[seat].number("tricks")
        if not won or won != bid:
            raise IllegalMove("bonus_not_earned", seat=seat, bid=bid, tricks=won)
    if len(with_bonus) > 1:
        raise IllegalMove(
            "one_bonus_a_round", seat=with_bonus[0], bonus=entries[with_bonus[0]].number("bonus")
        )


def scorepad(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[ScoreLine, ...]:
    """Bid, tricks, bonus, score and total of each seat, for every round."""
    totals = [0] * players
    lines = []
    for number, entries in enumerate(rounds, start=1):
        for seat, entry in enumerate(entries):
            details = {key: entry.number(key) for key in ("bid", "tricks", "bonus")}
            score = round_score(number, *details.values())
            totals[seat] += score
            lines.append(ScoreLine(number, seat, score, totals[seat], details))
    return tuple(lines)


def result(players: int, options: Options, rounds: Sequence[Entries]) -> tuple[Placing, ...] | None:
    """After the last round the highest total wins."""
    if len(rounds) < int(options["rounds"]):
        return None
    return placings([line.total for line in scorepad(players, options, rounds)[-players:]])


def possible(
    players: int, options: Options, scores: Sequence[int], places: Sequence[int] = ()
) -> tuple[Placing, ...]:
    """Each total is a sum of rounds' scores, and the best of them share the tricks and the bonuses."""
    check_seats(players, scores, places)
    reached = totals_reached(players, int(options["rounds"]))
    check_each(scores, min(reached), max(reached))
    for seat, score in enumerate(scores):
        if score not in reached:
            raise impossible("never", seat=seat, score=score)
    for seats in range(2, players + 1):
        most = most_together(players, int(options["rounds"]), seats)
        check_together(sorted(scores)[-seats:], min(reached) * seats, most)
    return ranked(scores, [(score,) for score in scores], places)


@lru_cache(maxsize=64)
def totals_reached(players: int, rounds: int) -> frozenset[int]:
    """Every total that one seat can have after this many rounds."""
    reached = frozenset({0})
    for number in range(1, rounds + 1):
        scores = {
            round_score(number, bid, won, bonus)
            for bid in range(number + 1)
            for won in range(number + 1)
            for bonus in bonuses(players)
        }
        reached = frozenset(total + score for total in reached for score in scores)
    return reached


def most_together(players: int, rounds: int, seats: int) -> int:
    """The most that this many seats can have together: one wins every trick, the others bid none."""
    tricks = sum(range(1, rounds + 1))
    none = POINTS_FOR_NONE * (seats - 1)
    return tricks * (POINTS_FOR_TRICK + none) + rounds * max(bonuses(players))
