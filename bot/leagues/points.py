"""What a table brings each seat in the standings: points by place, or the game's own score.

Points are exact fractions, so that no sum depends on its order and equal is equal.
"""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import ClassVar

from bot.leagues.errors import LeagueError
from bot.leagues.results import TableResult

MOST_POINTS = 100
"""The most points that a place may be given."""
MOST_PLACES = 8
"""The longest list of points: no game seats more."""

_SIGNS = {
    Fraction(1, 2): "½",
    Fraction(1, 3): "⅓",
    Fraction(2, 3): "⅔",
    Fraction(1, 4): "¼",
    Fraction(3, 4): "¾",
    Fraction(1, 5): "⅕",
    Fraction(2, 5): "⅖",
    Fraction(3, 5): "⅗",
    Fraction(4, 5): "⅘",
    Fraction(1, 6): "⅙",
    Fraction(5, 6): "⅚",
    Fraction(1, 8): "⅛",
    Fraction(3, 8): "⅜",
    Fraction(5, 8): "⅝",
    Fraction(7, 8): "⅞",
}


@dataclass(frozen=True, slots=True)
class ByPlace:
    """Points by place.

    `points` is the list for the places from the first on; a table with fewer seats uses its beginning, a
    place behind its end brings nothing. Without a list the usual one of the table's size is used: 3-1,
    4-2-1, 5-3-2-1, and so on to 9-7-6-5-4-3-2-1.
    """

    points: tuple[int, ...] | None = None
    low_is_good: ClassVar[bool] = False

    def by_place(self, seats: int) -> tuple[int, ...]:
        """The points of each place, the first one's first, at a table of `seats`."""
        if self.points is None:
            return (seats + 1, *range(seats - 1, 0, -1))
        return (self.points + (0,) * seats)[:seats]

    def earned(self, result: TableResult) -> tuple[Fraction, ...]:
        """The points of each seat of `result`, in its order.

        Who shares a place shares equally what the places they fill bring; a seat that is lost brings nothing.
        With the usual points those of a table that is smaller than the usual one of its round are worth as
        much more as its average is less: nobody loses by where they were drawn.
        """
        worth = self._worth(result)
        points, places = self.by_place(len(result.seats)), result.places
        played = [place for place, seat in zip(places, result.seats, strict=True) if not seat.is_lost]
        return tuple(
            Fraction(0) if seat.is_lost else worth * _shared(points, place, played.count(place))
            for place, seat in zip(places, result.seats, strict=True)
        )

    def _worth(self, result: TableResult) -> Fraction:
        seats, usual = len(result.seats), result.usual
        if self.points is not None or usual is None or usual <= seats:
            return Fraction(1)
        return self.bye(usual) / self.bye(seats)

    def bye(self, seats: int) -> Fraction:
        """What a bye brings: the average of a table of `seats`, so neither a win nor a loss.

        It is known beforehand, and does not change with what the person plays later.
        """
        return Fraction(sum(self.by_place(seats)), seats)

    def total(self, tables: Sequence[Fraction], byes: Sequence[int], best: int = 0) -> Fraction | None:
        """The points of someone who earned `tables` and had a bye from tables of the sizes `byes`.

        Only the `best` of all these count, where that is no 0.
        """
        every = sorted([*tables, *map(self.bye, byes)], reverse=True)
        return sum(every[: best or None], Fraction(0))


@dataclass(frozen=True, slots=True)
class ByScore:
    """The game's own score, as it is.

    Where `low_is_good` (Corsari's penalty cards) a sum would reward who plays less, so that the points are
    then the average score of a table, and fewer are better.
    """

    low_is_good: bool = False

    def earned(self, result: TableResult) -> tuple[Fraction, ...]:
        """The score of each seat of `result`, in its order.

        Nobody gains by leaving: a seat that is lost counts as the worst score of the table, and never as
        better than 0.
        """
        worst = max if self.low_is_good else min
        lost = worst(0, *(seat.score for seat in result.seats))
        return tuple(Fraction(lost if seat.is_lost else seat.score) for seat in result.seats)

    def total(self, tables: Sequence[Fraction], byes: Sequence[int], best: int = 0) -> Fraction | None:
        """The points of someone who scored `tables`; None before the first of them.

        A score has no middle that is known beforehand: each of the `byes` counts as the average of the
        person's own tables. Only the `best` tables count, where that is no 0, and byes for those that lack.
        """
        if not tables:
            return None
        counted = sorted(tables, reverse=not self.low_is_good)[: best or None]
        rest = byes[: best - len(counted)] if best else byes
        average = sum(counted, Fraction(0)) / len(counted)
        return average if self.low_is_good else average * (len(counted) + len(rest))


Scheme = ByPlace | ByScore


def read_points(text: str) -> tuple[int, ...]:
    """The points by place that `text` names: whole numbers with `-`, `,`, `/` or spaces between them.

    Raises `LeagueError`: "points_not_numbers"; "points_too_many", with the `most` places that a table has;
    "points_too_high", with the `most` points of a place; "points_rise" where a later place brings more.
    """
    words = re.split(r"\s*[-–,/]\s*|\s+", text.strip())
    if len(words) > MOST_PLACES:
        raise LeagueError("points_too_many", most=MOST_PLACES)
    if not all(re.fullmatch(r"[0-9]{1,3}", word) for word in words):
        raise LeagueError("points_not_numbers")
    points = tuple(map(int, words))
    if max(points) > MOST_POINTS:
        raise LeagueError("points_too_high", most=MOST_POINTS)
    if any(later > earlier for earlier, later in pairwise(points)):
        raise LeagueError("points_rise")
    return points


def points_text(points: Sequence[int]) -> str:
    """A list of points as it is written: `5-3-2-1`. `read_points` reads it."""
    return "-".join(map(str, points))


def shown(points: Fraction) -> str:
    """An exact number of points as a person reads it in any language: `7`, `2½`, `-3⅓`, `4 5/12`."""
    whole, rest = divmod(abs(points), 1)
    minus = "-" if points < 0 else ""
    if not rest:
        return f"{minus}{whole}"
    if rest in _SIGNS:
        return f"{minus}{whole or ''}{_SIGNS[rest]}"
    return f"{minus}{whole} {rest}" if whole else f"{minus}{rest}"


def _shared(points: Sequence[int], place: int, sharing: int) -> Fraction:
    """The equal part of what the places from `place` on bring to those `sharing` them."""
    return Fraction(sum(points[place - 1 : place - 1 + sharing]), sharing)
