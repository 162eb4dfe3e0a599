"""Whole seasons whose schedule is sought ahead, without a pool of processes."""

from collections.abc import Sequence

from bot.leagues.history import History, Person, Round
from bot.leagues.schedule import MOST_AHEAD, Progress, Task, step
from bot.leagues.tables import divide
from bot.leagues.wishes import NO_WISHES, Wishes

FEW = 5_000
"""Changes of places a step, by which small schedules are as good as can be."""
FEWEST = 500
"""For a test that does not ask how good the schedule is."""


def sought(task: Task) -> Progress:
    """The search at its end."""
    progress = Progress()
    while not progress.is_over:
        progress = step(task, progress)
    return progress


def season_ahead(
    people: Sequence[Person],
    size: int,
    rounds: int,
    before: History = (),
    *,
    game: tuple[int, int] = (2, 6),
    chance: int = 1,
    wishes: Wishes = NO_WISHES,
    changes: int = FEW,
) -> tuple[Round, ...]:
    """The schedule of a season at tables of about `size`, in a game for `game` people."""
    sizes = divide(len(people), size, *game)
    assert rounds <= MOST_AHEAD
    task = Task(tuple(people), tuple(before), sizes, rounds, wishes, str(chance), changes)
    return sought(task).best
