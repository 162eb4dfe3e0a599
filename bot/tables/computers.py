"""Computer players at the tables: they see what their seat sees."""

import random

from bot.ai.contract import Level
from bot.ai.pirates import pirate_called
from bot.games.contract import Move, Seat
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.tables.levels import level_at
from bot.tables.table import Table
from bot.tables.tables import Tables


class Computers:
    """Chooses for the computer players, each of its own level and style.

    Who searches thinks too long for the event loop, and so does it in the pool of processes. When that brings
    no answer, or there is none, the Bosun's move is made instead: a table never waits for it.
    """

    def __init__(self, tables: Tables, rng: random.Random, pool: ProcessPool | None = None) -> None:
        self._tables = tables
        self._rng = rng
        self._pool = pool

    async def chosen(self, table: Table, seat: Seat) -> Move:
        """What the computer player does on the seat."""
        level = await level_at(self._tables, table, seat)
        if level not in table.entry.computer.SEARCHING or self._pool is None:
            return chosen(table, seat, self._rng, level)
        chance = random.Random(self._rng.getrandbits(64))  # noqa: S311 - for a choice, no secret
        style = pirate_called(table.name(seat)).style
        try:
            choose, view = table.entry.computer.choose, table.view(seat)
            return await self._pool.run(Priority.SEARCH, choose, view, chance, level, style)
        except NoAnswerError:
            return chosen(table, seat, self._rng)


def chosen(table: Table, seat: Seat, rng: random.Random, level: Level = Level.BOSUN) -> Move:
    """What a computer player does on the seat, at once; the Bosun moves where another would search."""
    style, computer = pirate_called(table.name(seat)).style, table.entry.computer
    level = Level.BOSUN if level in computer.SEARCHING else level
    return computer.choose(table.view(seat), rng, level, style)
