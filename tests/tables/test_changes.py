"""What follows a move has the table that the move has made, unless anything else has changed it."""

from bot.tables import moves
from bot.tables.table import Table
from bot.tables.tables import MOST, Changes
from tests.tables.company import ANNA, BEN, Company


async def test_the_table_that_a_move_has_made_is_the_one_that_is_stored(company: Company) -> None:
    table = await company.dealt()
    moved = await moves.make(company.tables, table.id, ANNA, "bid 1")
    made = company.tables.changes.take(table.id)
    assert made is moved.table
    stored = await company.tables.load(table.id)
    assert (made.row, made.seats, made.fold) == (stored.row, stored.seats, stored.fold)
    assert company.tables.changes.take(table.id) is None, "it is taken once"


async def test_of_two_moves_the_table_after_the_second_is_taken(company: Company) -> None:
    table = await company.dealt()
    await moves.make(company.tables, table.id, ANNA, "bid 1")
    second = await moves.make(company.tables, table.id, BEN, "bid 1")
    assert company.tables.changes.take(table.id) is second.table


async def test_after_any_other_change_the_table_is_loaded(company: Company) -> None:
    table = await company.dealt()
    await moves.make(company.tables, table.id, ANNA, "bid 1")
    company.tables.changed(table.id)
    assert company.tables.changes.take(table.id) is None


async def test_a_table_that_was_loaded_before_another_change_is_not_taken_for_the_latest(
    company: Company,
) -> None:
    table = await company.dealt()
    async with company.tables.locked(table.id) as seen:
        company.tables.changed(table.id)
        company.tables.changed(table.id, seen)
    assert company.tables.changes.take(table.id) is None


async def test_of_a_table_whose_change_is_forgotten_nothing_is_the_latest(company: Company) -> None:
    table: Table = await company.dealt()
    changes = Changes()
    changes.tell(table.id, table)
    for other in range(table.id + 1, table.id + MOST + 1):
        changes.tell(other, None)
    assert changes.take(table.id) is None
    assert changes.latest(table.id) == 0
