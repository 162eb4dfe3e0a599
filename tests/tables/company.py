"""People at tables without Discord: a house on a real database, and short words for what they do."""

import random
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import pytest

from bot.games.contract import IllegalMove
from bot.model.tables import ClockRow, Player, Status
from bot.store.engine import Database, Transaction
from bot.store.rows import row_of
from bot.store.store import Store
from bot.tables import clocks, lobby
from bot.tables import moves as table_moves
from bot.tables.clock import NudgeDelay
from bot.tables.deadlines import Deadlines
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from tests.databases import writer_of
from tests.entries import ENTRY_OF
from tests.tables.stored import running_tables

ANNA, BEN, CARLA = Person(1, "Anna"), Person(2, "Ben"), Person(3, "Carla")
MODERATOR = Person(77, "Mo", frozenset({10}))
HERE = Place(guild_id=10, channel_id=20, language="en")
THERE = Place(guild_id=10, channel_id=21, language="en")
STORED = (
    "tables",
    "seats",
    "moves",
    "scorepad",
    "results",
    "clocks",
    "actions",
    "substitutes",
    "plans",
    "pads",
    "pad_players",
    "pad_lines",
)
BEGINNING = 1_700_000_000
"""Seconds since 1970: 2023-11-14 22:13:20 UTC, a Tuesday."""


@dataclass
class Company:
    """The house, its database, and chance that is the same in every run.

    `now` is what the clock of the house shows, where it is this company's: see `housed`. Time passes only by
    `wait` and `until_due`, which set the clocks of the tables before and after, as the bot does on a change;
    while it `is_heard`, they also tell those whose time is up, as the bot does while Discord answers.
    """

    tables: Tables
    database: Database
    chance: random.Random = field(default_factory=lambda: random.Random(5))
    now: int = BEGINNING
    is_heard: bool = True
    deadlines: Deadlines = field(init=False)

    def __post_init__(self) -> None:
        self.deadlines = Deadlines(self.tables, random.Random(6))

    @classmethod
    def housed(cls, database: Database, nudge_delay: int = 0) -> "Company":
        """A company in a house of its own, whose clock it sets."""
        company = cls(
            Tables(Store(database), lambda: company.now, ENTRY_OF, NudgeDelay(nudge_delay, nudge_delay)),
            database,
        )
        company.tables.presence.answered()
        return company

    @contextmanager
    def storing_nothing(self) -> Iterator[None]:
        """While it holds, the database takes no change."""
        writer = writer_of(self.database)
        writer.execute("PRAGMA query_only = ON")
        try:
            yield
        finally:
            writer.execute("PRAGMA query_only = OFF")

    async def wait(self, seconds: int) -> None:
        """Lets so much time pass at once, and then does what has fallen due."""
        await self.arm()
        self.now += seconds
        await self.deadlines.ring()
        await self.arm()

    async def until_due(self) -> bool:
        """Lets time pass until something is due next, and does it; whether there was anything."""
        await self.arm()
        next_at = await self.tables.store.clocks.next_at()
        if next_at is not None:
            await self.wait(max(0, next_at - self.now))
        return next_at is not None

    async def arm(self) -> None:
        """Sets the clocks of all running games as they are needed now, and tells whose time is up."""
        for table_id in await running_tables(self.database):
            await self.deadlines.arm(table_id)
        if self.is_heard:
            await self.tell()

    async def tell(self) -> None:
        """Tells everyone of their last call, as the bot does where Discord takes it."""
        for row in await self.database.fetch_all("SELECT * FROM clocks WHERE stage = 'last_call'"):
            await clocks.note_called(self.tables, row_of(ClockRow, row))

    async def opened(self, *, computers: int = 0, rounds: int = 2, places: int | None = None) -> Table:
        invitation = Invitation("skullking", places, computers, (("rounds", rounds),))
        return await lobby.open_table(self.tables, invitation, HERE, ANNA)

    async def dealt(self, *, computers: int = 0, rounds: int = 2) -> Table:
        table = await self.opened(computers=computers, rounds=rounds)
        await lobby.join(self.tables, table.id, BEN)
        return await lobby.deal(self.tables, table.id, ANNA)

    async def play(self, table: Table, until: Callable[[Table], bool] = lambda _: False) -> Table:
        """Plays on at random, for everyone, to the end or until it is so."""
        while table.status is Status.RUNNING and not until(table):
            seat = table.to_move()[0]
            move = self.chance.choice(list(table.game.legal(table.dealt.state, seat)))
            row = table.seats[seat]
            if row.user_id is None or row.player is not Player.PERSON:
                moved = await table_moves.make_for(self.tables, table, seat, move)
            else:
                moved = await table_moves.make(self.tables, table.id, Person(row.user_id, row.name), move)
            table = moved.table
        return table

    async def moves(self, table: Table) -> list[str]:
        return [line.move for line in await self.tables.store.log.moves(table.id)]

    async def execute(self, sql: str, *values: Any) -> None:
        """Changes the database behind the house's back."""

        def work(connection: Transaction) -> None:
            connection.execute(sql, values)

        await self.database.write(work)

    async def rows(self) -> list[tuple[Any, ...]]:
        """Everything that is stored of tables."""
        found: list[tuple[Any, ...]] = []
        for name in STORED:
            rows = await self.database.fetch_all(f"SELECT * FROM {name}")  # noqa: S608 - the names above
            found += [(name, *row) for row in rows]
        return found


class Refused:
    """`async with Refused(company, "table_full"):` what is done in it must be refused and change nothing."""

    def __init__(self, company: Company, code: str) -> None:
        self._company = company
        self._code = code

    async def __aenter__(self) -> None:
        self._before = await self._company.rows()

    async def __aexit__(self, kind: object, error: BaseException | None, trace: object) -> bool:
        if error is not None and not isinstance(error, Refusal | IllegalMove):
            return False
        if error is None:
            pytest.fail(f"was not refused as {self._code}")
        assert error.code == self._code
        assert await self._company.rows() == self._before
        return True
