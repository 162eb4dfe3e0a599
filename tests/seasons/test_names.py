"""The names of leagues: one that goes on has its own in a server."""

from bot.seasons import creation, league_admin
from bot.tables.lobby import Place
from tests.seasons.leagues import MAKER, Leagues
from tests.seasons.played_matches import refused


async def test_the_name_of_a_league_that_is_over_is_free_again(leagues: Leagues) -> None:
    old = await leagues.created("Winter", people=2)
    again = creation.draft(leagues.seasons, "WINTER", Place(old.row.guild_id, 20, "en"), MAKER)
    assert await refused(again) == "league_name_taken"
    await league_admin.end(leagues.seasons, old.id)
    new = await leagues.created("Winter", people=2)
    assert (await leagues.seasons.named(new.row.guild_id, "winter")).id == new.id
