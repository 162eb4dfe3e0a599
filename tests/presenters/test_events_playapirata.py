"""What happens in Playa Pirata in words, and to whom a hidden card is named."""

import pytest

from bot.games import playapirata
from bot.games.contract import Seat
from bot.games.playapirata import State
from bot.presenters import playapirata as face
from tests.games.playapirata import table
from tests.games.playapirata.table import (
    at_the_last_turn,
    buried,
    deal,
    deal_special,
    holding,
    in_last_round,
    piled,
    play,
    play_hand,
    turn,
)
from tests.messages import cards_in
from tests.presenters.playapirata_taps import NAMES, SAY


def told(state: State, move: str, viewer: Seat | None = None) -> list[str]:
    return [face.events.event_text(event, NAMES, SAY) for event in table.told(state, move, viewer)]


def with_special(card: str) -> State:
    return buried(deal_special(card))


def with_towels(card: str, towels: str) -> State:
    return piled(with_special(card), 1, towels)


@pytest.mark.parametrize(
    ("state", "move", "public", "own"),
    [
        (deal(), "bury T5a", "Anna buries a treasure at #2.", "💰 Treasure 5"),
        (buried(deal()), "spy 1", "Anna looks at #1 through the spyglass.", "🏖️ Towel treasure"),
        (with_towels("BUCKET", "R3"), "bucket 1", "Anna looks at #1 with the bucket.", "🏖️ Towel treasure"),
        (deal(packet="CASTLE WAVE FLAG"), "keep FLAG", "Ben keeps a special card.", "🚩 Flag"),
        (
            with_special("LIFEGUARD"),
            "lifeguard R",
            "Anna sends the lifeguard to look at Ben’s treasures.",
            "💰 Treasure 4, 💰 Treasure 5, 💰 Treasure 6, ☠️ Skull",
        ),
    ],
)
def test_a_card_that_only_the_mover_may_know_is_named_to_the_mover_alone(
    state: State, move: str, public: str, own: str
) -> None:
    mover = turn(state)
    assert told(state, move) == [public]
    assert told(state, move, viewer=1 - mover) == [public]
    assert told(state, move, viewer=mover) == [f"{public[:-1]}: {own}."]


@pytest.mark.parametrize(
    ("state", "move", "sentence"),
    [
        (buried(deal()), "map 2", "Anna turns #2 face up with the map: 💰 Treasure 3."),
        (piled(buried(deal()), 3, "Y2"), "umbrella 3", "Anna puts the umbrella on #3."),
        (with_special("DOUBLE"), "double 3", "Anna places the two-seat towel next to #3."),
        (play(with_special("FLAG"), "bury T4a"), "flag", "Anna plants the flag next to #4."),
        (
            with_special("PARROT"),
            "parrot",
            "Anna plays the parrot. This turn it’s enough to match the top towel.",
        ),
        (
            with_towels("PIGGY", "Y1 R3"),
            "piggy 1 Y1",
            "Anna breaks the piggy bank and takes ☀️ 1 back from #1; 🦀 3 is now on top.",
        ),
        (
            with_towels("PIGGY", "Y2"),
            "piggy 1 top",
            "Anna breaks the piggy bank and takes ☀️ 2 back from #1; no towel is left there.",
        ),
        (
            piled(with_towels("FLIPFLOPS", "Y1").with_treasure(1, umbrella=0), 2, "Y1"),
            "flipflops 2",
            "Anna slips on the flip-flops and moves the umbrella to #2.",
        ),
    ],
)
def test_what_is_played_for_all_to_see_is_told_to_all(state: State, move: str, sentence: str) -> None:
    assert [told(state, move, viewer) for viewer in (None, 0, 1)] == [[sentence]] * 3


def test_a_pirate_without_a_target_says_so() -> None:
    state = buried(deal())
    for place in (1, 2, 3):
        state = state.with_treasure(place, face_up=True)
    assert told(state, "spy") == ["Anna plays the spyglass, but there is nothing to look at."]
    assert told(state, "map") == ["Anna plays the map, but there is nothing to turn face up."]
    alone = in_last_round(holding(state, 0, treasures="", pirates="UMB"), 0)
    assert told(alone, "umbrella")[0] == "Anna puts the umbrella away for 1 point."


def test_towels_that_push_somebody_off_a_treasure_say_whom() -> None:
    state = play(piled(piled(buried(deal()), 2, "R2"), 3, "Y1"), "bury T4a")
    assert told(state, "lay 1 Y3 Y3 Y1") == ["Anna lays ☀️ 3 ×2, ☀️ 1 on #1."]
    assert told(state, "lay 3 Y2") == ["Anna lays ☀️ 2 on #3."]
    assert told(state, "lay 2 Y3") == ["Anna lays ☀️ 3 on #2 and takes it from Ben."]
    assert told(play(state, "lay 2 Y3"), "done") == [""]


def test_who_can_lay_nothing_shows_the_towels_that_are_left() -> None:
    state = play(buried(deal()), "bury T4a")
    for place in (1, 2, 3, 4):
        state = piled(state, place, "R3")
    few, none = holding(state, 0, towels="1 2"), holding(state, 0, towels="")
    assert told(few, "show") == ["Anna can’t lay towels and shows ☀️ 1, ☀️ 2."]
    assert told(none, "show") == ["Anna has no towels left to lay."]


def test_the_last_card_of_the_draft_tells_who_begins() -> None:
    state = play(deal(packet="CASTLE WAVE FLAG"), "keep FLAG")
    assert told(state, "keep WAVE", viewer=0) == [
        "Anna keeps a special card: 🌊 Wave.",
        "Everyone has a special card. Anna starts.",
    ]


def test_the_last_turn_of_a_hand_is_announced() -> None:
    state = in_last_round(buried(deal()), 1)
    state = holding(holding(state, 0, treasures="", pirates=""), 1, treasures="", pirates="SPY")
    state = play(state, "spy 1", "lay 1 R1")
    assert told(state, "done") == [
        "",
        "Last turn of the round: **Anna** can lay towels on one treasure.",
    ]


def test_the_evening_names_who_digs_up_what_and_the_points_of_each() -> None:
    state = piled(piled(at_the_last_turn(buried(deal(match="one"))), 1, "Y1 R2"), 2, "Y3")
    state = holding(holding(state, 0, towels="1 2"), 1, towels="")
    assert told(state, "done") == [
        "",
        "Ben digs up #1: 🏖️ Towel treasure.",
        "Anna digs up #2: 💰 Treasure 3.",
        "Round 1: Anna +5 · Ben +4",
        "The game is over.",
    ]


def test_the_next_hand_tells_who_begins_and_in_two_hands_who_chose_where_to_sit() -> None:
    assert told(at_the_last_turn(buried(deal())), "done")[-1] == "Round 2 is dealt; Ben starts."
    before = piled(at_the_last_turn(buried(deal(match="two"))), 1, "Y1")
    assert told(before, "done")[-1] == (
        "**Ben** scored the least and chooses a place in the turn order of the second round."
    )
    assert told(play_hand(before), "sit 1") == [
        "Ben chooses place 1 in the turn order.",
        "Round 2 is dealt; Ben starts.",
    ]


def test_a_hand_in_one_line_has_treasures_pirates_towels_and_the_special_card() -> None:
    state = holding(deal_special("FLAG"), 0, treasures="T5a T5b TS1", pirates="SPY", towels="1 1 3")
    assert face.hand.holdings(playapirata.view(state, 0), SAY) == (
        "💰 5 ×2, ☠️ Skull · 🔭 Spyglass · ☀️ 1 ×2, ☀️ 3 · 🚩 Flag"
    )
    assert face.hand.holdings(playapirata.view(state, None), SAY) == ""


def test_in_the_draft_the_cards_to_choose_from_are_held_too() -> None:
    state = deal(packet="CASTLE WAVE FLAG")
    assert face.hand.holdings(playapirata.view(state, 1), SAY).endswith(" · 🏰 Sand castle, 🌊 Wave, 🚩 Flag")
    assert "WAVE" not in cards_in(face.hand.holdings(playapirata.view(state, 0), SAY))
