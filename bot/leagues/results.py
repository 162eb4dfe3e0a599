"""The outcome of a finished table, as standings, ratings and players' cards read it."""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The end of the game for one seat."""

    person: int | None  # None for a computer player and an unknown person
    place: int  # this and the score are the game's; shared as 1, 2, 2, 4
    score: int
    forfeited: bool = False  # a last place, even if a computer player went on
    by_computer: bool = False  # no rating; the standings keep it
    brings_nothing: bool = False  # then they have a last place instead

    @property
    def is_lost(self) -> bool:
        """Whether the seat takes the last place, against what the game said."""
        return self.forfeited or self.brings_nothing


class Bye(NamedTuple):
    """A round in which a person had no table."""

    person: int
    seats: int  # the usual table of that round


@dataclass(frozen=True, slots=True)
class TableResult:
    """A finished table.

    Raises `ValueError` for no seats, a person twice, or impossible places.
    """

    id: int
    seats: tuple[SeatResult, ...]
    abandoned: bool = False  # it counts in the standings alone
    voided: bool = False  # it counts nowhere
    usual: int | None = None  # the size of the round's largest table
    undecided: bool = False

    def __post_init__(self) -> None:
        people = [seat.person for seat in self.seats if seat.person is not None]
        if not self.seats or len(people) != len(set(people)):
            raise ValueError(f"table {self.id}: nobody, or somebody twice")
        game = [seat.place for seat in self.seats]
        if any(place != 1 + sum(other < place for other in game) for place in game):
            raise ValueError(f"table {self.id}: no ranking has the places {sorted(game)}")

    @property
    def places(self) -> tuple[int, ...]:
        """The places that count: a lost seat takes the last one, and those behind it move up."""
        played = [seat.place for seat in self.seats if not seat.is_lost]
        return tuple(
            len(self.seats) if seat.is_lost else 1 + sum(place < seat.place for place in played)
            for seat in self.seats
        )

    @property
    def finishers(self) -> tuple[tuple[int, int], ...]:
        """(place, person) of those who finished themselves, the best first; none if it does not count."""
        if self.abandoned or self.undecided or self.voided:
            return ()
        pairs = zip(self.places, self.seats, strict=True)
        return tuple(
            sorted(
                (place, seat.person)
                for place, seat in pairs
                if seat.person is not None and not seat.is_lost and not seat.by_computer
            )
        )


def byes_of(result: TableResult) -> Iterator[Bye]:
    """The byes that an undecided table gives to those who have not lost their seats."""
    seats = max(len(result.seats), result.usual or 0)
    for seat in result.seats if result.undecided else ():
        if seat.person is not None and not seat.is_lost:
            yield Bye(seat.person, seats)


def counted(results: Iterable[TableResult]) -> tuple[TableResult, ...]:
    """The results that are not voided. Raises `ValueError` if a table comes twice."""
    every = tuple(results)
    twice = [table for table, times in Counter(result.id for result in every).items() if times > 1]
    if twice:
        raise ValueError(f"more than one result of the tables {twice}")
    return tuple(result for result in every if not result.voided)
