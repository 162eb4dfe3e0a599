"""The queries of people: what is remembered of them between two tables, and what they prefer."""

import sqlite3
from collections.abc import Callable, Sequence

from bot.model.people import PersonRow, VacationRow
from bot.store.database import Database
from bot.store.rows import columns_of, insert, row_of
from bot.store.statements import run

_PERSON = "SELECT * FROM people WHERE user_id = ?"


class PeopleStore:
    """Reads and writes people in one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def person(self, user_id: int) -> PersonRow | None:
        """What is remembered of the person, if anything."""
        rows = await self._database.fetch_all(_PERSON, (user_id,))
        return row_of(PersonRow, rows[0]) if rows else None

    async def of_league(self, league_id: int) -> Sequence[PersonRow]:
        """What is remembered of those who take part in a league."""
        rows = await self._database.fetch_all(
            "SELECT people.* FROM people JOIN entrants USING (user_id) WHERE league_id = ?"
            " AND role = 'player' ORDER BY user_id",
            (league_id,),
        )
        return [row_of(PersonRow, row) for row in rows]

    async def change(self, unknown: PersonRow, alter: Callable[[PersonRow], PersonRow]) -> None:
        """Changes what is remembered of a person, or `unknown` where that is nothing."""

        # Read and written in one transaction, so that of two changes at once neither is lost.
        def work(connection: sqlite3.Connection) -> None:
            rows = list(connection.execute(_PERSON, (unknown.user_id,)))
            after = alter(row_of(PersonRow, rows[0]) if rows else unknown)
            connection.execute(*insert("people", columns_of(after), replacing=True))

        await self._database.write(work)

    async def vacations(self, user_id: int) -> tuple[VacationRow, ...]:
        """When the person is, was and will be away, in order; no two overlap."""
        rows = await self._database.fetch_all(
            "SELECT starts_at, ends_at FROM vacations WHERE user_id = ? ORDER BY starts_at", (user_id,)
        )
        return tuple(VacationRow(row["starts_at"], row["ends_at"]) for row in rows)

    async def set_vacations(self, user_id: int, vacations: tuple[VacationRow, ...]) -> None:
        """Replaces the times in which the person is away; no two may overlap."""
        await run(
            self._database,
            ("DELETE FROM vacations WHERE user_id = ?", (user_id,)),
            *(
                (
                    "INSERT INTO vacations (user_id, starts_at, ends_at) VALUES (?, ?, ?)",
                    (user_id, vacation.starts_at, vacation.ends_at),
                )
                for vacation in vacations
            ),
        )
