"""What was used is counted in memory, and stored with the note of presence."""

import pytest

from bot.store.errors import StoreError
from bot.store.notes import PRESENT
from bot.tables.calendar import DAY
from bot.tables.outages import Outages
from tests.databases import sqlite_only
from tests.tables.company import Company
from tests.tables.test_outages import Asked, watching
from tests.tables.test_restarts import NEVER


async def stored(company: Company) -> dict[str, int]:
    return dict(await company.tables.store.uses.since(0))


async def test_a_use_costs_no_write_and_is_stored_with_the_next_note_of_presence(company: Company) -> None:
    outages = Outages(company.tables, NEVER, Asked(), [])
    for name in ("hand", "hand", "/daily"):
        company.tables.uses.count(name)
    assert await stored(company) == {}
    assert await company.tables.uses.of_month() == {"hand": 2, "/daily": 1}
    await outages.look_at_discord()
    assert await stored(company) == {"hand": 2, "/daily": 1}
    await outages.look_at_discord()
    assert await company.tables.uses.of_month() == {"hand": 2, "/daily": 1}
    assert company.tables.uses.since_start == {"hand": 2, "/daily": 1}


@pytest.mark.parametrize("is_away", [False, True])
async def test_a_stop_stores_what_was_counted_though_discord_is_away(company: Company, is_away: bool) -> None:
    async with watching(company, Asked()):
        company.tables.uses.count("hand")
        there = await company.tables.store.notes.note(PRESENT)
        company.now += 5
        if is_away:
            company.tables.presence.failed()
            company.tables.presence.failed()
    assert await stored(company) == {"hand": 1}
    assert (await company.tables.store.notes.note(PRESENT) == there) == is_away


@sqlite_only("the tests let only SQLite store nothing")
async def test_uses_that_could_not_be_stored_are_stored_later_and_once(company: Company) -> None:
    company.tables.uses.count("hand")
    with company.storing_nothing(), pytest.raises(StoreError):
        await company.tables.uses.keep()
    company.tables.uses.count("hand")
    await company.tables.uses.keep()
    assert await stored(company) == {"hand": 2}


async def test_a_month_is_thirty_days_and_a_year_is_kept(company: Company) -> None:
    uses = company.tables.uses
    uses.count("hand")
    await uses.keep()
    company.now += 29 * DAY
    assert await uses.of_month() == {"hand": 1}
    company.now += DAY
    assert await uses.of_month() == {}
    company.now += 335 * DAY
    uses.count("move")
    await uses.keep()
    assert await stored(company) == {"hand": 1, "move": 1}
    company.now += DAY
    uses.count("move")
    await uses.keep()
    assert await stored(company) == {"move": 2}
