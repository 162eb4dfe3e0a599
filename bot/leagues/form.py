"""A player's card: the figures of their games."""

from collections.abc import Iterable
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from bot.leagues.results import TableResult, counted

LATEST = 5  # how many places the form shows


class Bids(NamedTuple):
    """Skull King: bids made, and met exactly."""

    met: int
    made: int

    @property
    def share(self) -> Fraction | None:
        """The part that was met; None before the first bid."""
        return Fraction(self.met, self.made) if self.made else None


@dataclass(frozen=True, slots=True)
class Card:
    """A player's card over finished or forfeited tables."""

    games: int
    wins: int  # shared first places too
    forfeits: int
    average_place: Fraction | None
    form: tuple[int, ...]  # the latest places, the newest first; a forfeit is a last place


def card(results: Iterable[TableResult], person: int) -> Card:
    """A person's card over `results` in order of their end. Raises `ValueError` if a table comes twice."""
    games = [
        (place, seat.forfeited)
        for result in counted(results)
        if not (result.abandoned or result.undecided)
        for seat, place in zip(result.seats, result.places, strict=True)
        if seat.person == person and not seat.by_computer
    ]
    places = [place for place, _ in games]
    return Card(
        games=len(games),
        wins=places.count(1),
        forfeits=sum(forfeited for _, forfeited in games),
        average_place=Fraction(sum(places), len(places)) if places else None,
        form=tuple(reversed(places[-LATEST:])),
    )
