"""Which moves show what was hidden, so that they can't be taken back alone."""

import pytest

from bot.games import playapirata
from bot.games.playapirata import State
from tests.games.playapirata.table import (
    at_the_last_turn,
    buried,
    deal,
    deal_special,
    holding,
    piled,
    play,
    turn,
)


def reveals(state: State, move: str) -> bool:
    seat = turn(state)
    return playapirata.reveals(state, seat, move, playapirata.play(state, seat, move))


@pytest.mark.parametrize("move", ["bury T4a", "spy 1", "map 1"])
def test_to_bury_uncovers_nothing_but_spyglass_and_map_do(move: str) -> None:
    assert reveals(buried(deal()), move) == (move != "bury T4a")


def test_a_pirate_without_a_target_uncovers_nothing() -> None:
    state = buried(deal())
    for place in (1, 2, 3):
        state = state.with_treasure(place, face_up=True)
    assert not reveals(state, "spy")
    assert not reveals(state, "map")


def test_umbrella_and_towels_uncover_nothing() -> None:
    state = piled(buried(deal()), 2, "Y1")
    assert not reveals(state, "umbrella 2")
    state = play(state, "umbrella 2")
    assert not reveals(state, "lay 1 Y1")
    assert not reveals(play(state, "lay 1 Y1"), "done")


def test_a_shown_hand_is_uncovered() -> None:
    state = play(holding(buried(deal()), 0, towels="1"), "bury T4a")
    for place in (1, 2, 3, 4):
        state = piled(state, place, "R3")
    assert reveals(state, "show")


def test_evening_uncovers_the_treasures() -> None:
    assert reveals(at_the_last_turn(buried(deal())), "done")


def test_a_packet_passed_on_is_uncovered_but_the_last_special_kept_uncovers_nothing() -> None:
    state = deal(packet="CASTLE WAVE SKELETON")
    assert reveals(state, "keep WAVE")
    assert not reveals(play(state, "keep WAVE"), "keep CASTLE")


@pytest.mark.parametrize(
    ("card", "move", "shows"),
    [
        ("BUCKET", "bucket 1", True),
        ("LIFEGUARD", "lifeguard R", True),
        ("PIGGY", "piggy 2 top", True),
        ("PIGGY", "piggy 2 Y1", False),
        ("PARROT", "parrot", False),
        ("DOUBLE", "double 1", False),
    ],
)
def test_specials_that_look_uncover_what_they_show(card: str, move: str, *, shows: bool) -> None:
    assert reveals(piled(piled(buried(deal_special(card)), 1, "R3"), 2, "Y1 Y2"), move) == shows
