"""No league waits in silence: whatever holds it up is said on its post and told to moderators, once."""

from bot.model.leagues import LeagueStage, Role
from bot.model.tables import Pace, Status
from bot.seasons import corrections, league_admin, participation
from bot.seasons.league import League
from bot.tables import proposals, table_admin
from bot.tables.clock import HOUR
from bot.tables.person import Person
from tests.seasons.leagues import DAY, MAKER, Leagues, person
from tests.seasons.played_matches import refused
from tests.seasons.test_round_end import ends_at, playing


def waits_for(leagues: Leagues, league: League) -> str:
    delay = leagues.seasons.delays.get(league.id)
    return "" if delay is None else delay.what


async def test_a_sign_up_that_ends_with_too_few_says_so_and_begins_with_the_next_who_comes(
    leagues: Leagues,
) -> None:
    league = await leagues.created("Winter", people=1, sign_up_until=leagues.now + HOUR)
    await leagues.wait(2 * HOUR)
    assert waits_for(leagues, league) == "too_few_people 2 1"
    assert leagues.discord.warnings == ["too_few_people 2 1"]
    await leagues.restarted()
    assert waits_for(leagues, league) == "too_few_people 2 1", "it is not forgotten"
    assert len(leagues.discord.warnings) == 1, "but told once"
    await participation.sign_up(leagues.seasons, league.id, person(7))
    await leagues.settle()
    assert (await leagues.load(league.id)).row.stage is LeagueStage.RUNNING
    assert waits_for(leagues, league) == ""


async def test_what_was_told_by_a_bot_that_was_killed_before_it_could_note_that_is_taken_back_in_the_end(
    leagues: Leagues,
) -> None:
    league = await leagues.created("Winter", people=1, sign_up_until=leagues.now + HOUR)
    await leagues.wait(2 * HOUR)
    assert leagues.discord.warned == {league.id}
    await leagues.seasons.store.change(league.id, revise=False, waits="")
    await participation.sign_up(leagues.seasons, league.id, person(7))
    await leagues.settle()
    assert leagues.discord.warned == set()


async def test_a_cups_stage_without_a_result_says_what_is_missing(leagues: Leagues) -> None:
    league = await leagues.created("Cup", people=8, format="cup", advance=2)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    one, _ = (await leagues.load(league.id)).matches
    await corrections.void(leagues.seasons, one.id, MAKER, "a quarrel")
    await leagues.played(league.id)
    assert waits_for(leagues, league) == "stage_not_over"
    assert leagues.discord.warnings == ["stage_not_over"]
    await corrections.count_again(leagues.seasons, one.id, MAKER, "settled")
    await leagues.settle()
    assert waits_for(leagues, league) == ""


async def test_when_all_but_one_have_left_it_says_that_there_are_too_few(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=4, rounds=3)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    for number in range(3):
        await participation.withdraw(leagues.seasons, league.id, person(number).user_id)
    await leagues.round_played(league.id)
    assert waits_for(leagues, league) == "too_few_people 2 1"
    assert leagues.discord.warnings == ["too_few_people 2 1"]
    assert [one.role for one in (await leagues.load(league.id)).entrants].count(Role.PLAYER) == 1


async def test_a_paused_table_is_told_of_and_goes_on_when_the_round_is_played_out(leagues: Leagues) -> None:
    league, table = await playing(leagues, Pace.NONE)
    await table_admin.pause(leagues.company.tables, table.id, MAKER)
    await leagues.settle()
    assert waits_for(leagues, league) == "match_paused 1 1"
    assert leagues.discord.warnings == ["match_paused 1 1"]
    await leagues.wait(ends_at(league) + 3 * DAY + 60 - leagues.now)
    now = await leagues.company.tables.load(table.id)
    assert (now.is_paused, now.is_played_out) == (False, True)


async def test_a_frozen_table_is_told_of(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    await leagues.seasons.tables.store.tables.change(table.id, status=Status.FROZEN)
    await leagues.running.table_changed(await leagues.company.tables.load(table.id))
    await leagues.settle()
    assert leagues.discord.warnings == ["match_frozen 1 1"]
    assert waits_for(leagues, league) == "match_frozen 1 1"


async def test_the_people_at_a_leagues_table_neither_pause_it_nor_give_their_seats_away(
    leagues: Leagues,
) -> None:
    _, table = await playing(leagues)
    first = table.seats[0]
    someone = Person(first.user_id or 0, first.name)
    assert (
        await refused(proposals.propose(leagues.company.tables, table.id, someone, "pause")) == "league_pause"
    )
    rival = Person(999, "Rival")
    giving = table_admin.replace(leagues.company.tables, table.id, 0, rival, someone)
    assert await refused(giving) == "league_replace"
    of_the_channel = Person(66, "Mo", frozenset({table.row.channel_id}))
    giving = table_admin.replace(leagues.company.tables, table.id, 0, rival, of_the_channel)
    assert await refused(giving) == "league_replace", "who moderates one channel does not run leagues"
    after = await table_admin.replace(leagues.company.tables, table.id, 0, rival, MAKER)
    assert after.seats[0].user_id == 999
