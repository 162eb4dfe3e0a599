"""The list of people who look for players: who is called to a new table, and who gets one by their wishes."""

import asyncio
from dataclasses import replace

import pytest

from bot.model.meetings import WishCallRow, WishRow
from bot.model.people import PersonRow
from bot.model.tables import Pace, Status
from bot.store.meetings import insert_calls
from bot.tables import lobby, looking
from bot.tables.lobby import Invitation
from bot.tables.looking import open_for, to_call, wish, wishes_in
from bot.tables.person import Person
from tests.people import remembered
from tests.tables.company import ANNA, BEN, CARLA, HERE, THERE, Company, Refused

HOUR, DAY, NOW = 3600, 86_400, 1_700_000_000
OPENER = 99


def wished(user_id: int, game: str = "corsari", pace: Pace = Pace.DAILY) -> WishRow:
    return WishRow(HERE.guild_id, user_id, game, pace, f"P{user_id}", user_id, NOW + DAY)


def call(
    user_id: int, ago: int, *, by: int = 1000, table: int = 1, game: str = "corsari", pace: Pace = Pace.DAILY
) -> WishCallRow:
    return WishCallRow(table, user_id, HERE.guild_id, game, pace, by, NOW - ago)


@pytest.mark.parametrize(
    ("before", "called"),
    [
        ([], [1, 2, 3]),
        ([call(2, DAY - 1)], [1, 3]),
        ([call(2, DAY)], [1, 2, 3]),
        ([call(2, 6 * DAY, by=OPENER)], [1, 3]),
        ([call(2, 60, game="hollander")], [1, 2, 3]),
        ([call(2, 60, pace=Pace.LIVE)], [1, 2, 3]),
        ([call(2, 60, game=game, table=at) for at, game in enumerate("abc")], [1, 3]),
        ([call(2, 60, game=game, table=at) for at, game in enumerate("ab")], [1, 2, 3]),
        ([call(7, 60, by=OPENER, table=at) for at in range(3)], []),
        ([call(7, DAY, by=OPENER, table=at) for at in range(3)], [1, 2, 3]),
        ([call(at, 60, by=OPENER, table=1) for at in (7, 8, 9)], [1, 2, 3]),
    ],
    ids=[
        "nobody was called",
        "a wish is called for once a day",
        "and again a day later",
        "but not by the same opener",
        "another game is another wish",
        "and so is another pace",
        "nobody is called more than three times a day",
        "twice is less",
        "three tables of one person call in a day",
        "and others a day later",
        "many calls of one table are one opening",
    ],
)
def test_whom_a_new_table_may_call(before: list[WishCallRow], called: list[int]) -> None:
    rows = to_call([wished(1), wished(2), wished(3)], before, OPENER, NOW)
    assert [row.user_id for row in rows] == called


async def wish_for(company: Company, *people: Person, pace: Pace = Pace.DAILY) -> list[WishRow]:
    for person in people:
        await wish(company.tables, HERE.guild_id, person, [("corsari", pace)])
        company.now += 1
    rows = (await wishes_in(company.tables, HERE.guild_id)).get(("corsari", pace), ())
    return [*rows]


async def called(company: Company, host: Person = ANNA, pace: Pace = Pace.DAILY) -> list[int]:
    """Whom a new table of the host in the other channel may call."""
    table = await lobby.open_table(company.tables, Invitation("corsari", pace=pace), THERE, host)
    return [row.user_id for row in await looking.people_to_call(company.tables, table)]


async def test_a_table_calls_those_who_wish_for_its_game_and_pace_oldest_first(company: Company) -> None:
    await wish_for(company, CARLA, BEN)
    assert await called(company) == [CARLA.user_id, BEN.user_id]


async def test_another_pace_is_no_call(company: Company) -> None:
    await wish_for(company, BEN, pace=Pace.LIVE)
    assert await called(company) == []


@pytest.mark.parametrize(
    "off",
    [
        PersonRow(BEN.user_id, "en", invited=False),
        PersonRow(BEN.user_id, "en", zone="UTC", quiet=(0, 24 * 60 - 1)),
    ],
    ids=["who takes no invitations", "who has quiet hours"],
)
async def test_nobody_is_called_who_does_not_want_it_now(company: Company, off: PersonRow) -> None:
    await wish_for(company, BEN, CARLA)
    await remembered(company.tables.store.people, off)
    assert await called(company) == [CARLA.user_id]


async def test_an_outage_counts_towards_no_day_in_which_a_wish_is_called_for_once(company: Company) -> None:
    wishes = await wish_for(company, BEN)
    tables, called_at = company.tables, company.now
    table = await lobby.open_table(tables, Invitation("corsari", pace=Pace.DAILY), HERE, ANNA)
    async with tables.locked(table.id) as locked:
        await tables.change(locked, *insert_calls(looking.calls_for(table, wishes, called_at), 0))
    await tables.store.outages.keep(called_at, called_at + 20 * HOUR)
    company.now += DAY + HOUR  # the message of the first call may just have arrived
    assert await called(company, CARLA) == []


async def test_with_mentions_off_in_a_server_a_table_calls_nobody(company: Company) -> None:
    await wish_for(company, BEN)
    await company.tables.store.guilds.change(HERE.guild_id, lambda guild: replace(guild, calls=False))
    assert await called(company) == []


async def test_whoever_joins_or_opens_a_table_looks_for_none_any_more(company: Company) -> None:
    await wish_for(company, ANNA, BEN, CARLA)
    table = await lobby.open_table(company.tables, Invitation("skullking"), THERE, ANNA)
    await lobby.join(company.tables, table.id, BEN)
    [left] = (await wishes_in(company.tables, HERE.guild_id)).values()
    assert [row.user_id for row in left] == [CARLA.user_id]


async def test_a_wish_runs_out_after_a_week_and_a_live_one_after_two_hours(company: Company) -> None:
    await wish(company.tables, HERE.guild_id, ANNA, [("corsari", Pace.LIVE), ("corsari", Pace.DAILY)])
    company.now += 2 * 3600
    assert [*await wishes_in(company.tables, HERE.guild_id)] == [("corsari", Pace.DAILY)]
    company.now += 7 * 24 * 3600
    assert [*await wishes_in(company.tables, HERE.guild_id)] == []


async def test_an_outage_counts_towards_no_time_of_a_wish(company: Company) -> None:
    await wish(company.tables, HERE.guild_id, ANNA, [("corsari", Pace.LIVE)])
    await company.tables.store.outages.keep(company.now + HOUR, company.now + 4 * HOUR)
    company.now += 5 * HOUR - 1
    assert [*await wishes_in(company.tables, HERE.guild_id)] == [("corsari", Pace.LIVE)]
    company.now += 1
    assert [*await wishes_in(company.tables, HERE.guild_id)] == []


async def test_what_is_wished_now_takes_the_place_of_what_was(company: Company) -> None:
    await wish(company.tables, HERE.guild_id, ANNA, [("corsari", Pace.DAILY)])
    await wish(company.tables, HERE.guild_id, ANNA, [("hollander", Pace.DAILY)])
    assert [*await wishes_in(company.tables, HERE.guild_id)] == [("hollander", Pace.DAILY)]
    await wish(company.tables, HERE.guild_id, ANNA, [])
    assert [*await wishes_in(company.tables, HERE.guild_id)] == []


async def test_met_wishes_open_a_full_table_and_all_their_peoples_wishes_there_go(company: Company) -> None:
    await wish_for(company, BEN, CARLA, ANNA)
    await wish(company.tables, HERE.guild_id, BEN, [("corsari", Pace.DAILY), ("hollander", Pace.LIVE)])
    met = (await wishes_in(company.tables, HERE.guild_id))["corsari", Pace.DAILY]
    table = await open_for(company.tables, met, HERE, ())
    assert table is not None
    assert (table.row.game, table.row.pace, table.status) == ("corsari", Pace.DAILY, Status.OPEN)
    assert [row.user_id for row in table.seats] == [row.user_id for row in met]
    assert (table.row.host_id, table.free_seats) == (met[0].user_id, 0)
    assert await wishes_in(company.tables, HERE.guild_id) == {}
    assert await open_for(company.tables, met, THERE, ()) is None, "whoever comes second finds nobody"


async def test_where_the_table_cannot_be_opened_the_wishes_stay(company: Company) -> None:
    await company.opened()
    met = await wish_for(company, ANNA, BEN, CARLA)
    async with Refused(company, "channel_taken"):
        await open_for(company.tables, met, HERE, ())
    assert len((await wishes_in(company.tables, HERE.guild_id))["corsari", Pace.DAILY]) == 3


@pytest.mark.usefixtures("reads")
async def test_of_two_who_find_enough_at_once_one_opens_the_table(company: Company) -> None:
    met = await wish_for(company, ANNA, BEN, CARLA)
    found = await asyncio.gather(*(open_for(company.tables, met, place, ()) for place in (HERE, THERE)))
    assert sum(table is not None for table in found) == 1
    assert await wishes_in(company.tables, HERE.guild_id) == {}
