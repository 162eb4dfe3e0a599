"""Computer players that think for long: in another process, and never so that a table waits for them."""

import os
import random
import signal
from collections.abc import Iterator

import pytest

from bot.ai.contract import Level
from bot.ai.pirates import pirate_called
from bot.games.contract import Move
from bot.processes import Priority, ProcessPool
from bot.tables import lobby
from bot.tables.computers import Computers, chosen
from bot.tables.table import Table
from tests.tables.company import ANNA, BEN, Company


@pytest.fixture
def pool() -> Iterator[ProcessPool]:
    pool = ProcessPool(1, patience=120)
    yield pool
    pool.close()


def thought(table: Table, level: Level) -> Move:
    """The move of a level, thought out here; the chance is that of a `Computers` made of 1."""
    chance = random.Random(random.Random(1).getrandbits(64))
    return table.entry.computer.choose(table.view(2), chance, level, pirate_called("Calico").style)


async def beside(company: Company, level: Level) -> Table:
    table = await company.opened(rounds=10)
    await lobby.join(company.tables, table.id, BEN)
    await lobby.add_computer(company.tables, table.id, ANNA.user_id)
    await lobby.set_level(company.tables, table.id, ANNA.user_id, 2, level)
    return await lobby.deal(company.tables, table.id, ANNA)


@pytest.mark.parametrize("level", [Level.CABIN_BOY, Level.CAPTAIN])
async def test_who_searches_thinks_in_another_process(
    company: Company, pool: ProcessPool, level: Level
) -> None:
    table = await beside(company, level)
    computers = Computers(company.tables, random.Random(1), pool)
    assert await computers.chosen(table, 2) == thought(table, level)


async def test_who_does_not_think_long_needs_no_process(company: Company) -> None:
    closed = ProcessPool(1)
    closed.close()
    table = await beside(company, Level.BOSUN)
    move = await Computers(company.tables, random.Random(1), closed).chosen(table, 2)
    assert move == chosen(table, 2, random.Random(1))


async def test_the_bosun_moves_when_the_captain_has_no_answer(
    company: Company, caplog: pytest.LogCaptureFixture
) -> None:
    impatient = ProcessPool(1, patience=0.0)
    table = await beside(company, Level.CAPTAIN)
    computers = Computers(company.tables, random.Random(1), impatient)
    move = await computers.chosen(table, 2)
    impatient.close()
    assert move in {chosen(table, 2, random.Random(seed)) for seed in range(9)}
    assert await computers.chosen(table, 2) in table.game.legal(table.dealt.state, 2)
    assert [vars(record)["calls"] for record in caplog.records] == ["choose late 1", "choose closed 1"]
    assert table.view(2).hand[0] not in caplog.text


@pytest.mark.slow
async def test_when_its_process_dies_the_bosun_moves_once_and_the_captain_thinks_again(
    company: Company, pool: ProcessPool, caplog: pytest.LogCaptureFixture
) -> None:
    table = await beside(company, Level.CAPTAIN)
    os.kill(await pool.run(Priority.SEARCH, os.getpid), signal.SIGKILL)
    move = await Computers(company.tables, random.Random(1), pool).chosen(table, 2)
    assert move in {chosen(table, 2, random.Random(seed)) for seed in range(9)}
    assert [vars(record)["calls"] for record in caplog.records] == ["choose died 1"]
    again = await Computers(company.tables, random.Random(1), pool).chosen(table, 2)
    assert again == thought(table, Level.CAPTAIN)


async def test_when_the_pool_is_full_the_bosun_moves_at_once(
    company: Company, caplog: pytest.LogCaptureFixture
) -> None:
    full = ProcessPool(1, waiting=0)
    table = await beside(company, Level.CAPTAIN)
    move = await Computers(company.tables, random.Random(1), full).chosen(table, 2)
    full.close()
    assert move in {chosen(table, 2, random.Random(seed)) for seed in range(9)}
    assert [vars(record)["calls"] for record in caplog.records] == ["choose full 1"]
