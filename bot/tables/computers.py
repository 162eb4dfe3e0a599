"""Computer players at the tables: they see what their seat sees, and move by the same road as people."""

import asyncio
import random
from collections.abc import Sequence

from bot.ai.registry import COMPUTER_PLAYERS
from bot.games.contract import IllegalMove, Seat
from bot.tables import road
from bot.tables.background import Following
from bot.tables.house import House
from bot.tables.refusal import Refusal
from bot.tables.table import Table


class Computers:
    """Moves for the computer players of every table.

    They take `delay` seconds for every move, whatever they hold: the time says nothing of their hand.
    """

    def __init__(self, house: House, delay: float, rng: random.Random) -> None:
        self._house = house
        self._delay = delay
        self._rng = rng
        self._following = Following(self._play)

    def changed(self, table_id: int) -> None:
        """The table has changed: perhaps a computer player is to move."""
        self._following.changed(table_id)

    async def resume(self) -> None:
        """Takes up every game that was going on before the last stop."""
        for table_id in await self._house.tables.running_tables():
            self.changed(table_id)

    async def stop(self) -> None:
        """Ends all playing; it goes on at the next start."""
        await self._following.stop()

    async def _play(self, table_id: int) -> None:
        while _awaited_computers(await self._house.load(table_id)):
            await asyncio.sleep(self._delay)
            table = await self._house.load(table_id)
            for seat in _awaited_computers(table):
                await self._move(table, seat)

    async def _move(self, table: Table, seat: Seat) -> None:
        move = COMPUTER_PLAYERS[table.row.game].choose(table.view(seat), self._rng)
        try:
            await road.move_for(self._house, table.id, seat, move, table.dealt.decisions[seat])
        except Refusal:
            return  # the table has changed meanwhile; the next look tells
        except IllegalMove as error:
            raise AssertionError(f"the computer player of {table.row.game} chose {error}") from error


def _awaited_computers(table: Table) -> Sequence[Seat]:
    return [seat for seat in table.awaited() if table.seats[seat].is_computer]
