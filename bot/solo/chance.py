"""Chance that follows from a seed and a label, the same on every host and Python."""

import random
from typing import TYPE_CHECKING, TypeVar

from bot.games.shuffle import stream

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")


class Chance(random.Random):
    """The published stream of `bot/games/shuffle.py` as chance for computer players.

    What is not overridden here is made of `random` and `getrandbits` by Python's own methods.
    """

    def __init__(self, seed: bytes, label: str) -> None:
        super().__init__(0)
        self._bytes = stream(seed, label)

    def getrandbits(self, k: int, /) -> int:
        """The next bits, from as few bytes as hold them."""
        size = (k + 7) // 8
        drawn = int.from_bytes(bytes(next(self._bytes) for _ in range(size)), "big")
        return drawn >> (8 * size - k)

    def random(self) -> float:
        """From 0 to 1, in steps of 2⁻⁵³."""
        return self.getrandbits(53) * 2.0**-53

    def choice(self, seq: "SupportsLenAndGetItem[T]") -> T:
        """Each of at most 256 equally likely, by the shuffle's own numbers."""
        size = len(seq)
        if size == 1:
            return seq[0]
        fair = 256 - 256 % size
        byte = next(self._bytes)
        while byte >= fair:
            byte = next(self._bytes)
        return seq[byte % size]
