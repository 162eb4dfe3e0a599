"""How people find each other: what two of them both like, and who would like the same."""

import asyncio

import pytest

from bot.model.meetings import WishRow
from bot.model.tables import Pace, Status
from bot.tables import lobby
from bot.tables.lobby import Invitation
from bot.tables.meetings import (
    TWO,
    deal_for_two,
    liked_by_both,
    met_in,
    open_for,
    together,
    wish,
    wishes_in,
)
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.entries import ENTRY_OF
from tests.tables.company import ANNA, BEN, CARLA, HERE, THERE, Company, Refused


def test_what_both_like_is_what_the_one_who_has_played_it_less_has_played_most() -> None:
    assert (
        liked_by_both(ENTRY_OF, {"corsari": 9, "hollander": 2}, {"corsari": 1, "hollander": 3}) == "hollander"
    )


def test_of_equals_it_is_what_both_together_have_played_more() -> None:
    assert (
        liked_by_both(ENTRY_OF, {"corsari": 1, "hollander": 5}, {"corsari": 1, "hollander": 1}) == "hollander"
    )


def test_a_game_that_one_of_them_has_never_played_comes_after_one_that_both_have() -> None:
    knows_one, knows_two = {"hollander": 1}, {"corsari": 9, "hollander": 1}
    assert liked_by_both(ENTRY_OF, knows_one, knows_two) == "hollander"
    assert liked_by_both(ENTRY_OF, knows_two, knows_one) == "hollander"


def test_two_who_have_nothing_in_common_play_the_first_game() -> None:
    assert liked_by_both(ENTRY_OF, {}, {}) == "skullking"


def wished(user_id: int, game: str = "corsari", pace: Pace = Pace.DAILY) -> WishRow:
    return WishRow(HERE.guild_id, user_id, game, pace, f"P{user_id}", user_id, 10_000)


def test_three_who_would_like_the_same_at_the_same_pace_are_enough_the_first_ones() -> None:
    rows = [wished(1), wished(2, pace=Pace.LIVE), wished(3), wished(4, "hollander")]
    assert together(rows) == ()
    assert [row.user_id for row in together([*rows, wished(5), wished(6)])] == [1, 3, 5]


async def test_a_wish_runs_out_after_a_week_and_a_live_one_after_two_hours(company: Company) -> None:
    await wish(company.tables, HERE.guild_id, ANNA, [("corsari", Pace.LIVE), ("corsari", Pace.DAILY)])
    company.now += 2 * 3600
    assert [*await wishes_in(company.tables, HERE.guild_id)] == [("corsari", Pace.DAILY)]
    company.now += 7 * 24 * 3600
    assert [*await wishes_in(company.tables, HERE.guild_id)] == []


async def test_what_is_wished_now_takes_the_place_of_what_was(company: Company) -> None:
    await wish(company.tables, HERE.guild_id, ANNA, [("corsari", Pace.DAILY)])
    await wish(company.tables, HERE.guild_id, ANNA, [("hollander", Pace.DAILY)])
    assert [*await wishes_in(company.tables, HERE.guild_id)] == [("hollander", Pace.DAILY)]
    await wish(company.tables, HERE.guild_id, ANNA, [])
    assert [*await wishes_in(company.tables, HERE.guild_id)] == []


async def test_met_wishes_open_one_table_and_all_their_peoples_wishes_there_go(company: Company) -> None:
    everyone = (ANNA, BEN, CARLA)
    for person in everyone:
        await wish(company.tables, HERE.guild_id, person, [("corsari", Pace.DAILY)])
    await wish(company.tables, HERE.guild_id, BEN, [("corsari", Pace.DAILY), ("hollander", Pace.LIVE)])
    met = together(await company.tables.store.meetings.wishes(HERE.guild_id, company.now))
    table = await open_for(company.tables, met, HERE)
    assert table is not None
    assert (table.row.game, table.row.pace, table.status) == ("corsari", Pace.DAILY, Status.OPEN)
    assert {row.user_id for row in table.seats} == {person.user_id for person in everyone}
    assert await wishes_in(company.tables, HERE.guild_id) == {}
    assert await open_for(company.tables, met, THERE) is None, "whoever comes second finds nobody"


async def test_whoever_has_wished_first_is_host_of_the_table(company: Company) -> None:
    for person in (BEN, CARLA, ANNA):
        await wish(company.tables, HERE.guild_id, person, [("corsari", Pace.DAILY)])
        company.now += 60
    table = await open_for(company.tables, await met_in(company.tables, HERE.guild_id), HERE)
    assert table is not None
    assert table.row.host_id == BEN.user_id


async def test_where_the_table_cannot_be_opened_the_wishes_stay(company: Company) -> None:
    await company.opened()
    for person in (ANNA, BEN, CARLA):
        await wish(company.tables, HERE.guild_id, person, [("corsari", Pace.DAILY)])
    met = together(await company.tables.store.meetings.wishes(HERE.guild_id, company.now))
    async with Refused(company, "channel_taken"):
        await open_for(company.tables, met, HERE)
    assert len((await wishes_in(company.tables, HERE.guild_id))["corsari", Pace.DAILY]) == 3


@pytest.mark.usefixtures("reads")
async def test_a_challenge_accepted_while_the_channels_table_opens_leaves_one_table(company: Company) -> None:
    found = await asyncio.gather(
        deal_for_two(company.tables, Invitation("corsari", TWO), HERE, ANNA, BEN),
        lobby.open_table(company.tables, Invitation("skullking", 3), HERE, CARLA),
        return_exceptions=True,
    )
    assert [one.code for one in found if isinstance(one, Refusal)] == ["channel_taken"]
    assert sum(isinstance(one, Table) for one in found) == 1


@pytest.mark.usefixtures("reads")
async def test_of_two_who_find_enough_at_once_one_opens_the_table(company: Company) -> None:
    guild = HERE.guild_id
    await asyncio.gather(
        *(wish(company.tables, guild, one, [("corsari", Pace.DAILY)]) for one in (ANNA, BEN, CARLA))
    )
    met = [await met_in(company.tables, guild) for _ in range(2)]
    assert [len(one) for one in met] == [3, 3]
    found = await asyncio.gather(
        *(open_for(company.tables, one, place) for one, place in zip(met, (HERE, THERE), strict=True))
    )
    assert sum(table is not None for table in found) == 1
    assert await wishes_in(company.tables, guild) == {}
