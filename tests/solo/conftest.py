"""A house on a real database, and in it the hands that people play alone."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.solo.deals import Deal
from bot.solo.fields import Fields, PlayerHere
from bot.solo.hands import Hand, Solo
from bot.solo.playing import YOU
from bot.store.database import Database
from bot.tables.person import Person
from tests.databases import migrated
from tests.tables.company import Company

DAY = 24 * 60 * 60
NOON_OF_DEAL_142 = 1_779_451_200
"""2026-05-22, 12:00 UTC, in seconds since 1970."""


@dataclass
class Alone:
    """A house whose people play alone, and its clock, which is moved by hand."""

    company: Company
    solo: Solo

    @classmethod
    def on(cls, database: Database, field: int = 12) -> "Alone":
        """On a database; fields have fewer plays, so that they are soon whole."""
        company = Company.housed(database)
        company.now = NOON_OF_DEAL_142
        return cls(company, Solo(company.tables, Fields(company.tables, PlayerHere(field))))

    async def tap(self, hand: Hand, which: int = 0) -> Hand:
        """One of the legal moves, as a button has it."""
        move = list(hand.entry.game.legal(hand.play.state, YOU))[which]
        return await self.solo.move(hand, move, hand.decision)

    async def play(self, person: Person, which: int = 0) -> Hand:
        """A hand from where it stands to its end."""
        hand = await self.solo.take_up(person.user_id)
        while not hand.is_over:
            hand = await self.tap(hand, which)
        return hand

    async def field_played(self, number: int) -> None:
        """Waits until a field is whole."""
        await self.solo.fields.whole(Deal(number))
        await asyncio.gather(*self.solo.fields._under_way.values())


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Alone]:
    database = await Database.open(migrated(tmp_path / "tavern.sqlite3"))
    house = Alone.on(database)
    yield house
    await house.solo.fields.stop()
    await database.close()
