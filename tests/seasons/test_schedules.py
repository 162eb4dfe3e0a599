"""Seasons whose rounds are sought ahead: stored, used, sought anew, done without where the pool is dead."""

from collections.abc import Callable
from typing import Any

import pytest

from bot.leagues.closeness import closeness
from bot.leagues.schedule import step
from bot.leagues.wishes import hours
from bot.model.leagues import WishKind, WishRow
from bot.model.matches import MatchState
from bot.processes import NoAnswerError, Priority
from bot.seasons import erasing, league_admin, participation, schedules
from bot.seasons.league import League
from bot.tables import preferences
from bot.tables.refusal import Refusal
from tests.seasons.leagues import GUILD, MAKER, Leagues, person
from tests.seasons.snapshots import settled

PEOPLE = 9
"""At tables of three nobody meets anybody twice in four rounds."""


class FakePool:
    """A pool that answers at once, and keeps what it was asked; a dead one answers nothing."""

    def __init__(self) -> None:
        self.asked: list[tuple[Any, ...]] = []
        self.is_dead = False

    async def run(self, priority: Priority, function: Callable[..., Any], *args: Any) -> Any:
        self.asked.append(args)
        if self.is_dead:
            raise NoAnswerError("died")
        assert function is step
        return function(*args)


@pytest.fixture
async def pool(leagues: Leagues) -> FakePool:
    leagues.pool = pool = FakePool()
    await leagues.restarted()
    return pool


async def begun(leagues: Leagues, **changes: Any) -> League:
    league = await leagues.created("Winter", people=PEOPLE, size=3, **{"rounds": 3, **changes})
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


async def next_round(leagues: Leagues, league: League) -> League:
    await league_admin.next_round(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


async def ahead(leagues: Leagues, league: League) -> list[list[frozenset[int]]]:
    row = await leagues.seasons.tables.store.schedules.of_league(league.id)
    return [] if row is None else [list(map(frozenset, tables)) for tables, _ in row.rounds]


def tables(league: League) -> list[list[frozenset[int]]]:
    return [list(map(frozenset, played.tables)) for played in league.history]


async def test_rounds_are_those_that_were_sought_when_the_league_began(
    leagues: Leagues, pool: FakePool
) -> None:
    league = await begun(leagues)
    sought, asked = await ahead(leagues, league), len(pool.asked)
    assert len(sought) == 2
    league = await next_round(leagues, league)
    league = await next_round(leagues, league)
    assert tables(league)[1:] == sought
    assert len(pool.asked) == asked
    assert closeness(league.history).repeated == 0


async def test_a_schedule_outlives_the_bot(leagues: Leagues, pool: FakePool) -> None:
    league = await begun(leagues)
    asked = len(pool.asked)
    await leagues.restarted()
    assert len(pool.asked) == asked
    assert tables(await next_round(leagues, league))[1:] == (await ahead(leagues, league))[:1]


async def test_the_same_league_has_the_same_schedule(leagues: Leagues, pool: FakePool) -> None:
    league = await begun(leagues)
    sought = await ahead(leagues, league)
    await leagues.database.write(lambda connection: connection.execute("DELETE FROM schedules"))
    leagues.running.league_changed(league.id)
    await leagues.settle()
    assert await ahead(leagues, league) == sought != []


async def test_a_schedule_is_sought_anew_with_who_comes_and_without_who_leaves(
    leagues: Leagues, pool: FakePool
) -> None:
    league = await begun(leagues)
    await participation.withdraw(leagues.seasons, league.id, person(0).user_id)
    await leagues.settle()
    assert {len(table) for table in (await ahead(leagues, league))[0]} == {2, 3}
    await participation.sign_up(leagues.seasons, league.id, person(20))
    await leagues.settle()
    there = {person(number).user_id for number in (*range(1, PEOPLE), 20)}
    sought = await ahead(leagues, league)
    assert [frozenset[int]().union(*played) for played in sought] == [there, there]
    league = await next_round(leagues, league)
    assert tables(league)[1:] == sought[:1]


async def test_rounds_that_are_added_are_sought(leagues: Leagues, pool: FakePool) -> None:
    league = await begun(leagues)
    league = await next_round(leagues, league)
    await settled(leagues.seasons, league.id, rounds=5)
    leagues.running.league_changed(league.id)
    await leagues.settle()
    assert len(await ahead(leagues, league)) == 3


@pytest.mark.slow
async def test_without_the_pool_rounds_are_drawn_one_by_one_and_in_time(
    leagues: Leagues, pool: FakePool
) -> None:
    pool.is_dead = True
    league = await begun(leagues)
    assert await ahead(leagues, league) == []
    assert len(pool.asked) == 1
    await leagues.round_played(league.id)
    league = await leagues.load(league.id)
    assert len(league.rounds) == 2
    assert {match.state for match in league.matches_of(2)} == {MatchState.WAITING}
    assert closeness(league.history).repeated == 0


@pytest.mark.slow
async def test_a_round_that_is_over_waits_for_the_schedule_that_is_being_sought(
    leagues: Leagues, pool: FakePool
) -> None:
    """Somebody leaves, and the last table ends before the new schedule is there."""
    league = await begun(leagues)
    pool.is_dead = True
    await participation.withdraw(leagues.seasons, league.id, person(0).user_id)
    await leagues.settle()
    pool.is_dead = False
    await participation.sign_up(leagues.seasons, league.id, person(20))
    await leagues.round_played(league.id)
    league = await leagues.load(league.id)
    assert tables(league)[1:] == (await ahead(leagues, league))[:1] != []


async def test_a_wish_is_stored_and_honoured_by_a_schedule_that_is_sought_anew(
    leagues: Leagues, pool: FakePool
) -> None:
    league = await begun(leagues)
    first = await ahead(leagues, league)
    two = (min(first[0][0]), max(first[0][0]))
    await schedules.wish(leagues.seasons, league.id, two, WishKind.APART, MAKER)
    await leagues.settle()
    league = await leagues.load(league.id)
    assert league.wishes == (WishRow(min(two), max(two), WishKind.APART),)
    after = await ahead(leagues, league)
    assert not any({*two} <= table for played in after for table in played)
    await schedules.wish(leagues.seasons, league.id, two, None, MAKER)
    await leagues.settle()
    assert (await leagues.load(league.id)).wishes == ()
    assert await ahead(leagues, league) == first


async def test_a_wish_needs_two_of_a_season_that_goes_on(leagues: Leagues, pool: FakePool) -> None:
    league = await begun(leagues)
    one, other = person(0).user_id, person(1).user_id
    for two in ((one, one), (one, 999)):
        with pytest.raises(Refusal, match="wishes_need_two"):
            await schedules.wish(leagues.seasons, league.id, two, WishKind.TOGETHER, MAKER)
    await league_admin.end(leagues.seasons, league.id)
    with pytest.raises(Refusal, match="wishes_need_a_season"):
        await schedules.wish(leagues.seasons, league.id, (one, other), WishKind.TOGETHER, MAKER)


async def test_hours_are_what_a_person_says_or_else_those_outside_their_quiet_hours(
    leagues: Leagues, pool: FakePool
) -> None:
    """The clock of these tests stands in winter: Berlin is an hour ahead of UTC."""
    league = await begun(leagues)
    tables = leagues.seasons.tables
    said, quiet, zone = (person(number).user_id for number in range(3))
    await preferences.set_zone(tables, said, "Europe/Berlin")
    await preferences.set_plays(tables, said, (18 * 60, 22 * 60))
    await preferences.set_quiet(tables, quiet, (22 * 60, 7 * 60), "Europe/Berlin")
    await preferences.set_zone(tables, zone, "Europe/Berlin")
    found = await schedules.wishes_of(leagues.seasons, league)
    assert dict(found.hours) == {
        said: hours(17 * 60, 21 * 60, 0),
        quiet: hours(6 * 60, 21 * 60, 0),
        zone: hours(7 * 60, 22 * 60, 0),
    }
    await preferences.set_plays(tables, said, None)
    assert dict((await schedules.wishes_of(leagues.seasons, league)).hours)[said] == hours(420, 1320, 0)
    with pytest.raises(Refusal, match="plays_nothing"):
        await preferences.set_plays(tables, said, (60, 60))


async def test_a_server_that_is_deleted_takes_schedules_and_wishes_along(
    leagues: Leagues, pool: FakePool
) -> None:
    league = await begun(leagues)
    two = (person(0).user_id, person(1).user_id)
    await schedules.wish(leagues.seasons, league.id, two, WishKind.APART, MAKER)
    await leagues.settle()
    assert await ahead(leagues, league)
    await leagues.seasons.tables.store.lost_guilds.erase(GUILD)
    for table in ("schedules", "league_wishes", "leagues"):
        row = await leagues.database.fetch_one(f"SELECT count(*) AS left FROM {table}")  # noqa: S608 - above
        assert row is not None
        assert row["left"] == 0


async def test_who_is_deleted_stands_in_no_schedule(leagues: Leagues, pool: FakePool) -> None:
    league, gone = await begun(leagues), person(3).user_id
    pool.is_dead = True
    two = (gone, person(1).user_id)
    await schedules.wish(leagues.seasons, league.id, two, WishKind.APART, MAKER)
    await erasing.erase(leagues.seasons, person(3))
    await leagues.settle()
    assert (await leagues.load(league.id)).wishes == ()
    row = await leagues.database.fetch_one("SELECT count(*) AS left FROM schedules")
    assert row is not None
    assert row["left"] == 0
    pool.is_dead = False
    league = await next_round(leagues, league)
    assert gone not in {one for played in await ahead(leagues, league) for table in played for one in table}


async def test_one_table_and_one_round_need_no_schedule(leagues: Leagues, pool: FakePool) -> None:
    await begun(leagues, rounds=1)
    four = await leagues.created("Summer", people=4, size=4, rounds=3)
    await league_admin.begin(leagues.seasons, four.id)
    await leagues.settle()
    assert pool.asked == []
