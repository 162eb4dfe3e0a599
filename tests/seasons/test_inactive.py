"""Who has not been here for months is forgotten, where the host wants that; records and standings stay."""

from typing import Any

import pytest

from bot.model.tables import Status
from bot.seasons.erasing import InactivePeople
from bot.seasons.seasons import Seasons
from bot.tables import lobby, people, table_admin
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.tables import Tables
from tests.seasons.test_erasing import OPEN, ZORA
from tests.tables.company import ANNA, HERE, Company
from tests.traces import traces

MONTH = 30 * 24 * 60 * 60


class Swept:
    times = 0

    async def take_off(self) -> None:
        self.times += 1


async def visited(company: Company, user_id: int, months_ago: float) -> None:
    await people.meet(company.tables, user_id, "en")
    at = company.tables.now() - int(months_ago * MONTH)
    await company.execute("UPDATE visits SET at = ? WHERE user_id = ?", at, user_id)


async def test_after_the_months_a_name_is_gone_and_a_name_of_less_is_not(company: Company) -> None:
    table = await lobby.open_table(company.tables, Invitation("skullking"), HERE, ZORA)
    await lobby.join(company.tables, table.id, ANNA)
    await lobby.deal(company.tables, table.id, ZORA)
    await table_admin.end(company.tables, table.id, ZORA)
    await visited(company, ZORA.user_id, 6.1)
    await visited(company, ANNA.user_id, 5.9)
    swept = Swept()
    await InactivePeople(Seasons(company.tables), 6, swept.take_off).run()
    ended = await company.tables.load(table.id)
    assert ended.status is Status.ENDED
    assert [seat.name for seat in ended.seats] == ["Anon.", "Anna"]
    assert await traces(company.database, ZORA) == []
    assert await traces(company.database, ANNA) != []
    assert swept.times == 1


async def test_who_is_at_a_live_table_stays(company: Company) -> None:
    table = await lobby.open_table(company.tables, Invitation("skullking"), HERE, ZORA)
    await visited(company, ZORA.user_id, 99)
    swept = Swept()
    inactive = InactivePeople(Seasons(company.tables), 6, swept.take_off)
    await inactive.run()
    assert (await company.tables.load(table.id)).seats[0].name == ZORA.name
    assert swept.times == 0
    await table_admin.end(company.tables, table.id, ZORA)
    await inactive.run()
    assert await traces(company.database, ZORA) == []


async def test_who_is_in_a_league_that_goes_on_stays(company: Company) -> None:
    await company.execute(OPEN, "Winter", "running", 77)
    entrant = "INSERT INTO entrants (league_id, user_id, name, role, at) VALUES (1, ?, ?, 'player', 1)"
    await company.execute(entrant, ZORA.user_id, ZORA.name)
    await visited(company, ZORA.user_id, 99)
    inactive = InactivePeople(Seasons(company.tables), 6, Swept().take_off)
    await inactive.run()
    assert any("entrants.name" in trace for trace in await traces(company.database, ZORA))
    await company.execute("UPDATE leagues SET stage = 'finished'")
    await inactive.run()
    assert await traces(company.database, ZORA) == []


async def test_who_comes_again_counts_anew(company: Company) -> None:
    await visited(company, ANNA.user_id, 7)
    await people.meet(company.tables, ANNA.user_id, "en")
    await InactivePeople(Seasons(company.tables), 6, Swept().take_off).run()
    assert await company.tables.store.people.person(ANNA.user_id) is not None


async def test_one_who_can_not_be_forgotten_stops_nobody_else_and_is_tried_again(
    company: Company, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(3):
        await visited(company, 50 + number, 7)
    forget: Any = people.erase
    bad = {50}

    async def erase(tables: Tables, person: Person) -> object:
        if person.user_id in bad:
            raise ValueError("a bug")
        return await forget(tables, person)

    monkeypatch.setattr(people, "erase", erase)
    inactive = InactivePeople(Seasons(company.tables), 6, Swept().take_off)
    await inactive.run()
    known = company.tables.store.people.person
    assert [await known(50 + number) is None for number in range(3)] == [False, True, True]
    bad.clear()
    company.now += 5
    await inactive.run()
    assert await known(50) is None
