"""A whole season with a cup at its end, with everything that can happen to its people on the way."""

import pytest

from bot.leagues.closeness import closeness
from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.seasons import corrections, league_admin, participation
from bot.seasons.corrections import Stated
from bot.seasons.league import League
from bot.tables.clock import HOUR
from tests.seasons.diligent import live
from tests.seasons.leagues import DAY, MAKER, Leagues, person
from tests.seasons.test_round_end import ends_at

pytestmark = pytest.mark.slow


async def _begun(leagues: Leagues) -> League:
    until = leagues.now + DAY
    league = await leagues.created(
        "Winter", people=16, rounds=4, finalists=8, advance=2, sign_up_until=until, start_hours=24
    )
    assert league.row.stage is LeagueStage.SIGN_UP
    await leagues.wait(DAY)
    return await leagues.load(league.id)


async def test_sixteen_play_four_rounds_and_a_cup_to_its_end_whatever_happens(leagues: Leagues) -> None:
    league = await _begun(leagues)
    assert league.row.stage is LeagueStage.RUNNING
    assert [match.state for match in league.matches] == [MatchState.WAITING] * 4
    # Round 1: everybody is there, and plays.
    league = await leagues.round_played(league.id)
    assert [len(league.matches_of(row.number)) for row in league.rounds] == [4, 4]
    first = league.matches[0]
    assert sum(row.games for row in league.standings) == 16
    # Round 2: nobody says so; the cards are dealt all the same, and computer players end what is late.
    await leagues.wait(23 * HOUR)
    assert {match.state for match in (await leagues.load(league.id)).matches_of(2)} == {MatchState.WAITING}
    await leagues.wait(HOUR)
    assert {match.state for match in (await leagues.load(league.id)).matches_of(2)} == {MatchState.PLAYING}
    league = await leagues.load(league.id)
    league = await live(leagues, league.id, lambda user_id, since: None, ends_at(league) + 9 * DAY)
    assert {match.state for match in league.matches_of(2)} == {MatchState.DONE}
    late = [row for match in league.matches_of(2) for row in league.results[match.id]]
    assert all(row.by_computer and not row.forfeited for row in late)
    # Round 3: forfeits and substitutes, before and in the game; a restart in between.
    one, two, three, four = league.matches_of(3)
    await participation.offer(leagues.seasons, league.id, person(50))
    await league_admin.forfeit(leagues.seasons, one.id, one.seats[0])
    await league_admin.replace_in_match(leagues.seasons, two.id, two.seats[1], person(50), MAKER)
    await leagues.all_there(league.id)
    await leagues.restarted()
    await league_admin.forfeit(leagues.seasons, three.id, three.seats[2])
    await league_admin.replace_in_match(leagues.seasons, four.id, four.seats[3], person(51), MAKER)
    await league_admin.replace_in_match(leagues.seasons, four.id, four.seats[0], None, MAKER)
    league = await leagues.played(league.id)
    assert len(league.rounds) == 4
    forfeited = {
        row.user_id for match in (one, three, four) for row in league.results[match.id] if row.forfeited
    }
    assert forfeited == {one.seats[0], three.seats[2], four.seats[0]}
    assert {row.person: row.forfeits for row in league.standings if row.forfeits} == dict.fromkeys(
        forfeited, 1
    )
    assert league.results[two.id][1].user_id == person(50).user_id
    assert league.results[four.id][3].user_id == person(51).user_id
    # A correction and a void in the middle: everything after is computed anew.
    before = {row.person: row.points for row in league.standings}
    await corrections.correct(leagues.seasons, first.id, Stated([10, -10, 20, 10]), MAKER, "miscounted")
    await corrections.void(leagues.seasons, one.id, MAKER, "wrong options")
    league = await leagues.load(league.id)
    assert [row.place for row in league.results[first.id]] == [2, 4, 1, 2]
    rows = {row.person: row for row in league.standings}
    assert {rows[user_id].games for user_id in one.seats} == {2}
    assert {user: row.points for user, row in rows.items()} != before
    assert [(row.name, row.reason, row.after) for row in league.corrections] == [
        ("Gina", "miscounted", (10, -10, 20, 10)),
        ("Gina", "wrong options", None),
    ]
    # Round 4, the stage of eight, and the final.
    league = await leagues.round_played(league.id)
    stage = league.matches_of(5)
    assert [len(match.seats) for match in stage] == [4, 4]
    best = [row.person for row in league.standings if league.entrant(row.person) in league.players][:8]
    assert {user_id for match in stage for user_id in match.seats} == {*best}
    await leagues.restarted()
    league = await leagues.round_played(league.id)
    [final] = league.matches_of(6)
    going_on = {row.user_id for match in stage for row in league.results[match.id] if row.place <= 2}
    assert {*final.seats} <= going_on
    league = await leagues.round_played(league.id)
    assert league.row.stage is LeagueStage.FINISHED
    assert {*league.winners} <= {*final.seats}
    assert league.winners
    assert {*leagues.discord.invitations.values()} == {1}
    assert await leagues.tables() == len(league.matches)


async def test_sixteen_meet_as_few_as_possible_twice(leagues: Leagues) -> None:
    league = await _begun(leagues)
    for _ in range(3):
        league = await leagues.round_played(league.id)
    met = closeness(league.history)
    assert (met.meetings, met.repeated) == (4 * 4 * 6, met.unavoidable)


async def test_a_round_that_was_drawn_early_lets_the_earlier_games_count(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=8, rounds=2)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id, (await leagues.load(league.id)).matches_of(1)[:1])
    await league_admin.next_round(leagues.seasons, league.id)
    await leagues.settle()
    league = await leagues.load(league.id)
    assert not any(match.state.is_over for match in league.matches_of(1))
    await leagues.all_there(league.id, league.matches_of(2))
    for match in league.matches_of(2):
        table_id = (await leagues.load(league.id)).match(match.id).table_id
        assert table_id is not None
        await leagues.company.play(await leagues.company.tables.load(table_id))
    await leagues.settle()
    assert (await leagues.load(league.id)).row.stage is LeagueStage.RUNNING
    league = await leagues.round_played(league.id)
    assert league.row.stage is LeagueStage.FINISHED
    assert sum(row.games for row in league.standings) == 16


async def test_a_cup_goes_on_only_when_every_table_of_the_stage_has_a_result(leagues: Leagues) -> None:
    league = await leagues.created("Cup", people=8, format="cup", advance=2)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    one, _ = (await leagues.load(league.id)).matches
    await corrections.void(leagues.seasons, one.id, MAKER, "a quarrel")
    league = await leagues.played(league.id)
    assert len(league.rounds) == 1
    await corrections.count_again(leagues.seasons, one.id, MAKER, "settled")
    await leagues.settle()
    league = await leagues.played(league.id)
    assert [len(league.matches_of(row.number)) for row in league.rounds] == [2, 1]
    league = await leagues.round_played(league.id)
    assert league.row.stage is LeagueStage.FINISHED
    assert league.winners
    assert {*league.winners} <= {*league.matches_of(2)[0].seats}
