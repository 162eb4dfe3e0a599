"""Computer players at the tables: they see the view of their seat."""

import random

from bot.ai.contract import Level
from bot.ai.pirates import pirate_called
from bot.games.contract import Move, Seat
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.tables.table import Table
from bot.tables.tables import Tables

LEAST_ROUNDS = 30  # rounds after which a person's bids show how well they play


class Computers:
    """Chooses for the computer players, each of its own level and style.

    Where the pool of processes brings no answer, the Bosun's move is made.
    """

    def __init__(self, tables: Tables, rng: random.Random, pool: ProcessPool | None = None) -> None:
        self._tables = tables
        self._rng = rng
        self._pool = pool

    async def chosen(self, table: Table, seat: Seat) -> Move:
        """The move of the computer player on the seat."""
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
    """The move that a computer player makes at once, without a search."""
    style, computer = pirate_called(table.name(seat)).style, table.entry.computer
    level = Level.BOSUN if level in computer.SEARCHING else level
    return computer.choose(table.view(seat), rng, level, style)


async def level_at(tables: Tables, table: Table, seat: Seat) -> Level:
    """The level at which a computer player moves for the seat."""
    row = table.seats[seat]
    if row.is_computer or row.user_id is None:
        return Level(row.level)
    return await level_of(tables, table, row.user_id)


async def level_of(tables: Tables, table: Table, user_id: int) -> Level:
    """The level that meets its bids as often as a person does; in a league it is the league's for all."""
    if table.row.match_id is not None:  # absent players gain nothing by having played well
        return Level(await tables.store.matches.level_at(table.row.match_id) or Level.BOSUN)
    usual = table.entry.computer.BIDS_MET
    if not usual:
        return Level.BOSUN
    found = await tables.store.careers.figures(user_id, table.row.guild_id, everywhere=True)
    figures = next((one for one in found if one.game == table.row.game), None)
    if figures is None or figures.bids < LEAST_ROUNDS:
        return Level.BOSUN
    share = figures.met / figures.bids
    return min(usual, key=lambda level: abs(usual[level] - share))
