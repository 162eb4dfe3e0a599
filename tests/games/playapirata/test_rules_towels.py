"""Laying towels, sentence by sentence and example by example."""

import pytest

from bot.games import playapirata
from bot.games.contract import Event, Fact
from bot.games.playapirata.towels import batches, least
from bot.games.playapirata.view import LayView
from tests.games.playapirata.table import (
    at,
    buried,
    can,
    deal,
    deal_special,
    holding,
    legal,
    piled,
    play,
    refusal,
    told,
    turn,
)


def laying(*piles: str, players: int = 2) -> playapirata.State:
    state = play(buried(deal(players=players)), "bury T4a")
    for place, pile in enumerate(piles, start=1):
        state = piled(state, place, pile)
    return state


def test_you_must_lay_one_or_more_towels() -> None:
    state = laying()
    assert refusal(state, "done") == ("must_lay_towels", {"places": (1, 2, 3, 4)})
    assert refusal(state, "show") == ("must_lay_towels", {"places": (1, 2, 3, 4)})
    assert "done" in legal(play(state, "lay 1 Y1"))


def test_at_most_two_treasures_in_a_turn() -> None:
    state = play(laying(), "lay 1 Y1", "lay 2 Y1")
    assert turn(state) == 1, "the second batch ends the turn"


def test_one_batch_a_treasure() -> None:
    state = play(laying(), "lay 1 Y1")
    assert refusal(state, "lay 1 Y2") == ("laid_there_already", {"place": 1})
    assert {move.split()[1] for move in can(state, "lay")} == {"2", "3", "4"}


def test_you_occupy_a_treasure_if_the_top_card_is_of_your_colour() -> None:
    state = laying("R3 R1")
    assert at(state, 1).occupier == 1
    assert at(play(state, "lay 1 Y2"), 1).occupier == 0


@pytest.mark.parametrize("batch", ["Y1", "Y2", "Y3", "Y3 Y3 Y2 Y1 Y1"])
def test_on_a_treasure_without_towels_you_may_play_what_you_want(batch: str) -> None:
    assert f"lay 1 {batch}" in legal(laying())


@pytest.mark.parametrize(
    ("batch", "beats"),
    [
        ("Y3 Y1", True),
        ("Y2 Y2", True),
        ("Y1 Y1 Y1 Y1", True),
        ("Y3 Y3", True),
        ("Y3", False),
        ("Y2 Y1", False),
    ],
)
def test_example_over_a_blue_three_at_least_four_is_needed(batch: str, *, beats: bool) -> None:
    state = laying("R3")
    assert (f"lay 1 {batch}" in legal(state)) == beats
    if not beats:
        assert refusal(state, f"lay 1 {batch}") == (
            "too_low",
            {"place": 1, "top": "R3", "sum": 3, "needed": 4},
        )


def test_example_of_a_three_and_a_one_the_one_lies_on_top_and_alone_is_seen() -> None:
    state = play(laying("R3"), "lay 1 Y3 Y1", "done")
    assert (at(state, 1).top, at(state, 1).height) == ("Y1", 3)
    assert [towel.value for towel in state.treasures[0].pile] == [3, 3, 1]


def test_example_over_that_one_a_single_two_is_enough() -> None:
    state = play(laying("R3"), "lay 1 Y3 Y1", "done", "bury T4b")
    assert "lay 1 R2" in legal(state)
    assert refusal(state, "lay 1 R1")[0] == "too_low"


def test_example_two_threes_leave_a_three_on_top() -> None:
    assert at(play(laying("R3"), "lay 1 Y3 Y3"), 1).top == "Y3"


def test_only_the_top_card_must_be_beaten() -> None:
    assert "lay 1 Y2" in legal(laying("R3 R3 R3 R1"))


def test_ruling_the_lowest_is_on_top_also_on_an_empty_treasure() -> None:
    assert at(play(laying(), "lay 1 Y3 Y1"), 1).top == "Y1"


def test_you_may_cover_your_own_towel() -> None:
    assert "lay 1 Y2" in legal(laying("Y1"))


def test_all_see_the_towels_that_are_laid() -> None:
    laid: dict[str, Fact] = {"seat": 0, "place": 1, "towels": ("Y3", "Y1"), "top": "Y1", "occupier_before": 1}
    assert list(told(laying("R3"), "lay 1 Y3 Y1")) == [Event("laid", laid)]


def test_who_cannot_lay_shows_the_hand_and_skips() -> None:
    """ "If all treasures bear towels of 2 or 3 and you have only one card of 1 or two"."""
    state = holding(laying("R3", "R2", "R3", "R2"), 0, towels="1 1")
    assert legal(state) == ["show"]
    assert refusal(state, "done") == ("must_show", {})
    assert list(told(state, "show", 1)) == [Event("towels_shown", {"seat": 0, "towels": ("Y1", "Y1")})]
    state = play(state, "show")
    assert turn(state) == 1
    assert playapirata.view(state, None).players[0].towels_shown == ("Y1", "Y1")
    assert playapirata.view(state, None).players[1].towels_shown is None


def test_who_has_no_towel_left_skips_by_itself() -> None:
    state = holding(buried(deal()), 0, towels="")
    assert turn(play(state, "bury T4a")) == 1


def test_a_turn_is_over_by_itself_when_the_last_towel_is_laid() -> None:
    assert turn(play(holding(laying(), 0, towels="2"), "lay 1 Y2")) == 1


def test_a_turn_is_not_over_by_itself_when_only_the_hand_tells_that_no_more_can_be_laid() -> None:
    state = play(holding(laying("R3", "R3", "R3"), 0, towels="1 1"), "lay 4 Y1")
    assert (turn(state), legal(state)) == (0, ["done"])


def test_who_can_lay_must() -> None:
    state = holding(laying("R3", "R3", "R3", "R1"), 0, towels="1 1")
    assert refusal(state, "show") == ("must_lay_towels", {"places": (4,)})
    assert legal(state) == ["lay 4 Y1 Y1"]


def test_specials_in_hand_do_not_count_towards_being_able_to_lay() -> None:
    state = play(buried(deal_special("PARROT")), "bury T4a")
    for place, pile in enumerate(("R3", "R3", "R3", "R1"), start=1):
        state = piled(state, place, pile)
    state = holding(state, 0, towels="1")
    assert legal(state) == ["parrot", "show"]
    assert legal(play(state, "parrot")) == ["lay 4 Y1"]


def test_towels_not_in_hand_cannot_be_laid() -> None:
    state = holding(laying(), 0, towels="1 3")
    assert refusal(state, "lay 1 Y3 Y3") == ("too_few_towels", {"card": "Y3", "held": 1, "wanted": 2})
    assert refusal(state, "lay 1 Y2") == ("too_few_towels", {"card": "Y2", "held": 0, "wanted": 1})


def test_every_batch_there_is_of_twelve_towels() -> None:
    assert len(set(batches((1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3)))) == 5 * 5 * 5 - 1
    assert batches((1, 3)) == ((1,), (3,), (3, 1))


def test_the_view_offers_what_wastes_no_card() -> None:
    state = holding(laying("R3", "R1", "Y3"), 0, towels="1 2 3 3")
    lays = playapirata.view(state, 0).lays
    assert lays[0] == LayView(1, 4, (("Y3", "Y1"), ("Y3", "Y2"), ("Y3", "Y3")))
    assert lays[3] == LayView(4, 1, (("Y1",), ("Y2",), ("Y3",)))
    assert playapirata.view(state, 1).lays == playapirata.view(state, None).lays == ()


def test_the_view_offers_only_treasures_that_can_be_reached() -> None:
    state = holding(laying("R3", "R2", "Y3", "R1"), 0, towels="1 1")
    assert [(lay.place, lay.needed) for lay in playapirata.view(state, 0).lays] == [(4, 2)]
    assert least(state, state.treasures[0]) == 4
