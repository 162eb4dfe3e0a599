"""The deal and the swaps before the first play: PREPARAZIONE and INIZIO DEL GIOCO."""

from collections import Counter

import pytest

from bot.games import hollander
from bot.games.hollander.cards import CODES, COPIES, DECK
from tests.games.hollander.conservation import hollander_cards
from tests.games.hollander.table import (
    SEATS,
    after,
    all_ready,
    clash,
    dealt,
    hand,
    refusal,
    shuffled,
)

TWO = ("1 2 3 / 4 5 6 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9")


def test_72_cards_four_of_each_of_12_characters_and_6_specials() -> None:
    assert len(DECK) == 72
    assert Counter(CODES[card] for card in DECK) == COPIES
    assert list(COPIES) == [*(str(rank) for rank in range(1, 13)), "FH", "KR", "MU", "WH", "IS", "PI"]
    assert set(COPIES.values()) == {4}


def test_the_header_of_a_record_holds_how_often_each_card_is_in_the_deck() -> None:
    assert hollander.RULES.deck == COPIES


@SEATS
def test_three_final_cards_three_clash_cards_on_them_and_three_in_hand(players: int) -> None:
    state = shuffled(players)
    for place in (state.finals, state.clash, state.hands):
        assert [len(threes) for threes in place] == [3] * players
    hollander_cards(state)


@SEATS
def test_the_other_cards_are_the_draw_pile(players: int) -> None:
    assert hollander.view(shuffled(players), None).draw == 72 - 9 * players


@pytest.mark.parametrize("players", [1, 7])
def test_two_to_six_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        shuffled(players)


def test_the_clash_cards_lie_face_up_and_the_final_cards_face_down() -> None:
    public = hollander.view(dealt(*TWO), None)
    assert public.clash == (("4", "5", "6"), ("4", "5", "6"))
    assert public.finals == ((True, True, True), (True, True, True))
    assert public.hand == ()


def test_nobody_knows_their_own_final_cards() -> None:
    state = dealt("1 2 3 / 4 5 6 / 7 FH 12", TWO[1])
    other = dealt("1 2 3 / 4 5 6 / KR 8 9", TWO[1])
    assert hollander.view(state, 0) == hollander.view(other, 0)


@pytest.mark.parametrize(("dealer", "starter"), [(0, 1), (1, 2), (2, 0)])
def test_the_player_left_of_the_dealer_begins(dealer: int, starter: int) -> None:
    state = all_ready(dealt(*TWO, TWO[0], dealer=dealer))
    assert list(hollander.to_move(state)) == [starter]
    assert (hollander.view(state, None).dealer, hollander.view(state, None).starter) == (dealer, starter)


def test_the_first_dealer_is_drawn_at_random() -> None:
    dealers = {shuffled(3, seed).setup.dealer for seed in range(30)}
    assert dealers == {0, 1, 2}


@pytest.mark.parametrize("dealer", range(6))
def test_a_tables_next_game_is_dealt_by_the_player_that_the_option_names(dealer: int) -> None:
    assert hollander.view(shuffled(6, dealer=str(dealer)), None).dealer == dealer
    assert hollander.view(shuffled(4, dealer=str(dealer)), None).dealer == dealer % 4


@pytest.mark.parametrize(("players", "dealer", "following"), [(2, 0, "1"), (3, 1, "2"), (6, 5, "0")])
def test_a_tables_games_are_dealt_clockwise(players: int, dealer: int, following: str) -> None:
    assert hollander.rematch_options(shuffled(players, dealer=str(dealer))) == {"dealer": following}


def test_everyone_may_swap_clash_cards_with_cards_in_hand_one_for_one() -> None:
    state = hollander.play(dealt(*TWO), 1, "swap 1 5")
    assert (hand(state, 1), clash(state, 1)) == ("2 3 5", "4 1 6")
    assert (hand(state, 0), clash(state, 0)) == ("1 2 3", "4 5 6")


def test_swaps_are_free_and_can_be_taken_back_by_swapping_again() -> None:
    state = dealt(*TWO)
    for move in ("swap 1 4", "swap 2 5", "swap 3 6", "swap 4 1"):
        state = hollander.play(state, 0, move)
    assert (hand(state, 0), clash(state, 0)) == ("1 5 6", "4 2 3")


def test_all_swap_at_the_same_time_until_they_are_ready() -> None:
    state = dealt(*TWO)
    assert list(hollander.to_move(state)) == list(hollander.may_act(state)) == [0, 1]
    state = hollander.play(state, 1, "ready")
    assert list(hollander.to_move(state)) == [0]
    assert hollander.view(state, None).ready == (False, True)
    assert refusal(state, 1, "swap 1 5") == ("already_ready", {})
    assert refusal(state, 1, "ready") == ("already_ready", {})
    assert list(hollander.legal(state, 1)) == []


def test_nobody_plays_before_all_are_ready() -> None:
    state = hollander.play(dealt(*TWO), 0, "ready")
    assert refusal(state, 0, "play 1") == ("still_swapping", {"ready": True})
    assert refusal(state, 1, "take") == ("still_swapping", {"ready": False})


def test_swaps_can_only_be_made_in_this_phase() -> None:
    state = all_ready(dealt(*TWO))
    assert refusal(state, 0, "swap 1 4") == ("swaps_are_over", {})
    assert refusal(state, 1, "ready") == ("swaps_are_over", {})


def test_a_swap_needs_a_card_in_hand_a_clash_card_and_a_difference() -> None:
    state = dealt("1 2 3 / 3 5 6 / 7 8 9", TWO[1])
    assert refusal(state, 0, "swap 9 5") == ("not_in_hand", {"card": "9"})
    assert refusal(state, 0, "swap 1 9") == ("not_in_clash", {"card": "9", "seat": 0})
    assert refusal(state, 0, "swap 3 3") == ("swap_changes_nothing", {"card": "3"})


def test_the_swaps_offered_are_those_of_different_cards_and_ready() -> None:
    state = dealt("1 1 3 / 3 5 5 / 7 8 9", TWO[1])
    assert list(hollander.legal(state, 0)) == ["swap 1 3", "swap 1 5", "swap 3 5", "ready"]


def test_the_others_swaps_do_not_change_what_one_may_choose() -> None:
    state = dealt(*TWO)
    mine, theirs = hollander.decision(state, 0), hollander.decision(state, 1)
    state = hollander.play(state, 1, "swap 1 5")
    assert hollander.decision(state, 0) == mine
    assert hollander.decision(state, 1) != theirs
    state = hollander.play(state, 1, "ready")
    assert hollander.decision(state, 0) == mine
    assert hollander.decision(state, 1) is None


def test_everyone_is_told_of_a_swap_since_both_cards_have_lain_face_up() -> None:
    before = dealt(*TWO)
    later = hollander.play(before, 1, "swap 1 5")
    (event,) = hollander.events(before, 1, "swap 1 5", later, None)
    assert (event.code, event.facts) == ("swapped", {"seat": 1, "laid": "1", "lifted": "5"})


def test_the_last_to_be_ready_lets_the_first_player_begin() -> None:
    before = hollander.play(dealt(*TWO), 1, "ready")
    events = hollander.events(before, 0, "ready", hollander.play(before, 0, "ready"), None)
    assert [event.code for event in events] == ["ready", "begins"]


def test_this_phase_ends_when_the_first_player_plays_and_draws() -> None:
    state = after(all_ready(dealt(*TWO, draw="12")), "play 3")
    assert hand(state, 0) == "1 2 12"
    assert list(hollander.to_move(state)) == [1]
