"""Who wins a trick, sentence by sentence. Each trick is written in the order of play."""

from itertools import permutations

import pytest

from bot.games import skullking
from bot.games.contract import Event
from tests.games.skullking.table import bid, deal, play_trick, trick, winner

PLAIN_SUITS = ("Y", "R", "B")
SUIT_CARDS = ("Y1", "Y13", "R7", "B13", "K1", "K13")


def in_every_order(cards: str) -> list[str]:
    return [" ".join(order) for order in permutations(cards.split())]


def test_it_is_always_the_highest_card_of_the_suit_played_that_wins() -> None:
    for order in in_every_order("Y2 Y12 Y7 Y11"):
        assert winner(order) == "Y12"


@pytest.mark.parametrize("suit", ["Y", "R", "B", "K"])
def test_13_is_the_highest_card_of_each_suit(suit: str) -> None:
    assert winner(f"{suit}12 {suit}13 {suit}1") == f"{suit}13"


def test_the_value_of_cards_from_other_suits_is_irrelevant() -> None:
    assert winner("Y2 R13 B13 Y1") == "Y2"


def test_black_is_the_highest_suit_and_trumps_all_other_suits_irrespective_of_value() -> None:
    for suit in PLAIN_SUITS:
        assert winner(f"{suit}13 K1") == "K1"
        assert winner(f"K1 {suit}13") == "K1"


def test_the_highest_black_card_wins_over_the_other_black_cards() -> None:
    for order in in_every_order("K3 K10 Y13 R13"):
        assert winner(order) == "K10"


def test_all_other_suits_rank_equal_to_one_another() -> None:
    for led in PLAIN_SUITS:
        for other in PLAIN_SUITS:
            assert led == other or winner(f"{led}1 {other}13") == f"{led}1"


def test_example_of_the_yellow_2_yellow_12_blue_13_and_black_1() -> None:
    assert winner("Y2 Y12 B13 K1") == "K1"


def test_example_without_the_black_card_the_yellow_12_would_have_won() -> None:
    assert winner("Y2 Y12 B13") == "Y12"


def test_an_escape_is_always_the_lowest_card() -> None:
    for card in (*SUIT_CARDS, "P1", "SM:P", "M1", "SK"):
        assert winner(f"E1 {card}") == card
        assert winner(f"{card} E1") == card


def test_if_all_the_players_play_an_escape_the_first_one_wins() -> None:
    for order in in_every_order("E1 E2 E3 E4"):
        assert winner(order) == order.split()[0]


def test_scary_mary_as_an_escape_is_one_of_the_escapes() -> None:
    assert winner("SM:E E1 E2") == "SM:E"
    assert winner("E1 SM:E E2") == "E1"


def test_a_suit_card_after_escapes_wins_however_low() -> None:
    assert winner("E1 E2 R1 Y13") == "R1"


def test_the_mermaid_is_higher_than_all_cards_in_the_suits_black_included() -> None:
    for card in SUIT_CARDS:
        assert winner(f"M1 {card}") == "M1"
        assert winner(f"{card} M1") == "M1"


def test_the_mermaid_is_trumped_by_pirate_cards() -> None:
    for pirate in ("P1", "SM:P"):
        assert winner(f"M1 {pirate}") == pirate
        assert winner(f"{pirate} M1") == pirate


def test_the_mermaid_is_higher_than_the_skull_king() -> None:
    assert winner("M1 SK") == "M1"
    assert winner("SK M1") == "M1"


def test_the_mermaid_always_wins_over_the_skull_king_no_matter_which_other_cards_are_in_the_trick() -> None:
    for others in ("P1 SM:P", "P1 P2", "SM:E K13", "E1 Y13"):
        for order in in_every_order(f"M1 SK {others}"):
            assert winner(order) == "M1"


def test_the_first_mermaid_wins_over_the_skull_king() -> None:
    for order in in_every_order("M1 M2 SK P1"):
        assert winner(order) == ("M1" if order.index("M1") < order.index("M2") else "M2")


def test_pirates_are_higher_than_all_the_cards_of_a_suit_irrespective_of_suit_or_value() -> None:
    for pirate in ("P1", "SM:P"):
        for card in SUIT_CARDS:
            assert winner(f"{card} {pirate}") == pirate
            assert winner(f"{pirate} {card}") == pirate


def test_a_pirate_does_not_win_when_played_after_another_pirate() -> None:
    assert winner("P2 P1 K13") == "P2"
    assert winner("SM:P P1") == "SM:P"
    assert winner("P1 SM:P") == "P1"


def test_a_pirate_does_not_win_when_the_skull_king_is_played_later() -> None:
    assert winner("P1 SK Y1") == "SK"


def test_a_pirate_does_not_win_when_played_after_the_skull_king() -> None:
    assert winner("SK P1 Y1") == "SK"


def test_a_pirate_does_not_win_when_a_mermaid_is_played_in_the_same_trick_as_the_skull_king() -> None:
    for order in in_every_order("P1 M1 SK"):
        assert winner(order) == "M1"


def test_there_are_only_these_3_ways_not_to_win_a_trick_with_a_pirate() -> None:
    for order in in_every_order("P1 M1 K13 SM:E E1"):
        assert winner(order) == "P1"


def test_scary_mary_can_be_played_either_as_a_pirate_or_as_an_escape() -> None:
    assert winner("K13 SM:P Y1") == "SM:P"
    assert winner("Y1 SM:E E1") == "Y1"


def test_when_playing_scary_mary_the_player_says_in_which_function() -> None:
    before = bid(deal("SM", "Y1"), 0, 0)
    for face in ("SM:P", "SM:E"):
        after = play_trick(before, face)
        assert skullking.view(after, None).trick == (face,)
        told = skullking.events(before, 0, f"play {face}", after, 1)
        assert list(told) == [Event("played", {"seat": 0, "card": face})]


def test_the_skull_king_can_only_be_trumped_by_a_mermaid() -> None:
    for card in (*SUIT_CARDS, "P1", "SM:P", "SM:E", "E1"):
        assert winner(f"{card} SK") == "SK"
        assert winner(f"SK {card}") == "SK"


def test_if_2_pirates_are_played_the_card_first_played_is_higher_and_wins() -> None:
    assert winner("Y9 P4 P1") == "P4"
    assert winner("P1 K9 P4") == "P1"


def test_if_2_mermaids_are_played_the_card_first_played_is_higher_and_wins() -> None:
    assert winner("K9 M2 M1") == "M2"
    assert winner("M1 K9 M2") == "M1"


@pytest.mark.parametrize("leader", [0, 1, 2, 3])
def test_the_trick_goes_to_the_seat_that_played_the_winning_card(leader: int) -> None:
    cards = ["Y1", "Y2", "Y13", "Y4"]
    state = bid(deal(*cards, leader=leader), 0, 0, 0, 0)
    taken = skullking.view(play_trick(state, " ".join(cards[leader:] + cards[:leader])), None).tricks[-1]
    assert (taken.leader, taken.winner) == (leader, 2)


def test_everyone_is_told_who_has_won_which_cards() -> None:
    before = play_trick(bid(deal("Y1", "SK", "P1"), 0, 1, 0), "Y1 SK")
    told = skullking.events(before, 2, "play P1", play_trick(before, "P1"), None)
    assert Event("trick_won", {"seat": 1, "cards": ("Y1", "SK", "P1"), "bonus": 30}) in told
    assert trick("Y1 SK P1").winner == 1
