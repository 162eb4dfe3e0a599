"""How strong people are at a game: a rating over all its tables.

Plackett-Luce of Weng and Lin ("A Bayesian Approximation Method for Online Ranking", JMLR 12, 2011, algorithm
4), as openskill has it: it asks who came in before whom, never for scores.
"""

from collections.abc import Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import NamedTuple

from openskill.models import PlackettLuce

from bot.leagues.results import TableResult, counted

START = 1000  # what a newcomer is shown
STEP = 40  # how much is shown for each unit of the model

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """A person's strength."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma  # its standard deviation
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people see: 1000 for a newcomer, 40 for each unit of `mu - 3 sigma`."""
        # The strength is at least that (99.7 %), so nobody leads by one lucky game.
        return round(START + STEP * _MODEL.rating(self.mu, self.sigma).ordinal())

    @property
    def uncertainty(self) -> int:
        """One standard deviation on the scale of `shown`: 333 for a newcomer."""
        return round(STEP * self.sigma)


def ratings(results: Iterable[TableResult]) -> dict[int, Rating]:
    """The ratings after `results` in order of their end. Raises `ValueError` if a table comes twice.

    Only people who finished a table themselves are rated, among each other; equal places are ties.
    """
    return {person: course[-1] for person, course in courses(results).items()}


Courses = Mapping[int, Sequence[Rating]]  # everyone's ratings after each of their games


def courses(
    results: Iterable[TableResult], known: Courses = MappingProxyType({}), undone: Iterable[TableResult] = ()
) -> Courses:
    """Everyone's ratings after each of their games, as `ratings`.

    They continue those that are `known`, of which the last results are `undone`: so one more game in
    thousands costs little.
    """
    found = {person: [*course] for person, course in known.items()}
    for result in undone:
        for _, person in _rated(result):
            found[person].pop()
    for result in counted(results):
        finishers = _rated(result)
        before = [found[person][-1] if found.get(person) else Rating() for _, person in finishers]
        after = _after(before, [place for place, _ in finishers]) if finishers else ()
        for (_, person), rating in zip(finishers, after, strict=True):
            found.setdefault(person, []).append(rating)
    return {person: course for person, course in found.items() if course}


def _rated(result: TableResult) -> Sequence[tuple[int, int]]:
    """The people who finished a table, with their places; nobody if only one did."""
    finishers = result.finishers
    return finishers if len(finishers) > 1 else ()


def _after(before: list[Rating], places: list[int]) -> list[Rating]:
    teams = [[_MODEL.rating(rating.mu, rating.sigma)] for rating in before]
    changed = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for (new,), old in zip(changed, before, strict=True)]
