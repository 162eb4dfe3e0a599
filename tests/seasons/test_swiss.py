"""Seasons whose rounds are drawn by standing, and whose first round by rating."""

import pytest

from bot.model.leagues import Draws
from bot.seasons import league_admin, participation, records
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from tests.seasons.leagues import Leagues, person
from tests.seasons.test_schedules import FakePool, next_round


async def begun(leagues: Leagues, name: str, people: int, draws: Draws, rounds: int = 3) -> League:
    league = await leagues.created(name, people=people, size=2, rounds=rounds, draws=draws)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


def tables(league: League) -> list[set[int]]:
    return [{*table} for table in league.history[-1].tables]


async def test_the_next_round_is_drawn_by_standing_when_the_round_before_is_over(leagues: Leagues) -> None:
    leagues.pool = pool = FakePool()
    await leagues.restarted()
    league = await begun(leagues, "Swiss", 8, Draws.SWISS)
    first = await leagues.round_played(league.id)
    assert len(first.rounds) == 2
    results = [{row.user_id: row.place for row in rows} for rows in first.results.values()]
    winners = {one for places in results if 2 in places.values() for one in places if places[one] == 1}
    losers = {one for places in results for one in places if places[one] == 2}
    assert len(winners) == len(losers)
    assert [table for table in tables(first) if table & winners and table & losers] == []
    assert pool.asked == []


async def test_a_round_by_standing_can_not_be_drawn_early(leagues: Leagues) -> None:
    league = await begun(leagues, "Swiss", 4, Draws.SWISS)
    with pytest.raises(Refusal, match="swiss_round_not_over"):
        await next_round(leagues, league)
    assert len((await leagues.load(league.id)).rounds) == 1


async def test_the_first_round_is_spread_by_rating(leagues: Leagues) -> None:
    """The better half of a league before this one: each plays one of the weaker half."""
    before = await begun(leagues, "Before", 8, Draws.MEET, rounds=1)
    await leagues.round_played(before.id)
    rated = await records.strengths(leagues.seasons, before.row.guild_id, before.row.game)
    *_, fourth, fifth = sorted((one.shown for one in rated.values()), reverse=True)[:5]
    better = {user_id for user_id, one in rated.items() if one.shown > fifth}
    weaker = {user_id for user_id, one in rated.items() if one.shown < fourth}
    seeded = await begun(leagues, "Seeded", 8, Draws.SEEDED)
    assert [table for table in tables(seeded) if table <= better or table <= weaker] == []


async def test_who_comes_late_is_drawn_where_they_stand(leagues: Leagues) -> None:
    league = await begun(leagues, "Swiss", 4, Draws.SWISS)
    await leagues.all_there(league.id)
    for number in (10, 11):
        await participation.sign_up(leagues.seasons, league.id, person(number))
    after = await leagues.played(league.id)
    assert {person(10).user_id, person(11).user_id} in tables(after)
