"""`python -m tools.schedules`: schedules of many seasons, beside rounds one by one and annealing.

For 5 to 64 people at tables of 2 to 6, it takes `SEASONS` (2,400) of all these seasons, of 2 to 9 rounds, in
an order by chance: repeated meetings, those that nothing can avoid, small tables beyond a person's first, and
seconds of the processor. `REFERENCE=1` also tries a plain annealing from a season by chance and a hot start,
if one by one is not as good as possible. It prints schedules that are worse than another, a line of each
season, and the sums. `PEOPLE=24` leaves out the larger seasons, which take longer.
"""

import os
import time
from collections import Counter
from itertools import product
from random import Random

from bot.leagues.annealing import Season
from bot.leagues.closeness import closeness
from bot.leagues.history import NOTHING, Round, small_tables_had
from bot.leagues.schedule import Task
from bot.leagues.tables import Sizes, divide
from bot.leagues.wishes import NO_WISHES
from tests.leagues.seasons_ahead import sought

PLAIN, HOT, COLD = 1_200_000, 1.0, 0.1
"""Changes that the plain annealing weighs, and its temperatures."""


def worth(history: tuple[Round, ...], people: int) -> tuple[int, int]:
    """Repeated meetings, and these with the small tables beyond each person's first."""
    repeated = closeness(history).repeated
    return repeated, repeated + sum(
        max(0, had - 1) for had in small_tables_had(history, range(people)).values()
    )


def by_chance(people: int, sizes: Sizes, rounds: int, rng: Random) -> list[Round]:
    """A season in which all people sit anywhere."""
    history = []
    for _ in range(rounds):
        order = iter(rng.sample(range(people), people))
        history.append(Round(tuple(tuple(next(order) for _ in range(size)) for size in sizes.tables)))
    return history


def annealed(people: int, sizes: Sizes, rounds: int, rng: Random) -> tuple[Round, ...]:
    season = Season(range(people), (), by_chance(people, sizes, rounds, rng), NOTHING)
    return season.anneal(rng, PLAIN, HOT, COLD)[1]


def main() -> None:
    """Measures and prints."""
    every = list(product(range(5, 1 + int(os.environ.get("PEOPLE", "64"))), range(2, 7), range(2, 10)))
    Random(1).shuffle(every)
    sums, longest = Counter[str](), 0.0
    for people, size, rounds in every[: int(os.environ.get("SEASONS", "2400"))]:
        sizes, rng = divide(people, size, 2, 6), Random(f"{people} {size} {rounds}")
        began = time.process_time()
        progress = sought(Task(tuple(range(people)), (), sizes, rounds, NO_WISHES, "1"))
        longest = max(longest, time.process_time() - began)
        ahead, drawn = worth(progress.best, people), worth(progress.drawn, people)
        bound = closeness(progress.best).unavoidable
        sums.update(seasons=1, ahead=ahead[0], drawn=drawn[0], bound=bound, better=ahead[1] < drawn[1])
        sums.update(at_bound=ahead[0] == bound, drawn_at_bound=drawn[0] == bound, annealed=progress.steps > 0)
        print(
            "season", people, size, rounds, "ahead", *ahead, "one by one", *drawn, "bound", bound, flush=True
        )
        if ahead[1] > drawn[1]:
            sums["worse"] += 1
            print("worse than one by one", people, size, rounds, ahead, drawn, flush=True)
        if ahead[0] > drawn[0]:
            sums["more_repeated"] += 1
        if os.environ.get("REFERENCE") and progress.steps:
            other = worth(annealed(people, sizes, rounds, rng), people)
            sums.update(compared=1, behind=ahead[1] > other[1], before=ahead[1] < other[1], other=other[0])
            if ahead[1] > other[1]:
                print("worse than annealing", people, size, rounds, ahead, other, flush=True)
    print(*(f"{name} {number}" for name, number in sums.items()), f"longest {longest:.1f} s", sep="\n")


if __name__ == "__main__":
    main()
