"""Determinizations: the hand with its unseen cards dealt at random."""

from collections.abc import Sequence
from math import prod
from random import Random
from typing import NamedTuple

from bot.ai.playapirata.simulator import Holding, Place, Simulator
from bot.ai.playapirata.worth import plain_worth, seat_of
from bot.games.contract import Seat
from bot.games.playapirata import View
from bot.games.playapirata.cards import ALL_TOWELS, COLOURS, TOWEL_VALUES, TREASURES

DEAR_FIRST = 0.5  # how often another player is assumed to bury the highest first
# Players occupy what they have buried the likelier the higher it is, between these values.
WORTHLESS, DEAR = 2.0, 6.0
MOST_DEALS = 5  # after this number of unlikely deals the last one is taken


def simulator_of(view: View, rng: Random) -> Simulator:
    """The hand in the view, the unseen cards dealt at random."""
    seat = seat_of(view)
    dealt = _likely_deal(view, rng)
    table = []
    for treasure, card in zip(view.table, dealt.buried, strict=True):
        knows = frozenset() if treasure.by is None else frozenset((treasure.by,))
        place = Place(card, knows | {seat} if treasure.card else knows)
        place.up, place.height, place.umbrella = treasure.face_up, treasure.height, treasure.umbrella
        place.flag, place.double = treasure.flag, treasure.double
        if treasure.top:
            place.top, place.owner = int(treasure.top[-1]), COLOURS.index(treasure.top[0])
        table.append(place)
    holdings = [
        Holding(treasures, list(player.pirates), _towels(view, player.seat, rng))
        for player, treasures in zip(view.players, dealt.in_hand, strict=True)
    ]
    simulator = Simulator(view.order, view.turns, holdings, table)
    at = view.order.index(seat)
    simulator.turn = simulator.turns if view.step == "last" else (view.turn_number - 1) * len(view.order) + at
    simulator.carded = view.step in ("towels", "end")
    simulator.laid = [place - 1 for place in view.laid]
    simulator.kept = [player.umbrella_kept for player in view.players]
    return simulator


class _Dealt(NamedTuple):
    buried: Sequence[str]  # in order of the table
    in_hand: Sequence[list[str]]  # of each seat


def _likely_deal(view: View, rng: Random) -> _Dealt:
    guarded = [t.place - 1 for t in view.table if t.card is None and t.by is not None and t.occupier == t.by]
    # Mostly such deals in which high treasures are occupied by the players who buried them.
    for _ in range(MOST_DEALS):
        dealt = _deal(view, rng)
        if rng.random() < prod(_guarding(dealt.buried[at]) for at in guarded):
            break
    return dealt


def _guarding(card: str) -> float:
    return min(1.0, (plain_worth(card) - WORTHLESS) / (DEAR - WORTHLESS))


def _deal(view: View, rng: Random) -> _Dealt:
    seen = {treasure.card for treasure in view.table} | set(view.treasures)
    unseen = [card for card in TREASURES if card not in seen]
    rng.shuffle(unseen)
    hands = []
    buried = {treasure.place: treasure.card for treasure in view.table}
    for player in view.players:
        hidden = [t.place for t in view.table if t.card is None and t.by == player.seat]
        own = player.seat == view.seat
        cards = [unseen.pop() for _ in range(len(hidden) + (0 if own else player.treasures))]
        if rng.random() < DEAR_FIRST:
            cards.sort(key=plain_worth, reverse=True)
        buried.update(zip(hidden, cards, strict=False))
        hands.append(list(view.treasures) if own else cards[len(hidden) :])
    return _Dealt([card or unseen.pop() for card in buried.values()], hands)


def _towels(view: View, seat: Seat, rng: Random) -> list[int]:
    player = view.players[seat]
    codes = view.towels if seat == view.seat else player.towels_shown
    if codes is None:
        left = list(ALL_TOWELS)
        for treasure in view.table:
            if treasure.top and treasure.occupier == seat:
                left.remove(int(treasure.top[-1]))
        values = rng.sample(left, player.towels)
    else:
        values = [int(code[-1]) for code in codes]
    return [0, *(values.count(value) for value in TOWEL_VALUES)]
