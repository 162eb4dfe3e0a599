"""How close a season's pairings come to the fewest repeated meetings that are possible."""

from collections import Counter
from collections.abc import Mapping
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
    """How close the rounds so far come to the optimum: milliseconds for fifty rounds of two hundred.

    The order of the rounds counts, of the tables not.
    """
    met = meetings(history)
    return Closeness(met.total(), met.total() - len(met), _unavoidable(history))


def _unavoidable(history: History) -> int:
    """The pigeonhole twice, the better after each round.

    As many meetings as are more than two people each that were there together must be repeated. And who sits
    at a table of five after a round of four tables, sits there with one met in that round, or another does.
    """
    bound = meetings_had = 0
    there = [played.people for played in history]
    rounds_of: dict[Person, int] = {}
    for number, played in enumerate(history):
        meetings_had += sum(len(table) * (len(table) - 1) // 2 for table in played.tables)
        for person in there[number]:
            rounds_of[person] = rounds_of.get(person, 0) | 1 << number
        earlier = zip(history[:number], there[:number], strict=True)
        again = (_met_again(before, then, played, there[number]) for before, then in earlier)
        together = max(again, default=0)
        bound = max(bound + together, meetings_had - _pairs(Counter(rounds_of.values())))
    return bound


def _pairs(there: Mapping[int, int]) -> int:
    """How many pairs of people were there in a same round, so that they could have met.

    `there` tells how many people were there in exactly the same rounds, whose numbers are bits.
    """
    alike = sum(count * (count - 1) // 2 for count in there.values())
    return alike + sum(there[a] * there[b] for a, b in combinations(there, 2) if a & b)


def _met_again(earlier: Round, then: frozenset[Person], later: Round, now: frozenset[Person]) -> int:
    """How many meetings of `later` must repeat one of `earlier`, however people are seated.

    Each table of the later round draws as evenly as can be from the tables of the earlier and from those who
    did not sit at any of them, who are a group each. `then` and `now` are the people of both rounds.
    """
    groups = len(earlier.tables) + len(earlier.byes) + len(now - then)
    if not groups:
        return 0
    repeated = 0
    for size, count in Counter(map(len, later.tables)).items():
        each, more = divmod(size, groups)
        repeated += count * (more * (each + 1) * each // 2 + (groups - more) * each * (each - 1) // 2)
    return repeated
