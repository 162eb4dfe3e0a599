"""An announced vacation in a league: a bye or a substitute for most of a round, else it is waited for."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.model.leagues import LeagueStage
from bot.model.tables import Pace
from bot.seasons import league_admin, participation, rounds
from bot.seasons.league import League
from bot.tables import preferences
from bot.tables.clock import HOUR
from tests.seasons.leagues import DAY, MAKER, Leagues, person
from tests.seasons.test_round_end import bid, ends_at, playing


async def away(leagues: Leagues, number: int, days: int, after: int = 0) -> None:
    """Announces a vacation of whole days that begins so many midnights (UTC) from now."""
    first = datetime.fromtimestamp(leagues.now, UTC).date() + timedelta(days=after)
    last = first + timedelta(days=days - 1)
    await preferences.add_vacation(leagues.company.tables, person(number).user_id, first, last)


async def drawn(leagues: Leagues, people: int, substitute: int | None = None, days: int = 6) -> League:
    league = await leagues.created("Winter", people=people, rounds=2, round_hours=168)
    if substitute is not None:
        await participation.offer(leagues.seasons, league.id, person(substitute))
    await away(leagues, 0, days)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


def sizes(league: League) -> list[int]:
    return sorted(len(match.seats) for match in league.matches_of(1))


async def test_who_is_away_for_most_of_a_round_has_a_bye(leagues: Leagues) -> None:
    league = await drawn(leagues, 8)
    assert league.round is not None
    assert league.round.byes == (person(0).user_id,)
    assert sizes(league) == [3, 4]


async def test_who_is_away_for_less_is_drawn(leagues: Leagues) -> None:
    league = await drawn(leagues, 8, days=3)
    assert league.round is not None
    assert league.round.byes == ()
    assert sizes(league) == [4, 4]


async def test_a_substitute_plays_for_them_if_there_is_one(leagues: Leagues) -> None:
    league = await drawn(leagues, 8, substitute=50)
    assert league.round is not None
    assert league.round.byes == (person(0).user_id,)
    assert sizes(league) == [4, 4]
    assert person(50).user_id in {one for match in league.matches for one in match.seats}


async def test_where_too_few_would_be_left_they_are_waited_for(leagues: Leagues) -> None:
    league = await drawn(leagues, 2)
    assert sizes(league) == [2]


async def test_a_draw_that_is_looked_at_stays_as_it_is_with_a_substitute_in_it(leagues: Leagues) -> None:
    league = await leagues.created("Winter", people=8, rounds=2, round_hours=168)
    await rounds.look_first(leagues.seasons, league.id, MAKER, looks=True)
    await participation.offer(leagues.seasons, league.id, person(50))
    await away(leagues, 0, 6)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    held = await leagues.load(league.id)
    assert held.row.stage is LeagueStage.PAUSED
    assert sizes(held) == [4, 4]
    revision = held.row.revision
    await leagues.restarted()
    assert (await leagues.load(league.id)).row.revision == revision


async def test_the_rounds_end_moves_by_what_a_table_has_waited_for_a_vacation(leagues: Leagues) -> None:
    league, table = await playing(leagues, Pace.RELAXED)
    table = await bid(leagues, table)
    end, begun = ends_at(league), leagues.now
    [row] = table.people_to_move()
    await away(leagues, (row.user_id or 0) - person(0).user_id, 2, after=1)
    midnight = begun - begun % DAY + DAY
    leagues.now = midnight + 3 * DAY
    await leagues.company.play(table, lambda now: len(now.dealt.moves) == 5)
    await leagues.settle()
    leagues.now = end - DAY - 1
    await leagues.wait(1)
    after = await leagues.load(league.id)
    assert ends_at(after) == end + 2 * DAY
    await leagues.restarted()
    assert ends_at(await leagues.load(league.id)) == end + 2 * DAY, "it moves once for that"


async def on_vacation(leagues: Leagues, user_id: int, days: int, after: int = 0) -> None:
    await away(leagues, user_id - person(0).user_id, days, after)


async def test_the_end_moves_to_when_they_are_back_as_soon_as_a_table_waits_for_them(
    leagues: Leagues,
) -> None:
    league, table = await playing(leagues, Pace.RELAXED)
    table = await bid(leagues, table)
    end, midnight = ends_at(league), leagues.now - leagues.now % DAY + DAY
    [row] = table.people_to_move()
    await on_vacation(leagues, row.user_id or 0, 3, after=1)
    await leagues.settle()
    assert ends_at(await leagues.load(league.id)) == end, "they are here still"
    await leagues.wait(midnight - leagues.now - 1)
    assert ends_at(await leagues.load(league.id)) == end
    await leagues.wait(1)
    assert ends_at(await leagues.load(league.id)) == end + 3 * DAY
    leagues.now += DAY
    await leagues.company.play(table, lambda now: len(now.dealt.moves) == 5)
    await leagues.settle()
    assert ends_at(await leagues.load(league.id)) == end + 3 * DAY, "it comes no nearer"


async def test_the_end_moves_when_a_table_comes_to_wait_for_somebody_who_is_away(leagues: Leagues) -> None:
    league, table = await playing(leagues, Pace.RELAXED)
    table = await bid(leagues, table)
    end, midnight = ends_at(league), leagues.now - leagues.now % DAY + DAY
    following = table.seats[(table.to_move()[0] + 1) % 4]
    await on_vacation(leagues, following.user_id or 0, 4, after=1)
    await leagues.wait(midnight + DAY - leagues.now)
    assert ends_at(await leagues.load(league.id)) == end, "another is awaited"
    table = await leagues.company.tables.load(table.id)
    await leagues.company.play(table, lambda now: len(now.dealt.moves) == 5)
    await leagues.settle()
    assert (await leagues.company.tables.load(table.id)).to_move() == (following.seat,)
    assert ends_at(await leagues.load(league.id)) == end + 3 * DAY


async def test_a_vacation_that_goes_on_at_the_end_is_waited_for_to_its_end(leagues: Leagues) -> None:
    league, table = await playing(leagues, Pace.RELAXED)
    table = await bid(leagues, table)
    end = ends_at(league)
    [row] = table.people_to_move()
    days = (end - leagues.now) // DAY
    await away(leagues, (row.user_id or 0) - person(0).user_id, 5, after=days - 1)
    leagues.now = end - HOUR
    await leagues.restarted()
    assert ends_at(await leagues.load(league.id)) == end + 5 * DAY
    table = await leagues.company.tables.load(table.id)
    [row] = table.people_to_move()
    assert row.missed == 0


@pytest.mark.parametrize("allowed", [0, 30])
async def test_days_beyond_those_of_the_server_count_for_nothing(leagues: Leagues, allowed: int) -> None:
    await leagues.company.execute(f"INSERT INTO guilds (guild_id, vacation_days) VALUES (10, {allowed:d})")  # noqa: S608 - a number
    league = await drawn(leagues, 8)
    assert league.round is not None
    assert len(league.round.byes) == (1 if allowed else 0)
