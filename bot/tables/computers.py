"""Computer players at the tables: they see what their seat sees."""

import random

from bot.ai.contract import Level
from bot.games.contract import Move, Seat
from bot.processes import NoAnswerError, ProcessPool
from bot.tables.table import Table


class Computers:
    """Chooses for the computer players, all of one level.

    The Captain thinks too long for the event loop, and so does it in the pool of processes. When that brings
    no answer, the Bosun's move is made instead: a table never waits for it.
    """

    def __init__(
        self, rng: random.Random, level: Level = Level.BOSUN, pool: ProcessPool | None = None
    ) -> None:
        self._rng = rng
        self._level = level
        self._pool = pool

    async def chosen(self, table: Table, seat: Seat) -> Move:
        """What the computer player does on the seat."""
        if self._level is not Level.CAPTAIN or self._pool is None:
            return chosen(table, seat, self._rng, min(self._level, Level.BOSUN))
        chance = random.Random(self._rng.getrandbits(64))  # noqa: S311 - for a choice, no secret
        try:
            return await self._pool.run(table.entry.computer.choose, table.view(seat), chance, self._level)
        except NoAnswerError:
            return chosen(table, seat, self._rng)


def chosen(table: Table, seat: Seat, rng: random.Random, level: Level = Level.BOSUN) -> Move:
    """What a computer player does on the seat, at once: nobody above the Bosun may be asked for it."""
    return table.entry.computer.choose(table.view(seat), rng, level)
