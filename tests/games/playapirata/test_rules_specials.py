"""The variant: the draft, and when special cards may be played, sentence by sentence."""

import pytest

from bot.games import playapirata
from bot.games.contract import Event
from tests.games.playapirata.specials import ready
from tests.games.playapirata.table import (
    at_the_last_turn,
    deal,
    deal_special,
    legal,
    play,
    refusal,
    told,
    turn,
)

PACKET = "CASTLE SKELETON WAVE DOUBLE"


# -- the draft ---------------------------------------------------------------------------------------------


def test_the_player_after_the_starting_player_keeps_a_special_and_passes_the_rest_on_clockwise() -> None:
    state = deal(players=3, first=1, packet=PACKET)
    assert (turn(state), legal(state)) == (2, [f"keep {card}" for card in PACKET.split()])
    state = play(state, "keep WAVE")
    assert (turn(state), legal(state)) == (0, ["keep CASTLE", "keep SKELETON", "keep DOUBLE"])


def test_the_starting_player_gets_the_last_two_keeps_one_and_the_other_leaves_the_game_unseen() -> None:
    state = play(deal(players=3, packet=PACKET), "keep WAVE", "keep CASTLE")
    assert (turn(state), legal(state)) == (0, ["keep SKELETON", "keep DOUBLE"])
    state = play(state, "keep DOUBLE")
    assert [player.special for player in state.players] == ["DOUBLE", "WAVE", "CASTLE"]
    assert "SKELETON" in state.removed
    assert (turn(state), state.step) == (0, "card")
    for viewer in (None, 1, 2):
        assert "keep" not in repr(playapirata.view(state, viewer).choices)


def test_only_who_drafts_sees_the_packet_and_remembers_it() -> None:
    state = deal(players=3, packet=PACKET)
    assert [playapirata.view(state, viewer).packet for viewer in (None, 0, 1, 2)] == [
        (),
        (),
        tuple(PACKET.split()),
        (),
    ]
    state = play(state, "keep WAVE")
    assert playapirata.view(state, 1).packet == tuple(PACKET.split())
    assert playapirata.view(state, 2).packet == ("CASTLE", "SKELETON", "DOUBLE")
    assert playapirata.view(state, 0).packet == ()


def test_what_is_kept_is_told_to_nobody_else() -> None:
    state = deal(players=3, packet=PACKET)
    assert list(told(state, "keep WAVE", 1)) == [Event("kept", {"seat": 1, "card": "WAVE"})]
    for viewer in (None, 0, 2):
        assert list(told(state, "keep WAVE", viewer)) == [Event("kept", {"seat": 1, "card": None})]
    state = play(state, "keep WAVE", "keep CASTLE")
    assert list(told(state, "keep DOUBLE"))[-1] == Event("draft_over", {"seat": 0})


def test_nothing_else_can_be_done_before_the_draft_is_over() -> None:
    state = deal(players=3, packet=PACKET)
    assert refusal(state, "bury T3a") == ("draft_first", {})
    assert refusal(state, "keep PIGGY") == (
        "not_in_packet",
        {"card": "PIGGY", "packet": tuple(PACKET.split())},
    )
    assert refusal(ready("PIGGY"), "keep PIGGY") == ("nothing_to_keep", {})


def test_specials_are_drafted_anew_in_each_hand() -> None:
    state = deal(packet="CASTLE WAVE SKELETON")
    while state.number == 1:
        state = play(state, legal(state)[0])
    assert (state.step, turn(state)) == ("draft", 0)
    assert [player.special for player in state.players] == [None, None]


# -- when they may be played -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["CASTLE", "SKELETON", "WAVE"])
def test_castle_skeleton_and_wave_are_kept_to_the_end(card: str) -> None:
    state = ready(card)
    assert refusal(state, card.lower()) == ("special_is_kept", {"card": card})
    assert {move.split()[0] for move in legal(state)} == {"bury", "spy", "map"}


def test_a_special_is_played_in_addition_to_the_normal_turn_before_its_card_or_after() -> None:
    state = ready("DOUBLE")
    first = play(state, "double 1", "bury T4a", "lay 1 Y1", "done")
    then = play(state, "bury T4a", "double 1", "lay 1 Y1", "done")
    assert first == then
    assert turn(then) == 1


def test_ruling_no_special_once_towels_are_laid() -> None:
    state = play(ready("DOUBLE"), "bury T4a", "lay 1 Y1")
    assert refusal(state, "double 1") == ("special_before_towels", {"card": "DOUBLE"})


def test_no_special_in_the_starting_players_last_turn() -> None:
    assert refusal(at_the_last_turn(ready("DOUBLE")), "double 1") == ("only_towels_left", {})


def test_no_special_of_another() -> None:
    assert refusal(ready("DOUBLE"), "parrot") == ("not_in_hand", {"card": "PARROT"})


def test_no_special_in_anothers_turn() -> None:
    assert refusal(play(ready("DOUBLE"), "bury T4a"), "double 1", seat=1) == ("not_your_turn", {"seat": 0})


@pytest.mark.parametrize(
    ("card", "move"),
    [("BUCKET", "bucket 1"), ("FLIPFLOPS", "flipflops 1"), ("PIGGY", "piggy 1 top"), ("PARROT", "parrot")],
)
def test_ruling_not_in_the_first_turn(card: str, move: str) -> None:
    for state in (deal_special(card), play(deal_special(card), "bury T3a")):
        assert refusal(state, move) == ("special_not_on_first_turn", {"card": card})


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("FLAG", ("bury T3a", "flag")),
        ("LIFEGUARD", ("lifeguard R", "bury T3a")),
        ("DOUBLE", ("bury T3a", "double 2")),
    ],
)
def test_ruling_flag_lifeguard_and_double_in_the_first_turn_too(card: str, moves: tuple[str, ...]) -> None:
    assert turn(play(deal_special(card), *moves)) == 1


def test_a_first_turn_waits_for_done_while_a_special_is_in_hand() -> None:
    state = play(deal_special("FLAG"), "bury T3a")
    assert (turn(state), legal(state)) == (0, ["flag", "done"])
    assert refusal(state, "bury T4a") == ("first_turn_over", {})
    assert turn(play(state, "done")) == 1
