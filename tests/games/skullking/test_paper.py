"""Skull King with real cards: the rulebook's examples on the scorepad, and what can't come out of a round."""

import pytest

from tests.games.paper_fields import blank, filled, impossible, refused

ROUNDS = ("1 1 | 0 0", "0 0 | 2 2", "3 3 | 0 0")
"""The first three rounds of two players."""


def scores(*rounds: str, players: int = 2) -> list[int]:
    return [line.score for line in filled(blank("skullking", players), *rounds).scorepad()[-players:]]


def test_a_bid_of_three_with_three_tricks_won_brings_60() -> None:
    assert scores(*ROUNDS) == [60, 30]


def test_a_bid_of_five_with_one_trick_won_costs_40() -> None:
    assert scores(*ROUNDS, "4 4 | 0 0", "5 1 | 4 4") == [-40, 80]


def test_in_round_4_a_bid_of_none_that_was_met_brings_40() -> None:
    assert scores(*ROUNDS, "0 0 | 4 4") == [40, 80]


def test_in_round_9_a_bid_of_none_with_two_tricks_won_costs_90() -> None:
    more = [f"0 0 | {number} {number}" for number in range(4, 9)]
    assert scores(*ROUNDS, *more, "0 2 | 7 7") == [-90, 140]


def test_the_bonus_is_added_to_a_bid_that_was_met() -> None:
    sheet = filled(blank("skullking", 3), "1 1 50 | 0 0 | 1 0", "0 0 | 2 2 60 | 1 0")
    assert [(line.score, line.total) for line in sheet.scorepad()] == [
        (70, 70),
        (10, 10),
        (-10, -10),
        (20, 90),
        (100, 110),
        (-10, -20),
    ]


def test_after_the_last_round_the_highest_total_wins() -> None:
    sheet = filled(blank("skullking", 3, rounds=2), "1 1 | 0 0 | 1 0", "0 0 | 1 1 | 1 1")
    assert sheet.result() == ((0, 1, 40), (1, 2, 30), (2, 3, 10))


def test_a_round_has_as_many_tricks_as_its_number() -> None:
    sheet = filled(blank("skullking", 3), "1 1 | 0 0 | 0 0")
    for tricks in ("1 1 | 0 0 | 0 0", "2 2 | 1 1 | 0 0"):
        code, facts = refused(sheet, tricks)
        assert (code, facts["needed"]) == ("tricks_must_add_up", 2)


@pytest.mark.parametrize("seat", ["1 0", "0 0"])
def test_only_a_bid_that_was_met_with_a_trick_has_a_bonus(seat: str) -> None:
    bid, won = map(int, seat.split())
    code, facts = refused(blank("skullking", 2), f"1 1 | {seat} 30")
    assert (code, facts) == ("bonus_not_earned", {"seat": 1, "bid": bid, "tricks": won})


def test_a_missed_bid_has_no_bonus() -> None:
    sheet = filled(blank("skullking", 2), "1 1 | 0 0")
    assert refused(sheet, "2 1 50 | 1 1")[0] == "bonus_not_earned"
    assert refused(sheet, "0 1 30 | 1 1")[0] == "bonus_not_earned"


def test_one_seat_at_most_has_a_bonus_since_there_is_one_skull_king() -> None:
    sheet = filled(blank("skullking", 2), "1 1 30 | 0 0")
    assert refused(sheet, "1 1 30 | 1 1 50") == ("one_bonus_a_round", {"seat": 0, "bonus": 30})


@pytest.mark.parametrize(
    ("players", "bonuses"),
    [
        (2, (0, 30, 50)),
        (3, (0, 30, 50, 60)),
        (4, (0, 30, 50, 60, 90)),
        (6, (0, 30, 50, 60, 90, 120, 150)),
    ],
)
def test_each_other_player_lays_one_pirate_at_most_before_the_skull_king(
    players: int, bonuses: tuple[int, ...]
) -> None:
    sheet, others = blank("skullking", players), " | 0 0" * (players - 1)
    assert sheet.fields()[2].allowed == ", ".join(map(str, bonuses))
    for bonus in {*range(0, 190, 10)} - {*bonuses}:
        assert refused(sheet, f"1 1 {bonus}{others}")[0] == "pad_value"
    assert filled(sheet, f"1 1 {bonuses[-1]}{others}").scorepad()[0].total == 20 + bonuses[-1]


def test_a_bid_is_no_higher_than_the_round() -> None:
    sheet = blank("skullking", 2)
    assert refused(sheet, "2 1 | 0 0")[0] == "pad_value"
    assert refused(filled(sheet, "1 1 | 0 0"), "3 2 | 0 0")[0] == "pad_value"


def test_a_total_lies_between_what_ten_rounds_can_cost_and_bring() -> None:
    """Missing every bid of none costs 550; all tricks bring 1,100, and catching the King 50 each time."""
    sheet = blank("skullking", 2)
    for score in (-560, 1610):
        assert impossible(sheet, [0, score]) == (
            "score",
            {"seat": 1, "score": score, "least": -550, "most": 1600},
        )
    assert sheet.rules.possible(2, sheet.options, [-550, 1600]) == ((1, 1, 1600), (0, 2, -550))


@pytest.mark.parametrize("score", [5, 61, -15, 1590])
def test_a_total_is_a_sum_of_what_rounds_bring(score: int) -> None:
    assert impossible(blank("skullking", 2), [0, score])[0] == "never"


def test_two_players_cant_both_have_won_every_trick() -> None:
    """Each trick brings 20 and, to who bid none, 10: 1,650 in ten rounds, and the bonuses."""
    reason, facts = impossible(blank("skullking", 2), [1200, 1200])
    assert (reason, facts["total"], facts["most"]) == ("together", 2400, 2150)


def test_equal_totals_share_the_place_and_no_places_part_them() -> None:
    sheet = blank("skullking", 3)
    assert [placing.place for placing in sheet.rules.possible(3, sheet.options, [50, 70, 50])] == [1, 2, 2]
    assert impossible(sheet, [50, 70, 50], 2, 1, 3)[0] == "places"
    assert impossible(sheet, [50, 70, 50], 1, 2, 2)[0] == "places"
