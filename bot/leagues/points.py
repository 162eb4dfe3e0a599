"""The points that a table brings each seat in the standings: by place, or the game's own score."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from typing import ClassVar

from bot.leagues.errors import LeagueError
from bot.leagues.results import TableResult

MOST_POINTS = 100  # the most points that a place may be given
MOST_PLACES = 8  # the longest list of points: no game seats more

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
    """Points by place."""

    # None: the usual ones of the table's size, 3-1, 4-2-1, up to 9-7-6-5-4-3-2-1.
    points: tuple[int, ...] | None = None
    low_is_good: ClassVar[bool] = False

    def by_place(self, seats: int) -> tuple[int, ...]:
        """The points of each place at a table of this number of seats."""
        if self.points is None:
            return (seats + 1, *range(seats - 1, 0, -1))
        return (self.points + (0,) * seats)[:seats]

    def earned(self, result: TableResult) -> tuple[Fraction, ...]:
        """The points of each seat; a shared place shares the points of its places."""
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
        # A smaller table of a round is worth more, so that nobody loses by the draw.
        return self.bye(usual) / self.bye(seats)

    def bye(self, seats: int) -> Fraction:
        """The points of a bye, known beforehand: the average of a table."""
        return Fraction(sum(self.by_place(seats)), seats)

    def counting(self, tables: Sequence[Fraction], byes: Sequence[int], best: int = 0) -> frozenset[int]:
        """Which of the tables, and after them of the byes, are among the `best` if not 0: by position.

        Of equal ones the first count.
        """
        every = [*tables, *map(self.bye, byes)]
        return frozenset(sorted(range(len(every)), key=lambda at: -every[at])[: best or None])

    def total(self, tables: Sequence[Fraction], byes: Sequence[int], best: int = 0) -> Fraction | None:
        """The points of tables and byes, of which only the `best` count if not 0."""
        every = [*tables, *map(self.bye, byes)]
        return sum((every[at] for at in self.counting(tables, byes, best)), Fraction(0))


@dataclass(frozen=True, slots=True)
class ByScore:
    """The game's own score."""

    low_is_good: bool = False  # then the average of a table counts: a sum would reward playing less

    def earned(self, result: TableResult) -> tuple[Fraction, ...]:
        """The score of each seat; a lost one counts as the worst of the table, never as better than 0."""
        worst = max if self.low_is_good else min
        lost = worst(0, *(seat.score for seat in result.seats))
        return tuple(Fraction(lost if seat.is_lost else seat.score) for seat in result.seats)

    def counting(self, tables: Sequence[Fraction], byes: Sequence[int], best: int = 0) -> frozenset[int]:
        """The positions of those tables, and after them byes, that are among the `best`; 0 counts all.

        Byes fill only the places that tables leave free. Of equal ones the first count.
        """
        sign = 1 if self.low_is_good else -1
        order = sorted(range(len(tables)), key=lambda at: sign * tables[at])
        return frozenset([*order, *range(len(tables), len(tables) + len(byes))][: best or None])

    def total(self, tables: Sequence[Fraction], byes: Sequence[int], best: int = 0) -> Fraction | None:
        """The points of these tables and byes; None before the first table."""
        counted = self.counting(tables, byes, best)
        played = [points for at, points in enumerate(tables) if at in counted]
        if not played:
            return None
        # A bye is worth the average of one's own tables.
        average = sum(played, Fraction(0)) / len(played)
        return average if self.low_is_good else average * len(counted)


Scheme = ByPlace | ByScore


def read_points(text: str) -> tuple[int, ...]:
    """The points by place in a text such as `5-3-2-1` or `5, 3, 2, 1`.

    Raises `LeagueError`: "points_not_numbers", "points_too_many", "points_too_high", "points_rise".
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
    """Points as they are written: `5-3-2-1`."""
    return "-".join(map(str, points))


def shown(points: Fraction) -> str:
    """Points as a person reads them in any language: `7`, `2½`, `-3⅓`, `4 5/12`."""
    whole, rest = divmod(abs(points), 1)
    minus = "-" if points < 0 else ""
    if not rest:
        return f"{minus}{whole}"
    if rest in _SIGNS:
        return f"{minus}{whole or ''}{_SIGNS[rest]}"
    return f"{minus}{whole} {rest}" if whole else f"{minus}{rest}"


def _shared(points: Sequence[int], place: int, sharing: int) -> Fraction:
    return Fraction(sum(points[place - 1 : place - 1 + sharing]), sharing)
