"""The parts of the contract that every game shares: its options, and places from scores."""

import pytest

from bot.games.contract import IllegalMove, Option, Placing, Rules, placings

RULES = Rules(
    "game",
    1,
    2,
    4,
    (
        Option("rounds", (1, 2, 3), 3),
        Option("play_on", (True, False), False),
        Option("deal", ("a", "b"), "a"),
    ),
)


def test_options_that_were_not_chosen_have_their_default() -> None:
    assert RULES.complete({}) == {"rounds": 3, "play_on": False, "deal": "a"}


def test_options_that_were_chosen_have_what_was_chosen() -> None:
    assert RULES.complete({"play_on": True, "rounds": 1}) == {"rounds": 1, "play_on": True, "deal": "a"}


@pytest.mark.parametrize(
    ("name", "value"),
    [("cards", 3), ("rounds", 4), ("rounds", "3"), ("rounds", True), ("play_on", 1), ("deal", "c")],
)
def test_an_option_or_a_value_that_the_game_has_not_is_refused(name: str, value: int | bool | str) -> None:
    with pytest.raises(IllegalMove) as error:
        RULES.complete({name: value})
    assert (error.value.code, error.value.facts) == (
        "unknown_option",
        {
            "game": "game",
            "option": name,
            "value": str(value),
            "allowed": "1–3" if name == "rounds" else "none",
        },
    )


def test_completing_leaves_the_chosen_options_as_they_were() -> None:
    chosen = {"rounds": 2}
    RULES.complete(chosen)
    assert chosen == {"rounds": 2}


@pytest.mark.parametrize(
    ("scores", "places"),
    [
        ((5,), (1,)),
        ((1, 9), (2, 1)),
        ((4, 7, 7, 9), (4, 2, 2, 1)),
        ((0, 0, 0), (1, 1, 1)),
        ((-5, -9), (1, 2)),
    ],
)
def test_the_highest_score_comes_first_and_equal_scores_share_the_place(
    scores: tuple[int, ...], places: tuple[int, ...]
) -> None:
    result = placings(scores)
    assert {placing.seat: (placing.place, placing.score) for placing in result} == dict(
        enumerate(zip(places, scores, strict=True))
    )
    assert [placing.place for placing in result] == sorted(places)


def test_sharing_seats_come_in_their_order() -> None:
    assert placings((7, 9, 7)) == (Placing(1, 1, 9), Placing(0, 2, 7), Placing(2, 2, 7))


def test_where_the_rules_rank_by_something_else_the_score_is_only_told() -> None:
    """Fewest points first, and of equal ones the one with more of the tie-break."""
    result = placings((3, 1, 3), by=[(-3, 0), (-1, 0), (-3, 7)])
    assert result == (Placing(1, 1, 1), Placing(2, 2, 3), Placing(0, 3, 3))
