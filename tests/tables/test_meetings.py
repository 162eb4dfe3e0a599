"""How people find each other: what two of them both like."""

from bot.tables.meetings import liked_by_both
from tests.entries import ENTRY_OF


def test_what_both_like_is_what_the_one_who_has_played_it_less_has_played_most() -> None:
    assert (
        liked_by_both(ENTRY_OF, {"corsari": 9, "hollander": 2}, {"corsari": 1, "hollander": 3}) == "hollander"
    )


def test_of_equals_it_is_what_both_together_have_played_more() -> None:
    assert (
        liked_by_both(ENTRY_OF, {"corsari": 1, "hollander": 5}, {"corsari": 1, "hollander": 1}) == "hollander"
    )


def test_two_who_have_nothing_in_common_play_the_first_game() -> None:
    assert liked_by_both(ENTRY_OF, {}, {}) == "skullking"
