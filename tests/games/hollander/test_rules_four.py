"""Four of a kind: "Nel caso di un poker (quattro carte uguali), si ha lo stesso effetto del KRAKEN"."""

import pytest

from bot.games import hollander
from tests.games.hollander.position import position
from tests.games.hollander.table import after, finals, hand, legal, order, pile, told, turn

FOUR_PIRATES = "PI PI PI PI"


def test_four_equal_cards_remove_the_pile_and_the_same_player_plays_again() -> None:
    state = position("8 8 8 8 1", "9", pile="5", draw="12")
    assert told(state, "play 8 8 8 8")["pile_removed"] == {
        "seat": 0,
        "cards": ("5", "8", "8", "8", "8"),
        "four_of_a_kind": True,
    }
    state = after(state, "play 8 8 8 8")
    assert (pile(state), order(state), turn(state), hand(state, 0)) == ("", "any 0", 0, "1")
    assert hollander.view(state, None).removed == ("5", "8", "8", "8", "8")


def test_the_card_played_again_is_the_first_of_the_new_pile() -> None:
    state = after(position("8 8 8 8 1 2", "9", pile="5"), "play 8 8 8 8", "play 1")
    assert (pile(state), turn(state)) == ("1", 1)


def test_three_deckhands_in_a_row_on_the_pile_are_completed_by_one_from_hand() -> None:
    state = after(position("1 9", "9", pile="5 MU 1 1 1"), "play 1")
    assert (pile(state), turn(state)) == ("", 0)
    assert len(hollander.view(state, None).removed) == 6


@pytest.mark.parametrize(("lying", "played"), [("8 8", "8 8"), ("8", "8 8 8")])
def test_any_split_between_pile_and_hand_completes_the_row(lying: str, played: str) -> None:
    state = after(position(f"{played} 9", "9", pile=f"5 {lying}"), f"play {played}")
    assert pile(state) == ""


def test_three_are_not_four() -> None:
    assert pile(after(position("8 8 8 9", "9", pile="5"), "play 8 8 8")) == "5 8 8 8"


def test_the_row_is_completed_over_several_turns() -> None:
    state = position("8 9", "8 8 9", "8 9", pile="5")
    state = after(state, "play 8", "play 8 8", "play 8")
    assert (pile(state), turn(state)) == ("", 2)


@pytest.mark.parametrize("lying", ["8 FH 8 8", "8 8 8 FH", "FH 8 FH FH 8 8 FH", "8 PI:FH 8 8"])
def test_a_hollander_in_the_row_or_on_it_does_not_break_it(lying: str) -> None:
    assert pile(after(position("8 9", "9", pile=lying), "play 8")) == ""


@pytest.mark.parametrize("between", ["WH", "PI", "IS", "MU"])
def test_any_other_card_between_breaks_the_row(between: str) -> None:
    state = after(position("8 9", "9", pile=f"8 8 8 {between}"), "play 8")
    assert pile(state) == f"8 8 8 {between} 8"


def test_cards_from_hand_and_clash_cards_make_a_mixed_row() -> None:
    state = after(position("8 8 / 8 8 7 / 1 2 3", "9", pile="5"), "play 8 8 8 8")
    assert (pile(state), turn(state), legal(state)) == ("", 0, ["play 7"])


def test_a_final_card_turned_blind_completes_the_row() -> None:
    state = after(position("// 8 9 -", "9", pile="8 8 8"), "final 1")
    assert (pile(state), turn(state), legal(state)) == ("", 0, ["final 2"])


def test_a_final_card_that_can_not_be_played_completes_no_row() -> None:
    state = after(position("// 8 9 -", "9", pile="8 8 8 12 FH"), "final 1")
    assert hand(state, 0) == "8 8 8 8 12 FH"


@pytest.mark.parametrize("card", ["MU", "IS", "WH", "PI"])
def test_four_equal_specials_are_a_kraken_and_nothing_else(card: str) -> None:
    state = position(
        f"{card} 9 / 9 / 9 - -", "9 / 9 / 9 - -", "9 / 9 / 9 - -", pile=f"5 {card} {card} {card}"
    )
    assert f"play {card}" in legal(state)
    state = after(state, f"play {card}")
    assert (pile(state), order(state), turn(state), hand(state, 0)) == ("", "any 0", 0, "9")


def test_four_hollanders_are_four_ghosts() -> None:
    state = after(position("FH FH 9", "9", "9", pile="5 FH FH"), "play FH FH")
    assert (pile(state), order(state), turn(state)) == ("5 FH FH FH FH", "at_least 5", 1)


def test_a_pirate_who_counted_as_a_hollander_is_none_of_four_pirates() -> None:
    state = after(position("PI 9 / 9", "9 / 9", pile="5 PI PI:FH PI"), "play PI hand 1 9")
    assert pile(state) == "5 PI PI:FH PI PI"


def test_four_pirates_are_a_kraken_even_where_nobody_could_be_swapped_with() -> None:
    state = after(position(f"{FOUR_PIRATES} 9", "/ 9", pile="5"), f"play {FOUR_PIRATES}")
    assert (pile(state), turn(state)) == ("", 0)


def test_a_turned_wormhole_that_makes_four_calls_nobody() -> None:
    state = after(position("// WH 9 -", "9", "9", pile="WH WH WH"), "final 1")
    assert (pile(state), turn(state), finals(state, 0)) == ("", 0, "- 9 -")
