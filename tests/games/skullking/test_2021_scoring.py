"""The edition of 2021: what a round brings, by the Skull King's and by the Rascal's scoring."""

from typing import Any

import pytest

from bot.games import skullking
from bot.games.contract import IllegalMove
from tests.games.skullking.table import refusal
from tests.games.skullking.table_2021 import brought, dealt, lines, plays, seen, taken

RASCAL: dict[str, Any] = {"scoring": "rascal"}


def test_the_skull_king_s_scoring_is_that_of_the_first_edition() -> None:
    played = "Y5 Y9 Y2 Y3 G4 G1"
    hands = ("Y5 G1", "Y9 Y3", "Y2 G4")
    assert [score for _, score in brought(*hands, bids=(0, 1, 0), played=played)] == [20, -10, 20]
    assert [score for _, score in brought(*hands, bids=(1, 2, 2), played=played)] == [-10, 40, -20]


@pytest.mark.parametrize(
    ("faces", "bonus"),
    [
        ("Y14 Y2", 10),
        ("Y2 G14 K3 U14", 20),
        ("K14 Y2", 20),
        ("Y14 K14 G14 U14", 50),
        ("M1 PR", 20),
        ("M1 M2 TI:P", 40),
        ("PR SK PB", 60),
        ("TI:P SK", 30),
        ("TI:E SK", 0),
        ("SK M1", 40),
        ("SK M1 PR PB", 40),
        ("PR M1 PB", 20),
        ("M1 SK K14", 60),
        ("Y5 K2", 0),
    ],
)
def test_the_bonus_of_a_trick(faces: str, bonus: int) -> None:
    assert taken(faces).bonus == bonus


def test_a_14_counts_for_whoever_takes_it_whoever_played_it_and_only_with_the_bid_met() -> None:
    hands, played = ("Y14", "K2", "Y3"), "Y14 K2 Y3"
    assert brought(*hands, bids=(0, 1, 0), played=played)[1] == (10, 30)
    assert brought(*hands, bids=(0, 0, 0), played=played)[1] == (0, -10)


def test_allies_whose_bids_are_met_get_20_each() -> None:
    assert brought("L1", "Y5", "Y2", bids=(0, 1, 0), played="L1 Y5 Y2") == [(20, 30), (20, 40), (0, 10)]


def test_an_alliance_brings_nothing_where_one_bid_of_the_two_is_missed() -> None:
    assert brought("L1", "Y5", "Y2", bids=(1, 1, 0), played="L1 Y5 Y2") == [(0, -10), (0, 20), (0, 10)]
    assert brought("L1", "Y5", "Y2", bids=(0, 0, 0), played="L1 Y5 Y2")[0] == (0, 10)


def test_each_loot_makes_an_alliance() -> None:
    bonuses = [bonus for bonus, _ in brought("L1", "L2", "Y5", bids=(0, 0, 1), played="L1 L2 Y5")]
    assert bonuses == [20, 20, 40]


def test_who_plays_a_loot_and_takes_the_trick_with_it_is_nobody_s_ally_but_another_s_loot_allies() -> None:
    assert taken("L1 E1").allies == ()
    assert (taken("L1 L2 E1").winner, taken("L1 L2 E1").allies) == (0, (1,))


# The Rascal's


@pytest.mark.parametrize(("bid", "points"), [(2, 20), (1, 10), (0, 0)])
def test_the_rascal_s_round_is_worth_ten_a_card_dealt_all_half_one_off_else_nothing(
    bid: int, points: int
) -> None:
    """Seat 1 wins both tricks of the second round."""
    result = brought("Y5 G1", "Y9 Y6", "Y2 G4", bids=(0, bid, 0), played="Y5 Y9 Y2 Y6 G4 G1", **RASCAL)
    assert result[1] == (0, points)


@pytest.mark.parametrize(("bid", "bonus"), [(1, 10), (0, 5), (2, 5)])
def test_bonuses_are_all_half_or_nothing_likewise_and_a_half_may_end_in_five(bid: int, bonus: int) -> None:
    result = brought("Y14 G1", "Y2 G4", "U3 G2", bids=(bid, 1, 0), played="Y14 Y2 U3 G1 G4 G2", **RASCAL)
    assert result[0][0] == bonus


def test_an_alliance_needs_both_bids_exactly_met_in_the_rascal_s_scoring_too() -> None:
    hands, played = ("L1 G1", "Y5 G4", "Y2 G2"), "L1 Y5 Y2 G4 G2 G1"
    assert [bonus for bonus, _ in brought(*hands, bids=(0, 2, 0), played=played, **RASCAL)] == [20, 20, 0]
    assert [bonus for bonus, _ in brought(*hands, bids=(0, 1, 0), played=played, **RASCAL)] == [0, 0, 0]


def loaded(*bids: str) -> list[tuple[int, int]]:
    state = dealt("Y5 G1", "Y14 Y6", "Y2 G4", cannonball=True, **RASCAL)
    for seat, bid in enumerate(bids):
        state = skullking.play(state, seat, f"bid {bid}")
    state = plays(state, *(f"play {face}" for face in ["Y5", "Y14", "Y2", "Y6", "G4", "G1"]))
    return [(int(str(line.details["bonus"])), line.score) for line in lines(state)]


def test_a_cannonball_is_worth_15_a_card_if_met_exactly_with_its_bonuses_else_nothing() -> None:
    assert loaded("0 cannon", "2 cannon", "0 grape") == [(0, 30), (10, 40), (0, 20)]
    assert loaded("1 cannon", "1 cannon", "1 grape") == [(0, 0), (0, 0), (0, 10)]


def fired(*hands: str, bids: tuple[str, ...], moves: list[str], **chosen: Any) -> list[tuple[int, int]]:
    state = dealt(*hands, cannonball=True, **RASCAL, **chosen)
    for seat, bid in enumerate(bids):
        state = skullking.play(state, seat, f"bid {bid}")
    return [(int(str(line.details["bonus"])), line.score) for line in lines(plays(state, *moves))]


def test_an_alliance_is_as_ever_with_a_cannonball() -> None:
    moves = ["play L1", "play Y5", "play Y2"]
    met = fired("L1", "Y5", "Y2", bids=("0 cannon", "1 cannon", "0 grape"), moves=moves)
    assert met == [(20, 35), (20, 35), (0, 10)]
    missed = fired("L1", "Y5", "Y2", bids=("0 cannon", "0 cannon", "0 grape"), moves=moves)
    assert missed == [(0, 15), (0, 0), (0, 10)]


def test_a_bet_is_as_ever_with_a_cannonball() -> None:
    faces = ["Y9", "Y5", "Y7", "G2", "G3", "U4"]
    moves = ["play PS", "play Y1", "play Y2", "bet 20", *(f"play {face}" for face in faces)]
    for bid, expected in (("1", (-20, -20)), ("2", (20, 65))):
        bids = (f"{bid} cannon", "1 grape", "0 grape")
        result = fired("PS Y9 G2", "Y1 Y5 G3", "Y2 Y7 U4", bids=bids, moves=moves, powers=True)
        assert result[0] == expected


def test_grapeshot_is_as_without_a_cannonball() -> None:
    assert loaded("1 grape", "1 grape", "2 grape") == [(0, 10), (5, 15), (0, 0)]


def test_r_everybody_chooses_secretly_with_the_bid_and_it_is_revealed_with_it() -> None:
    state = dealt("Y5 G1", "Y14 Y6", "Y2 G4", cannonball=True, **RASCAL)
    state = skullking.play(state, 0, "bid 1 cannon")
    assert seen(state, 0).loads == ("cannon", None, None)
    assert seen(state, 1).loads == seen(state).loads == (None, None, None)
    state = skullking.play(skullking.play(state, 1, "bid 0 grape"), 2, "bid 0 grape")
    assert seen(state).loads == ("cannon", "grape", "grape")


def test_a_bid_without_a_load_is_refused_where_there_are_loads_and_one_with_it_where_there_are_none() -> None:
    with_loads = dealt("Y5 G1", "Y14 Y6", cannonball=True, **RASCAL)
    assert refusal(with_loads, 0, "bid 1") == ("load_needed", {})
    assert refusal(dealt("Y5 G1", "Y14 Y6"), 0, "bid 1 cannon") == ("no_loads_here", {})


def test_a_load_is_read_in_any_case_and_another_word_is_not() -> None:
    state = dealt("Y5 G1", "Y14 Y6", cannonball=True, **RASCAL)
    assert skullking.read(state, 0, " BID 2  Cannon") == "bid 2 cannon"
    with pytest.raises(IllegalMove, match="unknown_move"):
        skullking.read(state, 0, "bid 2 broadside")
