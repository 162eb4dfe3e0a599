"""How late the event loop is while many Captains think, one for each table, each again after a pause.

They think in the pool of processes; if that is full or late the Bosun moves, on the loop. The lag is that of
an alarm clock that should ring each millisecond.
"""

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import replace
from typing import Any, NamedTuple

from bot.ai.contract import Level
from bot.client import PROCESSES
from bot.model.tables import Player, Status
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.settings import Settings
from bot.tables.computers import Computers
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.games.random_play import random_playing
from tests.ui.live.screens import tables

GAMES = ("skullking", "playapirata")
TICK = 0.001


class Lag(NamedTuple):
    """By how many milliseconds the loop was late: in the median, at p99, and at most; and who moved.

    `own` are milliseconds of the processor that the loop itself took between two rings, at p99 and at most:
    what others on the machine do is not in them.
    """

    p50: float
    p99: float
    most: float
    own: tuple[float, float]
    captains: int
    bosuns: int


def of_captains(table: Table) -> Table:
    seats = [replace(row, player=Player.COMPUTER, user_id=None, level=Level.CAPTAIN) for row in table.seats]
    return replace(table, seats=tuple(seats))


def some_tables(seats: int) -> Sequence[Table]:
    games = [list(tables(random_playing(key, 4, 0)))[:-1] for key in GAMES]
    played = [games[number % 2] for number in range(seats)]
    return [of_captains(game[number * 7 % len(game)]) for number, game in enumerate(played)]


async def lag_with(seats: int, seconds: float) -> Lag:
    """The lag while `seats` seats think for `seconds`, each again when its move would have been made."""
    pool = _Counting(ProcessPool(PROCESSES))
    computers = Computers(_no_tables(), random.Random(1), pool)  # type: ignore[arg-type]  # what of it is used
    here = some_tables(seats)
    await _started(pool)
    pool.answered = pool.refused = 0
    late: list[float] = []
    own: list[float] = []
    thinking = [asyncio.ensure_future(_think(computers, table, at / seats)) for at, table in enumerate(here)]
    await tick(late, own, seconds)
    for task in thinking:
        task.cancel()
    await asyncio.gather(*thinking, return_exceptions=True)
    pool.pool.close()
    late.sort()
    own.sort()
    p50, p99 = late[len(late) // 2], late[len(late) * 99 // 100]
    taken = own[len(own) * 99 // 100], own[-1]
    return Lag(p50, p99, late[-1], taken, pool.answered, pool.refused)


class _Counting:
    """The pool, and how many of its callers had an answer."""

    def __init__(self, pool: ProcessPool) -> None:
        self.pool = pool
        self.answered = self.refused = 0

    async def run(self, *call: Any) -> Any:
        try:
            answer = await self.pool.run(*call)
        except NoAnswerError:
            self.refused += 1
            raise
        self.answered += 1
        return answer


def _no_tables() -> Tables:
    return Tables(None, lambda: 0, {})  # type: ignore[arg-type]  # a computer player's level stands on its seat


async def _started(pool: _Counting) -> None:
    """Waits until a process has started."""
    while not pool.answered:
        try:
            await pool.run(Priority.SEARCH, abs, -1)
        except NoAnswerError:
            await asyncio.sleep(0.5)


async def _think(computers: Computers, table: Table, part: float) -> None:
    delay = Settings().computer_delay
    await asyncio.sleep(part * delay)
    assert table.status is Status.RUNNING
    while True:
        await computers.chosen(replace(table), table.to_move()[0])  # a new value makes its view anew
        await asyncio.sleep(delay)


async def tick(late: list[float], own: list[float], seconds: float) -> None:
    """Notes for `seconds` how late the loop is, and how much of that is its own work, in ms."""
    loop = asyncio.get_running_loop()
    end = loop.time() + seconds
    while (due := loop.time() + TICK) < end:
        begun = time.thread_time()
        await asyncio.sleep(TICK)
        late.append(1000 * (loop.time() - due))
        own.append(1000 * (time.thread_time() - begun))
