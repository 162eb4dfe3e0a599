"""The shuffle: 32 secret bytes, from which every shuffle of a game follows, so that anyone can check it.

The algorithm, published so that it can be repeated in any language:

1. The *stream* of a label is HMAC-SHA256(key=seed, message=label + "/" + n) for n = 0, 1, 2, … in decimal,
   concatenated, read byte by byte.
2. A number below n (n ≤ 256) is the next byte b of the stream for which b < 256 − 256 mod n, taken mod n;
   other bytes are skipped, so that every number is equally likely.
3. Cards are drawn by Fisher–Yates from the front: for i = 0, 1, …, count − 1 swap card i with card i + x,
   x being a number below (number of cards − i). The first `count` cards are the ones drawn, in order.

The *commitment* is SHA-256 of the seed. It is shown before the first card is dealt, the seed when the game
is over.
"""

import hashlib
import hmac
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

SEED_BYTES = 32

C = TypeVar("C")


class Shuffler(Protocol):
    """A value that draws cards; equal shufflers draw equally."""

    def draw(
        self, label: str, cards: Sequence[C], count: int | None = None, code: Callable[[C], str] = str
    ) -> tuple[C, ...]:
        """The first `count` (default: all) cards after the shuffle named `label`; `code` names a card."""
        ...


@dataclass(frozen=True, slots=True)
class SeededShuffler:
    """The shuffler of a real game: seed and label decide every draw."""

    seed: bytes = field(repr=False)  # secret until the game is over, so never in a log or a traceback

    def __post_init__(self) -> None:
        if len(self.seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(self.seed)}")

    def draw(
        self, label: str, cards: Sequence[C], count: int | None = None, code: Callable[[C], str] = str
    ) -> tuple[C, ...]:
        """By the published algorithm, from at most 256 cards."""
        pile = list(cards)
        size = len(pile)
        if size > 256:
            raise ValueError("a pile has 256 cards at most")
        drawn = _drawn(size, count)
        drawn_bytes = stream(self.seed, label)
        for i in range(drawn):
            left = size - i
            # Bytes from here on are skipped, so that every number is equally likely.
            fair = 256 - 256 % left
            byte = next(drawn_bytes)
            while byte >= fair:
                byte = next(drawn_bytes)
            j = i + byte % left
            pile[i], pile[j] = pile[j], pile[i]
        return tuple(pile[:drawn])


@dataclass(frozen=True, slots=True)
class StackedShuffler:
    """A shuffler for tests and puzzles."""

    stacks: Mapping[str, str]  # card codes by label: `{"first dealer": "2", "round 3": "Y5 SK P1"}`

    def draw(
        self, label: str, cards: Sequence[C], count: int | None = None, code: Callable[[C], str] = str
    ) -> tuple[C, ...]:
        """The stacked cards first, then the others in order. Raises ValueError for a missing card."""
        rest = list(cards)
        codes = [code(card) for card in rest]
        front: list[C] = []
        for wanted in self.stacks.get(label, "").split():
            if wanted not in codes:
                raise ValueError(f"{label}: there is no {wanted} left to draw")
            at = codes.index(wanted)
            codes.pop(at)
            front.append(rest.pop(at))
        return tuple((front + rest)[: _drawn(len(cards), count)])


def commitment(seed: bytes) -> str:
    """SHA-256 of the seed in hexadecimal."""
    return hashlib.sha256(seed).hexdigest()


def _drawn(size: int, count: int | None) -> int:
    drawn = size if count is None else count
    if not 0 <= drawn <= size:
        raise ValueError(f"{count} cards can't be drawn from {size}")
    return drawn


def stream(seed: bytes, label: str) -> Iterator[int]:
    """The bytes of a label."""
    block = 0
    while True:
        yield from hmac.digest(seed, f"{label}/{block}".encode(), "sha256")
        block += 1
