"""A table of Corsari whose deal is known: the real game, on a stacked shuffle, in the words of the rules.

state = deal(CLOSER, opponent(13), stock="Y6")   # seat 0 begins; what is not named is filled up
state = do(state, "draw stock")                  # by whoever's turn it is
state = do(state, f"sail Y6 {CLOSERS_PARTS}")
state = do(state, "lay", seat=1)                 # the best laying
"""

import pytest

from bot.games import corsari
from bot.games.contract import Fact, IllegalMove, Seat
from bot.games.corsari.cards import CODES
from bot.games.corsari.state import HAND, NOBODY, PIER_CARDS, Round, State
from bot.games.shuffle import StackedShuffler

PIER = "R11"
"""Red is the pier's colour at every table here, unless another pier is named."""
CLOSER = "O1 O2 O7 O8 O10 V3 R5 R6 R7 V10 S2 G1"
"""The rulebook's example: "il limite è dunque 10 + 2 + 1 = 13"."""
CLOSERS_PARTS = "crew O1 O2 O7 O8 O10 V3 prisoners R5 R6 R7"
STOWAWAYS = ("G1", "V10", "S2")


def opponent(limit: int) -> str:
    return f"Y1 Y2 Y3 Y4 Y5 B7 B8 R1 R2 P3 P4 P{limit - 7}"


def other_opponent(limit: int) -> str:
    return f"L1 L2 L3 L4 L5 N7 N8 R3 R4 S1 S4 S{limit - 5}"


SWEEPER = "Y1 Y2 Y3 Y4 Y5 B6 B7 B8 R1 R2 R8 R9"
OTHER_SWEEPER = "L1 L2 L3 L4 L5 N6 N7 N8 P1 P2 P3 P4"


def deal(*hands: str, pier: str = PIER, top: str = "", stock: str = "", dealer: Seat = NOBODY) -> State:
    """Round 1 with these cards, as codes; hands, pier and stock are filled up with cards not named."""
    players = len(hands)
    sizes = [*[HAND] * players, PIER_CARDS[players], 1]
    named = [part.split() for part in (*hands, pier, top)]
    drawn = stock.split()
    mentioned = {code for part in (*named, drawn) for code in part}
    filling = [code for code in reversed(CODES) if code not in mentioned]
    stack: list[str] = []
    for part, size in zip(named, sizes, strict=True):
        assert len(part) <= size, "too many cards are named"
        stack += part + [filling.pop(0) for _ in range(size - len(part))]
    first_dealer = players - 1 if dealer == NOBODY else dealer
    shuffler = StackedShuffler({"first dealer": str(first_dealer), "round 1": " ".join(stack + drawn)})
    return corsari.start(players, {}, shuffler)


def do(state: State, words: str, seat: Seat | None = None) -> State:
    mover = state.turn if seat is None else seat
    return corsari.play(state, mover, corsari.read(state, mover, words))


def sailed(*opponents: str, penalties: tuple[int, ...] = (), is_last: bool = False) -> State:
    state = do(deal(CLOSER, *opponents, stock="Y6"), "draw stock")
    state = with_penalties(state, penalties)._replace(is_last=is_last)
    return do(state, f"sail Y6 {CLOSERS_PARTS}")


def scored(*opponents: str, penalties: tuple[int, ...] = (), is_last: bool = False) -> State:
    """The same, and all opponents have laid down their best."""
    state = sailed(*opponents, penalties=penalties, is_last=is_last)
    for seat in range(1, len(opponents) + 1):
        state = do(state, "lay", seat)
    return state


def with_penalties(state: State, counts: tuple[int, ...]) -> State:
    """So many cards in front of each seat, taken from the bottom of the stock."""
    stock, piles = list(state.stock), []
    for count in counts or (0,) * state.setup.players:
        piles.append(tuple(sorted(stock.pop() for _ in range(count))))
    return state._replace(stock=tuple(stock), penalties=tuple(piles))


def last_round(state: State) -> Round:
    return state.finished[-1]


def taken(state: State) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(CODES[card] for card in cards) for cards in last_round(state).outcome.taken)


def refused(state: State, words: str, seat: Seat | None = None) -> tuple[str, dict[str, Fact]]:
    with pytest.raises(IllegalMove) as error:
        do(state, words, seat)
    return error.value.code, dict(error.value.facts)
