"""Checks the look back against a third simulation: `python -m tools.logbooks`.

A seat of each level in turn plays against Bosuns and looks back. Each moment in the answer is looked at a
third time, with other chance and four times the rollouts. It is confirmed if it is clear again and worth at
least half of the shown points, and if a praised move is no mistake itself. `GAMES` is the number of games,
`GAME` their key, `FIRST` the first deal, `JOBS` the number of processes.
"""

import asyncio
import os
import random
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from statistics import fmean
from typing import Any, NamedTuple

from bot.ai.contract import AnyAdviser, Level
from bot.ai.logbook import KINDS, MOST, PRAISED, Decision, Logbook, written
from tests.entries import COMPUTER_PLAYERS, ENTRY_OF, GAMES
from tools.arena.games import decisions, from_view

TABLES = (4, 3, 5, 2, 6)
TIMES = 4  # times the rollouts of the second look


class Third(NamedTuple):
    """A moment looked at a third time: the points that were shown, and those that were found then."""

    is_true: bool
    shown: float
    found: float


class Checked(NamedTuple):
    """A look back, by kind, and the seconds of a processor that it took."""

    level: Level
    moments: dict[str, Third]
    reason: str
    given_away: float
    usual: float
    seconds: float


def checked(key: str, seed: int) -> Checked:
    """Plays the game that the seed names, looks back, and looks a third time."""
    computer, adviser = COMPUTER_PLAYERS[key], ENTRY_OF[key].adviser
    assert adviser is not None  # a game that is looked back on
    level, players = tuple(Level)[seed % len(Level)], TABLES[seed % len(TABLES)]
    players = min(players, GAMES[key].RULES.max_players)
    seats = [from_view(computer, level), *[from_view(computer)] * (players - 1)]
    own = [
        Decision(GAMES[key].view(one.state, 0), one.move, step)
        for step, one in enumerate(decisions(key, seats, seed))
        if one.seat == 0
    ]
    begun = time.process_time()
    book = asyncio.run(written(adviser, own[-MOST:], f"look back {seed}", _here))
    seconds = time.process_time() - begun
    third = dict(_third(adviser, book, random.Random(f"third {seed}")))
    code = book.lesson.reason.code if book.lesson else ""
    return Checked(level, third, code, book.given_away, book.usual, seconds)


async def _here(question: Callable[..., Any], *facts: Any) -> Any:
    return question(*facts)


def _third(adviser: AnyAdviser, book: Logbook, chance: random.Random) -> Iterator[tuple[str, Third]]:
    for kind, moment in book.moments.items():
        view, move = moment.decision.view, moment.decision.move
        better, worse = (moment.others[0], [move]) if kind == "lesson" else (move, moment.others)
        points = adviser.lead(view, better, worse, chance, TIMES)
        found = adviser.weighed(view, better, chance)
        assert found is not None  # there was a choice
        dearer = adviser.lead(view, found.captains, [better], chance, TIMES) if found.cost > 0 else 0.0
        is_true = points >= moment.points / 2 and dearer < adviser.WORTH_TELLING
        yield kind, Third(is_true, moment.points, points)


def main() -> None:
    """Prints how many of the shown moments are confirmed, by kind and level."""
    games, key = int(os.environ.get("GAMES") or 200), os.environ.get("GAME") or "skullking"
    first, jobs = int(os.environ.get("FIRST") or 0), int(os.environ.get("JOBS") or os.cpu_count() or 1)
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        found = list(pool.map(partial(checked, key), range(first, first + games)))
    print(f"{'level':>10}{'kind':>9}{'games':>7}{'shown':>6}{'confirmed':>11}{'points':>8}{'third':>8}")
    for level in sorted({one.level for one in found}):
        _print_row(level.name, [one for one in found if one.level is level])
    _print_row("all", found)
    good = sum(not one.moments.keys().isdisjoint(PRAISED) for one in found)
    reasons = Counter(one.reason or "none" for one in found if "lesson" in one.moments)
    seconds = sorted(one.seconds for one in found)
    print(f"a good moment in {good} of {games} games; reasons: {dict(reasons)}")
    print(f"seconds of a processor: median {seconds[len(seconds) // 2]:.2f}, most {seconds[-1]:.2f}")


def _print_row(level: str, found: Sequence[Checked]) -> None:
    for kind in (*KINDS, None):
        shown = [one for each in found for name, one in each.moments.items() if kind in (None, name)]
        share, points, third = (fmean([one[at] for one in shown] or [0.0]) for at in range(3))
        names = f"{level:>10}{kind or 'all':>9}{len(found):>7}{len(shown):>6}"
        print(f"{names}{100 * share:>9.1f} %{points:>8.1f}{third:>8.1f}")
    given, usual = fmean(one.given_away for one in found), fmean(one.usual for one in found)
    print(f"{'':>10} given away {given:.2f} points a decision, by the usual choices {usual:.2f}")


if __name__ == "__main__":
    main()
