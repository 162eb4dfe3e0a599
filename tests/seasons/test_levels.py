"""How well computer players play at a league's tables: all of them alike, whoever they play for."""

import pytest

from bot.ai.contract import Level
from bot.model.tables import SeatRow
from bot.seasons import creation, league_admin, participation
from bot.tables import seats, table_admin
from bot.tables.computers import level_at
from bot.tables.lobby import Place
from bot.tables.table import Table
from tests.seasons.leagues import CHANNEL, GUILD, MAKER, Leagues, person


async def table_of(leagues: Leagues, level: Level = Level.BOSUN) -> Table:
    """The running table of a league of two with two computer pirates."""
    draft = await creation.draft(leagues.seasons, "Winter", Place(GUILD, CHANNEL, "en"), MAKER)
    options = {**draft.row.options, "rounds": 1}
    await creation.change(leagues.seasons, draft.id, MAKER, options=options, level=level)
    await creation.create(leagues.seasons, draft.id, MAKER, computers=2)
    for number in range(2):
        await participation.sign_up(leagues.seasons, draft.id, person(number))
    await league_admin.begin(leagues.seasons, draft.id)
    await leagues.settle()
    await leagues.all_there(draft.id)
    [match] = (await leagues.load(draft.id)).matches
    assert match.table_id is not None
    return await leagues.company.tables.load(match.table_id)


def computers(table: Table) -> list[SeatRow]:
    return [row for row in table.seats if row.is_computer]


@pytest.mark.parametrize("level", [Level.CABIN_BOY, Level.CAPTAIN])
async def test_computer_pirates_and_whoever_plays_for_somebody_play_at_the_leagues_level(
    leagues: Leagues, level: Level
) -> None:
    table = await table_of(leagues, level)
    assert [row.level for row in computers(table)] == [level, level]
    tables, (away, replaced) = leagues.company.tables, table.people()
    assert away.user_id is not None
    await seats.hand_over(tables, table.id, away.seat, away.user_id)
    after = await table_admin.replace(tables, table.id, replaced.seat, None, MAKER)
    assert [await level_at(tables, after, row.seat) for row in after.seats] == [level] * 4


async def test_they_are_bosuns_where_nothing_was_chosen(leagues: Leagues) -> None:
    assert {row.level for row in computers(await table_of(leagues))} == {Level.BOSUN}


@pytest.fixture
def without_captain(monkeypatch: pytest.MonkeyPatch) -> str:
    """A game that lacks one."""
    monkeypatch.setattr("bot.ai.hollander.LEVELS", (Level.CABIN_BOY, Level.BOSUN))
    return "hollander"


async def test_a_level_that_another_game_does_not_have_is_the_bosuns(
    leagues: Leagues, without_captain: str
) -> None:
    draft = await creation.draft(leagues.seasons, "Winter", Place(GUILD, CHANNEL, "en"), MAKER)
    captains = await creation.change(leagues.seasons, draft.id, MAKER, level=Level.CAPTAIN)
    assert captains.row.level == Level.CAPTAIN
    changed = await creation.change(leagues.seasons, draft.id, MAKER, game=without_captain)
    assert changed.row.level == Level.BOSUN


async def test_nobody_chooses_a_level_that_a_game_does_not_have(
    leagues: Leagues, without_captain: str
) -> None:
    draft = await creation.draft(leagues.seasons, "Winter", Place(GUILD, CHANNEL, "en"), MAKER)
    await creation.change(leagues.seasons, draft.id, MAKER, game=without_captain)
    changed = await creation.change(leagues.seasons, draft.id, MAKER, level=Level.CAPTAIN)
    assert changed.row.level == Level.BOSUN
