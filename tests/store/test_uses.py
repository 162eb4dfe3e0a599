"""How often commands and actions were used: a row a day and name, on a real database."""

from tests.tables.company import Company


async def test_uses_of_a_day_add_up_and_those_before_the_first_day_are_forgotten(company: Company) -> None:
    uses = company.tables.store.uses
    await uses.add({(100, "hand"): 3, (100, "/daily"): 1, (101, "hand"): 2}, 0)
    await uses.add({(101, "hand"): 4, (465, "move"): 1}, 100)
    assert await uses.since(0) == {"hand": 9, "/daily": 1, "move": 1}
    assert await uses.since(101) == {"hand": 6, "move": 1}
    await uses.add({(466, "move"): 1}, 101)
    assert await uses.since(0) == {"hand": 6, "move": 2}


async def test_a_row_holds_a_day_a_name_and_a_number_alone(company: Company) -> None:
    await company.tables.store.uses.add({(100, "hand"): 3}, 0)
    [row] = await company.database.fetch_all("SELECT * FROM uses")
    assert (list(row.keys()), tuple(row)) == (["day", "used", "times"], (100, "hand", 3))
