"""Who may sign up for a league: everybody, members with a role, or only those who are invited."""

from bot.model.leagues import Role
from bot.seasons import participation
from bot.seasons.participation import Membership
from tests.seasons.leagues import Leagues, person
from tests.seasons.played_matches import refused

SAILORS = 77


async def test_only_members_with_the_role_sign_up_or_offer_to_substitute(leagues: Leagues) -> None:
    league = await leagues.created("Winter", sign_up_role_id=SAILORS)
    for membership in (Membership(), Membership([1, 2])):
        for way in (participation.sign_up, participation.offer):
            assert (
                await refused(way(leagues.seasons, league.id, person(1), membership)) == "league_sign_up_role"
            )
    after = await participation.sign_up(leagues.seasons, league.id, person(1), Membership([1, SAILORS]))
    assert [one.role for one in after.entrants] == [Role.PLAYER]


async def test_only_invited_people_sign_up_and_whoever_left_comes_back(leagues: Leagues) -> None:
    league = await leagues.created("Winter", only_invited=True, sign_up_role_id=SAILORS)
    stranger = participation.sign_up(leagues.seasons, league.id, person(1), Membership([SAILORS]))
    assert await refused(stranger) == "league_only_invited"
    await participation.invite(leagues.seasons, league.id, [person(2)])
    await participation.sign_up(leagues.seasons, league.id, person(2))
    await participation.withdraw(leagues.seasons, league.id, person(2).user_id)
    after = await participation.sign_up(leagues.seasons, league.id, person(2))
    assert [one.user_id for one in after.players] == [person(2).user_id]


async def test_a_moderator_adds_anybody(leagues: Leagues) -> None:
    league = await leagues.created("Winter", only_invited=True)
    after = await participation.add(leagues.seasons, league.id, person(3))
    assert [one.user_id for one in after.players] == [person(3).user_id]


async def test_it_is_kept_since_when_a_person_was_in_the_server(leagues: Leagues) -> None:
    league = await leagues.created("Winter")
    await participation.sign_up(leagues.seasons, league.id, person(1), Membership(joined_at=12345))
    assert [one.joined_at for one in (await leagues.load(league.id)).entrants] == [12345]
