"""A card planned before one's turn: what is offered, how it is read, what it comes to, how long it holds."""

import pytest

from bot.games import skullking
from bot.games.contract import Fact, IllegalMove, NotYet, Plan, Seat
from bot.games.skullking.plans import (
    alternatives,
    as_move,
    asked,
    holds,
    is_undone,
    move,
    offered,
    read,
    variants,
)
from tests.entries import GAMES, PLANS
from tests.games.skullking.table import State, bid, deal, play_game, play_round, play_trick, turn
from tests.games.skullking.table_2021 import dealt, plays

UNLESS_SPECIAL, IF_LEADER_WINS, IF_LEADING = " unless special", " if leader wins", " if leading"


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
    assert offered(playing(), 1) == ("3.1 play Y12", "3.1 play K1", "3.1 play P2")


def test_once_a_suit_is_led_only_cards_that_may_follow_are_offered() -> None:
    state = play_trick(leading("Y2 R1 R2", "Y12 K1 K2", "Y3 R3 M1"), "Y2")
    assert offered(state, 2) == ("3.1 play Y3", "3.1 play M1")


def test_while_no_suit_is_led_every_card_is_offered() -> None:
    state = play_trick(leading("E1 R1", "Y12 K1", "Y3 R2"), "E1")
    assert offered(state, 2) == ("2.1 play Y3", "2.1 play R2")


def test_after_a_pirate_that_leads_every_card_is_offered_in_2021_whatever_number_came() -> None:
    state = dealt("PR G1", "Y5 G2", "Y3 G3", "Y4 G4", bids=(0, 0, 0, 0), played="PR Y5")
    assert offered(state, 3) == ("2.1 play Y4", "2.1 play G4")


def test_who_has_played_in_the_trick_is_offered_what_to_lead_after_taking_it() -> None:
    state = play_trick(playing(), "Y2")
    assert offered(state, 0) == ("3.2 play R1 if leading", "3.2 play K5 if leading")


def test_equal_cards_are_offered_once_as_the_lowest_copy() -> None:
    state = leading("Y1 Y2 Y3 Y4 Y5", "E2 E4 P3 P5 M2")
    assert offered(state, 1) == ("5.1 play E2", "5.1 play P3", "5.1 play M2")


def test_scary_mary_is_offered_in_both_her_faces_where_she_stands_in_the_hand() -> None:
    state = leading("Y1 Y2 Y3", "K1 SM SK")
    assert offered(state, 1) == ("3.1 play K1", "3.1 play SM:P", "3.1 play SM:E", "3.1 play SK")


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
        ("3.1 PLAY y12 unless special ELSE play p", "play Y12 unless special else play P2"),
    ],
)
def test_a_plan_is_read_in_any_case_and_spacing_for_the_next_trick_one_plays_in(
    words: str, plan: Plan
) -> None:
    assert read(playing(), 1, words) == f"3.1 {plan}"


def test_who_has_played_in_a_trick_plans_for_the_one_after() -> None:
    assert read(play_trick(playing(), "Y2"), 0, "play R1") == "3.2 play R1"


@pytest.mark.parametrize("trick", ["3.2", "2.1", "4.1", "99.1"])
def test_a_button_of_another_trick_is_refused_as_old(trick: str) -> None:
    assert read_error(playing(), 1, f"{trick} play Y12") == ("table_moved_on", {})


def test_a_card_that_can_not_follow_what_is_led_is_refused_in_the_words_of_the_rules() -> None:
    state = play_trick(leading("Y2 R1", "Y12 K1", "Y3 R2"), "Y2")
    assert read_error(state, 2, "play R2") == ("must_follow", {"suit": "Y", "card": "R2"})
    assert read_error(state, 2, "play Y3 unless special else play R2")[0] == "must_follow"


def test_a_condition_that_can_not_come_about_is_refused() -> None:
    state = play_trick(leading("P1 R1", "Y12 K1", "Y3 R2"), "P1")
    assert read_error(state, 2, "play Y3 unless special") == ("condition_gone", {})
    assert read_error(playing(), 1, "play Y12 if leader wins") == ("condition_gone", {})
    assert read_error(playing(), 1, "play Y12 if leading") == ("condition_gone", {})


@pytest.mark.parametrize(("trick", "can"), [("Y5 Y9", False), ("Y5 P1", False), ("M1 P1", True)])
def test_a_leader_who_has_lost_the_trick_for_good_can_not_take_it(trick: str, can: bool) -> None:
    lead, second = trick.split()
    state = play_trick(leading(f"{lead} R1", f"{second} R2", "Y3 R3", "Y4 R4"), trick)
    if can:  # the Skull King may still come, and a Mermaid beats him
        assert read(state, 3, "play Y4 if leader wins") == "2.1 play Y4 if leader wins"
    else:
        assert read_error(state, 3, "play Y4 if leader wins") == ("condition_gone", {})


def test_a_white_whale_may_give_the_trick_back_to_the_leaders_number() -> None:
    state = dealt("Y9 G1", "PR G2", "Y3 G3", "Y4 WW", bids=(0, 0, 0, 0), played="Y9 PR")
    assert read(state, 3, "play Y4 if leader wins") == "2.1 play Y4 if leader wins"


@pytest.mark.parametrize(
    "words", ["play sm:e unless special", "PLAY SM E  unless special", "play Sm : e UNLESS special"]
)
def test_scary_mary_is_planned_in_one_of_her_faces(words: str) -> None:
    assert read(leading("Y1", "SM"), 1, words) == "1.1 play SM:E unless special"


def test_scary_mary_without_a_face_is_asked_for_one() -> None:
    assert read_error(leading("Y1", "SM"), 1, "play sm unless special") == (
        "face_needed",
        {"card": "SM", "kind": "SM"},
    )


@pytest.mark.parametrize("words", ["play P", "play P3", "play p5"])
def test_equal_cards_are_read_as_the_lowest_copy_held(words: str) -> None:
    assert read(leading("Y1 Y2", "P3 P5"), 1, words) == "2.1 play P3"


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
        ("play Y12 else play K1", "Y12 else play K1"),
        ("play Y12 unless special else play Y12", "Y12 unless special else play Y12"),
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
        assert move(state, 1, plan + UNLESS_SPECIAL) is None


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


PLAN = "2.1 play R4"


def third(lead: str, second: str) -> State:
    """The third of four is on turn."""
    hands = (f"{lead.partition(':')[0]} R1", f"{second.partition(':')[0]} R2", "R4 E1", "Y4 R7")
    return play_trick(leading(*hands), f"{lead} {second}")


@pytest.mark.parametrize(
    ("lead", "second", "wins"),
    [
        ("B9", "B3", True),
        ("B9", "B12", False),
        ("B9", "K1", False),
        ("K9", "B1", True),
        ("M1", "K13", True),
        ("M1", "P1", False),
        ("P1", "P2", True),
        ("P1", "SK", False),
        ("M1", "SK", True),
        ("E1", "E2", True),
        ("E1", "B1", False),
        ("SM:E", "E2", True),
    ],
)
def test_only_if_the_leader_would_still_take_it_by_the_rules_of_the_trick(
    lead: str, second: str, wins: bool
) -> None:
    state = third("E3" if lead == "E1" else lead, second)
    assert move(state, 2, PLAN + IF_LEADER_WINS) == ("play R4" if wins else None)


def test_under_a_kraken_the_leader_takes_nothing() -> None:
    hands = ("Y9 G1", "KR G2", "U3 G3")
    state = dealt(*hands, bids=(0, 0, 0), played="Y9 KR")
    assert move(state, 2, "2.1 play U3 if leader wins else play G3") == "play G3"


def test_where_graybeard_leads_the_condition_speaks_of_him() -> None:
    state = dealt("Y1 Y2", "G3 G4", ghost="Y9 Y8", bids=(0, 0), played="Y1 G3")
    seat = state.order[-1]
    assert state.order[0] == 2, "Graybeard has taken the first trick, and leads"
    other = state.order[1]
    card = "Y2" if seat == 0 else "G4"
    assert move(state, seat, f"2.2 play {card} if leader wins") is NotYet.DUE
    after = plays(state, f"play {'G4' if other == 1 else 'Y2'}")
    assert move(after, seat, f"2.2 play {card} if leader wins") == f"play {card}"


def test_when_its_condition_fails_a_plan_comes_to_its_other_card() -> None:
    state = third("B9", "P1")
    assert move(state, 2, f"{PLAN} unless special else play E1") == "play E1"
    assert move(state, 2, f"{PLAN} if leader wins else play E1") == "play E1"


def test_the_other_card_must_be_legal_too() -> None:
    state = play_trick(leading("B9 R1", "P1 R2", "B4 K1"), "B9 P1")
    assert move(state, 2, "2.1 play B4 unless special else play K1") is None


def test_what_is_planned_for_leading_is_led_by_who_leads() -> None:
    state = play_trick(leading("Y12 R1", "Y3 K1"), "Y12 Y3")
    assert move(state, 0, "2.2 play R1 if leading") == "play R1"


def test_what_is_planned_for_leading_comes_to_nothing_when_another_leads() -> None:
    state = play_trick(leading("Y12 R1", "Y3 K1"), "Y12 Y3")
    assert not holds(state, 1, "2.2 play K1 if leading")
    assert move(play_trick(state, "R1"), 1, "2.2 play K1 if leading") is None


def test_rosie_may_have_them_lead_so_what_is_planned_for_leading_waits_for_her_choice() -> None:
    assert holds(won_with("PR"), 2, "3.2 play Y8 if leading")
    assert holds(plays(won_with("PR"), "lead 3"), 2, "3.2 play Y8 if leading")
    assert not holds(plays(won_with("PR"), "lead 1"), 2, "3.2 play Y8 if leading")


def test_a_plan_for_another_trick_comes_to_nothing() -> None:
    state = play_trick(leading("Y12 R1", "Y3 K1"), "Y12 Y3 R1")
    assert turn(state) == 1
    assert move(state, 1, "2.2 play K1") == "play K1"
    assert move(state, 1, "2.1 play K1") is None


# Conditions and other cards


def test_conditions_are_offered_where_they_can_matter() -> None:
    state = play_trick(leading("B9 R1", "Y3 R2", "R4 E1"), "B9")
    assert variants(state, 2, PLAN) == [PLAN + UNLESS_SPECIAL, PLAN + IF_LEADER_WINS]
    assert variants(state, 2, PLAN + UNLESS_SPECIAL) == [PLAN, PLAN + IF_LEADER_WINS]


def test_after_a_special_card_only_the_leaders_condition_is_offered() -> None:
    state = play_trick(leading("P1 R1", "Y3 R2", "R4 E1"), "P1")
    assert variants(state, 2, PLAN) == [PLAN + IF_LEADER_WINS]


def test_the_leaders_condition_is_not_offered_once_the_trick_is_anothers() -> None:
    state = play_trick(leading("B9 R1", "B12 R2", "R4 E1", "R5 E2"), "B9 B12")
    assert variants(state, 3, "2.1 play R5") == ["2.1 play R5 unless special"]


def test_before_the_lead_only_special_cards_can_matter() -> None:
    assert variants(leading("B9 R1", "Y3 R2"), 1, "2.1 play Y3") == ["2.1 play Y3 unless special"]


def test_what_is_planned_for_leading_has_no_other_condition() -> None:
    state = play_trick(playing(), "Y2")
    assert variants(state, 0, "3.2 play R1 if leading") == ()
    assert alternatives(state, 0, "3.2 play R1 if leading") == ()


def test_a_plan_with_a_condition_is_offered_every_other_card_and_to_be_asked() -> None:
    state = play_trick(leading("B9 R1", "Y3 R2", "R4 E1"), "B9")
    asks = PLAN + IF_LEADER_WINS
    assert alternatives(state, 2, asks) == [asks, f"{asks} else play E1"]
    assert alternatives(state, 2, PLAN) == ()


def test_on_the_turn_only_an_unconditional_plan_for_its_trick_is_a_move() -> None:
    state = third("B9", "B3")
    assert as_move(state, 2, PLAN) == "play R4"
    conditional = [PLAN + one for one in (UNLESS_SPECIAL, IF_LEADER_WINS, IF_LEADING)]
    for other in (*conditional, "2.2 play R4", "1.1 play R4", "play R4", "sail away"):
        assert as_move(state, 2, other) is None


# Who is asked


def test_when_a_trick_is_led_all_who_are_still_to_play_in_it_are_asked() -> None:
    state = leading("B9 R1", "B12 R2", "B4 E1", "B5 E2", leader=2)
    assert asked(state) is None
    assert asked(play_trick(state, "B4")) == ("2.1", (3, 0, 1))
    assert asked(play_trick(state, "B4 B5")) == ("2.1", (0, 1))
    assert asked(play_trick(state, "B4 B5 B9 B12")) is None


def test_nobody_is_asked_while_bids_are_made_or_when_the_game_is_over() -> None:
    assert asked(deal("Y2", "Y12")) is None
    assert asked(play_game(deal("Y1", "Y2", rounds=1))) is None


def test_graybeard_is_asked_nothing() -> None:
    state = dealt("Y1 Y2", "G3 G4", ghost="Y9 Y8", bids=(0, 0), played="Y1")
    assert asked(state) == ("2.1", (1,))


# What an undo takes back


def test_an_undo_drops_the_plans_of_the_trick_whose_card_was_taken_back() -> None:
    led = play_trick(leading("Y12 R1", "Y3 K1", "Y2 B1"), "Y12")
    second = play_trick(led, "Y3")
    assert is_undone(second, led, "2.1 play Y2")
    assert not is_undone(second, led, "2.2 play R1 if leading")


def test_an_undo_of_the_last_card_of_a_trick_leaves_the_plans_of_the_next() -> None:
    second = play_trick(leading("Y12 R1", "Y3 K1", "Y2 B1"), "Y12 Y3")
    whole = play_trick(second, "Y2")
    assert not is_undone(whole, second, "2.2 play K1")
    assert is_undone(play_trick(whole, "R1"), second, "2.2 play K1")


def test_an_undo_of_a_powers_answer_leaves_all_plans() -> None:
    due = won_with("PS")
    assert not is_undone(plays(due, "bet 10"), due, "3.2 play Y8")


def test_an_undo_drops_a_plan_of_an_older_version() -> None:
    led = play_trick(leading("Y12 R1", "Y3 K1"), "Y12")
    assert is_undone(led, leading("Y12 R1", "Y3 K1"), "play K1")


# How long it holds


def test_a_plan_for_a_trick_ends_with_the_trick() -> None:
    state = leading("Y12 R1", "Y3 K1", "Y2 B1")
    assert holds(play_trick(state, "Y12"), 2, "2.1 play Y2")
    assert not holds(play_trick(state, "Y12 Y3 Y2"), 2, "2.1 play B1")


def test_a_plan_ends_when_the_seat_has_played_another_card_in_its_trick() -> None:
    state = play_trick(leading("Y12 R1", "Y3 E1", "Y2 B1"), "Y12 Y3")
    assert not holds(state, 1, "2.1 play E1")


def test_a_card_that_the_lead_has_made_illegal_is_dropped_before_the_turn() -> None:
    state = leading("Y12 R1", "Y3 K1", "Y2 B1")
    assert holds(state, 2, "2.1 play B1")
    assert not holds(play_trick(state, "Y12"), 2, "2.1 play B1")


def test_a_plan_whose_condition_can_not_come_about_any_more_holds_only_with_another_card() -> None:
    state = play_trick(leading("B9 R1", "P1 R2", "B4 E1", "B5 E2"), "B9 P1")
    assert not holds(state, 3, "2.1 play B5 unless special")
    assert holds(state, 3, "2.1 play B5 unless special else play E2")
    assert not holds(state, 3, "2.1 play B5 if leader wins")


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
