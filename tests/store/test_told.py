"""What Discord has been told of is known by its revision, which only ever rises."""

import pytest

from bot.model.leagues import LeagueStage
from bot.store.store import Store
from tests.seasons.snapshots import row as league_row
from tests.store.test_scorepads import PLAYERS, ROW
from tests.tables.company import Company
from tests.tables.stored import untold_tables


@pytest.fixture
def store(company: Company) -> Store:
    return company.tables.store


async def test_an_older_telling_of_a_table_that_ends_later_takes_nothing_back(
    company: Company, store: Store
) -> None:
    table = await company.dealt()
    assert table.row.revision > 1
    await store.messages.mark_shown({table.id: table.row.revision})
    await store.messages.mark_shown({table.id: table.row.revision - 1})
    assert await untold_tables(company.database) == []
    await company.play(table, lambda after: after.number == 1)
    assert await untold_tables(company.database) == [table.id]


async def test_an_older_telling_of_a_league_that_ends_later_takes_nothing_back(store: Store) -> None:
    league_id = await store.leagues.add(league_row(stage=LeagueStage.RUNNING, revision=3, told=1))
    assert await store.leagues.outdated() == [league_id]
    await store.leagues.mark_shown(league_id, 3, None)
    await store.leagues.mark_shown(league_id, 2, None)
    assert await store.leagues.outdated() == []


async def test_an_older_telling_of_a_scorepad_that_ends_later_takes_nothing_back(store: Store) -> None:
    pad_id = await store.scorepads.add(ROW, PLAYERS)
    assert await store.scorepads.outdated() == [pad_id]
    await store.scorepads.mark_shown(pad_id, ROW.revision)
    await store.scorepads.mark_shown(pad_id, ROW.revision - 1)
    assert await store.scorepads.outdated() == []
