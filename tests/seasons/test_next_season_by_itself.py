"""A week after a season's end the next sign-up opens by itself; a week later it begins or closes."""

from typing import Any

import pytest

from bot.model.leagues import Format, LeagueStage, Role
from bot.seasons import league_admin, next_season, participation
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.texts.catalog import speaker
from bot.ui.leagues.news import news
from tests.seasons.leagues import CHANNEL, GUILD, MAKER, Leagues, person
from tests.seasons.over import over
from tests.seasons.test_next_season import finished

WEEK = 7 * 24 * 3600


async def following(leagues: Leagues) -> list[League]:
    rows = await leagues.seasons.of_guild(GUILD)
    return [await leagues.load(row.id) for row in sorted(rows, key=lambda row: row.id) if row.follows]


async def opened(leagues: Leagues, **changes: Any) -> League:
    """The next season of four people after a week."""
    await finished(leagues, "Winter", 0, 4, **changes)
    await leagues.wait(WEEK - 1)
    assert await following(leagues) == []
    await leagues.wait(1)
    await leagues.settle()
    [league] = await following(leagues)
    return league


async def test_a_week_after_the_end_sign_up_opens_and_names_last_seasons_people(leagues: Leagues) -> None:
    league = await opened(leagues)
    assert (league.row.stage, league.row.name) == (LeagueStage.SIGN_UP, "Winter (2)")
    assert league.row.created_by == MAKER.user_id
    assert {one.user_id for one in league.in_role(Role.INVITED)} == {person(at).user_id for at in range(4)}
    assert list(news(league, leagues.now, speaker("en"))) == [], "nobody is mentioned"


async def test_with_people_for_a_table_and_a_half_it_begins_after_another_week(leagues: Leagues) -> None:
    league = await opened(leagues, size=4)
    for number in range(6):
        await participation.sign_up(leagues.seasons, league.id, person(number))
    await leagues.wait(WEEK)
    await leagues.settle()
    assert (await leagues.load(league.id)).row.stage is LeagueStage.RUNNING


async def test_with_fewer_it_closes_with_one_line_and_none_follows(leagues: Leagues) -> None:
    league = await opened(leagues, size=4)
    for number in range(5):
        await participation.sign_up(leagues.seasons, league.id, person(number))
    await leagues.wait(WEEK)
    await leagues.settle()
    league = await leagues.load(league.id)
    assert (league.row.stage, league.rounds) == (LeagueStage.ENDED, ())
    [line] = news(league, leagues.now, speaker("en"))
    assert (line.body.content.count("\n"), line.people) == (0, ())
    await leagues.wait(5 * WEEK)
    await leagues.settle()
    assert len(await following(leagues)) == 1


@pytest.mark.parametrize("changes", [{"continues": False}, {"format": Format.CUP}])
async def test_leagues_of_before_and_cups_are_not_followed(leagues: Leagues, changes: dict[str, Any]) -> None:
    await finished(leagues, "Winter", 0, 4, **changes)
    await leagues.wait(3 * WEEK)
    await leagues.settle()
    assert await following(leagues) == []


async def test_whoever_opens_the_next_season_first_is_not_followed_by_another(leagues: Leagues) -> None:
    old = await finished(leagues, "Winter", 0, 4)
    [by_hand] = await next_season.begin(leagues.seasons, old.id, MAKER)
    await leagues.wait(2 * WEEK)
    await leagues.settle()
    assert [league.id for league in await following(leagues)] == [by_hand.id]
    assert (await leagues.load(by_hand.id)).row.stage is LeagueStage.SIGN_UP, "it waits for its moderators"


async def test_divisions_open_together_a_week_after_the_last_of_them(leagues: Leagues) -> None:
    first = await finished(leagues, "First", 0, 4)
    second = await leagues.created("Second", rounds=1)
    upper = await leagues.created("Upper", rounds=1)
    await next_season.put_below(leagues.seasons, second.id, upper.id, 1)
    for number, league in ((10, upper), (20, second)):
        for at in range(number, number + 4):
            await participation.sign_up(leagues.seasons, league.id, person(at))
        await leagues.seasons.changed(league.id)
    for league in (upper, second):
        await league_admin.begin(leagues.seasons, league.id)
        await leagues.settle()
        await over(leagues.seasons, league.id)
        await leagues.settle()
        if league is upper:
            await leagues.wait(3 * WEEK)
            assert {one.row.follows for one in await following(leagues)} == {first.id}
    await leagues.wait(WEEK)
    await leagues.settle()
    assert {one.row.follows for one in await following(leagues)} >= {upper.id, second.id}


async def test_a_bot_that_was_stopped_meanwhile_opens_it_once(leagues: Leagues) -> None:
    await finished(leagues, "Winter", 0, 4)
    leagues.now += WEEK
    await leagues.restarted()
    await leagues.wait(60)
    await leagues.restarted()
    await leagues.wait(60)
    assert len(await following(leagues)) == 1


async def test_in_a_channel_that_is_gone_it_waits_until_the_league_has_another(leagues: Leagues) -> None:
    old = await finished(leagues, "Winter", 0, 4)
    leagues.port.is_closed = True
    await leagues.wait(WEEK + 1)
    await leagues.settle()
    assert await following(leagues) == []
    assert leagues.discord.warned == {old.id}
    await leagues.restarted()
    leagues.port.is_closed = True
    await leagues.wait(WEEK)
    assert await following(leagues) == [], "its week of sign-up has not begun"
    leagues.port.is_closed = False
    await league_admin.move_to(leagues.seasons, old.id, CHANNEL + 1)
    await leagues.settle()
    [league] = await following(leagues)
    assert (league.row.stage, league.row.channel_id) == (LeagueStage.SIGN_UP, CHANNEL + 1)
    assert league.row.sign_up_until == leagues.now + WEEK
    assert leagues.discord.warned == set()


async def test_a_league_that_nothing_follows_does_not_wait_for_its_channel(leagues: Leagues) -> None:
    old = await finished(leagues, "Winter", 0, 4)
    await next_season.begin(leagues.seasons, old.id, MAKER)
    leagues.port.is_closed = True
    await leagues.wait(2 * WEEK)
    await leagues.settle()
    assert old.id not in leagues.discord.warned
    with pytest.raises(Refusal, match="league_over"):
        await league_admin.move_to(leagues.seasons, old.id, CHANNEL + 1)
