"""Somebody takes another's place for the rest of a season: at the tables that go on, and in every draw."""

from bot.model.leagues import Role
from bot.seasons import league_admin, participation
from bot.tables.person import Person
from tests.seasons.leagues import FIRST, MAKER, Leagues, person
from tests.seasons.over import over
from tests.seasons.played_matches import refused

STAND_IN = Person(777, "Sub")


async def test_the_newcomer_sits_at_the_table_that_goes_on_and_is_drawn_from_then_on(
    leagues: Leagues,
) -> None:
    league = await leagues.created("Winter", people=4, rounds=3)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await over(leagues.seasons, league.id)
    await leagues.settle()
    before = await leagues.load(league.id)
    gone = before.matches[0].seats[0]
    await league_admin.replace_for_good(leagues.seasons, league.id, gone, STAND_IN, MAKER)
    await over(leagues.seasons, league.id)
    await leagues.settle()
    after = await leagues.load(league.id)
    first, second, third = [match.seats for match in after.matches]
    assert gone in first
    assert gone not in {*second, *third}
    assert STAND_IN.user_id in {*second} & {*third}
    roles = {one.user_id: one.role for one in after.entrants}
    assert (roles[gone], roles[STAND_IN.user_id]) == (Role.OUT, Role.PLAYER)
    assert next(row for row in after.standings if row.person == gone).games == 1
    assert next(row for row in after.standings if row.person == STAND_IN.user_id).games == 1
    assert (after.actions[-1].about, after.actions[-1].other) == (gone, STAND_IN.user_id)


async def test_somebody_on_the_waiting_list_can_be_the_one_and_nobody_else_moves_up(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=6, places=4)
    await league_admin.replace_for_good(leagues.seasons, league.id, FIRST, person(5), MAKER)
    roles = [
        one.role for one in sorted((await leagues.load(league.id)).entrants, key=lambda one: one.user_id)
    ]
    assert roles == [Role.OUT, *[Role.PLAYER] * 3, Role.WAITING, Role.PLAYER]


async def test_who_plays_already_or_never_did_is_refused(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4)
    taken = league_admin.replace_for_good(leagues.seasons, league.id, FIRST, person(1), MAKER)
    assert await refused(taken) == "already_in_league"
    nobody = league_admin.replace_for_good(leagues.seasons, league.id, 5, STAND_IN, MAKER)
    assert await refused(nobody) == "not_signed_up"
    await participation.withdraw(leagues.seasons, league.id, FIRST)
    out = league_admin.replace_for_good(leagues.seasons, league.id, FIRST, STAND_IN, MAKER)
    assert await refused(out) == "not_signed_up"
