"""Computer players that think for long: in another process, and never so that a table waits for them."""

import random
from collections.abc import Iterator

import pytest

from bot.ai.contract import Level
from bot.processes import ProcessPool
from bot.tables.computers import Computers, chosen
from bot.tables.table import Table
from tests.tables.company import Company


@pytest.fixture
def pool() -> Iterator[ProcessPool]:
    pool = ProcessPool(1, patience=120)
    yield pool
    pool.close()


def thought(table: Table, level: Level) -> str:
    """The move of a level, thought out here; the chance is that of a `Computers` made of 1."""
    chance = random.Random(random.Random(1).getrandbits(64))
    return table.entry.computer.choose(table.view(0), chance, level)


async def test_the_captain_thinks_in_another_process(company: Company, pool: ProcessPool) -> None:
    table = await company.dealt(rounds=10)
    captain = Computers(random.Random(1), Level.CAPTAIN, pool)
    assert await captain.chosen(table, 0) == thought(table, Level.CAPTAIN)


@pytest.mark.parametrize("level", [Level.CABIN_BOY, Level.BOSUN])
async def test_who_does_not_think_long_needs_no_process(company: Company, level: Level) -> None:
    closed = ProcessPool(1)
    closed.close()
    table = await company.dealt(rounds=10)
    move = await Computers(random.Random(1), level, closed).chosen(table, 0)
    assert move == chosen(table, 0, random.Random(1), level)


async def test_the_bosun_moves_when_the_captain_has_no_answer(
    company: Company, caplog: pytest.LogCaptureFixture
) -> None:
    impatient = ProcessPool(1, patience=0.0)
    table = await company.dealt(rounds=10)
    captain = Computers(random.Random(1), Level.CAPTAIN, impatient)
    move = await captain.chosen(table, 0)
    impatient.close()
    assert move in {chosen(table, 0, random.Random(seed)) for seed in range(9)}
    assert await captain.chosen(table, 0) in table.game.legal(table.dealt.state, 0)
    assert [vars(record)["reason"] for record in caplog.records] == ["late", "closed"]
    assert table.view(0).hand[0] not in caplog.text
