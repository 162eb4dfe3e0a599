"""What holds on PostgreSQL as it does on SQLite: all or nothing, of one instant, and nothing lost."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from typing import Any

import psycopg
import pytest

from bot.store.engine import Query, Transaction
from bot.store.errors import StatementError, StoreError, UniqueError
from bot.store.notes import NoteStore
from bot.store.postgres.database import PostgresDatabase
from bot.store.postgres.lease import Lease
from tests.patience import eventually

VISIT = "INSERT INTO visits (user_id, at) VALUES (?, ?)"
OTHERS = """
SELECT pid FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database() AND backend_type = 'client backend'
"""
SLEEPING = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'"
END_ALL = """
SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity
WHERE pid <> pg_backend_pid() AND datname = current_database()
"""


HELD_UP = "SELECT count(*), pg_advisory_xact_lock(7) FROM visits"
IS_HELD_UP = "SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND objid = 7 AND NOT granted"


@asynccontextmanager
async def held_up(address: str, asked: Awaitable[Any]) -> AsyncIterator[asyncio.Future[Any]]:
    """The block runs while `HELD_UP`, which is a part of what is asked, waits in the server."""
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("SELECT pg_advisory_lock(7)")
        asking = asyncio.ensure_future(asked)
        await eventually(lambda: connection.execute(IS_HELD_UP).fetchone() is not None)
        yield asking


async def visitors(database: PostgresDatabase) -> list[int]:
    rows = await database.fetch_all("SELECT user_id FROM visits ORDER BY user_id")
    return [row["user_id"] for row in rows]


def visit(user_id: int) -> Callable[[Transaction], int]:
    def work(transaction: Transaction) -> int:
        return transaction.execute(VISIT, (user_id, 5)).rowcount

    return work


class SlowlyProved(Lease):
    """A lease that a new connection has proved only after a minute."""

    @property
    def proof(self) -> Query:
        return "SELECT pg_sleep(60)", ()


async def test_what_is_run_together_is_stored_together(database: PostgresDatabase) -> None:
    await database.run((VISIT, (1, 5)))
    with pytest.raises(UniqueError) as refused:
        await database.run((VISIT, (2, 5)), (VISIT, (1, 5)), (VISIT, (3, 5)))
    assert refused.value.columns == "visits.user_id"
    assert await visitors(database) == [1]


async def test_work_that_raises_stores_nothing_and_the_next_goes_on(database: PostgresDatabase) -> None:
    def fails(transaction: Transaction) -> None:
        visit(1)(transaction)
        raise KeyError("the cannon is loose")

    with pytest.raises(KeyError):
        await database.write(fails)
    assert await database.write(visit(2)) == 1
    assert await visitors(database) == [2]


async def test_what_is_read_together_is_of_one_instant(address: str, database: PostgresDatabase) -> None:
    await database.run((VISIT, (1, 5)))
    both = database.fetch_together((HELD_UP, ()), ("SELECT count(*) FROM visits", ()))
    async with held_up(address, both) as reading:
        await database.run((VISIT, (2, 5)))
    assert [rows[0][0] for rows in await reading] == [1, 1]
    assert await visitors(database) == [1, 2]


async def test_a_statement_that_is_wrong_is_no_fault_of_the_server(
    database: PostgresDatabase,
) -> None:
    for asked in (database.fetch_all, database.scan, lambda sql: database.run((sql, ()))):
        with pytest.raises(StatementError, match="shanties"):
            await asked("SELECT * FROM shanties")
    assert database.look_at_disk() is None
    assert await visitors(database) == []


async def test_of_two_processes_changes_none_is_lost(address: str, database: PostgresDatabase) -> None:
    other = await PostgresDatabase.open(address)
    stores = NoteStore(database), NoteStore(other)

    def counted(known: str | None) -> str:
        return str(int(known or 0) + 1)

    await asyncio.gather(*(stores[at % 2].alter("count", counted) for at in range(60)))
    assert await stores[0].note("count") == "60"
    await other.close()


async def test_work_is_done_again_where_a_statement_has_come_between(database: PostgresDatabase) -> None:
    """The statement is of another transaction, which is committed after the work has read."""
    has_read, may_write = threading.Event(), threading.Event()
    tries: list[int] = []

    def work(transaction: Transaction) -> None:
        [row] = transaction.execute("SELECT at FROM visits WHERE user_id = 1")
        tries.append(row["at"])
        has_read.set()
        may_write.wait()
        transaction.execute("UPDATE visits SET at = ? WHERE user_id = 1", (row["at"] + 1,))

    await database.run((VISIT, (1, 5)))
    writing = asyncio.ensure_future(database.write(work))
    await asyncio.to_thread(has_read.wait)
    await database.run(("UPDATE visits SET at = at + 10 WHERE user_id = 1", ()))
    may_write.set()
    await writing
    assert tries == [5, 15]
    assert (await database.fetch_all("SELECT at FROM visits"))[0]["at"] == 16


USES: Mapping[str, Callable[[PostgresDatabase, int], Awaitable[object]]] = {
    "read": lambda database, _: visitors(database),
    "run": lambda database, user_id: database.run((VISIT, (user_id, 5))),
    "work": lambda database, user_id: database.write(visit(user_id)),
}


@pytest.mark.parametrize("use", USES)
async def test_a_server_that_ends_all_connections_is_a_disk_that_refuses_once(
    address: str, database: PostgresDatabase, use: str
) -> None:
    await USES[use](database, 1)
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute(END_ALL)
    with pytest.raises(StoreError) as failed:
        await USES[use](database, 2)
    assert failed.value.code == "unreached"
    assert failed.value.may_pass
    assert database.look_at_disk() is failed.value
    await USES[use](database, 3)
    assert database.look_at_disk() is None
    assert await visitors(database) == ([] if use == "read" else [1, 3])


async def test_who_is_cancelled_goes_on_when_it_is_stored(address: str, database: PostgresDatabase) -> None:
    async with held_up(address, database.run((VISIT, (1, 5)), (HELD_UP, ()))) as writing:
        writing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await writing
    assert await visitors(database) == [1]


async def test_closing_finishes_what_is_under_way_and_takes_no_more(address: str) -> None:
    database = await PostgresDatabase.open(address)
    writing = [asyncio.ensure_future(database.write(visit(user_id))) for user_id in range(5)]
    await asyncio.sleep(0)
    await database.close()
    assert await asyncio.gather(*writing) == [1] * 5
    with pytest.raises(StoreError, match="closed"):
        await database.fetch_all("SELECT 1")


async def test_a_read_that_outlives_the_database_leaves_no_connection(address: str) -> None:
    database = await PostgresDatabase.open(address)
    reading = asyncio.ensure_future(database.fetch_all("SELECT pg_sleep(0.2)"))
    with psycopg.connect(address, autocommit=True) as connection:
        await eventually(lambda: connection.execute(SLEEPING).fetchall() != [])
        await database.close()
        await reading
        await eventually(lambda: connection.execute(OTHERS).fetchall() == [])


async def test_a_read_that_is_cancelled_while_it_connects_leaves_no_connection(address: str) -> None:
    database = PostgresDatabase(address, SlowlyProved(address))
    reading = asyncio.ensure_future(database.fetch_all("SELECT 1"))
    with psycopg.connect(address, autocommit=True) as connection:
        await eventually(lambda: connection.execute(SLEEPING).fetchall() != [])
        reading.cancel()
        await asyncio.wait([reading])
        await eventually(lambda: connection.execute(OTHERS).fetchall() == [])
    await database.close()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("tavern@", "nobody@"), "refused"),
        (("/tavern_", "/nothing_"), "refused"),
        (("host=", "host=/no"), "unreached"),
    ],
)
async def test_an_address_that_leads_nowhere_is_told_without_its_password(
    address: str, change: tuple[str, str], code: str
) -> None:
    wrong = address.replace(*change).replace("@", ":rumrum@")
    with pytest.raises(StoreError) as refused:
        await PostgresDatabase.open(wrong)
    assert refused.value.code == code
    assert "rumrum" not in str(refused.value)
