"""Who meets whom in the next round of a season, and in which seat.

In this order: byes within one of each other, few repeated meetings, then small tables and seats shared out
evenly, since the first seat may be an advantage.
"""

from collections.abc import Sequence
from functools import cache
from random import Random

from bot.leagues.errors import LeagueError
from bot.leagues.history import NOTHING, History, Liking, Person, Round, seats_had
from bot.leagues.schemes import suggested
from bot.leagues.search import Search, Weights, begin
from bot.leagues.tables import Sizes


def pair(
    people: Sequence[Person], history: History, sizes: Sizes, rng: Random, liking: Liking = NOTHING
) -> Round:
    """The next round of `people` after `history`, in tables of `sizes`; equal input gives the same round.

    The history's tables keep their order, since a scheme is read from the first round. Some tenths of a
    second for 200 people. Raises `LeagueError`: `person_twice`, `sizes_do_not_fit`.
    """
    if len(set(people)) < len(people):
        raise LeagueError("person_twice", people=len(people), different=len(set(people)))
    if sizes.people != len(people):
        raise LeagueError("sizes_do_not_fit", people=len(people), places=sizes.people)
    weights = Weights(people, history, sizes, liking)
    schemes = [weights.groups(played) for played in suggested(people, history, sizes)]
    begun = min([*schemes, begin(weights, rng)], key=weights.cost)
    if begun not in schemes or not weights.enough(weights.cost(begun)):
        begun = Search(weights, begun, rng).best()
    return seated(weights.round(begun), history, rng)


def seated(played: Round, history: History, rng: Random) -> Round:
    """Everyone at the same table in the seats that they had least, ties by lot."""
    had = seats_had(history)
    tables = []
    for table in played.tables:
        order = rng.sample(table, len(table))
        cost = [[had[person, seat] for seat in range(len(table))] for person in order]
        tables.append(tuple(order[index] for index in _cheapest(cost)))
    return Round(tuple(tables), played.byes)


def _cheapest(cost: list[list[int]]) -> tuple[int, ...]:
    # An assignment: cost[who][seat] adds up to the least.
    everyone = frozenset(range(len(cost)))

    @cache
    def fill(seat: int, left: frozenset[int]) -> tuple[int, tuple[int, ...]]:
        ways = [
            (rest + cost[who][seat], (who, *others))
            for who in sorted(left)
            for rest, others in [fill(seat + 1, left - {who})]
        ]
        return min(ways, default=(0, ()), key=lambda way: way[0])

    return fill(0, everyone)[1]
