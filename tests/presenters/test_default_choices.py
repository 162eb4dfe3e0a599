"""Buttons for a game that has no choices of its own: a move word by word."""

from collections.abc import Sequence
from functools import partial

from bot.games.contract import Move, next_words_in
from bot.presenters.contract import Choice, Label
from bot.presenters.default_choices import default_choices

MOVES = ("bid 0", "draw", "play P1", "play P2", "play WH 1", "play WH 2", "lay R1", "lay R1 R2")
EMOJI = {"P": "🗡️"}


def label(words: str, given: int) -> Label:
    text = " ".join(words.split()[given:])
    if text[0] == "P":
        return Label("Pirate", EMOJI["P"], kind="P")
    return Label(text)


def choices(draft: str = "", moves: Sequence[Move] = MOVES) -> Sequence[Choice]:
    return default_choices(partial(next_words_in, moves), draft, label, "Done")


def test_each_next_word_is_a_choice_and_a_whole_move_where_nothing_is_left_to_choose() -> None:
    assert choices() == [
        Choice("bid 0", "bid 0"),
        Choice("draw", "draw"),
        Choice("play", "play …", whole=False),
        Choice("lay R1", "lay R1 …", whole=False),
    ]


def test_equal_cards_are_offered_once_as_the_first_of_them() -> None:
    assert choices("play") == [Choice("play P1", "Pirate", "🗡️"), Choice("play WH", "WH …", whole=False)]


def test_what_only_looks_the_same_is_offered_apart() -> None:
    """Two players may have one name."""
    offered = default_choices(
        partial(next_words_in, ("call 0", "call 1")), "", lambda *_: Label("Anna"), "Done"
    )
    assert offered == [Choice("call 0", "Anna"), Choice("call 1", "Anna")]


def test_a_draft_that_is_a_move_can_be_ended() -> None:
    assert choices("lay R1") == [Choice("lay R1 R2", "R2"), Choice("lay R1", "Done", "✅")]


def test_a_word_that_is_the_only_one_is_not_asked_for() -> None:
    plays = ("play P1 left", "play P1 right")
    assert choices("", plays) == [Choice("play P1 left", "left"), Choice("play P1 right", "right")]
    assert choices("", ("draw", "play P1 left")) == [
        Choice("draw", "draw"),
        Choice("play P1 left", "play P1 left"),
    ]


def test_the_only_move_there_is_is_offered() -> None:
    assert choices("", ("draw deep",)) == [Choice("draw deep", "deep")]


def test_a_draft_that_leads_nowhere_counts_as_none() -> None:
    for draft in ("sail O7", "play Z9", "pl", "bid 0"):
        assert choices(draft) == choices(""), draft


def test_nothing_is_offered_where_there_is_no_move() -> None:
    assert choices("", ()) == choices("play", ()) == []
