"""A cup: the best of each table go on, stage by stage, until one final table is left.

A stage is seated like a round of a season, but nobody sits out. As many go on as the tables send; where
they do not fill whole tables of the wished size, the best of the others fill them up. A cup can begin by
itself, or with the best of a season's standings: `draw` takes people in the order of their strength.

`stages` says beforehand what will come. Then, stage by stage: `draw` its tables, and when they are finished,
`going_on` says who plays at the tables of the next.
"""

from collections.abc import Sequence
from itertools import combinations, cycle
from random import Random
from typing import NamedTuple

from bot.leagues.errors import LeagueError
from bot.leagues.history import History, Person, Round, meetings
from bot.leagues.pairings import seated
from bot.leagues.tables import divide


class CupShape(NamedTuple):
    """A cup: tables of `size`, of which `advance` go on, in a game for `smallest` to `largest` players."""

    size: int
    advance: int
    smallest: int
    largest: int


class Finish(NamedTuple):
    """Somebody at a finished table, and what they scored: more is better."""

    person: Person
    points: float


def stages(people: int, shape: CupShape) -> tuple[tuple[int, ...], ...]:
    """The sizes of the tables of every stage, the final last, so that everyone knows what will come.

    Raises `LeagueError`: what `divide` raises, `cup_bye` if somebody would have to sit out, `cup_advance` if
    not at least one goes on and one stays behind at every table, `cup_without_end` if a stage would not make
    the cup smaller.
    """
    tables = _seat_all(people, shape)
    played = [tables]
    while len(tables) > 1:
        tables = next_stage(tables, shape)
        played.append(tables)
    return tuple(played)


def next_stage(tables: Sequence[int], shape: CupShape) -> tuple[int, ...]:
    """The tables after a stage with `tables`, of which there is more than one. Raises as `stages` does.

    Those who go on are filled up with the best others to whole tables of the wished size, as long as no more
    come in so than stay behind. Else as few go on as can be seated without a bye.
    """
    if not 0 < shape.advance < min(tables):
        raise LeagueError("cup_advance", advance=shape.advance, smallest=min(tables))
    before, sent = sum(tables), len(tables) * shape.advance
    whole = -(-sent // shape.size) * shape.size
    if whole - sent <= before - whole:
        return (shape.size,) * (whole // shape.size)
    for people in range(max(sent, shape.smallest), before):
        sizes = divide(people, shape.size, shape.smallest, shape.largest)
        if sizes.byes == 0:
            return sizes.tables
    raise LeagueError("cup_without_end", people=before, advance=shape.advance, size=shape.size)


def qualified(standings: Sequence[Person], people: int) -> tuple[Person, ...]:
    """The first `people` of a season's standings (the best first), who play the cup at its end.

    Raises `LeagueError("too_few_people")` if the standings have fewer.
    """
    if len(standings) < people:
        raise LeagueError("too_few_people", people=len(standings), fewest=people)
    return tuple(standings[:people])


def going_on(
    results: Sequence[Sequence[Finish]], tables: Sequence[int], shape: CupShape, rng: Random
) -> tuple[Person, ...]:
    """Who plays at the next stage's `tables` (from `next_stage`), the strongest first.

    `results` holds the people of each table, the best first; who shares a place there is in the order in
    which the tie was broken. Those who go on come first. Among them, and for the places that are left, the
    better place at one's table counts, then the points, then the lot.
    """
    if sum(tables) < len(results) * shape.advance:
        raise LeagueError("sizes_do_not_fit", people=len(results) * shape.advance, places=sum(tables))
    finished = [(place, finish) for table in results for place, finish in enumerate(table)]
    rng.shuffle(finished)
    finished.sort(key=lambda one: (one[0], -one[1].points))
    return qualified([finish.person for _, finish in finished], sum(tables))


def draw(seeds: Sequence[Person], tables: Sequence[int], history: History, rng: Random) -> Round:
    """The tables of a stage, from people in the order of their strength, the strongest first.

    They are dealt in rows, one to each table, forth and back: so the winners are as far apart as can be, and
    the tables equally strong. Within a row those change places who would meet again somebody of `history`
    (the stages before, and the season if that should count); seats rotate over it as they do in a season.

    Raises `LeagueError("sizes_do_not_fit")` where the tables seat another number of people.
    """
    if len(seeds) != sum(tables):
        raise LeagueError("sizes_do_not_fit", people=len(seeds), places=sum(tables))
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
    """Each one's column, their own where nothing speaks against it, with less of `again` by every change."""
    columns = list(range(len(again)))

    def gain(a: int, b: int) -> int:
        now = again[a][columns[a]] + again[b][columns[b]]
        return now - again[a][columns[b]] - again[b][columns[a]]

    while better := next((two for two in combinations(range(len(again)), 2) if gain(*two) > 0), None):
        a, b = better
        columns[a], columns[b] = columns[b], columns[a]
    return columns


def _seat_all(people: int, shape: CupShape) -> tuple[int, ...]:
    """The first stage, in which everybody must find a table."""
    sizes = divide(people, shape.size, shape.smallest, shape.largest)
    if sizes.byes:
        raise LeagueError("cup_bye", people=people, byes=sizes.byes)
    return sizes.tables
