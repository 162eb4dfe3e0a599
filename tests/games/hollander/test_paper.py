"""The Flying Hollander with real cards: one line for a game, and how it can't have ended."""

import pytest

from bot.games.contract import Fact
from tests.games.paper_fields import blank, filled, impossible, refused


def test_the_first_without_cards_wins_and_the_others_rank_by_cards_left_ruling() -> None:
    sheet = filled(blank("hollander", 4), "3 | 0 | 3 | 1")
    assert sheet.result() == ((1, 1, 0), (3, 2, 1), (0, 3, 3), (2, 3, 3))
    assert [line.details["out"] for line in sheet.scorepad()] == [None, 1, None, None]


def test_played_on_the_places_go_by_the_order_of_going_out_ruling() -> None:
    sheet = filled(blank("hollander", 4, play_on=True), "0 2 | 0 1 | 5 | 0 3")
    assert sheet.result() == ((1, 1, 0), (0, 2, 0), (3, 3, 0), (2, 4, 5))


def test_piles_taken_may_be_counted_or_not() -> None:
    sheet = filled(blank("hollander", 2), "left 0 taken 3 | left 9")
    assert sheet.lines == ("left 0 taken 3 | left 9 taken -",)
    assert [line.details for line in sheet.scorepad()] == [
        {"out": 1, "at": None, "taken": 3},
        {"out": None, "at": None, "taken": None},
    ]


@pytest.mark.parametrize(
    ("options", "words", "count", "allowed"),
    [
        ({}, "0 | 0 | 5", 2, "0–1"),
        ({"play_limit": False}, "1 | 2 | 5", 0, "1"),
        ({"play_limit": False}, "0 | 0 | 5", 2, "1"),
        ({"play_on": True}, "0 1 | 0 2 | 0 -", 3, "0–2"),
        ({"play_on": True, "play_limit": False}, "0 1 | 2 | 5", 1, "2"),
    ],
)
def test_one_goes_out_or_all_but_one_unless_the_limit_of_plays_ended_the_game(
    options: dict[str, bool], words: str, count: int, allowed: str
) -> None:
    sheet = blank("hollander", 3, **options)
    assert refused(sheet, words) == ("seats_out", {"count": count, "allowed": allowed})
    left = [int(part.split()[0]) for part in words.split("|")]
    assert impossible(sheet, left, 1, 2, 3) == ("out", {"count": count, "allowed": allowed})


def test_the_limit_of_plays_may_end_the_game_with_nobody_out() -> None:
    assert filled(blank("hollander", 2), "9 | 7").result() == ((1, 1, 7), (0, 2, 9))


@pytest.mark.parametrize(("words", "most"), [("0 | 72", 71), ("40 | 33", 72)])
def test_no_more_cards_are_left_than_there_are(words: str, most: int) -> None:
    """The last card of who went out lies in nobody's hand."""
    code, facts = refused(blank("hollander", 2), words)
    assert (code, facts["most"]) == ("too_many_left", most)
    left = [int(part) for part in words.split("|")]
    assert impossible(blank("hollander", 2), left)[0] == "together"


@pytest.mark.parametrize(
    ("words", "code", "facts"),
    [
        ("0 - | 0 2 | 5", "out_without_cards", {"seat": 0, "left": 0}),
        ("0 1 | 3 2 | 5", "out_without_cards", {"seat": 1, "left": 3}),
        ("0 1 | 0 1 | 5", "order_of_going_out", {"count": 2}),
        ("0 2 | 3 | 5", "order_of_going_out", {"count": 1}),
    ],
)
def test_played_on_whoever_went_out_has_a_number_in_the_order(
    words: str, code: str, facts: dict[str, Fact]
) -> None:
    assert refused(blank("hollander", 3, play_on=True), words) == (code, facts)


def test_a_game_is_one_round() -> None:
    sheet = filled(blank("hollander", 2), "0 | 5")
    assert refused(sheet, "0 | 5") == ("game_over", {})


def test_of_several_who_went_out_the_places_must_be_told() -> None:
    sheet = blank("hollander", 3, play_on=True)
    assert impossible(sheet, [0, 0, 5]) == ("places_needed", {})
    assert sheet.rules.possible(3, sheet.options, [0, 0, 5], [2, 1, 3]) == ((1, 1, 0), (0, 2, 0), (2, 3, 5))


@pytest.mark.parametrize("places", [(1, 1, 3), (1, 3, 2), (3, 1, 2), (2, 3, 1), (0, 1, 2)])
def test_who_went_out_is_before_who_did_not_and_shares_no_place(places: tuple[int, ...]) -> None:
    assert impossible(blank("hollander", 3, play_on=True), [0, 0, 5], *places)[0] == "places"


def test_a_score_is_a_number_of_cards() -> None:
    sheet = blank("hollander", 2)
    for score in (-1, 73):
        assert impossible(sheet, [0, score])[0] == "score"
