"""Before the first card: who may sit down, stand up, and deal."""

import asyncio

import pytest

from bot.ai.pirates import PIRATES
from bot.model.tables import Status
from bot.tables import lobby, seats
from bot.tables.lobby import Invitation
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from tests.tables.company import ANNA, BEN, CARLA, HERE, THERE, Company, Refused

MAX_NAME = 32  # characters: no longer name on Discord


async def test_a_channel_has_one_live_table_and_is_free_again_after_it(company: Company) -> None:
    first = await company.opened(computers=1, rounds=1)
    with pytest.raises(Refusal) as refused:
        await lobby.open_table(company.tables, Invitation("skullking"), HERE, BEN)
    assert (refused.value.code, refused.value.facts) == ("channel_taken", {"table": first.id})
    await lobby.open_table(company.tables, Invitation("skullking"), THERE, BEN)
    await company.play(await lobby.deal(company.tables, first.id, ANNA))
    second = await company.opened()
    assert second.id > first.id


@pytest.mark.usefixtures("reads")
async def test_of_many_who_open_a_table_at_once_one_succeeds(company: Company) -> None:
    tries = (
        lobby.open_table(company.tables, Invitation("skullking"), HERE, Person(n, "x")) for n in range(20)
    )
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert sum(isinstance(result, Refusal) for result in results) == 19


@pytest.mark.usefixtures("reads")
async def test_of_many_who_join_at_once_no_more_sit_than_there_are_seats(company: Company) -> None:
    table = await company.opened(places=4)
    tries = (lobby.join(company.tables, table.id, Person(n, f"p{n}")) for n in range(10, 40))
    results = await asyncio.gather(*tries, return_exceptions=True)
    assert [r.code for r in results if isinstance(r, Refusal)] == ["table_full"] * 27
    loaded = await company.tables.load(table.id)
    assert [row.seat for row in loaded.seats] == [0, 1, 2, 3]


async def test_no_computer_player_sits_down_where_no_seat_is_free(company: Company) -> None:
    table = await company.opened(places=2, computers=1)
    async with Refused(company, "table_full"):
        await lobby.add_computer(company.tables, table.id, ANNA.user_id)


async def test_nobody_sits_twice(company: Company) -> None:
    table = await company.opened()
    async with Refused(company, "already_seated"):
        await lobby.join(company.tables, table.id, ANNA)


async def test_nobody_sits_down_once_the_cards_are_dealt(company: Company) -> None:
    table = await company.dealt()
    async with Refused(company, "already_started"):
        await lobby.join(company.tables, table.id, CARLA)
    async with Refused(company, "already_started"):
        await lobby.add_computer(company.tables, table.id, ANNA.user_id)
    async with Refused(company, "already_started"):
        await lobby.deal(company.tables, table.id, ANNA)


async def test_who_stands_up_leaves_no_gap(company: Company) -> None:
    table = await company.opened(computers=1)
    await lobby.join(company.tables, table.id, BEN)
    await lobby.join(company.tables, table.id, CARLA)
    left = await seats.leave(company.tables, table.id, BEN)
    assert [(row.seat, row.user_id) for row in left.seats] == [(0, 1), (1, None), (2, 3)]


async def test_a_host_who_leaves_hands_the_table_on_and_the_last_person_closes_it(company: Company) -> None:
    table = await company.opened(computers=2)
    await lobby.join(company.tables, table.id, BEN)
    after = await seats.leave(company.tables, table.id, ANNA)
    assert after.row.host_id == BEN.user_id
    closed = await seats.leave(company.tables, table.id, BEN)
    assert closed.status is Status.ENDED
    async with Refused(company, "table_closed"):
        await lobby.join(company.tables, table.id, ANNA)


async def test_only_the_host_deals_adds_and_changes(company: Company) -> None:
    table = await company.opened()
    await lobby.join(company.tables, table.id, BEN)
    ben = BEN.user_id
    async with Refused(company, "host_only"):
        await lobby.deal(company.tables, table.id, BEN)
    async with Refused(company, "host_only"):
        await lobby.add_computer(company.tables, table.id, ben)
    async with Refused(company, "host_only"):
        await lobby.remove_computer(company.tables, table.id, ben)
    async with Refused(company, "host_only"):
        await lobby.set_options(company.tables, table.id, ben, {"rounds": 3})


async def test_an_option_takes_only_what_the_game_has(company: Company) -> None:
    table = await company.opened()
    for name, value in (("rounds", 11), ("rounds", "3"), ("rounds", True), ("jokers", 1)):
        async with Refused(company, "unknown_option"):
            await lobby.set_options(company.tables, table.id, ANNA.user_id, {name: value})
    changed = await lobby.set_options(company.tables, table.id, ANNA.user_id, {"rounds": 3})
    assert changed.row.options == {"rounds": 3}


async def test_it_takes_two_to_deal(company: Company) -> None:
    table = await company.opened()
    async with Refused(company, "too_few_players"):
        await lobby.deal(company.tables, table.id, ANNA)
    async with Refused(company, "no_computer_here"):
        await lobby.remove_computer(company.tables, table.id, ANNA.user_id)


async def test_every_table_has_a_seed_of_its_own_that_no_representation_shows(company: Company) -> None:
    first = await company.dealt()
    second = await lobby.open_table(company.tables, Invitation("skullking"), THERE, ANNA)
    assert len(first.row.seed) == 32
    assert first.row.seed != second.row.seed
    for shown in (repr(first), str(first), repr(first.row), repr(first.fold), repr(first.dealt)):
        assert first.row.seed.hex() not in shown
        assert repr(first.row.seed) not in shown
        assert "hands" not in shown


async def test_a_name_is_kept_short_and_on_one_line(company: Company) -> None:
    table = await company.opened()
    joined = await lobby.join(company.tables, table.id, Person(5, "a\nb\t" + "c" * 99))
    assert joined.seats[1].name.startswith("a b ccc")
    assert len(joined.seats[1].name) == MAX_NAME
    joined = await lobby.join(company.tables, table.id, Person(6, " \n "))
    assert joined.seats[2].name


async def test_a_table_with_a_place_for_everybody_who_may_play_has_as_many_in_another_edition(
    company: Company,
) -> None:
    table = await company.opened()
    assert table.row.places == 6
    changed = await lobby.set_options(company.tables, table.id, ANNA.user_id, {"edition": "2021"})
    assert changed.row.places == 8
    assert (
        await lobby.set_options(company.tables, table.id, ANNA.user_id, {"edition": "first"})
    ).row.places == 6


async def test_an_edition_that_is_not_for_so_many_is_refused(company: Company) -> None:
    invitation = Invitation("skullking", computers=7, options=(("edition", "2021"),))
    table = await lobby.open_table(company.tables, invitation, HERE, ANNA)
    assert [row.name for row in table.seats[1:]] == [pirate.name for pirate in PIRATES[1:]]
    async with Refused(company, "too_many_seated"):
        await lobby.set_options(company.tables, table.id, ANNA.user_id, {"edition": "first"})


async def test_a_ninth_player_is_refused_and_a_seventh_in_the_first_edition(company: Company) -> None:
    for places, options in ((9, (("edition", "2021"),)), (7, ())):
        async with Refused(company, "places_out_of_range"):
            invitation = Invitation("skullking", places, options=options)
            await lobby.open_table(company.tables, invitation, HERE, ANNA)
