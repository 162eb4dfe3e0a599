"""Outlines as text, in a square of 100 by 100, and as points.

A path has SVG's commands with absolute coordinates, `M L C Q Z` (https://www.w3.org/TR/SVG/paths.html), and
one of our own: `O x y a b`, an ellipse about (x, y) with the half axes a and b.
"""

import math
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import NamedTuple

Point = tuple[float, float]

STEPS = 14  # straight pieces of a curve; an ellipse has four times as many
_WORD = re.compile(r"[A-Z]|-?\d+(?:\.\d+)?")
_NUMBERS = {"M": 2, "L": 2, "C": 6, "Q": 4, "O": 4, "Z": 0}


class Outline(NamedTuple):
    """Points one after another."""

    points: tuple[Point, ...]
    closed: bool


@lru_cache(maxsize=1024)
def outlines(path: str) -> tuple[Outline, ...]:
    """The outlines of a path, in drawing order. Raises ValueError."""
    return tuple(_outlines(path))


def _outlines(path: str) -> Iterator[Outline]:
    points: list[Point] = []
    for command, numbers in _commands(path):
        match command:
            case "M" | "O" | "Z" if points:
                yield Outline(tuple(points), command == "Z")
                points = []
        match command:
            case "O":
                yield Outline(tuple(_ellipse(*numbers)), closed=True)
            case "M" | "L":
                points.append((numbers[0], numbers[1]))
            case "C" | "Q":
                points += _curve([points[-1], *zip(numbers[::2], numbers[1::2], strict=True)])
    if points:
        yield Outline(tuple(points), closed=False)


def _commands(path: str) -> Iterator[tuple[str, Sequence[float]]]:
    words = _WORD.findall(path)
    at, command = 0, ""
    while at < len(words):
        if words[at] in _NUMBERS:
            command, at = words[at], at + 1
        count = _NUMBERS[command]
        yield command, [float(word) for word in words[at : at + count]]
        at += count
        if command == "M":
            command = "L"


def _ellipse(x: float, y: float, a: float, b: float) -> Iterator[Point]:
    for step in range(4 * STEPS):
        angle = math.tau * step / (4 * STEPS)
        yield x + a * math.cos(angle), y + b * math.sin(angle)


def _curve(controls: Sequence[Point]) -> Iterator[Point]:
    for step in range(1, STEPS + 1):
        share, left = step / STEPS, list(controls)
        while len(left) > 1:
            left = [(a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share) for a, b in pairwise(left)]
        yield left[0]
