"""Signing up and withdrawing, the waiting list, late entry, substitutes, and the names of leagues."""

from bot.model.leagues import LeagueStage, Role
from bot.seasons import creation, league_admin, participation
from bot.tables.lobby import Place
from tests.seasons.leagues import CHANNEL, DAY, GUILD, MAKER, Leagues, person
from tests.seasons.played_matches import OTHER_GUILD, refused


async def roles(leagues: Leagues, league_id: int) -> dict[str, Role]:
    return {one.name: one.role for one in (await leagues.load(league_id)).entrants}


async def test_who_comes_when_every_place_is_taken_waits_and_moves_up(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=6, places=4)
    assert [one.name for one in league.in_role(Role.WAITING)] == ["P004", "P005"]
    await participation.withdraw(leagues.seasons, league.id, person(1).user_id)
    found = await roles(leagues, league.id)
    assert (found["P001"], found["P004"], found["P005"]) == (Role.OUT, Role.PLAYER, Role.WAITING)
    await participation.withdraw(leagues.seasons, league.id, person(5).user_id)
    assert (await roles(leagues, league.id))["P005"] is Role.OUT
    again = await participation.sign_up(leagues.seasons, league.id, person(1))
    assert [one.name for one in again.in_role(Role.WAITING)] == ["P001"]


async def test_who_takes_part_or_waits_can_not_sign_up_or_offer_again(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=5, places=4)
    for number in (0, 4):
        for step in (participation.sign_up, participation.offer):
            assert await refused(step(leagues.seasons, league.id, person(number))) == "signed_up_already"
    assert await refused(participation.withdraw(leagues.seasons, league.id, 7)) == "not_signed_up"
    assert await refused(participation.add(leagues.seasons, league.id, person(0))) == "already_in_league"


async def test_a_moderator_adds_somebody_though_every_place_is_taken(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4, places=4)
    league = await participation.add(leagues.seasons, league.id, person(9))
    assert len(league.players) == 5


async def test_who_comes_late_is_seated_from_the_next_round_on(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=8, rounds=3)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await participation.sign_up(leagues.seasons, league.id, person(20))
    await participation.withdraw(leagues.seasons, league.id, person(0).user_id)
    league = await leagues.round_played(league.id)
    seated = {user_id for match in league.matches_of(2) for user_id in match.seats}
    assert person(20).user_id in seated
    assert person(0).user_id not in seated
    assert {row.person for row in league.standings} >= {person(0).user_id, person(20).user_id}


async def test_a_cup_takes_nobody_once_it_has_begun_and_none_moves_up_into_it(leagues: Leagues) -> None:
    league = await leagues.created("Cup", people=9, format="cup", places=8, advance=2)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    for step in (participation.sign_up, participation.add):
        assert await refused(step(leagues.seasons, league.id, person(30))) == "cup_has_begun"
    await participation.withdraw(leagues.seasons, league.id, person(0).user_id)
    assert (await roles(leagues, league.id))["P008"] is Role.WAITING


async def test_the_cup_at_the_end_of_a_season_takes_nobody_either(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=8, rounds=1, finalists=4)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    league = await leagues.round_played(league.id)
    assert league.rounds[-1].is_stage
    assert await refused(participation.sign_up(leagues.seasons, league.id, person(30))) == "cup_has_begun"


async def test_substitutes_are_offered_at_every_table_that_begins(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4)
    await participation.offer(leagues.seasons, league.id, person(40))
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    [match] = (await leagues.load(league.id)).matches
    assert match.table_id is not None
    offers = await leagues.company.tables.store.substitutes.of_table(match.table_id)
    assert [offer.user_id for offer in offers] == [person(40).user_id]


async def test_a_name_is_taken_once_a_server_in_any_case_and_free_in_another(leagues: Leagues) -> None:
    await leagues.created("Ärger im Hafen")
    for name in ("ärger im hafen", "  ÄRGER   im Hafen "):
        place = Place(GUILD, CHANNEL, "en")
        assert await refused(creation.draft(leagues.seasons, name, place, MAKER)) == "league_name_taken"
    other = await leagues.created("ÄRGER IM HAFEN", guild=OTHER_GUILD)
    assert (await leagues.seasons.named(OTHER_GUILD, "ärger im hafen")).id == other.id
    assert (await leagues.seasons.named(GUILD, "ärger im hafen")).id != other.id


async def test_of_two_drafts_of_one_name_only_the_first_is_opened(leagues: Leagues) -> None:
    place, late = Place(GUILD, CHANNEL, "en"), person(70)
    draft = await creation.draft(leagues.seasons, "éclair", place, late)
    await leagues.created("ÉCLAIR")
    assert await refused(creation.create(leagues.seasons, draft.id, late)) == "league_name_taken"


async def test_a_name_may_have_forty_characters_and_no_more(leagues: Leagues) -> None:
    assert len((await leagues.created("x" * 40)).row.name) == 40
    for name in ("x" * 41, "   "):
        draft = creation.draft(leagues.seasons, name, Place(GUILD, CHANNEL, "en"), MAKER)
        assert await refused(draft) == "league_name_length"


async def test_two_servers_leagues_of_one_name_run_side_by_side(leagues: Leagues) -> None:
    one = await leagues.created("Winter", people=4, rounds=1)
    two = await leagues.created("Winter", guild=OTHER_GUILD, people=8, rounds=1)
    for league in (one, two):
        await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    done = await leagues.round_played(one.id)
    assert done.row.stage is LeagueStage.FINISHED
    other = await leagues.load(two.id)
    assert (other.row.stage, len(other.matches), other.results) == (LeagueStage.RUNNING, 2, {})
    tables = leagues.company.tables.store.tables
    await leagues.all_there(two.id)
    for match in (await leagues.load(two.id)).matches:
        row = await tables.table(match.table_id or 0)
        assert row is not None
        assert row.guild_id == OTHER_GUILD
    assert [row.id for row in await leagues.seasons.store.of_guild(GUILD)] == [one.id]


async def test_a_sign_up_that_ends_with_too_few_goes_on_until_there_are_enough(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=1, sign_up_until=leagues.now + DAY)
    await leagues.wait(2 * DAY)
    league = await leagues.load(league.id)
    assert league.row.stage is LeagueStage.SIGN_UP
    await participation.sign_up(leagues.seasons, league.id, person(1))
    await leagues.settle()
    assert (await leagues.load(league.id)).row.stage is LeagueStage.RUNNING
