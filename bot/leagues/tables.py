"""The number and sizes of tables for a number of people."""

from collections.abc import Iterator
from typing import NamedTuple

from bot.leagues.errors import LeagueError


class Sizes(NamedTuple):
    """A round's tables, the largest first, and how many people sit out."""

    tables: tuple[int, ...]
    byes: int

    @property
    def people(self) -> int:
        """How many the round is for."""
        return sum(self.tables) + self.byes


FEWEST = 3  # at a table of two the games are others


def divide(people: int, size: int, smallest: int, largest: int, *, seldom_larger: bool = False) -> Sizes:
    """The tables for this number of people, as near to `size` as possible; as few as possible sit out.

    Of equally good ways the one with more, smaller tables. With `seldom_larger` none has more than `size`
    unless one would have fewer than three: nine at tables of four are 3 + 3 + 3, else 5 + 4. Raises
    `LeagueError`: `table_size`, `too_few_people`.
    """
    if not 1 < smallest <= size <= largest:
        raise LeagueError("table_size", size=size, smallest=smallest, largest=largest)
    if people < smallest:
        raise LeagueError("too_few_people", people=people, fewest=smallest)
    byes = next(byes for byes in range(people) if any(_ways(people - byes, smallest, largest)))

    def distance(tables: tuple[int, ...]) -> tuple[bool, int, int, int]:
        off = [abs(table - size) for table in tables]
        is_avoided = seldom_larger and (max(tables) > size or min(tables) < FEWEST)
        return is_avoided, max(off), sum(off), -len(tables)

    return Sizes(min(_ways(people - byes, smallest, largest), key=distance), byes)


def _ways(seated: int, smallest: int, largest: int) -> Iterator[tuple[int, ...]]:
    for count in range(-(-seated // largest), seated // smallest + 1):
        fewer, more = divmod(seated, count)
        yield (fewer + 1,) * more + (fewer,) * (count - more)
