"""How people challenge each other: to what both like, and at one table."""

import asyncio

import pytest

from bot.tables import lobby
from bot.tables.lobby import Invitation
from bot.tables.meetings import TWO, deal_for_two, liked_by_both
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.entries import ENTRY_OF
from tests.tables.company import ANNA, BEN, CARLA, HERE, Company


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


@pytest.mark.usefixtures("reads")
async def test_a_challenge_accepted_while_the_channels_table_opens_leaves_one_table(company: Company) -> None:
    found = await asyncio.gather(
        deal_for_two(company.tables, Invitation("corsari", TWO), HERE, ANNA, BEN),
        lobby.open_table(company.tables, Invitation("skullking", 3), HERE, CARLA),
        return_exceptions=True,
    )
    assert [one.code for one in found if isinstance(one, Refusal)] == ["channel_taken"]
    assert sum(isinstance(one, Table) for one in found) == 1
