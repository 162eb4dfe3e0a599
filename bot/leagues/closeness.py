"""How close a season's pairings come to the fewest repeated meetings that are possible."""

from itertools import combinations
from typing import NamedTuple

from bot.leagues.history import History, Person, Round, meetings


class Closeness(NamedTuple):
    """What a moderator can be told: "3 repeated meetings, at least 2 of them cannot be avoided".

    `meetings` counts each two people at one table once a round; `repeated` are those of two who had met
    before; `unavoidable` is a bound: no pairing with these people, tables and byes has fewer repeated ones,
    and often even the best has more.
    """

    meetings: int
    repeated: int
    unavoidable: int


def closeness(history: History) -> Closeness:
    """How close the rounds so far come to the optimum. The order of the rounds counts, of the tables not."""
    met = meetings(history)
    return Closeness(met.total(), met.total() - len(met), _unavoidable(history))


def _unavoidable(history: History) -> int:
    """The pigeonhole twice, the better after each round.

    As many meetings as are more than two people each that were there together must be repeated. And who sits
    at a table of five after a round of four tables, sits there with one met in that round, or another does.
    """
    bound = meetings_had = 0
    for number, played in enumerate(history):
        meetings_had += sum(len(table) * (len(table) - 1) // 2 for table in played.tables)
        together = max((_met_again(earlier, played) for earlier in history[:number]), default=0)
        bound = max(bound + together, meetings_had - _pairs(history[: number + 1]))
    return bound


def _pairs(history: History) -> int:
    """How many pairs of people were there in a same round, so that they could have met."""
    rounds_of: dict[Person, int] = {}
    for number, played in enumerate(history):
        for person in played.people:
            rounds_of[person] = rounds_of.get(person, 0) | 1 << number
    return sum(1 for a, b in combinations(rounds_of.values(), 2) if a & b)


def _met_again(earlier: Round, later: Round) -> int:
    """How many meetings of `later` must repeat one of `earlier`, however people are seated.

    Each table of the later round draws as evenly as can be from the tables of the earlier and from those who
    did not sit at any of them, who are a group each.
    """
    everyone = earlier.people
    groups = len(earlier.tables) + len(earlier.byes) + len(later.people - everyone)
    if not groups:
        return 0
    repeated = 0
    for table in later.tables:
        each, more = divmod(len(table), groups)
        repeated += more * (each + 1) * each // 2 + (groups - more) * each * (each - 1) // 2
    return repeated
