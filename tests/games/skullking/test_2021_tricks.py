"""The edition of 2021: following, and who wins a trick, sentence by sentence."""

from itertools import permutations

import pytest

from bot.games import skullking
from tests.games.skullking.table import refusal
from tests.games.skullking.table_2021 import SPARE, dealt, leads_after, taken, winning

DECIDING = ["PR", "M1", "SK", "TI:P", "KR", "WW"]
UNDECIDED = ["E1", "L1", "TI:E"]


def following(first: str, hand: str) -> set[str]:
    faces = first.split()
    cards = [face.partition(":")[0] for face in faces]
    hands = [f"{card} {spare}" for card, spare in zip(cards, SPARE, strict=False)]
    state = dealt(*hands, hand, bids=[0] * (len(hands) + 1), played=first)
    return set(skullking.view(state, len(hands)).playable)


def test_a_number_sets_its_suit_and_a_special_may_always_be_played() -> None:
    assert following("G7 Y9", "G2 K3") == {"G2"}
    assert following("G7 Y9", "G2 M1") == {"G2", "M1"}
    assert following("G7 Y9", "K2 U3") == {"K2", "U3"}


@pytest.mark.parametrize("special", DECIDING)
def test_with_a_special_in_the_lead_there_is_no_suit_to_follow_in_the_whole_trick(special: str) -> None:
    assert following(f"{special} G7", "G2 K3") == {"G2", "K3"}


@pytest.mark.parametrize("special", DECIDING)
@pytest.mark.parametrize("escape", UNDECIDED)
def test_r_that_holds_where_an_escape_or_loot_came_before_it(escape: str, special: str) -> None:
    if escape[:2] == special[:2]:
        return
    cards = [code.partition(":")[0] for code in (escape, special)]
    state = dealt(
        *(f"{card} {spare}" for card, spare in zip(cards, ("Y3", "Y4"), strict=True)),
        "G7 Y5",
        "G2 K3",
        bids=[0] * 4,
        played=f"{escape} {special} G7",
    )
    assert set(skullking.view(state, 3).playable) == {"G2", "K3"}


@pytest.mark.parametrize("escape", UNDECIDED)
def test_after_escapes_and_loots_the_first_number_sets_the_suit(escape: str) -> None:
    assert following(f"{escape} G7", "G2 K3") == {"G2"}


@pytest.mark.parametrize("special", DECIDING)
def test_what_is_played_after_a_suit_is_set_changes_nothing_about_it(special: str) -> None:
    assert following(f"G7 {special}", "G2 K3") == {"G2"}


def test_who_holds_the_suit_is_told_to_follow_it() -> None:
    state = dealt("G7 Y1", "G2 K3", bids=[0, 0], played="G7")
    assert refusal(state, 1, "play K3") == ("must_follow", {"suit": "G", "card": "K3"})


@pytest.mark.parametrize(
    ("faces", "winner"),
    [
        ("SK PR M2 M1", "M2"),
        ("M1 SK", "M1"),
        ("PR SK Y14", "SK"),
        ("Y5 PB PR", "PB"),
        ("Y5 TI:P PR", "TI:P"),
        ("M2 M1 Y14", "M2"),
        ("M1 PR", "PR"),
        ("Y14 K1", "K1"),
        ("K14 K3", "K14"),
        ("Y5 G14 Y7", "Y7"),
        ("E1 G3 Y9", "G3"),
        ("L1 U2 G9", "U2"),
        ("E2 L1 TI:E", "E2"),
        ("TI:E E1", "TI:E"),
        ("L1 E1", "L1"),
    ],
)
def test_the_first_rule_that_applies_tells_who_wins(faces: str, winner: str) -> None:
    assert winning(faces) == winner


def test_whoever_won_leads_the_next() -> None:
    assert leads_after("Y5 K2 G3") == "K2"


# The Kraken


@pytest.mark.parametrize(
    "faces", list(permutations(("KR", "Y5", "PR"))) + list(permutations(("KR", "E1", "E2")))
)
def test_with_a_kraken_nobody_wins_wherever_it_lies(faces: tuple[str, ...]) -> None:
    trick = taken(" ".join(faces))
    assert (trick.winner, trick.bonus, trick.allies) == (None, 0, ())


@pytest.mark.parametrize(
    ("faces", "leads"),
    [
        ("Y5 KR Y9", "Y9"),
        ("PR KR SK", "SK"),
        ("SK KR M1", "M1"),
        ("E1 KR E2", "E1"),
        ("L1 KR", "L1"),
    ],
)
def test_who_would_have_won_without_the_kraken_leads_next(faces: str, leads: str) -> None:
    assert leads_after(faces) == leads


@pytest.mark.parametrize(("faces", "leads"), [("KR G3 Y9", "G3"), ("KR E1 U2 Y9", "U2"), ("KR Y5 K1", "K1")])
def test_r_the_trick_is_read_as_if_the_kraken_had_never_lain_there_even_where_it_led(
    faces: str, leads: str
) -> None:
    assert leads_after(faces) == leads


def test_the_cards_of_a_kraken_s_trick_bring_nothing_not_even_an_alliance() -> None:
    trick = taken("K14 KR L1 SK")
    assert (trick.bonus, trick.allies) == (0, ())


# The White Whale


@pytest.mark.parametrize(
    ("faces", "winner"),
    [
        ("Y5 WW K2", "Y5"),
        ("WW Y5 G9", "G9"),
        ("SK U3 WW", "U3"),
        ("M1 WW Y7 SK", "Y7"),
        ("Y9 WW G9", "Y9"),
        ("G9 K9 WW Y9", "G9"),
        ("E1 WW L1 PR", None),
        ("WW TI:E", None),
    ],
)
def test_under_the_whale_the_highest_number_wins_whatever_its_suit_the_first_of_equals(
    faces: str, winner: str | None
) -> None:
    assert winning(faces) == winner


def test_without_a_number_under_the_whale_who_played_it_leads() -> None:
    assert leads_after("E1 WW PR") == "WW"
    assert leads_after("SK M1 WW") == "WW"


def test_r_what_the_whale_destroys_brings_nothing_but_the_14s_taken_count() -> None:
    trick = taken("Y14 WW K14 L1 SK")
    assert (trick.bonus, trick.allies) == (30, ())


@pytest.mark.parametrize(
    ("faces", "seat"),
    [("Y5 K2", 1), ("Y5 KR", None), ("PR WW Y5", 2), ("PR WW", None), ("KR Y5 WW", 1), ("WW Y5 KR", None)],
)
def test_who_takes_a_trick_so_far_is_told_with_kraken_and_whale_in_it_too(
    faces: str, seat: int | None
) -> None:
    hands = [f"{card} {spare}" for card, spare in zip(faces.split(), SPARE, strict=False)]
    state = dealt(*hands, "G1 G2", bids=[0] * (len(hands) + 1), played=faces)
    assert skullking.view(state, None).winning == seat


# Both in one trick


@pytest.mark.parametrize(
    ("faces", "winner", "leads"),
    [
        ("KR Y5 WW K2", "Y5", "Y5"),
        ("KR WW Y5", "Y5", "Y5"),
        ("KR SK WW", None, "WW"),
        ("WW Y5 KR K2", None, "K2"),
        ("WW KR Y9 G12", None, "Y9"),
        ("WW E1 KR", None, "E1"),
    ],
)
def test_of_kraken_and_whale_the_second_keeps_its_power_and_the_first_counts_as_an_escape(
    faces: str, winner: str | None, leads: str
) -> None:
    assert (winning(faces), leads_after(faces)) == (winner, leads)


def test_r_with_nothing_but_whale_and_kraken_who_played_the_whale_leads() -> None:
    assert leads_after("WW KR") == "WW"
    assert leads_after("KR WW") == "WW"
