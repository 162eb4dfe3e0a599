"""The queries of people: their remembered facts and their preferences."""

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from bot.model.people import PersonRow, VacationRow
from bot.store.engine import Queries, Transaction
from bot.store.errors import StoreError
from bot.store.leagues import revise_league
from bot.store.rows import columns_of, insert, one_of, row_of, rows_of, upsert
from bot.store.statements import revise

_PERSON = "SELECT * FROM people WHERE user_id = ?"
# The seats at live tables, and the places in leagues that go on, of a server and under another name.
_SEATED = """
FROM seats JOIN tables ON tables.id = table_id
WHERE guild_id = ? AND seats.name <> ? AND status IN ('open', 'running', 'frozen') AND seats.user_id =
"""
_ENTERED = """
FROM entrants JOIN leagues ON leagues.id = league_id
WHERE guild_id = ? AND entrants.name <> ? AND stage NOT IN ('finished', 'ended') AND entrants.user_id =
"""
_MET = f"""
SELECT people.*, EXISTS (SELECT 1 {_SEATED} people.user_id)
    OR EXISTS (SELECT 1 {_ENTERED} people.user_id) AS is_renamed
FROM people WHERE people.user_id = ?
"""  # noqa: S608 - constants
_PEOPLE = "SELECT * FROM people WHERE user_id IN "
A_DAY = 24 * 60 * 60
NOT_HERE = """
SELECT user_id FROM visits WHERE at < ?
    AND user_id NOT IN (SELECT user_id FROM seats JOIN tables ON id = table_id
        WHERE status IN ('open', 'running') AND user_id IS NOT NULL)
    AND user_id NOT IN (SELECT user_id FROM entrants JOIN leagues ON id = league_id
        WHERE role <> 'out' AND stage NOT IN ('finished', 'ended'))
ORDER BY user_id
"""


class Renamed(NamedTuple):
    """The tables and leagues in which a person has a new name."""

    tables: Sequence[int]
    leagues: Sequence[int]


class PeopleStore(Queries):
    """Reads and writes people in one database."""

    async def person(self, user_id: int) -> PersonRow | None:
        """The stored row of the person, if there is one."""
        rows = await self._database.fetch_all(_PERSON, (user_id,))
        return row_of(PersonRow, rows[0]) if rows else None

    async def met(self, user_id: int, guild_id: int, name: str) -> tuple[PersonRow | None, bool]:
        """The stored row of the person, and whether something in a server has another name of theirs."""
        rows = await self._database.fetch_all(_MET, (guild_id, name, guild_id, name, user_id))
        return (row_of(PersonRow, rows[0]), bool(rows[0]["is_renamed"])) if rows else (None, False)

    async def rename(self, user_id: int, guild_id: int, name: str) -> Renamed:
        """Stores the person's name at live tables and in unfinished leagues of a server."""
        whose = (guild_id, name, user_id)

        def work(connection: Transaction) -> Renamed:
            at = [row["id"] for row in connection.execute(f"SELECT tables.id {_SEATED} ?", whose)]
            of = [row["id"] for row in connection.execute(f"SELECT leagues.id {_ENTERED} ?", whose)]
            for table_id in at:
                connection.execute(
                    "UPDATE seats SET name = ? WHERE table_id = ? AND user_id = ?", (name, table_id, user_id)
                )
                connection.execute(*revise(table_id))
            for league_id in of:
                connection.execute(
                    "UPDATE entrants SET name = ? WHERE league_id = ? AND user_id = ?",
                    (name, league_id, user_id),
                )
                connection.execute(*revise_league(league_id))
            return Renamed(at, of)

        return await self._database.write(work)

    async def people(self, user_ids: Sequence[int]) -> Mapping[int, PersonRow]:
        """Finds these people, by id, without those who are unknown."""
        rows = await self._database.fetch_all(_PEOPLE + one_of(user_ids), user_ids)
        return {row.user_id: row for row in rows_of(PersonRow, rows)}

    async def of_league(self, league_id: int) -> Sequence[PersonRow]:
        """The stored rows of a league's players."""
        rows = await self._database.fetch_all(
            "SELECT people.* FROM people JOIN entrants USING (user_id) WHERE league_id = ?"
            " AND role = 'player' ORDER BY user_id",
            (league_id,),
        )
        return rows_of(PersonRow, rows)

    async def change(self, unknown: PersonRow, alter: Callable[[PersonRow], PersonRow]) -> None:
        """Changes a person's row, else `unknown`."""

        # Read and written in one transaction, so that of two changes at once neither is lost.
        def work(connection: Transaction) -> None:
            rows = list(connection.execute(_PERSON, (unknown.user_id,)))
            after = alter(row_of(PersonRow, rows[0]) if rows else unknown)
            connection.execute(*upsert("people", columns_of(after), "user_id"))

        await self._database.write(work)

    async def visit(self, user_id: int, now: int) -> None:
        """Keeps, at most once a day, that the person is here."""
        rows = await self._database.fetch_all("SELECT at FROM visits WHERE user_id = ?", (user_id,))
        if not rows or rows[0]["at"] <= now - A_DAY:
            with suppress(StoreError):  # nobody goes without an answer for that
                columns = {"user_id": user_id, "at": now}
                await self._database.run(upsert("visits", columns, "user_id"))

    async def not_here_since(self, at: int) -> Sequence[int]:
        """People who have not been here since then, and are in no live table or league."""
        return [int(row["user_id"]) for row in await self._database.scan(NOT_HERE, (at,))]

    async def vacations(self, user_id: int) -> tuple[VacationRow, ...]:
        """The person's vacations, in order, without overlaps."""
        rows = await self._database.fetch_all(
            "SELECT starts_at, ends_at FROM vacations WHERE user_id = ? ORDER BY starts_at", (user_id,)
        )
        return rows_of(VacationRow, rows)

    async def vacations_in(self, league_id: int) -> Mapping[int, Sequence[VacationRow]]:
        """The vacations of people who take part in a league, or did; without those who have none."""
        rows = await self._database.fetch_all(
            "SELECT user_id, starts_at, ends_at FROM vacations JOIN entrants USING (user_id)"
            " WHERE league_id = ? ORDER BY user_id, starts_at",
            (league_id,),
        )
        found: dict[int, list[VacationRow]] = {}
        for row in rows:
            found.setdefault(row["user_id"], []).append(VacationRow(row["starts_at"], row["ends_at"]))
        return found

    async def set_vacations(self, user_id: int, vacations: tuple[VacationRow, ...]) -> None:
        """Replaces the vacations, which may not overlap."""
        await self._database.run(
            ("DELETE FROM vacations WHERE user_id = ?", (user_id,)),
            *(insert("vacations", {"user_id": user_id, **columns_of(vacation)}) for vacation in vacations),
        )
