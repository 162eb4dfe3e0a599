"""Nothing that grows with each game is scanned on the loop: `tests/query_plans.py` looks in every test."""

import pytest

from tests import query_plans
from tests.databases import sqlite_only
from tests.tables.company import Company

pytestmark = sqlite_only("how SQLite plans")


@pytest.mark.parametrize(
    "condition",
    ["places > ?", "game = ? OR language = ?", "id IN (SELECT over.id FROM tables AS over WHERE places > ?)"],
)
async def test_a_scan_on_the_loop_is_found_out(company: Company, condition: str) -> None:
    await company.tables.store.tables._latest(condition, *[1] * condition.count("?"))
    [found] = query_plans.scans.values()
    assert found.startswith("bot.store.tables: S")
    query_plans.scans.clear()


async def test_what_is_found_by_an_index_or_read_in_a_thread_is_none(company: Company) -> None:
    store = company.tables.store
    await store.tables.live_tables_of(1)
    await store.tables.latest_table_in(1)
    await store.tables.outdated()
    assert query_plans.scans == {}
