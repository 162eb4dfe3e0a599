"""Chance that follows from a seed and a label, the same on every host and Python."""

import random
from collections.abc import Iterable, MutableSequence, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from bot.games.shuffle import stream

if TYPE_CHECKING:
    from _typeshed import SupportsLenAndGetItem

T = TypeVar("T")


class Chance(random.Random):
    """The published stream of `bot/games/shuffle.py` as chance for computer players.

    What is not overridden here is made of `random` and `getrandbits` by Python's own methods, which no pirate
    without a search asks for but `choices`.
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
        return seq[self._below(len(seq))]

    def shuffle(self, x: MutableSequence[Any]) -> None:
        """Fisher–Yates from the front, as the cards of a table are shuffled."""
        self._to_the_front(x, len(x))

    def sample(self, population: Sequence[T], k: int, *, counts: Iterable[int] | None = None) -> list[T]:
        """The first `k` of at most 256 after such a shuffle."""
        pile = list(population)
        if counts is not None or not 0 <= k <= len(pile):
            raise ValueError(f"{k} can't be drawn from {len(pile)}")
        self._to_the_front(pile, k)
        return pile[:k]

    def _to_the_front(self, pile: MutableSequence[Any], count: int) -> None:
        for at in range(count):
            other = at + self._below(len(pile) - at)
            pile[at], pile[other] = pile[other], pile[at]

    def _below(self, size: int) -> int:
        if size == 1:
            return 0
        fair = 256 - 256 % size
        byte = next(self._bytes)
        while byte >= fair:
            byte = next(self._bytes)
        return byte % size
