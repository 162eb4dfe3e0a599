"""The Pirate: "deve sostituire una sua carta con una di pari posizione di un altro giocatore"."""

import pytest

from bot.games import hollander
from tests.games.hollander.position import position
from tests.games.hollander.table import (
    after,
    clash,
    finals,
    hand,
    legal,
    order,
    pile,
    refusal,
    shuffled,
    told,
    turn,
)

THREE = ("PI 2 9 / 3 4 5 / 6 7 8", "10 11 / 12 FH MU / KR WH IS", "1 / 1 / - - 2")


def test_a_card_in_hand_for_a_card_in_hand() -> None:
    state = after(position(*THREE, pile="7"), "play PI hand 1 2")
    assert (hand(state, 0), hand(state, 1)) == ("9 10", "2 11")


def test_a_clash_card_for_a_clash_card_both_chosen() -> None:
    state = after(position(*THREE, pile="7"), "play PI clash 1 4 FH")
    assert (clash(state, 0), clash(state, 1)) == ("3 FH 5", "12 4 MU")


def test_a_final_card_for_a_final_card_without_revealing_them() -> None:
    state = position(*THREE, pile="7")
    assert told(state, "play PI final 1 1 3", viewer=0)["swapped_final"] == {
        "seat": 0,
        "other": 1,
        "slot": 1,
        "other_slot": 3,
    }
    state = after(state, "play PI final 1 1 3")
    assert (finals(state, 0), finals(state, 1)) == ("IS 7 8", "KR WH 6")


def test_the_player_chooses_place_and_opponent() -> None:
    offered = [move for move in legal(position(*THREE, pile="7")) if move.startswith("play PI")]
    assert [move for move in offered if " hand " in move] == [
        "play PI hand 1 2",
        "play PI hand 1 9",
        "play PI hand 2 2",
        "play PI hand 2 9",
    ]
    assert len([move for move in offered if " clash 1 " in move]) == 9
    assert [move for move in offered if " clash 2 " in move] == [
        "play PI clash 2 3 1",
        "play PI clash 2 4 1",
        "play PI clash 2 5 1",
    ]
    assert len([move for move in offered if " final 1 " in move]) == 9
    assert [move for move in offered if " final 2 " in move] == [
        "play PI final 2 1 3",
        "play PI final 2 2 3",
        "play PI final 2 3 3",
    ]


def test_a_pirate_must_swap() -> None:
    assert refusal(position(*THREE, pile="7"), 0, "play PI") == ("swap_due", {})
    assert refusal(position(*THREE, pile="7"), 0, "play PI > 1") == ("swap_due", {})


@pytest.mark.parametrize(
    ("swap", "code", "facts"),
    [
        ("hand 1 3", "not_in_hand", {"card": "3"}),
        ("hand 1 PI", "not_in_hand", {"card": "PI"}),
        ("hand 2 2", "empty_hand", {"seat": 2}),
        ("clash 1 9 FH", "not_in_clash", {"card": "9", "seat": 0}),
        ("clash 1 3 9", "not_in_clash", {"card": "9", "seat": 1}),
        ("final 2 1 1", "no_final_there", {"slot": 1, "seat": 2}),
        ("hand 0 2", "not_yourself", {}),
        ("hand 5 2", "no_such_seat", {}),
    ],
)
def test_a_swap_needs_both_cards(swap: str, code: str, facts: dict[str, object]) -> None:
    state = position(*THREE[:2], "/ 1 / - - 2", pile="7")
    assert refusal(state, 0, f"play PI {swap}") == (code, facts)


def test_what_comes_from_a_hand_is_drawn_at_random() -> None:
    got = set()
    for seed in range(20):
        shuffler = shuffled(2, seed).setup.shuffler
        state = position("PI 9 9", "1 2 3", pile="7")
        state = state._replace(setup=state.setup._replace(shuffler=shuffler))
        got.add(hand(after(state, "play PI hand 1 9"), 0))
    assert got == {"1 9", "2 9", "3 9"}


def test_the_draw_depends_on_the_moves_so_far_and_not_on_what_is_given() -> None:
    shuffler = shuffled(2).setup.shuffler
    state = position("PI 8 9", "1 2 3 4 5 6 7", pile="7")
    state = state._replace(setup=state.setup._replace(shuffler=shuffler))
    drawn = [after(state, f"play PI hand 1 {give}").hand_swaps[-1].got for give in ("8", "9", "8")]
    assert drawn[0] == drawn[1] == drawn[2]
    later = {after(state._replace(moves=n), "play PI hand 1 8").hand_swaps[-1].got for n in range(20)}
    assert len(later) > 1


def test_only_the_two_see_which_cards_changed_hands() -> None:
    state = position(*THREE, pile="7")
    shown = {viewer: told(state, "play PI hand 1 2", viewer)["swapped_hand"] for viewer in (0, 1, 2, None)}
    assert shown[0] == shown[1] == {"seat": 0, "other": 1, "gave": "2", "got": "10"}
    assert shown[2] == shown[None] == {"seat": 0, "other": 1}


def test_the_two_can_look_at_it_again() -> None:
    state = after(position(*THREE, pile="7"), "play PI hand 1 2")
    for viewer in (0, 1):
        (seen,) = hollander.view(state, viewer).seen
        assert tuple(seen) == (0, 1, "2", "10")
    for other in (2, None):
        assert hollander.view(state, other).seen == ()


def test_the_swap_comes_before_drawing() -> None:
    state = position(*THREE, pile="7", draw="5 5 5")
    seat = turn(state)
    move = "play PI hand 1 2"
    codes = [e.code for e in hollander.events(state, seat, move, hollander.play(state, seat, move), None)]
    assert codes == ["played", "swapped_hand", "drew"]
    assert hand(after(state, move), 0) == "5 9 10"


def test_the_last_card_in_hand_can_not_be_swapped_since_it_was_the_pirate() -> None:
    state = position("PI / 3 / 6 7 8", "10 / 11 / - - 2", pile="7", draw="5 5 5")
    assert all(" hand " not in move for move in legal(state))
    assert refusal(state, 0, "play PI hand 1 3") == ("not_in_hand", {"card": "3"})


def test_two_pirates_together_swap_once() -> None:
    state = after(position("PI PI 2", "10", pile="7"), "play PI PI hand 1 2")
    assert (hand(state, 0), hand(state, 1), turn(state)) == ("10", "2", 1)


def test_a_pirate_is_a_ghost_to_the_order() -> None:
    assert order(after(position(*THREE, pile="7 MU"), "play PI hand 1 2")) == "at_most 7"


def test_a_pirate_who_swaps_first_of_all_lets_nobody_lose_a_turn() -> None:
    assert turn(after(position(*THREE), "play PI hand 1 2")) == 1


NOBODY_TO_SWAP_WITH = ("PI 9", "/ 10 / 1 - -", "/ 11 / 1 - -")


def test_without_such_a_pair_the_pirate_is_a_hollander_and_the_next_player_loses_a_turn() -> None:
    state = position(*NOBODY_TO_SWAP_WITH)
    assert legal(state) == ["play 9", "play PI"]
    assert told(state, "play PI")["pirate_as_hollander"] == {"seat": 0}
    state = after(state, "play PI")
    assert (turn(state), pile(state)) == (2, "PI:FH")


def test_without_such_a_pair_on_a_card_the_pirate_only_haunts() -> None:
    state = after(position(*NOBODY_TO_SWAP_WITH, pile="7"), "play PI")
    assert (turn(state), order(state)) == (1, "at_least 7")


def test_two_pirates_without_a_pair_are_as_two_hollanders() -> None:
    state = after(position("PI PI 9", *NOBODY_TO_SWAP_WITH[1:]), "play PI PI")
    assert (turn(state), pile(state)) == (2, "PI:FH PI:FH")


def test_a_pirate_as_hollander_breaks_no_row() -> None:
    state = after(position("PI 9", "/ 8 / 1 - -", pile="8 8 8"), "play PI", "play 8")
    assert (pile(state), turn(state)) == ("", 1)


def test_nothing_is_swapped_where_there_is_no_pair() -> None:
    state = position(*NOBODY_TO_SWAP_WITH)
    assert refusal(state, 0, "play PI hand 1 9") == ("no_choice_due", {})


def test_a_pirate_turned_blind_is_asked_for_the_swap_after_it_is_revealed() -> None:
    state = after(position("// PI 9 -", "9 / 9 / 1 2 3", pile="7"), "final 1")
    assert hollander.view(state, None).step == "swap"
    assert legal(state) == ["swap final 1 2 1", "swap final 1 2 2", "swap final 1 2 3"]
    assert [offer.words for offer in hollander.view(state, 0).swaps] == [
        "final 1 2 1",
        "final 1 2 2",
        "final 1 2 3",
    ]
    assert hollander.view(state, 1).swaps == ()
    assert refusal(state, 0, "call 1") == ("swap_due", {})
    assert refusal(state, 0, "final 2") == ("swap_due", {})
    assert refusal(state, 0, "swap final 1 1 1") == ("no_final_there", {"slot": 1, "seat": 0})
    state = after(state, "swap final 1 2 3")
    assert (finals(state, 0), finals(state, 1), turn(state)) == ("- 3 -", "1 2 9", 1)


def test_a_swap_that_is_the_only_one_is_made_by_itself() -> None:
    state = after(position("// PI 9 -", "9 / 9 / 1 - -", pile="7"), "final 1")
    assert (finals(state, 0), finals(state, 1), turn(state)) == ("- 1 -", "9 - -", 1)


def test_a_pirate_turned_blind_without_a_pair_is_a_hollander() -> None:
    state = after(position("// PI 9 -", "9 / 9", "9"), "final 1")
    assert (pile(state), turn(state)) == ("PI:FH", 2)
