"""What a person may type, and how words that are no move are refused."""

import pytest

from bot.games import playapirata
from bot.games.contract import IllegalMove
from tests.games.playapirata.table import buried, deal, deal_special, holding, piled, play, refusal


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("bury t5A", "bury T5a"),
        ("  BURY   T5 ", "bury T5a"),
        ("bury ts1", "bury TS1"),
        ("spy 2", "spy 2"),
        ("Spy", "spy"),
        ("MAP 1", "map 1"),
        ("umbrella", "umbrella"),
        ("lay 3 y1 y3 Y2", "lay 3 Y3 Y2 Y1"),
        ("lay 3 1 2", "lay 3 Y2 Y1"),
        ("SHOW", "show"),
        ("Done", "done"),
        ("keep castle", "keep CASTLE"),
        ("double 1", "double 1"),
        ("FLAG", "flag"),
        ("bucket 4", "bucket 4"),
        ("lifeguard r", "lifeguard R"),
        ("FlipFlops 2", "flipflops 2"),
        ("piggy 1 TOP", "piggy 1 top"),
        ("piggy 1 2", "piggy 1 Y2"),
        ("parrot", "parrot"),
        ("sit 2", "sit 2"),
    ],
)
def test_a_move_is_read_in_any_case_and_spacing(words: str, move: str) -> None:
    assert playapirata.read(deal(), 0, words) == move


def test_a_kind_of_treasure_becomes_one_in_hand() -> None:
    state = deal("T3b T5b TS3 TS4 TT", "T4a T4b T5a T6a T6b", middle="T3a")
    assert playapirata.read(state, 0, "bury T5") == "bury T5b"
    assert playapirata.read(state, 0, "bury TS") == "bury TS3"
    assert playapirata.read(state, 0, "bury TT") == "bury TT"
    assert refusal(state, playapirata.read(state, 0, "bury T7")) == ("not_in_hand", {"card": "T7a"})


def test_the_piggy_bank_finds_a_towel_that_lies_only_on_top() -> None:
    state = piled(buried(deal_special("PIGGY")), 1, "Y2 R3 Y1")
    assert playapirata.read(state, 0, "piggy 1 y1") == "piggy 1 top"
    assert playapirata.read(state, 0, "piggy 1 y2") == "piggy 1 Y2"
    assert playapirata.read(state, 0, "piggy 9 y2") == "piggy 9 Y2"


@pytest.mark.parametrize(
    "words",
    [
        "",
        "dance",
        "bury",
        "bury T5a T5b",
        "spy one",
        "spy 0",
        "spy -1",
        "lay 1",
        "lay Y1",
        "lay",
        "done now",
        "sit",
    ],
)
def test_words_that_are_no_move_are_refused(words: str) -> None:
    with pytest.raises(IllegalMove) as error:
        playapirata.read(deal(), 0, words)
    assert (error.value.code, error.value.facts) == ("unknown_move", {"words": words})


@pytest.mark.parametrize(
    "words", ["spy ²", "spy 1_0", "map 99999", "piggy 1", "lifeguard X", "lifeguard YR", "keep"]
)
def test_odd_words_are_refused_too(words: str) -> None:
    with pytest.raises(IllegalMove) as error:
        playapirata.read(deal(), 0, words)
    assert error.value.code == "unknown_move"


@pytest.mark.parametrize(
    ("words", "word"),
    [("bury T9", "T9"), ("bury SPY", "SPY"), ("keep UMB", "UMB"), ("lay 1 Y4", "Y4"), ("lay 1 K1", "K1")],
)
def test_a_card_that_does_not_exist_is_named(words: str, word: str) -> None:
    with pytest.raises(IllegalMove) as error:
        playapirata.read(deal(), 0, words)
    assert (error.value.code, error.value.facts) == ("unknown_card", {"word": word})


def test_a_towel_of_another_colour_is_refused() -> None:
    state = play(buried(deal()), "bury T4a")
    assert refusal(state, "lay 1 R1") == ("not_your_colour", {"card": "R1", "colour": "Y"})


@pytest.mark.parametrize(
    "move", ["bury T5", "bury t5a", "lay 1 Y1 Y3", "lay 01 Y1", " spy 1", "SPY 1", "lay 1 1"]
)
def test_only_the_canonical_line_is_played(move: str) -> None:
    assert refusal(buried(deal()), move)[0] in ("unknown_move", "unknown_card")


def test_out_of_turn() -> None:
    assert refusal(deal(), "bury T3b", seat=1) == ("not_your_turn", {"seat": 0})


def test_a_treasure_not_in_hand() -> None:
    assert refusal(deal(), "bury T3b") == ("not_in_hand", {"card": "T3b"})


def test_a_place_where_no_treasure_lies() -> None:
    state = buried(deal())
    assert refusal(state, "spy 4") == ("no_such_treasure", {"place": 4, "last": 3})
    assert refusal(play(state, "bury T4a"), "lay 9 Y1") == ("no_such_treasure", {"place": 9, "last": 4})


def test_showing_the_hand_is_no_way_out_once_towels_are_laid() -> None:
    state = play(holding(buried(deal()), 0, towels="1 1 1"), "bury T4a", "lay 1 Y1")
    assert refusal(state, "show") == ("laid_already", {})


def test_steps_that_are_not_due() -> None:
    assert refusal(deal(), "sit 1") == ("no_seat_choice", {})
    assert refusal(deal(), "keep WAVE") == ("nothing_to_keep", {})
    assert refusal(deal(), "show") == ("card_first", {})
