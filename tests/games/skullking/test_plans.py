"""A card planned before one's turn: what is offered, how it is read, what it comes to, how long it holds."""

import pytest

from bot.games import skullking
from bot.games.contract import Fact, IllegalMove, NotYet, Plan, Seat
from bot.games.skullking.plans import CONDITION, holds, move, offered, read
from tests.entries import GAMES, PLANS
from tests.games.skullking.table import State, bid, deal, play_game, play_round, play_trick, turn
from tests.games.skullking.table_2021 import dealt


def leading(*hands: str, leader: Seat = 0) -> State:
    return bid(deal(*hands, leader=leader), *[0] * len(hands))


def playing() -> State:
    return leading("Y2 R1 K5", "Y12 K1 P2")


def read_error(state: State, seat: Seat, words: str) -> tuple[str, dict[str, Fact]]:
    with pytest.raises(IllegalMove) as error:
        read(state, seat, words)
    return error.value.code, dict(error.value.facts)


def test_skull_king_alone_has_plans() -> None:
    assert list(PLANS) == ["skullking"]
    assert PLANS.keys() <= GAMES.keys()
    assert PLANS["skullking"].offered(playing(), 1) == offered(playing(), 1)


# What is offered


def test_who_is_not_on_turn_is_offered_each_card_of_the_hand_in_its_order() -> None:
    assert offered(playing(), 1) == ("play Y12", "play K1", "play P2")


def test_a_card_that_may_have_to_follow_is_offered_all_the_same() -> None:
    state = play_trick(leading("Y2 R1", "Y12 K1", "Y3 R2"), "Y2")
    assert offered(state, 2) == ("play Y3", "play R2")


def test_who_has_played_to_the_trick_may_plan_the_next() -> None:
    assert offered(play_trick(playing(), "Y2"), 0) == ("play R1", "play K5")


def test_equal_cards_are_offered_once_as_the_lowest_copy() -> None:
    state = leading("Y1 Y2 Y3 Y4 Y5", "E2 E4 P3 P5 M2")
    assert offered(state, 1) == ("play E2", "play P3", "play M2")


def test_scary_mary_is_offered_in_both_her_faces_where_she_stands_in_the_hand() -> None:
    state = leading("Y1 Y2 Y3", "K1 SM SK")
    assert offered(state, 1) == ("play K1", "play SM:P", "play SM:E", "play SK")


def test_a_plan_is_offered_without_the_condition() -> None:
    assert all(CONDITION not in plan for plan in offered(playing(), 1))


def test_nobody_may_plan_while_bids_are_made() -> None:
    state = skullking.play(deal("Y2 R1", "Y12 K1"), 0, "bid 1")
    assert [offered(state, seat) for seat in (0, 1)] == [(), ()]
    assert read_error(state, 1, "play Y12") == ("no_plan_now", {})


def test_nobody_may_plan_on_their_own_turn() -> None:
    assert offered(playing(), 0) == ()
    assert read_error(playing(), 0, "play Y2") == ("no_plan_now", {})


def test_nobody_may_plan_after_their_last_card() -> None:
    state = play_trick(leading("Y1", "Y2"), "Y1")
    assert offered(state, 0) == ()
    assert read_error(state, 0, "play Y1") == ("no_plan_now", {})


def test_nobody_may_plan_when_the_game_is_over() -> None:
    state = play_game(deal("Y1", "Y2", rounds=1))
    assert [offered(state, seat) for seat in (0, 1)] == [(), ()]
    assert read_error(state, 1, "play Y2") == ("no_plan_now", {})


# How it is read


@pytest.mark.parametrize(
    ("words", "plan"),
    [
        ("play Y12", "play Y12"),
        ("  PLAY \t y12\n", "play Y12"),
        ("play y12 unless special", "play Y12 unless special"),
        (" Play  K1   UNLESS\tSpecial ", "play K1 unless special"),
        ("play p", "play P2"),
        ("play p unless special", "play P2 unless special"),
    ],
)
def test_a_plan_is_read_in_any_case_and_spacing(words: str, plan: Plan) -> None:
    assert read(playing(), 1, words) == plan


@pytest.mark.parametrize(
    "words", ["play sm:e unless special", "PLAY SM E  unless special", "play Sm : e UNLESS special"]
)
def test_scary_mary_is_planned_in_one_of_her_faces(words: str) -> None:
    assert read(leading("Y1", "SM"), 1, words) == "play SM:E unless special"


def test_scary_mary_without_a_face_is_asked_for_one() -> None:
    assert read_error(leading("Y1", "SM"), 1, "play sm unless special") == (
        "face_needed",
        {"card": "SM", "kind": "SM"},
    )


@pytest.mark.parametrize("words", ["play P", "play P3", "play p5"])
def test_equal_cards_are_read_as_the_lowest_copy_held(words: str) -> None:
    assert read(leading("Y1 Y2", "P3 P5"), 1, words) == "play P3"


@pytest.mark.parametrize(
    ("words", "card"),
    [
        ("play Y2", "Y2"),
        ("play k5 unless special", "K5"),
        ("play P1", "P1"),
        ("play e", "E1"),
        ("play sm:e", "SM"),
    ],
)
def test_a_card_that_one_does_not_hold_is_refused_as_not_in_hand(words: str, card: str) -> None:
    assert read_error(playing(), 1, words) == ("not_in_hand", {"card": card})


@pytest.mark.parametrize(
    ("words", "said_back"),
    [
        ("", ""),
        ("Y12", "Y12"),
        ("sail away", "sail away"),
        ("bid 1", "bid 1"),
        ("bid 99", "bid 99"),
        ("play", "play"),
        ("play Y14", "Y14"),
        ("play Y14 unless special", "Y14"),
        ("play unless special", "unless special"),
        ("unless special", "unless special"),
        ("play Y12 unless", "Y12 unless"),
        ("play Y12 unless Pirates", "Y12 unless Pirates"),
        ("play Y12 if special", "Y12 if special"),
        ("play Y12 unless special unless special", "Y12 unless special"),
    ],
)
def test_words_that_name_no_plan_are_refused_and_the_card_in_them_is_said_back(
    words: str, said_back: str
) -> None:
    assert read_error(playing(), 1, words) == ("unknown_plan", {"words": said_back})


# What it comes to


def test_on_the_turn_a_plan_comes_to_its_move() -> None:
    state = play_trick(playing(), "Y2")
    assert move(state, 1, "play Y12") == "play Y12"
    assert move(state, 1, "play P2") == "play P2"


@pytest.mark.parametrize("plan", ["play Y12", "play Y12 unless special"])
def test_before_the_turn_a_plan_is_not_yet_due(plan: Plan) -> None:
    assert move(playing(), 1, plan) is NotYet.DUE


def won_with(pirate: str) -> State:
    hands = ("Y2 Y3 Y4", f"{pirate} Y5 Y6", "Y9 Y8 Y7")
    return dealt(*hands, bids=(0, 1, 0), played=f"Y2 {pirate} Y9", pile="G1 G2", powers=True)


@pytest.mark.parametrize("pirate", ["PR", "PB", "PS", "PH"])
def test_while_a_power_is_due_a_plan_is_not_yet_due(pirate: str) -> None:
    assert move(won_with(pirate), 1, "play Y5") is NotYet.DUE


@pytest.mark.parametrize(("pirate", "answer"), [("PR", "lead 2"), ("PS", "bet 10"), ("PH", "change 0")])
def test_once_the_power_is_used_the_plan_comes_to_its_move(pirate: str, answer: str) -> None:
    used = skullking.play(won_with(pirate), 1, answer)
    assert move(used, 1, "play Y5") == "play Y5"


@pytest.mark.parametrize(("discards", "planned"), [("G1 G2", "play Y5"), ("Y5 G1", None)])
def test_after_bendt_a_plan_comes_to_its_move_only_if_the_card_is_still_held(
    discards: str, planned: str | None
) -> None:
    used = skullking.play(won_with("PB"), 1, f"discard {discards}")
    assert move(used, 1, "play Y5") == planned


def test_a_plan_of_one_who_lets_another_lead_is_not_yet_due_and_holds() -> None:
    used = skullking.play(won_with("PR"), 1, "lead 1")
    assert move(used, 1, "play Y5") is NotYet.DUE
    assert holds(used, 1, "play Y5")


def test_a_plan_of_a_card_that_may_not_be_played_since_one_must_follow_comes_to_nothing() -> None:
    assert move(play_trick(playing(), "Y2"), 1, "play K1") is None


def test_a_plan_of_a_card_that_has_gone_comes_to_nothing() -> None:
    state = play_trick(playing(), "Y2 Y12")
    assert turn(state) == 1
    assert move(state, 1, "play Y12") is None
    assert move(state, 1, "play K1") == "play K1"


@pytest.mark.parametrize("card", ["E1", "P5", "M1", "SM:P", "SM:E", "SK"])
def test_any_special_card_in_the_trick_makes_the_condition_fail(card: str) -> None:
    state = play_trick(leading(f"Y1 {card.partition(':')[0]}", "Y2 K1", "Y3 K2"), card)
    for plan in ("play Y2", "play K1"):
        assert move(state, 1, plan) == plan
        assert move(state, 1, plan + CONDITION) is None


@pytest.mark.parametrize("card", ["Y1", "R13", "B1", "K13"])
def test_cards_of_a_suit_the_trump_included_leave_the_condition_unharmed(card: str) -> None:
    state = play_trick(leading(card, "M1"), card)
    assert move(state, 1, "play M1 unless special") == "play M1"


def test_a_special_card_anywhere_in_the_trick_makes_the_condition_fail() -> None:
    state = leading("Y1", "P1", "Y3", "Y4")
    assert move(play_trick(state, "Y1 P1 Y3"), 3, "play Y4 unless special") is None


def test_a_special_card_of_the_trick_before_does_not_count() -> None:
    state = play_trick(leading("Y1 R1", "P1 R2"), "Y1 P1")
    assert turn(state) == 1
    assert move(state, 1, "play R2 unless special") == "play R2"


@pytest.mark.parametrize(
    "text", ["", "bid 1", "play", "play y12", "play Y12 unless", " unless special", "sail"]
)
def test_a_text_that_is_no_plan_comes_to_nothing_and_does_not_hold(text: str) -> None:
    for state in (deal("Y2", "Y12"), playing(), play_trick(playing(), "Y2")):
        assert move(state, 1, text) is None
        assert not holds(state, 1, text)


# How long it holds


@pytest.mark.parametrize("plan", ["play Y12", "play Y12 unless special"])
def test_a_plan_holds_while_its_card_is_in_hand(plan: Plan) -> None:
    state = leading("Y2 R1", "Y3 K1", "Y12 B1")
    assert [holds(after, 2, plan) for after in (state, play_trick(state, "Y2"))] == [True, True]
    assert not holds(play_trick(state, "Y2 Y3 Y12"), 2, plan)


def test_a_plan_that_must_wait_for_the_next_trick_holds_into_it() -> None:
    state = play_trick(leading("Y12 R1", "Y3 K1", "Y2 B1"), "Y12 Y3 Y2")
    assert turn(state) == 0
    assert holds(state, 2, "play B1")


@pytest.mark.parametrize("plan", ["play SM:P", "play SM:E unless special"])
def test_scary_mary_holds_in_either_face_while_she_is_in_hand(plan: Plan) -> None:
    state = leading("Y1", "SM")
    assert holds(state, 1, plan)
    assert not holds(play_trick(state, "Y1 SM:P"), 1, plan)


def test_no_plan_holds_when_a_round_has_ended_even_if_the_card_is_dealt_again() -> None:
    state = play_round(leading("Y1", "Y2"))
    dealt = skullking.view(state, 1).hand
    assert skullking.view(state, 1).step == "bid"
    assert [holds(state, 1, f"play {card}") for card in dealt if card != "SM"] == [False] * len(dealt)


def test_no_plan_holds_when_the_game_is_over() -> None:
    assert not holds(play_game(deal("Y1", "Y2", rounds=1)), 1, "play Y2")
