"""The SQL that is put together for queries."""

import json
from pathlib import Path

import pytest

from bot.store.rows import lists, one_of
from tests.databases import opened


@pytest.mark.parametrize(
    ("numbers", "is_in"), [([], False), ([12], True), ([1, 12], True), ([1, 2, 123], False)]
)
async def test_a_list_in_a_column_has_a_number_or_not(
    tmp_path: Path, numbers: list[int], is_in: bool
) -> None:
    database = await opened(tmp_path / "tavern.sqlite3")
    sql = f"SELECT count(*) AS found FROM (SELECT :kept AS kept) AS one WHERE {lists('kept', ':number')}"  # noqa: S608
    [row] = await database.fetch_all(sql, {"kept": json.dumps(numbers), "number": 12})
    assert bool(row["found"]) is is_in
    await database.close()


@pytest.mark.parametrize("chosen", [[], [1], [1, 3]])
async def test_some_values_are_looked_for_none_included(tmp_path: Path, chosen: list[int]) -> None:
    database = await opened(tmp_path / "tavern.sqlite3")
    await database.run(
        *(("INSERT INTO visits (user_id, at) VALUES (?, 5)", (number,)) for number in (1, 2, 3))
    )
    sql = f"SELECT user_id FROM visits WHERE user_id IN {one_of(chosen)} ORDER BY user_id"  # noqa: S608
    assert [row["user_id"] for row in await database.fetch_all(sql, chosen)] == chosen
    await database.close()
