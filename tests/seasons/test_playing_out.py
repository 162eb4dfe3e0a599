"""Whose a result is, where computer players have finished the game after its round."""

from fractions import Fraction

import pytest

from bot.leagues.ratings import ratings
from bot.model.leagues import ComputerSeats, LeagueStage, PlayedOut
from bot.model.matches import MatchState, ResultRow
from bot.model.tables import Pace, Player
from bot.seasons import corrections, creation, editing, history, league_admin, participation
from bot.seasons.corrections import Stated
from bot.seasons.history import Kind
from bot.seasons.league import League, rated
from bot.tables import moves, seats
from bot.tables.lobby import Place
from bot.tables.person import Person
from bot.tables.table import Table
from tests import chance
from tests.seasons.diligent import live, once_a_day
from tests.seasons.leagues import DAY, FIRST, MAKER, Killed, Leagues, person
from tests.seasons.played_matches import dealt, refused, table_of
from tests.seasons.test_round_end import ends_at, playing

BYE = Fraction(5 + 3 + 2 + 1, 4)
"""The points of a bye where tables seat four."""
HOURS = {FIRST: 8, FIRST + 1: 12, FIRST + 2: 17, FIRST + 3: 21}
"""When each of four people looks in."""


def results(league: League) -> tuple[ResultRow, ...]:
    return tuple(sorted(league.results[league.matches[0].id], key=lambda row: row.seat))


def points(league: League) -> dict[int, Fraction]:
    return {row.person: row.points for row in league.standings}


async def proposed(leagues: Leagues, game: str) -> League:
    """A league of four with one round, everything else as proposed, that has begun."""
    chance.always(1)  # no deal is of the rare long games
    draft = await creation.draft(leagues.seasons, "Winter", Place(10, 20, "en"), MAKER)
    await creation.change(leagues.seasons, draft.id, MAKER, game=game)
    league = await creation.change(leagues.seasons, draft.id, MAKER, rounds=1)
    await creation.create(leagues.seasons, league.id, MAKER)
    for number in range(4):
        await participation.sign_up(leagues.seasons, league.id, person(number))
    await league_admin.begin(leagues.seasons, league.id)
    return await leagues.load(league.id)


async def at_the_end(leagues: Leagues, *, moved: int = 0) -> tuple[League, Table]:
    """A table of four at Skull King, three rounds of it, so many moves of people after the deal.

    Its round is to be played out in a minute, and nobody has missed a turn.
    """
    league = await dealt(leagues, rounds=1, options={"edition": "first", "rounds": 3})
    table = await table_of(leagues, league)
    await leagues.company.play(table, lambda now: now.number >= moved)
    await leagues.settle()
    league = await leagues.moves_no_more(league.id)
    leagues.now = ends_at(league) + 3 * DAY - 60
    await leagues.company.execute("DELETE FROM clocks")
    await leagues.company.deadlines.arm(table.id)
    return league, await table_of(leagues, league)


async def take_turn(leagues: Leagues, table: Table, user_id: int) -> None:
    now = await leagues.company.tables.load(table.id)
    line = next(iter(now.game.legal(now.dealt.state, now.seated(user_id))))
    await moves.make(leagues.company.tables, table.id, Person(user_id, "?"), line)


async def finished(leagues: Leagues, league: League) -> League:
    """The league once all whose turn stood when the playing out began have looked in."""
    table = await table_of(leagues, league)
    assert table.is_played_out
    for row in table.people_to_move():
        await take_turn(leagues, table, row.user_id or 0)
    await leagues.settle()
    return await leagues.load(league.id)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["skullking", "playapirata", "corsari", "hollander"])
async def test_four_people_who_look_in_once_a_day_and_miss_no_deadline_keep_their_seats(
    leagues: Leagues, game: str
) -> None:
    league = await proposed(leagues, game)
    league = await live(leagues, league.id, once_a_day(HOURS), punctual=True)
    assert league.row.stage is LeagueStage.FINISHED
    rows = results(league)
    assert not any(row.by_computer or row.forfeited for row in rows)
    assert {row.person for row in league.standings} == set(HOURS)
    if sum(row.played_out for row in rows) * 2 > sum(row.of_moves + row.played_out for row in rows):
        assert set(points(league).values()) == {BYE}
    else:
        assert sum(points(league).values()) == 11


async def test_a_table_most_of_which_was_played_out_is_a_bye_for_all_who_were_on_time(
    leagues: Leagues,
) -> None:
    league, _ = await at_the_end(leagues, moved=4)
    await leagues.wait(120)
    league = await finished(leagues, league)
    assert [match.state for match in league.matches] == [MatchState.DONE]
    assert not any(row.by_computer or row.forfeited for row in results(league))
    assert points(league) == dict.fromkeys((row.user_id for row in results(league)), BYE)
    assert ratings(rated(league.table_results)) == {}
    assert [row.games for row in league.standings] == [0] * 4
    assert [row.byes for row in league.standings] == [1] * 4


async def test_who_does_not_look_in_for_a_turn_that_stood_has_missed_it(leagues: Leagues) -> None:
    league, _ = await at_the_end(leagues)  # nobody has bid
    await leagues.wait(120)
    league = await live(leagues, league.id, lambda user_id, since: None, leagues.now + 3 * DAY)
    rows = results(league)
    assert [(row.moves, row.of_moves, row.by_computer) for row in rows] == [(0, 1, True)] * 4
    assert set(points(league).values()) == {Fraction(0)}


@pytest.mark.parametrize("setting", list(PlayedOut))
async def test_what_such_a_table_brings_is_a_setting_that_can_be_changed_when_the_league_is_over(
    leagues: Leagues, setting: PlayedOut
) -> None:
    league, _ = await at_the_end(leagues)
    await leagues.wait(120)
    league = await finished(leagues, league)
    assert league.row.stage is LeagueStage.FINISHED
    assert set(points(league).values()) == {BYE}
    league = await editing.edit(leagues.seasons, league.id, MAKER, {"played_out": setting})
    total = {PlayedOut.UNDECIDED: 4 * BYE, PlayedOut.AS_IT_STANDS: Fraction(11), PlayedOut.VOID: Fraction(0)}
    assert sum(points(league).values()) == total[setting]
    games = {PlayedOut.UNDECIDED: 0, PlayedOut.AS_IT_STANDS: 1, PlayedOut.VOID: 0}
    assert {row.games for row in league.standings} == {games[setting]}
    assert ratings(rated(league.table_results)) == {}


async def test_only_settings_of_results_can_be_changed_when_the_league_is_over(leagues: Leagues) -> None:
    league, _ = await at_the_end(leagues)
    await leagues.wait(120)
    league = await finished(leagues, league)
    for wanted in ({"computer_seats": ComputerSeats.POINTS}, {"points": "9-5-1"}):
        await editing.edit(leagues.seasons, league.id, MAKER, wanted)
    for refused_one in ({"pace": Pace.RELAXED}, {"round_hours": 24}, {"rounds": 2}, {"places": 9}):
        assert await refused(editing.edit(leagues.seasons, league.id, MAKER, refused_one)) == "league_over"


async def test_who_missed_three_turns_and_is_away_at_the_end_loses_the_seat_alone(leagues: Leagues) -> None:
    league, table = await at_the_end(leagues)
    async with leagues.company.tables.locked(table.id) as found:
        await seats.give_to_computer(leagues.company.tables, found, 2)
    await leagues.settle()
    lost = table.seats[2].user_id or 0
    await leagues.wait(120)
    league = await finished(leagues, league)
    assert [row.by_computer for row in results(league)] == [False, False, True, False]
    on_time = {row.user_id or 0: BYE for row in results(league) if row.seat != 2}
    assert points(league) == {**on_time, lost: 0}


async def test_who_comes_back_while_it_is_played_out_has_their_seat(leagues: Leagues) -> None:
    league, table = await at_the_end(leagues, moved=4)
    async with leagues.company.tables.locked(table.id) as found:
        await seats.give_to_computer(leagues.company.tables, found, 2)
    await leagues.settle()
    await leagues.wait(120)
    back = Person(table.seats[2].user_id or 0, table.name(2))
    await seats.take_back(leagues.company.tables, table.id, back)
    league = await finished(leagues, league)
    assert not any(row.by_computer for row in results(league))
    assert set(points(league).values()) == {BYE}


async def test_whoever_has_made_thirty_of_their_moves_keeps_the_result(leagues: Leagues) -> None:
    """All but the last moves of the game are people's: it is decided, and rated."""
    league, _ = await at_the_end(leagues, moved=32)  # of 36: three rounds of four
    await leagues.wait(120)
    league = await finished(leagues, league)
    rows = results(league)
    assert not any(row.by_computer for row in rows)
    assert 0 < sum(row.played_out for row in rows) < 4
    assert sum(row.of_moves + row.played_out for row in rows) == 36
    assert sum(points(league).values()) == 11
    assert len(ratings(rated(league.table_results))) == 4


async def test_who_was_asked_for_no_move_before_the_rest_was_played_out_is_no_no_show(
    leagues: Leagues,
) -> None:
    league, table = await at_the_end(leagues)
    match = league.matches[0]
    await leagues.wait(120)
    await leagues.company.execute("DELETE FROM clocks WHERE seat = 0")  # as if seat 0 bid after the others
    for seat in (1, 2, 3):
        await take_turn(leagues, table, table.seats[seat].user_id or 0)
    await leagues.settle()
    league = await leagues.load(league.id)
    first = results(league)[0]
    assert (first.moves, first.of_moves, first.played_out, first.by_computer) == (0, 0, 9, False)
    assert participation.no_shows(league, match) == {}


async def test_a_kill_while_it_is_played_out_changes_nothing(leagues: Leagues) -> None:
    league, table = await at_the_end(leagues, moved=4)
    await leagues.wait(120)
    [row] = (await leagues.company.tables.load(table.id)).people_to_move()
    leagues.dies_at = leagues.instants + 30
    with pytest.raises(Killed):  # noqa: PT012 - the bot is killed somewhere in it
        await take_turn(leagues, table, row.user_id or 0)
        await leagues.settle()
    league = await leagues.load(league.id)
    assert [match.state for match in league.matches] == [MatchState.PLAYING]
    await leagues.restarted()
    league = await leagues.load(league.id)
    assert [match.state for match in league.matches] == [MatchState.DONE]
    table = await leagues.company.tables.load(table.id)
    assert {row.player for row in table.seats} == {Player.PERSON}
    log = await leagues.company.tables.store.log.moves(table.id)
    assert [line.played_out for line in log] == [False] * 5 + [True] * 31
    assert set(points(league).values()) == {BYE}
    done = await leagues.company.tables.store.actions.of_table(table.id)
    assert [one.kind for one in done] == ["dealt", "played_out"]


async def test_a_longer_round_ends_the_playing_out(leagues: Leagues) -> None:
    league, table = await at_the_end(leagues)
    await leagues.wait(120)
    assert (await leagues.company.tables.load(table.id)).is_played_out
    await league_admin.extend(leagues.seasons, league.id, 72)
    await leagues.settle()
    assert not (await leagues.company.tables.load(table.id)).is_played_out
    assert len((await leagues.company.tables.load(table.id)).people_to_move()) == 4


async def test_a_stage_of_a_cup_counts_as_it_stands_so_that_somebody_goes_on(leagues: Leagues) -> None:
    league = await leagues.created("Cup", people=8, format="cup", advance=2, round_hours=24)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    league = await live(leagues, league.id, lambda user_id, since: None, leagues.now + 11 * DAY)
    assert len(league.rounds) == 2
    assert all(not result.undecided for result in league.table_results)
    assert ratings(rated(league.table_results)) == {}


async def test_a_result_that_a_moderator_states_is_decided(leagues: Leagues) -> None:
    league, _ = await at_the_end(leagues)
    await leagues.wait(120)
    league = await finished(leagues, league)
    stated = Stated([40, 30, 20, 10])
    league = await corrections.correct(leagues.seasons, league.matches[0].id, stated, MAKER, "they agree")
    assert sorted(points(league).values()) == [1, 2, 3, 5]


async def test_a_moderator_gives_a_seat_back_to_who_has_played_it(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    who = table.seats[1].user_id or 0
    await seats.hand_over(leagues.company.tables, table.id, 1, who)
    await leagues.company.play(await leagues.company.tables.load(table.id))
    await leagues.settle()
    league = await leagues.load(league.id)
    match_id = league.matches[0].id
    assert results(league)[1].by_computer
    assert points(league)[who] == 0
    for about, reason in ((who, " "), (table.seats[0].user_id or 0, "the bot was wrong")):
        back = corrections.give_seat_back(leagues.seasons, match_id, about, MAKER, reason)
        assert await refused(back) == ("reason_wanted" if about == who else "not_in_match")
    league = await corrections.give_seat_back(leagues.seasons, match_id, who, MAKER, "the bot was wrong")
    assert not any(row.by_computer for row in results(league))
    assert sum(points(league).values()) == 11
    assert who in ratings(rated(league.table_results))
    [done] = history.of_match(league, match_id)
    assert (done.kind, done.about, done.reason) == (Kind.PLAYED_THEMSELVES, who, "the bot was wrong")  # type: ignore[union-attr] # no correction
