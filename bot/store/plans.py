"""The queries of plans: moves that are made in advance. They are read with the seats."""

from bot.games.contract import Seat
from bot.store.database import Database
from bot.store.log import delete_plan
from bot.store.statements import revise, run


class PlanStore:
    """Writes the plans of seats."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def keep(self, table_id: int, seat: Seat, plan: str) -> None:
        """Keeps the plan of a seat, in the place of the one before."""
        await run(
            self._database,
            ("INSERT OR REPLACE INTO plans (table_id, seat, plan) VALUES (?, ?, ?)", (table_id, seat, plan)),
            revise(table_id),
        )

    async def drop(self, table_id: int, *seats: Seat) -> None:
        """Forgets the plans of seats."""
        await run(self._database, *(delete_plan(table_id, seat) for seat in seats), revise(table_id))
