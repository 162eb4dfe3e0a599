"""A hand played out to evening by a quick policy, the same for all seats: the rule, but coarser.

Each seat sees what it may see: what it does not know is worth to it what unseen treasures bring on average.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bot.ai.playapirata.twin import NOBODY, Place, Twin
from bot.ai.playapirata.worth import SKULL_WORTH, TAKEN_IN_A_TURN, plain_worth
from bot.games.contract import Seat
from bot.games.playapirata.cards import (
    ALL_TOWELS,
    MAP,
    NUMBER_OF,
    SKULL_TREASURES,
    SPY,
    TOWEL_TREASURE,
    UMBRELLA,
    Values,
)
from bot.games.playapirata.scoring import towel_treasure_points
from bot.games.playapirata.towels import lean_batches

UNSEEN = 4.8
"""What an unseen treasure brings."""
TOWEL_COST = {1: 2.2, 2: 3.0, 3: 3.7}
"""What a towel is worth while turns remain, its point included."""
UMBRELLA_FROM = 2.5
"""Points at stake from which the umbrella is played."""
MOST_CARDS = 3
"""Of a batch: larger ones are not thought of."""


class _Batch(NamedTuple):
    """Towels that go down together: how many of each value, all from the highest down, and the cost."""

    ones: int
    twos: int
    threes: int
    values: Values
    cost: float


def _cost(values: Values) -> float:
    return sum(TOWEL_COST[value] for value in values)


@cache
def _batches(needed: int) -> Sequence[_Batch]:
    """The small batches that reach a sum and waste no card, the cheapest first."""
    found = [values for values in lean_batches(ALL_TOWELS, needed) if len(values) <= MOST_CARDS]
    found.sort(key=_cost)
    return [
        _Batch(values.count(1), values.count(2), values.count(3), values, _cost(values)) for values in found
    ]


@cache
def _stays(top: int, treasures: int, turns: int) -> float:
    """The chance that nobody takes a treasure in so many turns of the others."""
    return float((1 - min(TAKEN_IN_A_TURN[min(top, 3)] * 8 / (treasures + 2), 0.9)) ** turns)


def play_out(twin: Twin) -> None:
    """Plays the hand to its end."""
    while (seat := twin.seat) != NOBODY:
        if not twin.carded and not twin.is_last:
            _play_card(twin, seat)
            if twin.seat != seat or not twin.carded:
                continue
        _play_towels(twin, seat)


def _left(twin: Twin) -> tuple[int, int]:
    """How many turns the others still have, and the seat itself after this one."""
    players = len(twin.order)
    after = twin.turns - twin.turn
    if after <= 0:
        return 0, 0
    own = (after - 1) // players + (twin.turn % players == 0)
    return after - 1 - (after - 1) // players + (twin.turn % players != 0), own


def _worth(twin: Twin, seat: Seat, place: Place, more: int = 0) -> float:
    if not place.up and seat not in place.known:
        return UNSEEN
    card = place.card
    if (number := NUMBER_OF.get(card)) is not None:
        return number
    if card == TOWEL_TREASURE:
        return towel_treasure_points(place.height + more)
    skulls = sum(
        other.owner == seat
        and other is not place
        and other.card in SKULL_TREASURES
        and (other.up or seat in other.known)
        for other in twin.table
    )
    return SKULL_WORTH[min(skulls, 3)]


def _play_card(twin: Twin, seat: Seat) -> None:
    """The umbrella where much is at stake; else treasures, the cheapest first; the others in between."""
    treasures, pirates, _ = twin.holdings[seat]
    at, stake = (
        _most_at_stake(twin, seat) if UMBRELLA in pirates and twin.turn >= len(twin.order) else (NOBODY, 0.0)
    )
    if at != NOBODY and stake > UMBRELLA_FROM:
        twin.discard(UMBRELLA, at)
    elif treasures and (len(treasures) >= len(pirates) or pirates == [UMBRELLA]):
        twin.bury(min(treasures, key=plain_worth))
    elif SPY in pirates:
        twin.discard(SPY, _aim(twin, seat, SPY))
    elif MAP in pirates:
        twin.discard(MAP, _aim(twin, seat, MAP))
    else:
        twin.discard(UMBRELLA, at)


def _aim(twin: Twin, seat: Seat, pirate: str) -> int:
    """Where a spyglass or a map goes: to a treasure that the seat does not know, or that is not its own."""
    hidden = [at for at, place in enumerate(twin.table) if not place.up and not place.flag]
    liked = (
        [at for at in hidden if seat not in twin.table[at].known]
        if pirate == SPY
        else [at for at in hidden if twin.table[at].owner != seat]
    )
    return (liked or hidden or [NOBODY])[-1]


def _most_at_stake(twin: Twin, seat: Seat) -> tuple[int, float]:
    turns, _ = _left(twin)
    best, most = NOBODY, -1.0
    for at, place in enumerate(twin.table):
        if place.owner == seat and not place.umbrella and not place.flag:
            stake = _worth(twin, seat, place) * (1 - _stays(place.top + place.double, len(twin.table), turns))
            if stake > most:
                best, most = at, stake
    return best, most


def _play_towels(twin: Twin, seat: Seat) -> None:
    turn = twin.turn
    must = not twin.is_last
    while twin.turn == turn:
        found = _best_batch(twin, seat)
        if found is None or (found[0] <= 0 and not must):
            twin.end_turn()
            return
        must = False
        twin.lay(found[1], found[2])


def _best_batch(twin: Twin, seat: Seat) -> tuple[float, int, Values] | None:
    """What the best batch gains, where it goes and what it is; None where the seat can't lay."""
    turns, own_turns = _left(twin)
    early = min(1.0, own_turns / 3)
    best: tuple[float, int, Values] | None = None
    for at, place in enumerate(twin.table):
        if place.umbrella or at in twin.laid or (batch := _cheapest(twin, seat, place)) is None:
            continue
        count, size = len(batch.values), len(twin.table)
        gain = _worth(twin, seat, place, count) * _stays(batch.values[-1] + place.double, size, turns)
        if place.owner == seat:
            gain -= _worth(twin, seat, place) * _stays(place.top + place.double, size, turns)
        gain -= count + (batch.cost - count) * early
        if best is None or gain > best[0]:
            best = gain, at, batch.values
    return best


def _cheapest(twin: Twin, seat: Seat, place: Place) -> _Batch | None:
    _, ones, twos, threes = twin.holdings[seat].towels
    for batch in _batches(place.needed()):
        if batch.ones <= ones and batch.twos <= twos and batch.threes <= threes:
            return batch
    return None
