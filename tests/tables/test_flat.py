"""What tells that a move costs the same among many tables has many, and plays at one of them."""

import pytest

from bot.model.tables import Status
from bot.tables.person import Person
from tests.tables.company import Company
from tools.bench.flat import House, cost_by_lines


async def test_copied_tables_run_and_can_be_played_at(company: Company) -> None:
    house = House(company.database)
    await house.open(2, 6)
    assert await house.number() == 6
    before = await house.company.tables.load(5)
    await house.move(5, Person(5, "Anna"))
    after = await house.company.tables.load(5)
    assert (after.status, before.number, after.number) == (Status.RUNNING, 0, 1)
    assert after.row.channel_id != (await house.company.tables.load(1)).row.channel_id


async def test_a_log_is_as_long_as_is_wanted(company: Company) -> None:
    house = House(company.database)
    await house.open(1)
    await house.lengthen(1, 12)
    assert (await house.company.tables.load(1)).number == 12


@pytest.mark.slow
async def test_both_kinds_of_tables_are_measured() -> None:
    assert await cost_by_lines(1, 2) > 0
