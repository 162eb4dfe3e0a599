"""Rounds by standing: tables are cut from the top, and people change places so that few meet again.

Swapping two of neighbouring tables costs less than a repeated meeting, and more the farther they are apart.
"""

from collections.abc import Sequence
from itertools import accumulate, combinations
from random import Random

from bot.leagues.annealing import Season
from bot.leagues.history import NOTHING, History, Liking, Person, Round, byes_had
from bot.leagues.pairings import seated
from bot.leagues.tables import Sizes

# The cost of swapping the first of a table with the last of the next one, in repeated meetings.
WIDEST = 0.5
# The cost of two who are about equally strong at one table of a seeded round, in repeated meetings.
SAME_STRENGTH = 1.0
CHANGES = 100_000  # some tenths of a second
HOT, COLD = 0.25, 0.01


def swiss(
    order: Sequence[Person], history: History, sizes: Sizes, rng: Random, liking: Liking = NOTHING
) -> Round:
    """The next round of people in the order of their standing; equal input gives the same round.

    The last of those with the fewest byes sit out. Small tables are the last ones.
    """
    had = byes_had(history, order)
    last_first = order[::-1]
    resting = sorted(last_first, key=had.__getitem__)[: sizes.byes]
    playing = [person for person in order if person not in {*resting}]
    ends = [*accumulate(sizes.tables, initial=0)]
    tables = (playing[end - size : end] for size, end in zip(sizes.tables, ends[1:], strict=True))
    drawn = Round(tuple(map(tuple, tables)), tuple(resting))
    if len(sizes.tables) > 1:
        costs = _far_apart(playing, sizes.tables[0])
        costs |= {two: cost + costs.get(two, 0.0) for two, cost in liking.items()}
        _, (drawn,) = Season(order, history, [drawn], costs).anneal(rng, CHANGES, HOT, COLD)
    rank = {person: at for at, person in enumerate(order)}
    by_rank = sorted(drawn.tables, key=lambda table: (-len(table), min(rank[one] for one in table)))
    return seated(Round(tuple(by_rank), drawn.byes), history, rng)


def spread(order: Sequence[Person], sizes: Sizes, liking: Liking) -> Liking:
    """The cost of each two of the people at one table, so that each has strong and weak people.

    They come in the order of their strength, the best first.
    """
    tables = len(sizes.tables)
    costs = dict(liking)
    for start in range(0, len(order), tables):
        for two in combinations(sorted(order[start : start + tables]), 2):
            costs[two[0], two[1]] = SAME_STRENGTH + costs.get((two[0], two[1]), 0.0)
    return costs


def _far_apart(order: Sequence[Person], size: int) -> dict[tuple[Person, Person], float]:
    # Squares of the distance in the standings: the widest swap of neighbours then costs WIDEST.
    each = WIDEST / (2 * (size - 1) ** 2 * (2 * size - 1))
    return {
        (min(one, other), max(one, other)): each * (far - at) ** 2
        for (at, one), (far, other) in combinations(enumerate(order), 2)
    }
