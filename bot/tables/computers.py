"""Computer players at the tables: they see what their seat sees, and move by the same road as people."""

import asyncio
import random
from collections.abc import Sequence

from bot.games.contract import IllegalMove, Move, Seat
from bot.tables import moves
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.tables.worker import PerKeyWorker


class Computers(PerKeyWorker):
    """Moves for the computer players of every table, and for those who are away.

    They take `delay` seconds for every move, whatever they hold and however long they think: the time says
    nothing of their hand.
    """

    def __init__(self, tables: Tables, delay: float, rng: random.Random) -> None:
        super().__init__(self._play)
        self._tables = tables
        self._delay = delay
        self._rng = rng

    async def resume(self) -> None:
        """Takes up every game that was going on before the last stop."""
        for table_id in await self._tables.store.tables.running_tables():
            self.changed(table_id)

    async def _play(self, table_id: int) -> None:
        time = asyncio.get_running_loop().time
        while seats := _awaited(table := await self._tables.load(table_id)):
            begun = time()
            choices = [(seat, chosen(table, seat, self._rng)) for seat in seats]
            await asyncio.sleep(max(0.0, begun + self._delay - time()))
            for seat, move in choices:
                await self._move(table, seat, move)

    async def _move(self, table: Table, seat: Seat, move: Move) -> None:
        try:
            await moves.make_for(self._tables, table, seat, move)
        except Refusal:
            return  # the table has changed meanwhile; the next look tells
        except IllegalMove as error:
            raise AssertionError(f"the computer player of {table.row.game} chose {error.code}") from error


def chosen(table: Table, seat: Seat, rng: random.Random) -> Move:
    """What a computer player does on the seat, seeing what the seat sees."""
    return table.entry.computer.choose(table.view(seat), rng)


def _awaited(table: Table) -> Sequence[Seat]:
    return [seat for seat in table.awaited() if table.seats[seat].is_automatic]
