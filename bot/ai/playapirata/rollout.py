"""A hand played out by a quick policy, the same for all seats: the rule, on the simulator.

Coarser policies, as the cheapest towels and burials, won no more than the Bosun, even seeing every card.
"""

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from bot.ai.playapirata.rule import (
    BURY,
    DEAR,
    EARLY_BURIAL,
    GIVEN_AWAY,
    MAP_WORTH,
    SPY_WORTH,
    TOO_EARLY,
    UMBRELLA_UNSEEN,
    UMBRELLA_WAITS,
    WAITS,
    WORTH_OF_TOWEL_LATER,
)
from bot.ai.playapirata.simulator import NOBODY, Place, Simulator
from bot.ai.playapirata.worth import MEAN_WORTH, SKULL_WORTH, SPITE, TAKEN_IN_A_TURN, plain_worth
from bot.games.contract import Seat
from bot.games.playapirata.cards import (
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
from bot.games.playapirata.turns import MOST_BATCHES

UNSEEN = 4.8  # the average of unseen treasures
# What a spyglass is worth on a known treasure, any pirate without a place, and more than anything.
KNOWN, NOWHERE, MANY = -0.5, -1.0, 1000.0
FROM_NOW = 3  # the turn from which spyglass and map are worth playing
MOST_CARDS = 3  # the largest batch that is considered


class _Batch(NamedTuple):
    """Towels laid together."""

    values: Values
    towels: int
    later: float  # their value beyond their points
    top: int  # the value on top


@cache
def _batches(needed: int, ones: int, twos: int, threes: int) -> Sequence[_Batch]:
    # The cheapest small batches, by the value on top, that reach a sum and waste no card.
    held = (1,) * ones + (2,) * twos + (3,) * threes
    found: dict[int, _Batch] = {}
    for values in lean_batches(held, needed):
        batch = _Batch(values, len(values), sum(WORTH_OF_TOWEL_LATER[value] for value in values), values[-1])
        best = found.get(batch.top)
        if batch.towels <= MOST_CARDS and (best is None or _cost(batch) < _cost(best)):
            found[batch.top] = batch
    return tuple(found.values())


def _cost(batch: _Batch) -> float:
    return batch.towels + batch.later


@cache
def _stays(treasures: int, turns: int) -> Sequence[float]:
    # By the value on top, the chance that nobody takes a treasure in a number of turns of the others.
    taken = (TAKEN_IN_A_TURN[min(max(top, 1), 3)] * 8 / (treasures + 2) for top in range(5))
    return tuple(float((1 - min(odds, 0.9)) ** turns) for odds in taken)


def play_out(simulator: Simulator) -> None:
    """Plays the hand to its end."""
    while (seat := simulator.seat) != NOBODY:
        if not simulator.carded and not simulator.is_last:
            turn = simulator.turn
            _play_card(simulator, seat)
            if simulator.turn != turn:
                continue
        _play_towels(simulator, seat)


def _left(simulator: Simulator) -> tuple[int, int]:
    # The turns left to the others, and to the seat itself after this one.
    players = len(simulator.order)
    after = simulator.turns - simulator.turn
    if after <= 0:
        return 0, 0
    own = (after - 1) // players + (simulator.turn % players == 0)
    return after - 1 - (after - 1) // players + (simulator.turn % players != 0), own


def _worth(simulator: Simulator, seat: Seat, place: Place) -> float:
    if not place.up and seat not in place.known:
        return UNSEEN
    card = place.card
    if card in NUMBER_OF:
        return NUMBER_OF[card]
    if card == TOWEL_TREASURE:
        return towel_treasure_points(place.height)
    skulls = 0
    for other in simulator.table:
        if other.owner == seat and other is not place and other.card in SKULL_TREASURES:
            skulls += other.up or seat in other.known
    return 0.0 if simulator.is_last and not skulls else SKULL_WORTH[min(skulls, 3)]


def _play_card(simulator: Simulator, seat: Seat) -> None:
    treasures, pirates, _ = simulator.holdings[seat]
    number = simulator.turn // len(simulator.order) + 1
    early = 0.5 - number * len(simulator.order) / simulator.turns
    most, card, at = -MANY, "", NOBODY
    if treasures:
        card = (max if early > 0 else min)(treasures, key=plain_worth)
        most = BURY + (plain_worth(card) - MEAN_WORTH) * early * EARLY_BURIAL
    for pirate in pirates:
        found, place = _aimed(simulator, seat, pirate, TOO_EARLY * (number < FROM_NOW))
        if found > most:
            most, card, at = found, pirate, place
    if card in treasures:
        simulator.bury(card)
    else:
        simulator.discard(card, at)


def _aimed(simulator: Simulator, seat: Seat, pirate: str, too_early: float) -> tuple[float, int]:
    if pirate == UMBRELLA:
        return _umbrella(simulator, seat)
    most, best = NOWHERE, NOBODY
    for at, place in enumerate(simulator.table):
        if place.up or place.flag:
            continue
        unknown, own = seat not in place.known, place.owner == seat
        if pirate == MAP:
            found = MAP_WORTH + 0.5 * unknown - 1.0 * own - too_early
        elif unknown and not place.umbrella:
            found = SPY_WORTH - 0.15 * place.top - 0.3 * own - too_early
        else:
            found = KNOWN
        if found > most:
            most, best = found, at
    return most, best


def _umbrella(simulator: Simulator, seat: Seat) -> tuple[float, int]:
    turns, own_turns = _left(simulator)
    stays = _stays(len(simulator.table), turns)
    could_look = SPY in simulator.holdings[seat].pirates
    most, best = NOWHERE, NOBODY
    for at, place in enumerate(simulator.table):
        if place.owner == seat and not place.umbrella and not place.flag:
            stake = _worth(simulator, seat, place) * (1 - stays[place.top + place.double])
            unseen = UMBRELLA_UNSEEN * (could_look and not place.up and seat not in place.known)
            found = stake - UMBRELLA_WAITS * own_turns - unseen
            if found > most:
                most, best = found, at
    return most, best


def _play_towels(simulator: Simulator, seat: Seat) -> None:
    turn = simulator.turn
    must = not simulator.is_last
    tried = _places_to_try(simulator, seat)
    while simulator.turn == turn:
        found = _best_batch(simulator, seat, tried)
        if found is None or (found.gain <= 0 and not must):
            simulator.end_turn()
            return
        simulator.lay(found.at, found.values)
        must = False
        tried = [at for at in found.later if at != found.at]


def _places_to_try(simulator: Simulator, seat: Seat) -> Sequence[int]:
    # Of unseen treasures that are alike to the seat only as many as it may lay on.
    tried = []
    alike: dict[tuple[int, bool, bool], int] = {}
    for at, place in enumerate(simulator.table):
        if place.umbrella or at in simulator.laid:
            continue
        if place.owner != seat and not place.up and seat not in place.known:
            kind = place.top, place.double, place.owner == NOBODY
            alike[kind] = alike.get(kind, 0) + 1
            if alike[kind] > MOST_BATCHES:
                continue
        tried.append(at)
    return tried


class _Found(NamedTuple):
    gain: float
    at: int
    values: Values
    later: Sequence[int]  # the places to try next


def _best_batch(simulator: Simulator, seat: Seat, tried: Sequence[int]) -> _Found | None:
    # With fewer towels left only batches that gained are worth another try, and skulls: one raises the other.
    turns, own_turns = _left(simulator)
    early = min(1.0, own_turns / 3)
    stays = _stays(len(simulator.table), turns)
    taking = 1 + SPITE / (len(simulator.order) - 1)
    _, ones, twos, threes = simulator.holdings[seat].towels
    most, best, later = -MANY, None, []
    for at in tried:
        place = simulator.table[at]
        owner, double = place.owner, place.double
        batches = _batches(place.needed(), ones, twos, threes)
        if not batches:
            continue
        seen = place.up or seat in place.known
        worth = _worth(simulator, seat, place) if seen else UNSEEN
        lost = 0.0
        if owner == seat:
            lost = worth * stays[place.top + double]
        elif owner != NOBODY:
            worth *= taking
        elif own_turns and _tells(simulator, seat, place):
            lost = GIVEN_AWAY * WAITS
        again = seen and place.card in SKULL_TREASURES
        grows = seen and place.card == TOWEL_TREASURE
        for values, towels, kept_back, top in batches:
            if grows:
                worth = towel_treasure_points(place.height + towels)
            gain = worth * stays[top + double] - lost - towels - kept_back * early
            if gain > most:
                most, best = gain, (at, values)
            again = again or gain > 0
        if again:
            later.append(at)
    return None if best is None else _Found(most, *best, later)


def _tells(simulator: Simulator, seat: Seat, place: Place) -> bool:
    # Whether a towel would reveal that the seat has just buried something dear.
    just_buried = place is simulator.table[-1] and not place.up and place.known == {seat}
    return just_buried and plain_worth(place.card) >= DEAR
