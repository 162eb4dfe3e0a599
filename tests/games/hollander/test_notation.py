"""Moves as people type them, and what is said of words that are none."""

import pytest

from bot.games import hollander
from bot.games.contract import IllegalMove
from bot.games.hollander.notation import parse
from tests.games.hollander.position import position
from tests.games.hollander.table import dealt

HELD = ("7 7 FH WH PI / 9 9 IS / 1 2 3", "4 5 / 6 7 8 / 1 2 3", "4 / 6 / 1 2 3")


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("play 7", "play 7"),
        ("PLAY 7, 7", "play 7 7"),
        ("  play   fh ", "play FH"),
        ("play wh>2", "play WH > 2"),
        ("play wh > 2", "play WH > 2"),
        ("play pi hand 2 7", "play PI hand 2 7"),
        ("Play PI Clash 1 is 7", "play PI clash 1 IS 7"),
        ("play pi final 1 1 3", "play PI final 1 1 3"),
        ("Take", "take"),
        ("READY", "ready"),
        ("final 2", "final 2"),
        ("call 1", "call 1"),
        ("swap FINAL 1 2 3", "swap final 1 2 3"),
        ("play 07", None),
        ("play 7 8", "play 7 8"),
    ],
)
def test_moves_are_read_in_any_case_and_spacing(words: str, move: str | None) -> None:
    state = position(*HELD)
    if move is None:
        with pytest.raises(IllegalMove, match="unknown_card"):
            hollander.read(state, 0, words)
    else:
        assert hollander.read(state, 0, words) == move


def test_a_swap_of_the_setup_is_read_in_either_order() -> None:
    state = dealt("1 2 3 / 4 5 6 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9")
    assert hollander.read(state, 0, "swap 1 5") == "swap 1 5"
    assert hollander.read(state, 0, "swap 5 1") == "swap 1 5"
    assert hollander.read(state, 0, "swap 9 9") == "swap 9 9"


@pytest.mark.parametrize("word", ["13", "0", "X", "7a", "PI:FH", "-1"])
def test_a_card_that_does_not_exist(word: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        hollander.read(position(*HELD), 0, f"play {word}")
    assert (refused.value.code, refused.value.facts) == ("unknown_card", {"word": word.upper()})


@pytest.mark.parametrize("slot", ["0", "4", "-1"])
def test_a_slot_that_does_not_exist(slot: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        hollander.read(position(*HELD), 0, f"final {slot}")
    assert (refused.value.code, refused.value.facts) == ("no_such_slot", {"slot": slot})


@pytest.mark.parametrize(
    "words",
    [
        "",
        "play",
        "play > 1",
        "play WH >",
        "play WH > x",
        "play WH > 1 2",
        "play PI hand",
        "play PI hand 1",
        "play PI clash 1 9",
        "play PI final 1 2",
        "final",
        "final x",
        "take 7",
        "ready now",
        "swap 7",
        "swap hand",
        "call",
        "call me",
        "dance",
        "bid 3",
    ],
)
def test_words_that_are_no_move(words: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        hollander.read(position(*HELD), 0, words)
    assert (refused.value.code, refused.value.facts) == ("unknown_move", {"words": words})


@pytest.mark.parametrize("move", ["PLAY 7", "play  7", "play 7 ", "play fh", "final 01", "call 01"])
def test_a_move_in_another_than_the_canonical_form_is_not_played(move: str) -> None:
    with pytest.raises(IllegalMove, match="unknown_move"):
        hollander.play(position(*HELD), 0, move)
    with pytest.raises(IllegalMove, match="unknown_move"):
        parse(move)


def test_a_refused_move_changes_nothing() -> None:
    state = position(*HELD, pile="8")
    for move in ("play 7", "play 9", "take", "final 1", "call 1", "play WH", "play PI"):
        with pytest.raises(IllegalMove):
            hollander.play(state, 0, move)
    assert state == position(*HELD, pile="8")
