"""A house on a real database, and in it the hands that people play alone."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.ai.contract import Level
from bot.games.contract import Options
from bot.model.solo import Series, SoloDealRow
from bot.solo.days import deal_of_day
from bot.solo.deals import VERSION
from bot.solo.hands import Hand, Solo
from bot.solo.playing import YOU, by_the_rule
from bot.solo.reference_games import PlayerHere, ReferenceGames
from bot.solo.verdicts import Verdicts, judged_here
from bot.store.engine import Database
from bot.store.solo import insert_drawn
from bot.tables.person import Person
from tests.databases import opened
from tests.tables.company import Company

LEAGUE = (
    "INSERT INTO leagues (guild_id, name, stage, format, game, options, size, pace, rounds, round_hours,"
    " start_hours, channel_id, language, created_by, created_at, seed)"
    " VALUES (10, 'Far', 'running', 'season', 'hollander', '{}', 4, 'daily', 2, 1, 1, 30, 'en', 1, 5, 6)"
)
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
        """On a database; deals have fewer reference games, so that they are soon played."""
        company = Company.housed(database)
        company.now = NOON_OF_DEAL_142
        return cls(company, cls.alone_in(company, field))

    @staticmethod
    def alone_in(company: Company, field: int) -> Solo:
        """The hands as a bot keeps them that starts now."""
        tables = company.tables
        return Solo(tables, ReferenceGames(tables, PlayerHere(field)), Verdicts(tables, judged_here()))

    async def drawn(self, game: str, options: Options) -> SoloDealRow:
        """A deal that a league has drawn."""
        await self.company.execute(LEAGUE)
        row = SoloDealRow(Series.of_league(1), 2, VERSION, game, options, Level.BOSUN, bytes(range(32)))
        sql, values = insert_drawn(row)
        await self.company.execute(sql, *values)
        return row

    async def tap(self, hand: Hand, which: int = 0) -> Hand:
        """One of the legal moves, as a button has it."""
        move = list(hand.entry.game.legal(hand.play.state, YOU))[which]
        return await self.solo.move(hand, move, hand.decision)

    async def as_the_rule_does(self, hand: Hand) -> Hand:
        """What the rule does in the person's place."""
        return await self.solo.move(hand, by_the_rule(hand.entry, hand.play), hand.decision)

    async def play(self, person: Person, which: int = 0) -> Hand:
        """A hand from where it stands to its end."""
        hand = await self.solo.take_up(person.user_id)
        while not hand.is_over:
            hand = await self.tap(hand, which)
        return hand

    async def field_played(self, number: int) -> None:
        """Waits until the reference games of a deal are played."""
        await self.solo.reference_games.whole(deal_of_day(number))
        await asyncio.gather(*self.solo.reference_games._under_way.values())


@pytest.fixture
async def alone(tmp_path: Path) -> AsyncIterator[Alone]:
    database = await opened(tmp_path / "tavern.sqlite3")
    house = Alone.on(database)
    yield house
    await house.solo.reference_games.stop()
    await database.close()
