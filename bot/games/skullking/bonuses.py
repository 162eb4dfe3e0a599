"""What bonus can come out of a round of the edition of 2021, for one seat and for all of them together.

A *way* is how a seat comes to its bonus: by so many plain 14s, the black one, what the Skull King caught, the
mermaids that pirates caught, alliances and a bet. Cards are used up: a round has one Skull King, two
mermaids, six who may be pirates, two Loots and one Rascal.
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from bot.games.skullking.cards import LOOTS, MERMAIDS, PIRATES
from bot.games.skullking.powers import BETS
from bot.games.skullking.scoring import POINTS_FOR_ALLIANCE, kept_by_rascal
from bot.games.skullking.trick import FOURTEENS, OF_2021

PLAIN_14, BLACK_14 = FOURTEENS["Y14"], FOURTEENS["K14"]
PLAIN_14S = 3
TIGRESS = 1
ENOUGH_TRICKS = 5
"""More can't bring a higher bonus."""


class Round(NamedTuple):
    """What a round's bonuses depend on: so many cards to each of so many hands, and the options."""

    cards: int
    hands: int
    loot: bool
    powers: bool
    rascal: bool


class Seat(NamedTuple):
    """What was written for a seat besides its bonus."""

    bid: int
    tricks: int
    cannon: bool = False


class Way(NamedTuple):
    """What one seat's bonus is made of. `king` tells that the Skull King caught or was caught."""

    plain: int = 0
    black: int = 0
    king: int = 0
    mermaids: int = 0
    pirates: int = 0
    allies: int = 0
    bets: int = 0


LIMITS = Way(PLAIN_14S, 1, 1, MERMAIDS, PIRATES + TIGRESS, LOOTS * 2, 1)


@lru_cache(maxsize=4096)
def ways(of: Round, seat: Seat) -> Mapping[int, frozenset[Way]]:
    """By bonus, the ways in which the seat can come to it."""
    found: dict[int, set[Way]] = {}
    met, kept = seat.bid == seat.tricks, _kept(of, seat)
    taken = [(0, Way())] if not kept else [*_taken(of.hands, seat.tricks)]
    allies = range(LOOTS + 1 if of.loot and met else 1)
    for (points, way), allied, bet in product(taken, allies, _bets(of, seat)):
        bonus = points * kept // 2 + POINTS_FOR_ALLIANCE * allied + (bet if met else -bet)
        found.setdefault(bonus, set()).add(way._replace(allies=allied, bets=int(bet > 0)))
    return {bonus: frozenset(made) for bonus, made in found.items()}


def bonuses_of(of: Round, seat: Seat) -> frozenset[int]:
    """Every bonus that the seat can have."""
    met, kept = seat.bid == seat.tricks, _kept(of, seat)
    taken = _points_taken(of.hands, min(seat.tricks, ENOUGH_TRICKS)) if kept else {0}
    allied = range(LOOTS + 1 if of.loot and met else 1)
    return frozenset(
        points * kept // 2 + POINTS_FOR_ALLIANCE * allies + (bet if met else -bet)
        for points, allies, bet in product(taken, allied, _bets(of, seat))
    )


@lru_cache(maxsize=64)
def _points_taken(hands: int, tricks: int) -> frozenset[int]:
    return frozenset(points for points, _ in _taken(hands, tricks))


def _bets(of: Round, seat: Seat) -> Sequence[int]:
    return BETS if of.powers and seat.tricks and of.cards > 1 else BETS[:1]


def _kept(of: Round, seat: Seat) -> int:
    if of.rascal:
        return kept_by_rascal(seat.bid, seat.tricks, cannon=seat.cannon)
    return 2 if seat.bid == seat.tricks else 0


def _taken(hands: int, tricks: int) -> Iterator[tuple[int, Way]]:
    for points, way, used, lying in _captures(hands):
        if used > tricks:
            continue
        room = tricks * hands - lying
        for plain, black in product(range(PLAIN_14S + 1), range(2)):
            if plain + black <= room:
                fourteens = PLAIN_14 * plain + BLACK_14 * black
                yield points + fourteens, way._replace(plain=plain, black=black)


def _captures(hands: int) -> Iterator[tuple[int, Way, int, int]]:
    others = hands - 1
    for mermaids in range(MERMAIDS + 1):
        for pirates in range(1 if mermaids else 0, mermaids + 1):
            if mermaids > pirates * others:
                continue
            points, lying = OF_2021.mermaid * mermaids, mermaids + pirates
            yield points, Way(mermaids=mermaids, pirates=pirates), pirates, lying
            for caught in range(1, min(others, PIRATES + TIGRESS - pirates) + 1):
                way = Way(king=1, mermaids=mermaids, pirates=pirates + caught)
                yield points + OF_2021.pirate * caught, way, pirates + 1, lying + 1 + caught
            if mermaids < MERMAIDS:
                way = Way(king=1, mermaids=mermaids + 1, pirates=pirates)
                yield points + OF_2021.skull_king, way, pirates + 1, lying + 2


def fit_together(of: Round, seats: Sequence[Seat], bonuses: Sequence[int]) -> bool:
    """Whether all these bonuses, each of which its seat can have, can come out of one round."""
    sums = {(Way(), 0)}
    for seat, bonus in zip(seats, bonuses, strict=True):
        sums = {
            (total, max(most, way.allies))
            for before, most in sums
            for way in ways(of, seat)[bonus]
            if (total := _sum(before, way)) is not None
        }
    return any(total.allies % 2 == 0 and most * 2 <= total.allies for total, most in sums)


def _sum(one: Way, other: Way) -> Way | None:
    total = Way(*map(int.__add__, one, other))
    return total if all(used <= limit for used, limit in zip(total, LIMITS, strict=True)) else None
