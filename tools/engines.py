"""The cost of a move on PostgreSQL compared with SQLite; whether simultaneous requests are all stored.

    python -m tools.engines

Both take turns, on the machine's disk, with a server of the run's own that waits for it. A move is a bid at a
table of Skull King, from the service that a press calls to its commit; the server's own work is not counted.
"""

import asyncio
import statistics
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from multiprocessing import Process
from pathlib import Path

import psycopg

from bot.model.people import PersonRow
from bot.store.engine import Database
from bot.store.postgres.database import PostgresDatabase
from bot.store.sqlite.database import SqliteDatabase
from bot.store.store import Store
from bot.tables import moves
from tests import postgres
from tests.databases import migrated
from tests.tables.company import ANNA, Company

ROUNDS, EACH = 12, 100
BETWEEN = 0.005
"""Seconds to a server that is elsewhere, and back."""
WISHES, COUNTS = 1000, 800


@dataclass
class Road:
    """A table at which moves are made on one engine, and what they took."""

    company: Company
    table_id: int
    processor: list[float] = field(default_factory=list)
    alone: list[float] = field(default_factory=list)

    @classmethod
    async def begun(cls, database: Database) -> "Road":
        company = Company.housed(database)
        return cls(company, (await company.dealt()).id)

    async def play(self, times: int) -> None:
        """Makes moves one after the other."""
        before = time.process_time()
        for at in range(times):
            begun = time.perf_counter()
            await moves.make(self.company.tables, self.table_id, ANNA, f"bid {at % 2}")
            self.alone.append(time.perf_counter() - begun)
        self.processor.append((time.process_time() - before) / times)

    def report(self, name: str) -> str:
        spent, took = statistics.median(self.processor), statistics.median(self.alone)
        return f"{name:<24}{1e3 * spent:>8.2f} ms of the processor{1e3 * took:>8.2f} ms alone"


async def measure() -> None:
    """Prints the figures, and those that are wanted."""
    address = postgres.new_database()
    with psycopg.connect(address, autocommit=True) as connection:
        connection.execute("ALTER SYSTEM SET fsync = on")
        connection.execute("SELECT pg_reload_conf()")
    with tempfile.TemporaryDirectory() as folder:
        sqlite = await SqliteDatabase.open(migrated(Path(folder) / "data" / "tavern.sqlite3"))
        there = await PostgresDatabase.open(address)
        with elsewhere(Path(folder)) as (behind, trips):
            far = await PostgresDatabase.open(postgres.at(behind, postgres.new_database()))
            roads = [await Road.begun(one) for one in (sqlite, there, far)]
            for road in roads:
                await road.play(EACH)
                road.processor.clear()
                road.alone.clear()
            before = trips()
            for _ in range(ROUNDS):
                for road in roads:
                    await road.play(EACH if road is not roads[2] else EACH // 5)
            made = len(roads[2].alone)
            own, near, away = roads
            for name, road in {"SQLite": own, "PostgreSQL": near, "elsewhere": away}.items():
                print(road.report(name))
            print(f"round trips a move: {(trips() - before) / made:.2f} (wanted: 2 at most)")
            await far.close()
        spent, took = ratio(near.processor, own.processor), ratio(near.alone, own.alone)
        print(f"beside SQLite {spent:.1f} x the processor (wanted: 4.5), {took:.1f} x alone (wanted: 6)")
        print(f"{BETWEEN * 1e3:g} ms away {1e3 * statistics.median(away.alone):.1f} ms alone (wanted: 25)")
        kept, counted, seconds = await wished(there, address)
        print(f"{kept} of {WISHES} wishes and {counted} of {COUNTS} counts kept, in {seconds:.1f} s")
        await sqlite.close()
        await there.close()


def ratio(one: list[float], other: list[float]) -> float:
    """How many times as much, by the medians."""
    return statistics.median(one) / statistics.median(other)


async def wished(database: Database, address: str) -> tuple[int, int, float]:
    """How much is kept of what one person wishes at once, and of counting, in two processes' connections."""
    other = await PostgresDatabase.open(address)
    stores, begun = (Store(database), Store(other)), time.perf_counter()

    def visited(row: PersonRow) -> PersonRow:
        return replace(row, dm_channel_id=(row.dm_channel_id or 0) + 1)

    def counted(known: str | None) -> str:
        return str(int(known or 0) + 1)

    unknown = PersonRow(user_id=5, language="en")
    await asyncio.gather(*(stores[at % 2].people.change(unknown, visited) for at in range(WISHES)))
    await asyncio.gather(*(stores[at % 2].notes.alter("count", counted) for at in range(COUNTS)))
    person, count = await stores[0].people.person(5), await stores[0].notes.note("count")
    await other.close()
    assert person is not None
    return person.dm_channel_id or 0, int(count or 0), time.perf_counter() - begun


@contextmanager
def elsewhere(folder: Path) -> Iterator[tuple[Path, Callable[[], int]]]:
    """A way to the server that takes a while, in a process of its own; how often anything went it."""
    trips = folder / "trips"
    process = Process(target=forward, args=(postgres.server().folder, folder, trips), daemon=True)
    process.start()
    while not (folder / postgres.SOCKET).exists():
        time.sleep(0.05)
    yield folder, lambda: trips.stat().st_size
    process.terminate()
    process.join()


def forward(server: Path, folder: Path, trips: Path) -> None:
    """Hands all that comes on, half of `BETWEEN` later."""
    asyncio.run(_forward(server, folder, trips))


async def _forward(server: Path, folder: Path, trips: Path) -> None:
    log = trips.open("ab", buffering=0)

    async def handed_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there = await asyncio.open_unix_connection(server / postgres.SOCKET)
        asked = [False]

        async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter, is_question: bool) -> None:
            while data := await source.read(1 << 16):
                if is_question and not asked[0]:
                    log.write(b".")
                asked[0] = is_question
                asyncio.get_running_loop().call_later(BETWEEN / 2, target.write, data)
            asyncio.get_running_loop().call_later(BETWEEN / 2, target.close)

        await asyncio.gather(copy(reader, there[1], True), copy(there[0], writer, False))

    listening = await asyncio.start_unix_server(handed_on, folder / postgres.SOCKET)
    await listening.serve_forever()


if __name__ == "__main__":
    asyncio.run(measure())
