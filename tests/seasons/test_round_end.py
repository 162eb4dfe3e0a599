"""The end of a round: it is shown, reminded of, and takes nobody's turn who is not late."""

from dataclasses import replace

import pytest

from bot.model.leagues import LeagueStage
from bot.model.matches import MatchState
from bot.model.messages import MessageKind
from bot.model.tables import Pace, Player
from bot.seasons import creation, league_admin, participation
from bot.seasons.league import League
from bot.store.leagues import upsert_round
from bot.tables import clocks, moves
from bot.tables.clock import HOUR, MINUTE
from bot.tables.lobby import Place
from bot.tables.person import Person
from bot.tables.table import Table
from bot.ui.live.post import board_blocks
from tests import chance
from tests.seasons.diligent import diligent, live, tables_of
from tests.seasons.leagues import DAY, MAKER, Leagues, person
from tests.tavern import ENGLISH


async def playing(
    leagues: Leagues,
    pace: Pace = Pace.DAILY,
    hours: int = 168,
    *,
    bank_days: int = 2,
    can_move: bool = False,
) -> tuple[League, Table]:
    """A league at whose one table cards are dealt; its round's end moves no more unless it `can_move`."""
    league = await leagues.created(
        "Winter",
        people=4,
        pace=pace,
        bank_days=bank_days,
        round_hours=hours,
        options={"edition": "first", "rounds": 3},
    )
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    await leagues.all_there(league.id)
    if not can_move:
        await leagues.moves_no_more(league.id)
    [table] = await tables_of(leagues, await leagues.load(league.id))
    return await leagues.load(league.id), table


async def bid(leagues: Leagues, table: Table) -> Table:
    for row in table.seats:
        await moves.make(leagues.company.tables, table.id, Person(row.user_id or 0, row.name), "bid 0")
    await leagues.settle()
    return await leagues.company.tables.load(table.id)


def ends_at(league: League) -> int:
    assert league.round is not None
    assert league.round.ends_at is not None
    return league.round.ends_at


async def pass_until(leagues: Leagues, league: League, until: int) -> Table:
    await live(leagues, league.id, lambda user_id, since: None, until)
    [table] = await tables_of(leagues, await leagues.load(league.id))
    return table


async def test_without_a_pace_the_rounds_end_is_the_deadline(leagues: Leagues) -> None:
    league, table = await playing(leagues, Pace.NONE)
    table = await bid(leagues, table)
    [row] = table.people_to_move()
    assert row.clock is not None
    assert row.clock.due_at == ends_at(league)


async def test_at_the_end_a_turn_keeps_the_length_that_it_was_promised(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    leagues.now = begun = ends_at(league) - 10 * MINUTE
    table = await bid(leagues, table)
    [to_move] = table.to_move()
    [row] = table.people_to_move()
    assert row.clock is not None
    assert row.clock.due_at == begun + DAY
    after = await pass_until(leagues, league, begun + DAY + 4 * HOUR - 1)
    assert list(after.to_move()) == [to_move]
    late = await pass_until(leagues, league, begun + DAY + 4 * HOUR)
    assert list(late.to_move()) != [to_move], "the grace is over, too"
    assert {row.player for row in late.seats} == {Player.PERSON}, "only the move was made"
    assert late.seats[to_move].missed == 1


@pytest.mark.slow
async def test_three_days_after_the_end_the_rest_is_played_out_and_that_is_said_a_day_before(
    leagues: Leagues,
) -> None:
    league, _ = await playing(leagues, Pace.NONE)
    end = ends_at(league)
    await live(leagues, league.id, lambda user_id, since: None, end - HOUR)
    slow = 5 * HOUR + 30 * MINUTE
    await live(leagues, league.id, lambda user_id, since: since + slow, end + 3 * DAY - 1)
    found = await leagues.load(league.id)
    assert [match.state for match in found.matches] == [MatchState.PLAYING]
    await live(leagues, league.id, lambda user_id, since: since + slow, end + 3 * DAY + 6 * HOUR)
    found = await leagues.load(league.id)
    assert [match.state for match in found.matches_of(1)] == [MatchState.DONE]
    [match] = found.matches_of(1)
    assert leagues.discord.reminders[match.id, MessageKind.ROUND_ENDS, end] == end - DAY
    assert leagues.discord.reminders[match.id, MessageKind.PLAYED_OUT, end + 3 * DAY] == end + 2 * DAY


async def test_at_a_live_pace_the_rest_is_played_out_an_hour_after_the_end(leagues: Leagues) -> None:
    league, _ = await playing(leagues, Pace.LIVE, hours=24)
    leagues.now = ends_at(league) + HOUR - 2  # nobody has come: no clock has been looked at since
    await leagues.wait(1)
    [table] = await tables_of(leagues, await leagues.load(league.id))
    assert not table.is_played_out
    await leagues.wait(1)
    [table] = await tables_of(leagues, await leagues.load(league.id))
    assert table.is_played_out


async def test_a_longer_round_gives_its_turns_back_their_time(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    leagues.now = ends_at(league) - HOUR
    await bid(leagues, table)
    longer = await league_admin.extend(leagues.seasons, league.id, 48)
    await leagues.settle()
    [row] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert row.clock is not None
    assert row.clock.due_at == leagues.now + DAY
    assert ends_at(longer) > row.clock.due_at


async def test_a_table_is_shown_anew_when_the_end_of_its_round_was_moved(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    before = await leagues.company.tables.load(table.id)
    await league_admin.extend(leagues.seasons, league.id, 48)
    after = await leagues.company.tables.load(table.id)
    assert after.row.revision > before.row.revision


async def test_an_end_that_comes_nearer_shortens_no_turn_that_runs(leagues: Leagues) -> None:
    league, table = await playing(leagues)
    await bid(leagues, table)
    [before] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert league.round is not None
    nearer = upsert_round(league.id, replace(league.round, ends_at=leagues.now + 2 * HOUR))
    await leagues.seasons.store.change(league.id, nearer)
    await clocks.retime(leagues.company.tables, table.id)
    [after] = (await leagues.company.tables.load(table.id)).people_to_move()
    assert before.clock is not None
    assert after.clock is not None
    assert after.clock.due_at == before.clock.due_at


async def test_a_table_that_is_opened_once_more_brings_the_end_of_its_round_no_nearer(
    leagues: Leagues,
) -> None:
    league = await leagues.created("Winter", people=4, round_hours=168)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    longer = await league_admin.extend(leagues.seasons, league.id, 72)
    [match] = longer.matches
    await league_admin.open_again(leagues.seasons, match.id)
    await leagues.settle()
    again = await leagues.load(league.id)
    assert [one.state for one in again.matches] == [MatchState.WAITING]
    assert ends_at(again) == ends_at(longer)


@pytest.mark.parametrize("pace", [Pace.DAILY, Pace.RELAXED, Pace.LIVE, Pace.BANK, Pace.NONE])
async def test_a_table_says_from_the_deal_when_its_round_ends_and_how_long_a_turn_has_if_that_cuts_it(
    leagues: Leagues, pace: Pace
) -> None:
    league, table = await playing(leagues, pace)
    text = "\n".join(board_blocks(table, ENGLISH))
    assert f"<t:{ends_at(league)}:R>" in text
    assert ("A turn then has 2 days at most" in text) == (pace in (Pace.BANK, Pace.NONE))


@pytest.mark.slow
@pytest.mark.parametrize("game", ["skullking", "playapirata", "corsari", "hollander"])
async def test_four_diligent_people_finish_every_round_of_a_proposed_season_by_themselves(
    leagues: Leagues, game: str
) -> None:
    chance.always(1)  # no deal is of the rare long games
    draft = await creation.draft(leagues.seasons, "Winter", Place(10, 20, "en"), MAKER)
    await creation.change(leagues.seasons, draft.id, MAKER, game=game)
    league = await creation.change(leagues.seasons, draft.id, MAKER, rounds=2)
    assert league.row.pace is Pace.DAILY
    await creation.create(leagues.seasons, league.id, MAKER)
    for number in range(4):
        await participation.sign_up(leagues.seasons, league.id, person(number))
    await league_admin.begin(leagues.seasons, league.id)
    league = await live(leagues, league.id, diligent(7))
    assert league.row.stage is LeagueStage.FINISHED
    for row in league.rounds:
        for match in league.matches_of(row.number):
            assert match.finished_at is not None
            assert row.ends_at is not None
            assert match.finished_at <= row.ends_at
            assert not any(result.by_computer for result in league.results[match.id])
