"""Roles that leagues give: to who takes part, and to a champion until the next season has one."""

from bot.model.leagues import GivenRole
from bot.seasons import league_admin, next_season, participation
from bot.seasons.league import League
from bot.tables.person import Person
from tests.seasons.leagues import MAKER, Killed, Leagues
from tests.seasons.snapshots import HOUSE_ID

CREW, CHAMPION = 501, 502


def sailor(number: int) -> Person:
    return Person(HOUSE_ID + number, f"S{number}")


async def with_roles(leagues: Leagues, name: str = "Winter", people: int = 4) -> League:
    league = await leagues.created(name, rounds=1, player_role_id=CREW, champion_role_id=CHAMPION)
    for number in range(people):
        await participation.sign_up(leagues.seasons, league.id, sailor(number))
    await leagues.settle()
    return await leagues.load(league.id)


def having(leagues: Leagues, role_id: int) -> set[int]:
    return {one.user_id - HOUSE_ID for one in leagues.discord.roles if one.role_id == role_id}


async def played(leagues: Leagues, league: League) -> League:
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.round_played(league.id)


async def test_who_takes_part_has_the_role_until_they_leave(leagues: Leagues) -> None:
    league = await with_roles(leagues)
    assert having(leagues, CREW) == {0, 1, 2, 3}
    await participation.withdraw(leagues.seasons, league.id, sailor(1).user_id)
    await leagues.settle()
    assert having(leagues, CREW) == {0, 2, 3}


async def test_at_the_end_it_is_taken_back_and_the_champion_has_theirs(leagues: Leagues) -> None:
    league = await played(leagues, await with_roles(leagues))
    assert having(leagues, CREW) == set()
    assert having(leagues, CHAMPION) == {user_id - HOUSE_ID for user_id in league.winners}
    assert league.winners


async def test_a_champion_is_one_until_the_next_season_has_one(leagues: Leagues) -> None:
    first = await played(leagues, await with_roles(leagues))
    [second] = await next_season.begin(leagues.seasons, first.id, MAKER)
    for number in range(10, 14):
        await participation.sign_up(leagues.seasons, second.id, sailor(number))
    await leagues.settle()
    assert having(leagues, CHAMPION) == {user_id - HOUSE_ID for user_id in first.winners}
    after = await played(leagues, second)
    assert having(leagues, CHAMPION) == {user_id - HOUSE_ID for user_id in after.winners}
    assert {*after.winners}.isdisjoint(first.winners)


async def test_a_role_that_another_league_gives_as_well_stays(leagues: Leagues) -> None:
    league = await with_roles(leagues)
    await with_roles(leagues, "Spring", people=2)
    await league_admin.end(leagues.seasons, league.id)
    await leagues.settle()
    assert having(leagues, CREW) == {0, 1}


async def test_what_discord_does_not_let_us_give_is_kept_and_harms_nothing(leagues: Leagues) -> None:
    leagues.discord.refused_roles.add(CREW)
    league = await with_roles(leagues)
    assert {one.role_id for one in leagues.seasons.roles_refused[league.id]} == {CREW}
    leagues.discord.refused_roles.clear()
    await participation.sign_up(leagues.seasons, league.id, sailor(9))
    await leagues.settle()
    assert having(leagues, CREW) == {0, 1, 2, 3, 9}
    assert leagues.seasons.roles_refused[league.id] == {}


async def test_one_member_whom_discord_refuses_keeps_the_role_from_nobody_else(leagues: Leagues) -> None:
    leagues.discord.refused_people.add(sailor(0).user_id)
    league = await with_roles(leagues)
    assert having(leagues, CREW) == {1, 2, 3}
    assert [*leagues.seasons.roles_refused[league.id]] == [GivenRole(sailor(0).user_id, CREW)]


async def test_a_bot_that_is_killed_at_any_instant_gives_and_takes_back_the_same(leagues: Leagues) -> None:
    league = await with_roles(leagues)
    for after in range(1, 12):
        leagues.dies_at = leagues.instants + after
        try:
            if sailor(0).user_id in {one.user_id for one in (await leagues.load(league.id)).players}:
                await participation.withdraw(leagues.seasons, league.id, sailor(0).user_id)
            else:
                await participation.sign_up(leagues.seasons, league.id, sailor(0))
            await leagues.settle()
        except Killed:
            pass
        await leagues.restarted()
        players = {one.user_id for one in (await leagues.load(league.id)).players}
        assert leagues.discord.roles == {GivenRole(user_id, CREW) for user_id in players}
