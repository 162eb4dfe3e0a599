"""Whole games at random, in which rounds last: a sail is one kind of move among the draws and the discard."""

from functools import lru_cache
from itertools import islice
from random import Random
from typing import NamedTuple

from bot.games import corsari
from bot.games.contract import Move, Seat
from bot.games.corsari.cards import CODES
from bot.games.corsari.state import State
from bot.games.shuffle import SEED_BYTES, SeededShuffler

SAILS = 60
"""As many of the splits offered are chosen from, the best included: there are hundreds."""


class Step(NamedTuple):
    """A move with the states before and after it."""

    before: State
    seat: Seat
    move: Move
    after: State


def random_move(state: State, seat: Seat, chance: Random, sail: float) -> Move:
    """Any draw, any laying down; after a draw a sail with this probability, else any discard."""
    moves = corsari.legal(state, seat)
    if state.step != "discard":
        return chance.choice(list(islice(moves, SAILS)))
    may_discard = not corsari.view(state, None).must_sail
    if may_discard and chance.random() >= sail:
        return f"discard {CODES[chance.choice(state.hands[seat])]}"
    sails = (move for move in moves if move.startswith("sail"))
    return chance.choice(list(islice(sails, SAILS)))


@lru_cache(maxsize=256)
def random_game(players: int, number: int, sail: float = 0.1) -> tuple[Step, ...]:
    """Random game `number` of so many players; the same at every call."""
    chance = Random(f"corsari {players} {number}")
    state = corsari.start(players, {}, SeededShuffler(chance.randbytes(SEED_BYTES)))
    steps: list[Step] = []
    while seats := corsari.to_move(state):
        seat = chance.choice(seats)
        move = random_move(state, seat, chance, sail)
        after = corsari.play(state, seat, move)
        steps.append(Step(state, seat, move, after))
        state = after
        assert len(steps) < 20_000, "the game does not end"
    return tuple(steps)
