"""A cup: the best of each table advance, stage by stage, to one final table.

A stage is seated like a round, without byes. If those who advance do not fill whole tables, the best of the
others advance, too.
"""

from collections.abc import Collection, Sequence
from itertools import combinations, cycle
from random import Random
from typing import NamedTuple

from bot.leagues.errors import LeagueError
from bot.leagues.history import History, Person, Round, meetings
from bot.leagues.pairings import seated
from bot.leagues.tables import Sizes, divide


class CupShape(NamedTuple):
    """A cup's tables."""

    size: int  # of a table
    advance: int  # how many of each table go on
    smallest: int  # this and the largest are the game's
    largest: int
    seldom_larger: bool = False

    def divide(self, people: int) -> Sizes:
        """The tables for this number of people. Raises as `divide` does."""
        return divide(people, self.size, self.smallest, self.largest, seldom_larger=self.seldom_larger)


class Finish(NamedTuple):
    """A person at a finished table."""

    person: Person
    rank: int  # at the table, from 0; those who are level share one
    points: float  # more is better, as of the game's own score
    score: int


Level = tuple[int, float, int]  # what people have alike for whom only the lot decides


def stages(people: int, shape: CupShape) -> tuple[tuple[int, ...], ...]:
    """The table sizes of every stage, the final last.

    Raises `LeagueError`: as `divide`, `cup_bye`, `cup_advance` or `cup_without_end`.
    """
    sizes = shape.divide(people)
    if sizes.byes:
        raise LeagueError("cup_bye", people=people, byes=sizes.byes)
    tables = sizes.tables
    played = [tables]
    while len(tables) > 1:
        tables = next_stage(tables, shape)
        played.append(tables)
    return tuple(played)


def next_stage(tables: Sequence[int], shape: CupShape) -> tuple[int, ...]:
    """The tables after a stage of more than one. Raises as `stages` does."""
    if not 0 < shape.advance < min(tables):
        raise LeagueError("cup_advance", advance=shape.advance, smallest=min(tables))
    before, sent = sum(tables), len(tables) * shape.advance
    # The best others fill whole tables, as long as they are no more than those who stay behind.
    whole = -(-sent // shape.size) * shape.size
    if whole - sent <= before - whole:
        return (shape.size,) * (whole // shape.size)
    for people in range(max(sent, shape.smallest), before):
        sizes = shape.divide(people)
        if sizes.byes == 0:
            return sizes.tables
    raise LeagueError("cup_without_end", people=before, advance=shape.advance, size=shape.size)


def qualified(standings: Sequence[Person], people: int) -> tuple[Person, ...]:
    """The first of a season's standings. Raises `LeagueError("too_few_people")`."""
    if len(standings) < people:
        raise LeagueError("too_few_people", people=len(standings), fewest=people)
    return tuple(standings[:people])


def advancing(
    results: Sequence[Sequence[Finish]], tables: Sequence[int], shape: CupShape, rng: Random
) -> tuple[Person, ...]:
    """The people of the next `tables`, the strongest first.

    They advance by place, then by points, by the game's score, and by lot.
    """
    if sum(tables) < len(results) * shape.advance:
        raise LeagueError("sizes_do_not_fit", people=len(results) * shape.advance, places=sum(tables))
    finished: list[tuple[int, Finish]] = []
    for table in results:
        in_lot = rng.sample(table, len(table))
        finished += enumerate(sorted(in_lot, key=lambda one: (one.rank, -one.score)))
    rng.shuffle(finished)
    finished.sort(key=lambda one: (one[0], -one[1].points, -one[1].score))
    return qualified([finish.person for _, finish in finished], sum(tables))


def by_lot(results: Sequence[Sequence[Finish]], advanced: Collection[Person]) -> Sequence[Person]:
    """The people at a border for whom only the lot decided: level, and some of them have `advanced`."""
    level: dict[Level, list[Person]] = {}
    for one in (finish for table in results for finish in table):
        level.setdefault((one.rank, one.points, one.score), []).append(one.person)
    return [
        person
        for people in level.values()
        if len({one in advanced for one in people}) == 2
        for person in people
    ]


def draw(seeds: Sequence[Person], tables: Sequence[int], history: History, rng: Random) -> Round:
    """The tables of a stage, from people in order of strength. Raises `LeagueError("sizes_do_not_fit")`."""
    if len(seeds) != sum(tables):
        raise LeagueError("sizes_do_not_fit", people=len(seeds), places=sum(tables))
    # Dealt in rows, back and forth, so that the winners are apart; within a row people change places to avoid
    # those they have met.
    met, left = meetings(history), list(seeds)
    groups: list[list[Person]] = [[] for _ in tables]
    for forth in cycle((True, False)):
        room = [table for table, size in enumerate(tables) if len(groups[table]) < size]
        if not room:
            break
        row, left = left[: len(room)], left[len(room) :]
        dealt = room if forth else room[::-1]
        again = [[sum(met[min(a, b), max(a, b)] for b in groups[table]) for table in dealt] for a in row]
        for person, column in zip(row, _apart(again), strict=True):
            groups[dealt[column]].append(person)
    return seated(Round(tuple(map(tuple, groups))), history, rng)


def _apart(again: list[list[int]]) -> list[int]:
    columns = list(range(len(again)))

    def gain(a: int, b: int) -> int:
        now = again[a][columns[a]] + again[b][columns[b]]
        return now - again[a][columns[b]] - again[b][columns[a]]

    while better := next((two for two in combinations(range(len(again)), 2) if gain(*two) > 0), None):
        a, b = better
        columns[a], columns[b] = columns[b], columns[a]
    return columns
