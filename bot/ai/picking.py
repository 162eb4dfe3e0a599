"""How to pick one of several choices by its value."""

from collections.abc import Iterable
from math import exp, inf
from random import Random
from typing import TypeVar

T = TypeVar("T")
ALIKE = 1e-9
"""Values closer than this are equal."""


def best(worths: Iterable[tuple[float, T]], rng: Random) -> T:
    """The best, at random among equals."""
    found = list(worths)
    most = max(worth for worth, _ in found)
    return rng.choice([thing for worth, thing in found if worth > most - ALIKE])


def slip(worths: Iterable[tuple[float, T]], rng: Random, size: float, dearest: float = inf) -> T:
    """Mostly the best, sometimes one a little worse, by `dearest` at most: softmax with temperature
    `size`.
    """
    things = list(worths)
    most = max(worth for worth, _ in things)
    found = [(worth, thing) for worth, thing in things if worth >= most - dearest]
    odds = [exp((worth - most) / size) for worth, _ in found]
    return rng.choices([thing for _, thing in found], odds)[0]


def careless(worths: Iterable[tuple[float, T]], rng: Random, odds: float, most: float) -> T:
    """The best or, with these odds (0 to 1), the worst of those that cost at most `most`."""
    found = list(worths)
    if rng.random() >= odds:
        return best(found, rng)
    limit = max(worth for worth, _ in found) - most
    least = min(worth for worth, _ in found if worth >= limit)
    return rng.choice([thing for worth, thing in found if limit <= worth < least + ALIKE])
