"""Treasures as they are entered on a scorepad: `T3,T6,TS,TT:4`.

By kind: a number, a skull, or the towel treasure with its number of towels.
"""

from collections.abc import Sequence
from typing import NamedTuple

from bot.games.playapirata.cards import ALL_TOWELS, COLOURS, NUMBERS, OF_EACH_NUMBER, SKULLS, TREASURES

NUMBER_KINDS = tuple(f"T{number}" for number in NUMBERS)
SKULL, TOWELS = "TS", "TT"
OF_EACH = {**dict.fromkeys(NUMBER_KINDS, OF_EACH_NUMBER), SKULL: SKULLS, TOWELS: 1}
"""How many treasures of each kind there are, in writing order."""
MOST_TOWELS = len(COLOURS) * len(ALL_TOWELS)
EXAMPLE = "T3 T6 TS TT:4"
BETWEEN, BEFORE_TOWELS = ",", ":"


class Stack(NamedTuple):
    """A treasure's kind, and the towels on the towel treasure (else 0)."""

    kind: str
    towels: int


def canonical(words: str) -> str:
    """The canonical form of treasures as typed: `3 6 s tt4`. Raises ValueError."""
    found = words.upper().replace(BETWEEN, " ").replace("+", " ").split()
    stacks = sorted(map(_stack, found), key=lambda stack: list(OF_EACH).index(stack.kind))
    return BETWEEN.join(f"{kind}{BEFORE_TOWELS}{towels}" if towels else kind for kind, towels in stacks)


def _stack(word: str) -> Stack:
    word = word if word.startswith("T") and word[1:2] not in ("", BEFORE_TOWELS) else f"T{word}"
    kind, towels = word[:2], word[2:].removeprefix(BEFORE_TOWELS)
    if kind != TOWELS:
        if towels or kind not in OF_EACH:
            raise ValueError(word)
        return Stack(kind, 0)
    if not (towels.isascii() and towels.isdigit() and 0 < int(towels) <= MOST_TOWELS):
        raise ValueError(word)
    return Stack(kind, int(towels))


def stacks_of(text: str) -> tuple[Stack, ...]:
    """The treasures of a canonical text."""
    return tuple(map(_stack, text.split(BETWEEN))) if text else ()


def with_codes(taken: Sequence[Sequence[Stack]]) -> list[list[tuple[str, int]]]:
    """Each seat's treasures with card codes, every card once; and the towels."""
    codes = {kind: [code for code in TREASURES if code.startswith(kind)] for kind in OF_EACH}
    return [[(codes[kind].pop(0), towels) for kind, towels in stacks] for stacks in taken]
