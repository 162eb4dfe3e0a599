"""How strong people are at a game: a rating over all its tables.

The model is Plackett-Luce as Weng and Lin made it for games of several players ("A Bayesian Approximation
Method for Online Ranking", JMLR 12, 2011, algorithm 4), as openskill has it. It looks at who came in before
whom, never at scores. Everyone starts with a strength of 25 and an uncertainty of 25/3, and both are computed
again from the whole history when a result is added or corrected.
"""

from collections.abc import Iterable
from typing import NamedTuple

from openskill.models import PlackettLuce

from bot.leagues.results import TableResult, counted

START = 1000
"""What is shown of someone who has not played."""
STEP = 40
"""How much is shown for each unit of the model."""

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """A person's strength `mu` and its standard deviation `sigma` in the model's units, after `games`."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma
    games: int = 0

    @property
    def shown(self) -> int:
        """The number that people see: 1000 for a newcomer, 40 for each unit of `mu - 3 sigma`.

        The strength is almost surely (99.7 %) at least that, so that nobody leads by one lucky game.
        """
        return round(START + STEP * _MODEL.rating(self.mu, self.sigma).ordinal())

    @property
    def uncertainty(self) -> int:
        """One standard deviation on the scale of `shown`: 333 for a newcomer, falling with every game.

        The best guess of the strength lies three of them above `shown`.
        """
        return round(STEP * self.sigma)


def ratings(results: Iterable[TableResult]) -> dict[int, Rating]:
    """The ratings after the tables of one game, `results` in the order in which they ended.

    Rated are those who finished a table themselves, among each other: no computer players, no forfeits; no
    table that was voided, abandoned, or finished by fewer than two. Equal places are ties. Who was never
    rated is not in it. Raises `ValueError` if a table comes twice.
    """
    rated: dict[int, Rating] = {}
    for result in counted(results):
        finishers = result.finishers
        if len(finishers) > 1:
            before = [rated.get(person, Rating()) for _, person in finishers]
            after = _after(before, [place for place, _ in finishers])
            rated.update(zip((person for _, person in finishers), after, strict=True))
    return rated


def _after(before: list[Rating], places: list[int]) -> list[Rating]:
    """The ratings after one table. This is where the model is asked, and nowhere else."""
    teams = [[_MODEL.rating(rating.mu, rating.sigma)] for rating in before]
    changed = _MODEL.rate(teams, ranks=[float(place) for place in places])
    return [Rating(new.mu, new.sigma, old.games + 1) for (new,), old in zip(changed, before, strict=True)]
