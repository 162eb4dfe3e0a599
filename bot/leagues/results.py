"""What a finished table came to, as standings, ratings and players' cards read it.

A result is never changed. A moderator who corrects one puts another in its place, with the same id; one
who voids it puts one with `voided` there (`dataclasses.replace`). Everything is then computed again from
the first result on, so that a correction of an old one reaches all that came after it.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat ended.

    `person` is None for a computer player and for a person who is no longer known: they take a place, but
    get no points and no rating. `place` (1 is the best, equal ones share: 1, 2, 2, 4) and `score` (the
    game's own points; in Corsari penalty cards, so that fewer are better) are what the game said.
    `forfeited`: the person did not play it to its end; they take the last place, no matter who played on.
    `by_computer`: a computer player sat there at the end, and it was no forfeit. The person keeps what the
    seat came to in the standings, but neither the rating nor their card counts it. `brings_nothing`: they
    don't keep it, though it is no forfeit: the seat has the last place, and the others move up.
    """

    person: int | None
    place: int
    score: int
    forfeited: bool = False
    by_computer: bool = False
    brings_nothing: bool = False

    @property
    def is_lost(self) -> bool:
        """Whether the seat has the last place, whatever the game said."""
        return self.forfeited or self.brings_nothing


@dataclass(frozen=True, slots=True)
class TableResult:
    """A finished table: its id and its seats, in any order.

    `abandoned`: it was ended before its rules ended it. It counts in the standings, by what its seats say,
    and nowhere else. `voided`: it counts nowhere, as if it had never been played. `usual` is how many sit at
    the largest table of its round, where that counts.

    Raises `ValueError` without seats, for a person who sits there twice, and for places that no ranking
    gives.
    """

    id: int
    seats: tuple[SeatResult, ...]
    abandoned: bool = False
    voided: bool = False
    usual: int | None = None

    def __post_init__(self) -> None:
        people = [seat.person for seat in self.seats if seat.person is not None]
        if not self.seats or len(people) != len(set(people)):
            raise ValueError(f"table {self.id}: nobody, or somebody twice")
        game = [seat.place for seat in self.seats]
        if any(place != 1 + sum(other < place for other in game) for place in game):
            raise ValueError(f"table {self.id}: no ranking has the places {sorted(game)}")

    @property
    def places(self) -> tuple[int, ...]:
        """The places that count, for each seat.

        A seat that is lost has the last place, the number of seats, and everyone whom the game put behind it
        moves up.
        """
        played = [seat.place for seat in self.seats if not seat.is_lost]
        return tuple(
            len(self.seats) if seat.is_lost else 1 + sum(place < seat.place for place in played)
            for seat in self.seats
        )

    @property
    def finishers(self) -> tuple[tuple[int, int], ...]:
        """(place, person) of everyone who played the game to its end themselves, the best first.

        Nobody where the table was abandoned or voided.
        """
        if self.abandoned or self.voided:
            return ()
        pairs = zip(self.places, self.seats, strict=True)
        return tuple(
            sorted(
                (place, seat.person)
                for place, seat in pairs
                if seat.person is not None and not seat.is_lost and not seat.by_computer
            )
        )


class Bye(NamedTuple):
    """A round in which `person` had no table, through no fault of theirs.

    `seats` is how many sit at a usual table of that round.
    """

    person: int
    seats: int


def counted(results: Iterable[TableResult]) -> tuple[TableResult, ...]:
    """The results that are not voided, in their order.

    Raises `ValueError` if one table comes twice: a correction replaces, it does not add.
    """
    every = tuple(results)
    twice = [table for table, times in Counter(result.id for result in every).items() if times > 1]
    if twice:
        raise ValueError(f"more than one result of the tables {twice}")
    return tuple(result for result in every if not result.voided)
