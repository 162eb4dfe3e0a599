"""Places in random games of Corsari, for the tests of its face."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from bot.games import corsari
from bot.games.contract import Seat
from bot.games.corsari.state import State
from tests.games.corsari.random_game import random_game

GAMES = 80
"""For each number of players, so that all stay remembered from test to test."""
PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


class Place(NamedTuple):
    """A state of a random game, and a seat that is awaited in it."""

    state: State
    seat: Seat

    @property
    def view(self) -> corsari.View:
        return corsari.view(self.state, self.seat)


def states(players: int, share: float) -> Iterator[State]:
    """Every state of many random games, or a share of them."""
    chance = Random(players)
    for number in range(GAMES):
        steps = random_game(players, number, sail=0.3)
        yield from (step.before for step in steps if chance.random() < share)
        yield steps[-1].after


def places(players: int, share: float) -> Iterator[Place]:
    """Some of the places where somebody must choose."""
    for state in states(players, share):
        yield from (Place(state, seat) for seat in corsari.to_move(state))
