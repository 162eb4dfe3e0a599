"""What a finished table came to, as standings, ratings and players' cards read it.

A correction replaces a result, and everything is computed again from the first one on.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended.

    `person` is None for a computer player and an unknown person. `place` (shared: 1, 2, 2, 4) and `score` are
    the game's. `forfeited`: last place, whoever played on. `by_computer`: no rating, but the standings keep
    it unless `brings_nothing`, which is a last place.
    """

    person: int | None
    place: int
    score: int
    forfeited: bool = False
    by_computer: bool = False
    brings_nothing: bool = False

    @property
    def is_lost(self) -> bool:
        """Whether the seat takes the last place, whatever the game said."""
        return self.forfeited or self.brings_nothing


class Bye(NamedTuple):
    """A round in which `person` had no table, or an undecided one; `seats` is the round's usual table."""

    person: int
    seats: int


@dataclass(frozen=True, slots=True)
class TableResult:
    """A finished table.

    `abandoned`: it counts in the standings alone. `voided`: it counts nowhere. `usual` is the size of the
    round's largest table. `undecided`: it is a bye to whoever has not lost their seat, and nobody is rated.
    Raises `ValueError` for no seats, a person twice, or impossible places.
    """

    id: int
    seats: tuple[SeatResult, ...]
    abandoned: bool = False
    voided: bool = False
    usual: int | None = None
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
        """(place, person) of everyone who finished the game themselves, the best first; nobody if that
        is not known, or counts nowhere.
        """
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
    """The byes that an undecided table is to those who have not lost their seats."""
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
