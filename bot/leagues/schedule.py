"""The whole schedule of a season, planned in advance.

Good early rounds can leave only repeated meetings for the last.

Rounds are drawn one by one. If that is not as good as possible, all are annealed together from there, again
and again. Each step takes some tenths of a second, and its chance follows from the seed.
"""

from collections.abc import Sequence
from itertools import combinations
from math import inf
from random import Random
from typing import NamedTuple

from bot.leagues.annealing import Season, even
from bot.leagues.closeness import closeness
from bot.leagues.history import Person, Round, meetings, small_tables_had
from bot.leagues.pairings import pair
from bot.leagues.tables import Sizes
from bot.leagues.wishes import Wishes

MOST_AHEAD = 10  # rounds that are planned in advance
CHANGES = 150_000  # some tenths of a second
HOT, COLD = 0.35, 0.12  # the first and last temperature
DESCENTS = 8  # the best of many short descents is better than one long one
MANY = 150  # with more people there are half as many descents: 200 wait 10 s at most
STEPS = 2  # how many steps each of these descents takes


class Task(NamedTuple):
    """A search for this number of rounds of these people after `history`."""

    people: tuple[Person, ...]
    history: tuple[Round, ...]
    sizes: Sizes
    rounds: int
    wishes: Wishes
    seed: str
    changes: int = CHANGES  # weighed in a step


class Progress(NamedTuple):
    """How far a search has come."""

    drawn: tuple[Round, ...] = ()  # the rounds one by one
    best: tuple[Round, ...] = ()
    cost: float = inf  # of the best
    least: float = -inf  # a lower bound
    state: tuple[Round, ...] = ()  # where the descent is
    steps: int = 0
    is_over: bool = False


def step(task: Task, progress: Progress) -> Progress:
    """One step further; at the end `best` is the schedule. Raises as `pair` does."""
    if progress.best:
        return _annealed(task, progress)
    if len(progress.drawn) == task.rounds:
        return _weighed(task, progress.drawn)
    number = len(task.history) + len(progress.drawn) + 1
    history, rng = [*task.history, *progress.drawn], Random(f"{task.seed} {number}")  # noqa: S311 - as above
    drawn = pair(task.people, history, task.sizes, rng, task.wishes.liking(task.people))
    return progress._replace(drawn=(*progress.drawn, drawn))


def _weighed(task: Task, drawn: tuple[Round, ...]) -> Progress:
    liking = task.wishes.liking(task.people)
    cost, least = Season(task.people, task.history, drawn, liking).cost, _least(task, drawn)
    is_over = len(task.sizes.tables) < 2 or cost <= least
    return Progress(drawn, drawn, cost, least, drawn, is_over=is_over)


def _annealed(task: Task, progress: Progress) -> Progress:
    part = progress.steps % STEPS
    hot, cold = (HOT * (COLD / HOT) ** ((part + more) / STEPS) for more in (0, 1))
    rounds = progress.state if part else progress.drawn
    season = Season(task.people, task.history, rounds, task.wishes.liking(task.people))
    rng = Random(f"{task.seed} step {progress.steps}")  # noqa: S311 - a search that can be repeated, no secret
    cost, best = season.anneal(rng, task.changes, hot, cold)
    if cost >= progress.cost:
        cost, best = progress.cost, progress.best
    steps = progress.steps + 1
    descents = DESCENTS if len(task.people) <= MANY else DESCENTS // 2
    if steps < STEPS * descents and cost > progress.least:
        return progress._replace(best=best, cost=cost, state=season.found(), steps=steps)
    best = _repeats_late(task, best)
    return progress._replace(best=best, cost=cost, steps=steps, is_over=True)


def _least(task: Task, rounds: Sequence[Round]) -> float:
    # As evenly as possible, and no less than `closeness` proves; unknown where people are to sit together.
    if task.wishes.together:
        return -inf
    history, people = [*task.history, *rounds], len(task.people)
    here = {*combinations(sorted(task.people), 2)}
    met = even(sum(times for pair, times in meetings(history).items() if pair in here), len(here))
    if all(played.people <= {*task.people} for played in task.history):
        met = max(met, closeness(history).unavoidable)
    had = small_tables_had(history, task.people)
    return met + even(sum(had.values()), people)


def _repeats_late(task: Task, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
    # Repeated meetings as late as possible; byes stay in their rounds.
    if any(played.byes for played in rounds):
        return rounds
    met, left, ordered = meetings(task.history), list(rounds), list[Round]()
    while left:
        nearest = min(left, key=lambda played: sum(met[pair] > 0 for pair in meetings([played])))
        left.remove(nearest)
        ordered.append(nearest)
        met.update(meetings([nearest]))
    return tuple(ordered)
