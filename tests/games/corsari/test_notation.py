"""Moves as people type them, and what a refusal says."""

import pytest

from bot.games import corsari
from bot.games.contract import IllegalMove
from tests.games.corsari.table import CLOSER, CLOSERS_PARTS, deal, do, opponent, refused, sailed, scored

SAIL = "sail Y6 crew O1 O2 O7 O8 O10 V3 prisoners R5 R6 R7"


def drawn() -> corsari.State:
    return do(deal(CLOSER, opponent(13), stock="Y6"), "draw stock")


@pytest.mark.parametrize(
    ("words", "move"),
    [
        ("draw stock", "draw stock"),
        ("  DRAW   Pier ", "draw pier"),
        ("Discard o7", "discard O7"),
        (SAIL.lower(), SAIL),
        ("SAIL y6  PRISONERS r7 r6 r5 crew v3 o10 o8 o7 o2 o1", SAIL),
        ("sail y6", SAIL),
        ("lay attach o9 crew y2 y1", "lay crew Y1 Y2 attach O9"),
        ("sail Y6 crew O1 prisoners", "sail Y6 crew O1"),
    ],
)
def test_words_in_any_case_spacing_and_order_become_the_move(words: str, move: str) -> None:
    assert corsari.read(drawn(), 0, words) == move


def test_sail_alone_is_the_best_of_all() -> None:
    move = corsari.read(drawn(), 0, "sail")
    assert move == corsari.view(drawn(), 0).offers[0].move
    assert move.startswith("sail V10 ")


def test_lay_alone_is_the_best_laying() -> None:
    state = sailed(opponent(13))
    assert corsari.read(state, 1, "lay") == corsari.view(state, 1).offers[0].move


@pytest.mark.parametrize(
    ("words", "code", "facts"),
    [
        ("", "unknown_move", {"words": ""}),
        ("dance", "unknown_move", {"words": "dance"}),
        ("draw hand", "unknown_move", {"words": "draw hand"}),
        ("discard Z3", "unknown_card", {"word": "Z3"}),
        ("discard O12", "unknown_card", {"word": "O12"}),
        ("sail Y6 crew O1 boat", "unknown_card", {"word": "boat"}),
        ("sail Y6 V10 crew O1", "one_discard", {"cards": ("Y6", "V10")}),
        ("sail crew O1", "one_discard", {"cards": ()}),
        ("lay Y1 Y2 crew Y3", "part_needed", {"cards": ("Y1", "Y2")}),
        ("sail Y6 crew O1 O2 O1", "card_twice", {"card": "O1"}),
        ("sail Y6 crew Y6 O2", "card_twice", {"card": "Y6"}),
        ("sail Y9", "not_in_hand", {"card": "Y9"}),
        ("lay", "nobody_sailed", {}),
    ],
)
def test_words_that_name_no_move_are_refused(words: str, code: str, facts: dict[str, object]) -> None:
    with pytest.raises(IllegalMove) as error:
        corsari.read(drawn(), 0, words)
    assert (error.value.code, error.value.facts) == (code, facts)


@pytest.mark.parametrize(
    "move", [SAIL.lower(), SAIL.replace("O1 O2", "O2 O1"), f"{SAIL} attach", "discard o1"]
)
def test_only_the_canonical_text_is_a_move(move: str) -> None:
    with pytest.raises(IllegalMove, match=r"unknown_move|unknown_card"):
        corsari.check(drawn(), 0, move)


@pytest.mark.parametrize(
    ("words", "code", "facts"),
    [
        ("draw pier", "already_drawn", {}),
        ("discard Y9", "not_in_hand", {"card": "Y9"}),
        (f"sail Y9 {CLOSERS_PARTS}", "not_in_hand", {"card": "Y9"}),
        ("sail Y6 crew O1 O2 O7 O8 O10 V3 V4 prisoners R5 R6 R7", "not_in_hand", {"card": "V4"}),
        ("lay crew O1", "nobody_sailed", {}),
    ],
)
def test_a_move_that_is_not_due_or_not_held_is_refused(
    words: str, code: str, facts: dict[str, object]
) -> None:
    assert refused(drawn(), words) == (code, facts)


def test_another_seat_must_wait_for_its_turn() -> None:
    assert refused(drawn(), "draw stock", seat=1) == ("not_your_turn", {"seat": 0})


def test_a_card_must_be_drawn_before_one_is_discarded() -> None:
    assert refused(deal(CLOSER, ""), "discard O1") == ("must_draw", {})


def test_once_somebody_has_sailed_an_opponent_must_lay_down() -> None:
    assert refused(sailed(opponent(13)), "draw stock", seat=1) == ("must_lay", {"closer": 0})


def test_after_the_game_nothing_is_legal() -> None:
    over = scored(opponent(14), is_last=True)
    for words in ("draw stock", "discard O1", SAIL, "lay crew O1"):
        assert refused(over, words, seat=0) == ("game_over", {})
    assert list(corsari.legal(over, 0)) == []
