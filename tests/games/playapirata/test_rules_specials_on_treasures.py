"""The special cards that stay at a treasure: the two-seat towel and the flag, sentence by sentence."""

import pytest

from bot.games.contract import Event
from tests.games.playapirata.specials import ready
from tests.games.playapirata.table import (
    at,
    at_the_last_turn,
    can,
    deal_special,
    holding,
    legal,
    piled,
    play,
    refusal,
    score,
    told,
)

# -- the two-seat towel ------------------------------------------------------------------------------------


def test_double_towels_there_must_beat_the_top_by_two_instead_of_one() -> None:
    state = play(ready("DOUBLE", "R1"), "double 1", "bury T4a")
    assert at(state, 1).double
    assert refusal(state, "lay 1 Y2") == ("too_low", {"place": 1, "top": "R1", "sum": 2, "needed": 3})
    assert "lay 1 Y3" in legal(state)


def test_double_holds_for_everyone_and_for_good() -> None:
    state = play(ready("DOUBLE"), "double 1", "bury T4a", "lay 1 Y2", "done", "bury T4b")
    assert refusal(state, "lay 1 R3") == ("too_low", {"place": 1, "top": "Y2", "sum": 3, "needed": 4})


def test_double_on_an_empty_treasure_any_towel_goes() -> None:
    assert "lay 1 Y1" in legal(play(ready("DOUBLE"), "double 1", "bury T4a"))


def test_double_is_laid_beside_a_buried_treasure() -> None:
    state = ready("DOUBLE")
    assert can(state, "double") == ["double 1", "double 2", "double 3"]
    assert refusal(state, "double 4") == ("no_such_treasure", {"place": 4, "last": 3})
    assert list(told(state, "double 2")) == [Event("double_laid", {"seat": 0, "place": 2})]


# -- the flag ----------------------------------------------------------------------------------------------


def test_flag_is_laid_with_a_treasure_as_you_bury_it() -> None:
    state = play(ready("FLAG"), "bury T4a")
    assert list(told(state, "flag")) == [Event("flag_laid", {"seat": 0, "place": 4})]
    assert at(play(state, "flag"), 4).flag


def test_flag_not_on_a_treasure_that_was_there_before() -> None:
    assert refusal(ready("FLAG"), "flag") == ("flag_needs_burial", {})
    assert refusal(play(ready("FLAG"), "spy 1"), "flag") == ("flag_needs_burial", {})


@pytest.mark.parametrize(
    ("card", "move", "pile"),
    [
        (None, "spy 2", ""),
        (None, "map 2", ""),
        (None, "umbrella 2", "Y3"),
        ("DOUBLE", "double 2", ""),
        ("BUCKET", "bucket 2", "R3"),
        ("PIGGY", "piggy 2 top", "Y1"),
        ("PIGGY", "piggy 2 Y1", "Y1 R2"),
    ],
)
def test_flag_pirates_and_other_specials_may_not_aim_at_that_treasure(
    card: str | None, move: str, pile: str
) -> None:
    state = piled(ready(card or "WAVE"), 2, pile)
    assert move in legal(state)
    flagged = state.with_treasure(2, flag=True)
    assert refusal(flagged, move) == ("flagged", {"place": 2})
    assert move not in legal(flagged)


def test_flag_flipflops_may_not_aim_at_that_treasure() -> None:
    state = ready("FLIPFLOPS", "Y1", "Y2").with_treasure(1, umbrella=0)
    assert can(state, "flipflops") == ["flipflops 2"]
    assert refusal(state.with_treasure(2, flag=True), "flipflops 2") == ("flagged", {"place": 2})


def test_ruling_flag_binds_its_owner_too() -> None:
    state = play(ready("FLAG"), "bury T4a", "flag", "lay 4 Y3", "done", "bury T4b", "lay 1 R1", "done")
    assert refusal(state, "umbrella 4") == ("flagged", {"place": 4})


def test_ruling_a_flagged_treasure_does_not_count_as_occupied_for_the_umbrellas_exception() -> None:
    state = piled(ready("FLAG"), 2, "Y3").with_treasure(2, flag=True)
    assert can(holding(state, 0, treasures="", pirates="UMB"), "umbrella") == ["umbrella"]


def test_flag_a_spyglass_with_only_flagged_treasures_to_aim_at_is_without_effect() -> None:
    state = ready("WAVE")
    for place in (1, 2, 3):
        state = state.with_treasure(place, flag=True)
    assert (can(state, "spy"), can(state, "map")) == (["spy"], ["map"])


def test_flag_towels_are_laid_there_as_anywhere() -> None:
    state = play(ready("WAVE", "", "R1").with_treasure(2, flag=True), "bury T4a")
    assert "lay 2 Y2" in legal(state)


def test_ruling_a_flagged_treasure_counts_for_skeleton_as_any_other() -> None:
    state = piled(deal_special("SKELETON", middle="TS2"), 1, "Y1").with_treasure(1, flag=True)
    state = play(at_the_last_turn(holding(state, 0, towels="1")), "done")
    assert (score(state, 0).details["special"], score(state, 0).details["special_points"]) == ("SKELETON", 3)


def test_ruling_a_flagged_treasure_counts_for_wave_as_any_other() -> None:
    state = play(deal_special("WAVE", middle="T7b"), "bury T7a", "done", "bury T3b", "done")
    state = piled(piled(state, 1, "Y1"), 2, "Y1")
    state = play(at_the_last_turn(state.with_treasure(2, flag=True)), "done")
    assert score(state, 0).details["treasures"] == ("T7b", "T7a")
    assert score(state, 0).details["special_points"] == 3
