"""How one of several things is picked by what each is worth."""

from collections.abc import Iterable
from math import exp, inf
from random import Random
from typing import TypeVar

T = TypeVar("T")
ALIKE = 1e-9
"""Worths that differ by less are equal."""


def best(worths: Iterable[tuple[float, T]], rng: Random) -> T:
    """The thing that is worth most; of several one at random."""
    found = list(worths)
    most = max(worth for worth, _ in found)
    return rng.choice([thing for worth, thing in found if worth > most - ALIKE])


def slip(worths: Iterable[tuple[float, T]], rng: Random, size: float, dearest: float = inf) -> T:
    """Mostly the best, at times one that is worth a little less: a slip of `size` is made now and then.

    The odds of a thing fall by the factor e for each `size` that it is worth less than the best, so that dear
    slips hardly happen, and never those that cost more than `dearest`. (Softmax, `size` being its
    temperature.)
    """
    things = list(worths)
    most = max(worth for worth, _ in things)
    found = [(worth, thing) for worth, thing in things if worth >= most - dearest]
    odds = [exp((worth - most) / size) for worth, _ in found]
    return rng.choices([thing for _, thing in found], odds)[0]


def careless(worths: Iterable[tuple[float, T]], rng: Random, odds: float, most: float) -> T:
    """The best or, by these odds (0 to 1), the worst of those that are worth at most so much less."""
    found = list(worths)
    if rng.random() >= odds:
        return best(found, rng)
    limit = max(worth for worth, _ in found) - most
    least = min(worth for worth, _ in found if worth >= limit)
    return rng.choice([thing for worth, thing in found if limit <= worth < least + ALIKE])
