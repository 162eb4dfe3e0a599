"""Playing a trick, sentence by sentence: who leads, what must be followed, who plays next."""

from itertools import combinations

import pytest

from bot.games import skullking
from bot.games.contract import Event
from tests.games.skullking.table import (
    bid,
    deal,
    play_round,
    play_trick,
    playable,
    refusal,
    score,
    turn,
    winner,
)

SPECIAL = pytest.mark.parametrize("card", ["E1", "P1", "M1", "SM:P", "SM:E", "SK"])
SUITS = pytest.mark.parametrize("suit", ["Y", "R", "B", "K"])


def in_hand(face: str) -> str:
    return face.partition(":")[0]


@pytest.mark.parametrize("leader", [0, 1, 2])
def test_the_player_to_the_left_of_the_dealer_plays_the_first_card(leader: int) -> None:
    state = bid(deal("Y1", "Y2", "Y3", leader=leader), 0, 0, 0)
    assert turn(state) == leader == (skullking.view(state, None).dealer + 1) % 3


def test_every_player_has_to_play_one_card_one_after_the_other_clockwise() -> None:
    state = bid(deal("Y1", "Y2", "Y3", leader=1), 0, 0, 0)
    for seat, card in ((1, "Y2"), (2, "Y3"), (0, "Y1")):
        assert (turn(state), skullking.view(state, None).leader) == (seat, 1)
        assert refusal(state, (seat + 1) % 3, "play Y1") == ("not_your_turn", {"seat": seat})
        state = skullking.play(state, seat, f"play {card}")


def test_a_card_is_played_openly() -> None:
    before = bid(deal("Y1", "SM", "Y3"), 0, 0, 0)
    state = play_trick(before, "Y1 SM:E")
    assert [skullking.view(state, viewer).trick for viewer in (None, 0, 1, 2)] == [("Y1", "SM:E")] * 4
    told = skullking.events(before, 0, "play Y1", play_trick(before, "Y1"), 2)
    assert list(told) == [Event("played", {"seat": 0, "card": "Y1"})]


@SUITS
def test_the_other_players_must_follow_the_suit_already_played(suit: str) -> None:
    other = "R" if suit == "Y" else "Y"
    state = play_trick(bid(deal(f"{suit}5 {suit}6", f"{suit}1 {other}9"), 0, 0), f"{suit}5")
    assert playable(state, 1) == f"{suit}1"
    assert refusal(state, 1, f"play {other}9") == ("must_follow", {"suit": suit, "card": f"{other}9"})


def test_any_player_who_cant_follow_suit_plays_a_different_one_and_loses_the_trick() -> None:
    state = play_trick(bid(deal("Y5 Y6", "B13 R13"), 0, 0), "Y5")
    assert playable(state, 1) == "R13 B13"
    assert winner("Y5 R13") == "Y5"


def test_any_player_who_cant_follow_suit_plays_a_skull_and_crossbones_flag_to_win_the_trick() -> None:
    state = play_trick(bid(deal("Y5 Y6", "K1 R13"), 0, 0), "Y5")
    assert playable(state, 1) == "R13 K1"
    assert winner("Y5 K1") == "K1"


@SPECIAL
def test_even_if_he_could_follow_the_suit_he_can_always_play_a_special_card(card: str) -> None:
    state = play_trick(bid(deal("Y5 Y6 Y7", f"Y1 R9 {in_hand(card)}"), 0, 0), "Y5")
    assert card in playable(state, 1).split()
    assert "R9" not in playable(state, 1).split()
    assert skullking.view(play_trick(state, card), None).tricks[-1].faces == ("Y5", card)


@SPECIAL
def test_special_cards_can_be_played_at_any_time(card: str) -> None:
    leading = bid(deal(f"Y1 {in_hand(card)}", "Y2 R1"), 0, 0)
    assert card in playable(leading, 0).split()
    void = play_trick(bid(deal("B1 B2", f"Y1 {in_hand(card)}"), 0, 0), "B1")
    assert card in playable(void, 1).split()


@SPECIAL
def test_if_the_first_card_is_special_the_next_suit_card_determines_the_suit_to_be_followed(
    card: str,
) -> None:
    state = bid(deal(f"R1 {in_hand(card)}", "R2 Y2", "Y3 R3"), 0, 0, 0)
    state = play_trick(state, card)
    assert skullking.view(state, None).led is None
    assert playable(state, 1) == "Y2 R2"
    state = play_trick(state, "R2")
    assert skullking.view(state, None).led == "R"
    assert playable(state, 2) == "R3"


def test_until_a_suit_card_is_played_nothing_need_be_followed() -> None:
    state = play_trick(bid(deal("E1 Y1", "P1 Y2", "SM Y3", "Y4 B4"), 0, 0, 0, 0), "E1 P1 SM:E")
    assert playable(state, 3) == "Y4 B4"


def test_a_special_card_between_does_not_change_the_suit_to_follow() -> None:
    state = play_trick(bid(deal("R1 R2", "SK Y2", "Y3 R3"), 0, 0, 0), "R1 SK")
    assert playable(state, 2) == "R3"


def test_a_black_card_thrown_on_another_suit_does_not_change_the_suit_to_follow() -> None:
    state = play_trick(bid(deal("R1 R2", "K1 Y2", "K3 R3"), 0, 0, 0), "R1 K1")
    assert playable(state, 2) == "R3"


def test_a_player_without_black_can_play_a_card_from_another_suit_when_black_is_led() -> None:
    state = play_trick(bid(deal("K1 K2", "Y1 B1"), 0, 0), "K1")
    assert playable(state, 1) == "Y1 B1"


def test_they_do_not_have_to_play_a_pirate_when_black_is_led() -> None:
    state = play_trick(bid(deal("K1 K2", "Y1 P1"), 0, 0), "K1")
    assert playable(state, 1) == "Y1 P1"


def test_scary_mary_is_offered_both_as_a_pirate_and_as_an_escape() -> None:
    state = bid(deal("Y1 SM", "Y2 Y3"), 0, 0)
    assert playable(state, 0).split() == ["Y1", "SM:P", "SM:E"]


@pytest.mark.parametrize(("leader", "taker"), [(0, 2), (1, 0), (2, 1)])
def test_the_player_who_has_won_the_trick_plays_the_first_card_of_the_next(leader: int, taker: int) -> None:
    state = bid(deal("Y1 Y9", "Y2 Y8", "Y3 Y7", leader=leader), 0, 0, 0)
    order = [(leader + place) % 3 for place in range(3)]
    cards = {seat: f"Y{9 - seat}" if seat == taker else f"Y{1 + seat}" for seat in order}
    state = play_trick(state, " ".join(cards[seat] for seat in order))
    assert turn(state) == taker == skullking.view(state, None).leader


def test_everyone_can_see_how_many_tricks_each_player_already_has() -> None:
    state = play_trick(bid(deal("Y9 Y2 R1", "Y1 Y8 R9"), 1, 1), "Y9 Y1 Y2 Y8")
    shown = skullking.view(state, None)
    assert shown.won == (1, 1)
    assert [trick.faces for trick in shown.tricks] == [("Y9", "Y1"), ("Y2", "Y8")]


@pytest.mark.parametrize("number", [1, 4, 7])
def test_as_many_tricks_are_played_as_the_players_hold_cards(number: int) -> None:
    yellow = " ".join(f"Y{rank}" for rank in range(1, number + 1))
    red = " ".join(f"R{rank}" for rank in range(1, number + 1))
    state = play_round(bid(deal(yellow, red), 0, 0))
    assert len(skullking.view(state, None).tricks) == number
    assert [score(state, seat).round for seat in (0, 1)] == [number, number]


def test_when_all_the_cards_have_been_played_the_hand_ends_and_the_scores_are_noted_down() -> None:
    before = play_trick(bid(deal("Y9 Y8", "Y1 Y2"), 2, 0), "Y9 Y1 Y8")
    assert {line.round for line in skullking.scorepad(before)} == {1}
    after = skullking.play(before, 1, "play Y2")
    assert {line.round for line in skullking.scorepad(after)} == {1, 2}
    assert [event.code for event in skullking.events(before, 1, "play Y2", after, None)] == [
        "played",
        "trick_won",
        "round_scored",
        "dealt",
    ]


def test_every_hand_may_play_exactly_what_the_rules_let_it() -> None:
    kinds = ("Y1", "R1", "K1", "E1", "P1", "M1", "SM", "SK")
    for lead in ("Y2", "R2", "B2", "K2", "E2", "P2", "M2"):
        for hand in combinations(kinds, 3):
            state = play_trick(bid(deal(f"{lead} B3 B4", " ".join(hand)), 0, 0), lead)
            assert playable(state, 1).split() == allowed(lead, hand)


def allowed(lead: str, hand: tuple[str, ...]) -> list[str]:
    """Who holds the suit led plays it or a special card; anyone else plays anything."""
    must_follow = lead[0] in "YRBK" and any(card[0] == lead[0] for card in hand)
    cards = [card for card in hand if not must_follow or card[0] == lead[0] or card[0] not in "YRBK"]
    faces = ["SM:P" if card == "SM" else card for card in cards]
    return faces + ["SM:E"] * ("SM" in cards)
