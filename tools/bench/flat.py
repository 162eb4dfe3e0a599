"""The cost of a move with few tables and with many, with a short log and with a long one: for the bench.

A move is all work of the bot for it except for Discord's part: it is checked, played and stored, the hand
after it and the post are drawn, and the clocks are set. The few and the many take turns, in blocks.
"""

import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from itertools import count
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.engine import Database
from bot.store.sqlite.database import SqliteDatabase
from bot.tables import lobby, moves
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person
from bot.texts.catalog import speaker
from bot.ui.live.hand import hand
from bot.ui.live.post import post
from tests.tables.company import Company

FEW, MANY = 10, 10_000
"""Tables."""
SHORT, LONG = 10, 1_500
"""Lines of a log."""
BLOCKS, EACH = 9, 20
LINK, SAY = "https://discord.com/channels/1/2/3", speaker("en")
ANNA, BEN = Person(1, "Anna"), Person(2, "Ben")
_COPIED = {"tables": "id", "seats": "table_id", "moves": "table_id", "clocks": "table_id"}
"""The copied tables of the database, each with the column of the table's number."""
_OF_OTHERS = ("channel_id", "user_id")  # nobody sits at thousands of tables

Move = Callable[[], Awaitable[None]]


class House:
    """Running tables in a database, at which Anna bids now 0, now 1."""

    def __init__(self, database: Database, guild_id: int = 10) -> None:
        self.company = Company.housed(database)
        self._database = database
        self._guild_id = guild_id
        self._bids = 0

    async def open(self, tables: int, copied_to: int = 0) -> None:
        """Opens tables, and copies them in the database until there are `copied_to`."""
        for number in range(tables):
            invitation = Invitation("skullking", None, 0, (("rounds", 10),))
            place = Place(guild_id=self._guild_id, channel_id=1_000 + number, language="en")
            table = await lobby.open_table(self.company.tables, invitation, place, ANNA)
            await lobby.join(self.company.tables, table.id, BEN)
            await lobby.deal(self.company.tables, table.id, ANNA)
            await self.company.deadlines.arm(table.id)
        for times in range(1, copied_to // tables):
            await self._copy(tables, tables * times)

    async def _copy(self, first: int, further: int) -> None:
        """Copies the first tables, for other people, with numbers that are so much higher."""
        statements = []
        for table, number in _COPIED.items():
            row = await self._database.fetch_one(f"SELECT * FROM {table}")  # noqa: S608 - constants
            if row is None:
                continue  # nothing to copy
            names = row.keys()
            raised = [
                f"{name} + {further}" if name in (number, *_OF_OTHERS) else f'"{name}"' for name in names
            ]
            select = f"SELECT {', '.join(raised)} FROM {table} WHERE {number} <= {first}"  # noqa: S608 - constants
            statements.append(f"INSERT INTO {table} {select}")

        await self._database.write(lambda writer: [writer.execute(sql) for sql in statements], durable=False)

    async def number(self) -> int:
        row = await self._database.fetch_one("SELECT count(*) AS number FROM tables")
        return 0 if row is None else int(row["number"])

    async def lengthen(self, table_id: int, lines: int) -> None:
        while (await self.company.tables.load(table_id)).number < lines:
            await self.move(table_id)

    async def move(self, table_id: int, person: Person = ANNA) -> None:
        """Bids, otherwise than the time before."""
        self._bids += 1
        moved = await moves.make(self.company.tables, table_id, person, f"bid {self._bids % 2}")
        hand(moved.table, moved.seat, SAY, LINK)
        post(await self.company.deadlines.arm(table_id), SAY)


async def times_as_much(few: Callable[[], Awaitable[None]], many: Callable[[], Awaitable[None]]) -> float:
    """How many times as much CPU a move takes among many: the median over the blocks."""
    ratios = []
    for _ in range(BLOCKS):
        then, now = [await _cpu(move) for move in (few, many)]
        ratios.append(now / then)
    return statistics.median(ratios)


async def _cpu(move: Move) -> float:
    """The median seconds of CPU that a move takes, all threads together."""
    spent = []
    for _ in range(EACH):
        begun = time.process_time()
        await move()
        spent.append(time.process_time() - begun)
    return statistics.median(spent)


async def cost_by_tables(few: int = FEW, many: int = MANY) -> float:
    """How many times as much a move costs with many tables as with few."""
    with TemporaryDirectory() as folder:
        databases = [await SqliteDatabase.open(Path(folder) / f"{number}.sqlite3") for number in (few, many)]
        try:
            small, large = map(House, databases)
            await small.open(few)
            await large.open(few, many)
            return await times_as_much(lambda: small.move(1), lambda: large.move(1))
        finally:
            await _close(databases)


async def cost_by_lines(short: int = SHORT, long: int = LONG) -> float:
    """How many times as much a move costs at a table with a long log as at those with short ones."""
    with TemporaryDirectory() as folder:
        database = await SqliteDatabase.open(Path(folder) / "lines.sqlite3")
        try:
            house, calls = House(database), count()
            await house.open(1 + BLOCKS)
            await house.lengthen(1, long)
            for table_id in range(2, 2 + BLOCKS):  # one for each block, since each bid is a line
                await house.lengthen(table_id, short)
            return await times_as_much(lambda: house.move(2 + next(calls) // EACH), lambda: house.move(1))
        finally:
            await _close([database])


async def _close(databases: Sequence[Database]) -> None:
    for database in databases:
        await database.close()
