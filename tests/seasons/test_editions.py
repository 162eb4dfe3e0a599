"""A league of Skull King has its editions: the options of all its tables, and so many to a table."""

import pytest

from bot.games.skullking import RULES
from bot.leagues.errors import LeagueError
from bot.model.leagues import Format, LeagueChanges
from bot.seasons import creation, league_admin, participation
from bot.seasons.league import League
from bot.tables.lobby import Place
from tests.seasons.leagues import CHANNEL, GUILD, MAKER, Leagues, person

ABOARD = RULES.complete(RULES.presets["all_aboard"])
EIGHT = "10,8,6,5,4,3,2,1"


async def drafted(leagues: Leagues, **changes: object) -> League:
    draft = await creation.draft(leagues.seasons, "Winter", Place(GUILD, CHANNEL, "en"), MAKER)
    changed: LeagueChanges = changes  # type: ignore[assignment]
    return await creation.change(leagues.seasons, draft.id, MAKER, **changed)


async def test_eight_sit_at_a_table_of_the_edition_of_2021_with_points_for_eight_places(
    leagues: Leagues,
) -> None:
    draft = await drafted(leagues, options=ABOARD, size=8, points=EIGHT)
    await creation.create(leagues.seasons, draft.id, MAKER, computers=7)
    await participation.sign_up(leagues.seasons, draft.id, person(0))
    await league_admin.begin(leagues.seasons, draft.id)
    await leagues.settle()
    await leagues.all_there(draft.id)
    [match] = (await leagues.load(draft.id)).matches
    assert match.table_id is not None
    table = await leagues.company.tables.load(match.table_id)
    assert (len(table.seats), table.row.options) == (8, ABOARD)
    assert len({row.name for row in table.seats}) == 8


async def test_a_cup_has_tables_of_eight(leagues: Leagues) -> None:
    cup = await drafted(leagues, options=ABOARD, format=Format.CUP, size=8, advance=4, places=32)
    assert (cup.row.size, cup.row.advance) == (8, 4)


async def test_the_first_edition_takes_six_to_a_table(leagues: Leagues) -> None:
    with pytest.raises(LeagueError):
        await drafted(leagues, size=8)


async def test_a_size_that_the_other_edition_does_not_take_follows_it(leagues: Leagues) -> None:
    draft = await drafted(leagues, options=ABOARD, size=8)
    back = await creation.change(leagues.seasons, draft.id, MAKER, options=RULES.complete({}))
    assert back.row.size == 6
