"""The order in force on the play pile, and what may be played on it."""

import pytest

from bot.games import hollander
from bot.games.hollander.cards import CODES, FACES
from bot.games.hollander.pile import fits, order_of
from tests.games.hollander.position import position
from tests.games.hollander.table import after, legal, order, refusal

ALL = "1 2 3 4 5 6 7 8 9 10 11 12 FH KR MU WH IS PI"
SPECIALS = "FH KR MU WH IS PI"


def faces(codes: str) -> tuple[int, ...]:
    return tuple(map(FACES.index, codes.split()))


def playable_on(pile: str) -> str:
    in_force = order_of(faces(pile))
    return " ".join(code for code in CODES if code and fits(CODES.index(code), in_force))


@pytest.mark.parametrize("rank", range(1, 12))
def test_a_card_of_equal_or_higher_rank_than_the_one_that_lies_there(rank: int) -> None:
    ranks = " ".join(str(higher) for higher in range(rank, 13))
    assert playable_on(str(rank)) == f"{ranks} {SPECIALS}"


def test_a_captain_is_beaten_by_a_captain_and_by_no_mutiny_nor_island() -> None:
    assert playable_on("12") == "12 FH KR WH PI"


@pytest.mark.parametrize("ghost", ["FH", "WH", "PI", "PI:FH", "FH WH PI"])
def test_a_captain_under_ghosts_lets_no_mutiny_nor_island_on_it(ghost: str) -> None:
    assert playable_on(f"12 {ghost}") == "12 FH KR WH PI"


def test_with_an_empty_pile_there_is_nothing_to_beat() -> None:
    assert playable_on("") == ALL


@pytest.mark.parametrize("rank", range(1, 12))
def test_after_a_mutiny_an_equal_or_lower_card_or_a_special_one(rank: int) -> None:
    ranks = " ".join(str(lower) for lower in range(1, rank + 1))
    assert playable_on(f"{rank} MU") == f"{ranks} {SPECIALS}"


@pytest.mark.parametrize("pile", ["MU", "9 IS MU", "IS MU", "FH MU", "WH MU", "9 IS PI MU"])
def test_a_mutiny_first_of_all_or_on_the_island_lets_only_1_to_3_follow(pile: str) -> None:
    assert playable_on(pile) == f"1 2 3 {SPECIALS}"


@pytest.mark.parametrize("pile", ["7 MU MU", "7 MU FH MU", "7 FH MU WH MU PI MU"])
def test_on_another_mutiny_the_card_under_the_first_one_counts(pile: str) -> None:
    assert order_of(faces(pile)) == ("at_most", 7)


def test_two_mutinies_first_of_all_stay_at_most_3() -> None:
    assert order_of(faces("MU MU")) == ("at_most", 3)


@pytest.mark.parametrize("pile", ["11 IS", "7 MU IS", "IS", "7 IS FH"])
def test_after_the_island_the_next_player_may_play_any_card(pile: str) -> None:
    assert playable_on(pile) == ALL


@pytest.mark.parametrize("ghost", ["FH", "WH", "PI", "PI:FH"])
@pytest.mark.parametrize(("pile", "in_force"), [("7", "at_least"), ("7 MU", "at_most")])
def test_a_ghost_changes_nothing(ghost: str, pile: str, in_force: str) -> None:
    assert order_of(faces(f"{pile} {ghost}")) == (in_force, 7)


def test_a_ghost_alone_leaves_nothing_to_beat() -> None:
    for ghost in ("FH", "WH", "PI"):
        assert order_of(faces(ghost)) == ("any", 0)


def test_a_character_after_a_mutiny_is_to_be_beaten_again() -> None:
    assert order_of(faces("7 MU 4")) == ("at_least", 4)


def test_the_order_is_what_was_played() -> None:
    state = position("7 8 9", "MU 8 9", "3 8 9", pile="2", draw="12 12 12")
    state = after(state, "play 7")
    assert order(state) == "at_least 7"
    state = after(state, "play MU")
    assert order(state) == "at_most 7"
    assert "play 8" not in legal(state)
    assert order(after(state, "play 3")) == "at_least 3"


def test_a_refusal_says_what_must_be_beaten() -> None:
    state = position("4 8", "1", pile="7")
    assert refusal(state, 0, "play 4") == (
        "must_beat",
        {"card": "4", "bound": "at_least", "rank": 7, "must_take": False},
    )
    state = position("4 8", "1", pile="3 MU")
    assert refusal(state, 0, "play 8")[1] == {
        "card": "8",
        "bound": "at_most",
        "rank": 3,
        "must_take": True,
    }


@pytest.mark.parametrize("card", ["MU", "IS"])
def test_a_refusal_says_that_a_captain_lies_there(card: str) -> None:
    state = position(f"{card} 12", "1", pile="12 FH")
    assert refusal(state, 0, f"play {card}") == ("not_on_captain", {"card": card, "must_take": False})
    assert list(hollander.legal(state, 0)) == ["play 12"]
