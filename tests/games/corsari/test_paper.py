"""Corsari with real cards: limits, penalty cards and sweeps on the scorepad, and what can't come out."""

import pytest

from bot.games.corsari.paper import least_limit, most_limit
from tests.games.paper_fields import blank, filled, impossible, refused

SENT_UNDER_BY_ONE = "1 13 3 | 0 13 2 | 0 20 4"
"""The rulebook's closer with V10, a grey 2 and G1; seat 1 has the same limit."""
THIRTY_SIX = ("1 9 3 | 0 60 9 | 0 60 9", "1 9 3 | 0 60 9 | 0 60 9")


def totals(*rounds: str) -> list[int]:
    return [line.total for line in filled(blank("corsari", 3), *rounds).scorepad()[-3:]]


def test_a_higher_limit_than_the_closers_keeps_its_stowaways_and_a_closer_not_sent_under_pays_nothing() -> (
    None
):
    assert totals("1 13 3 | 0 14 2 | 0 20 4") == [0, 2, 4]


def test_an_equal_limit_sends_the_closer_under_who_takes_both_stowaways() -> None:
    assert totals(SENT_UNDER_BY_ONE) == [5, 0, 4]


def test_penalty_cards_add_up_over_the_rounds() -> None:
    assert totals(SENT_UNDER_BY_ONE, "0 30 5 | 1 40 6 | 0 39 5") == [5, 16, 4]


def test_the_details_are_those_of_the_games_own_scorepad() -> None:
    closer, sender, _ = filled(blank("corsari", 3), SENT_UNDER_BY_ONE).scorepad()
    assert closer.details == {
        "limit": 13,
        "stowaways": 3,
        "closed": True,
        "sent_under": False,
        "swept": False,
    }
    assert (sender.details["sent_under"], sender.details["closed"]) == (True, False)


def test_at_35_penalty_cards_one_last_round_is_played() -> None:
    sheet = filled(blank("corsari", 3), *THIRTY_SIX)
    assert [line.total for line in sheet.scorepad()[-3:]] == [0, 18, 18]
    assert sheet.result() is None
    assert filled(sheet, "0 10 2 | 1 5 1 | 0 6 1").result() == ((0, 1, 2), (1, 2, 18), (2, 3, 19))


def test_at_45_penalty_cards_the_game_is_over_at_once() -> None:
    sheet = filled(blank("corsari", 3), THIRTY_SIX[0], "1 60 10 | 0 59 9 | 0 58 9")
    assert sheet.result() == ((1, 1, 9), (2, 1, 9), (0, 3, 28))


def test_a_closer_without_stowaways_wins_at_once_and_nobody_else_lays_down() -> None:
    sheet = filled(blank("corsari", 3), SENT_UNDER_BY_ONE, "1 0 0 | - | -")
    assert sheet.lines[-1].split(" | ")[1] == "closed 0 limit - stowaways -"
    assert sheet.result() == ((0, 1, 5), (1, 2, 0), (2, 3, 4))
    assert [line.details["limit"] for line in sheet.scorepad()[-3:]] == [0, None, None]


def test_an_opponent_without_stowaways_wins_at_once_and_no_penalties_are_dealt_out() -> None:
    sheet = filled(blank("corsari", 3), SENT_UNDER_BY_ONE, "1 13 3 | 0 20 3 | 0 0 0")
    assert sheet.result() == ((2, 1, 4), (1, 2, 0), (0, 3, 5))
    assert [line.score for line in sheet.scorepad()[-3:]] == [0, 0, 0]


def test_of_two_who_sweep_the_one_with_fewer_penalty_cards_wins() -> None:
    sheet = filled(blank("corsari", 3), SENT_UNDER_BY_ONE, "1 13 3 | 0 0 0 | 0 0 0")
    assert sheet.result() == ((1, 1, 0), (2, 2, 4), (0, 3, 5))


@pytest.mark.parametrize(("count", "words"), [(0, "0 9 2 | 0 9 2"), (2, "1 9 2 | 1 9 2")])
def test_one_player_closes(count: int, words: str) -> None:
    assert refused(blank("corsari", 2), words) == ("one_closes", {"count": count})


@pytest.mark.parametrize("words", ["1 9 2 | 0 9", "1 9 2 | 0", "1 9 2 | stowaways 2", "1 9 2 | limit 9"])
def test_a_limit_and_stowaways_come_together(words: str) -> None:
    assert refused(blank("corsari", 2), words) == ("limit_and_stowaways", {"seat": 1})


def test_after_a_sweep_nobody_elses_cards_are_written() -> None:
    assert refused(blank("corsari", 2), "1 0 0 | 0 9 2") == ("nothing_after_sweep", {"seat": 1})


@pytest.mark.parametrize(
    ("limit", "stowaways", "least", "most"),
    [(1, 0, 0, 0), (0, 1, 1, 11), (12, 1, 1, 11), (2, 3, 3, 33), (10, 10, 11, 109), (109, 9, 9, 99)],
)
def test_a_limit_is_the_sum_of_so_many_cards_none_of_them_of_the_piers_colour(
    limit: int, stowaways: int, least: int, most: int
) -> None:
    code, facts = refused(blank("corsari", 2), f"1 9 2 | 0 {limit} {stowaways}")
    assert (code, facts["seat"], facts["least"], facts["most"]) == ("limit_of_stowaways", 1, least, most)


def test_eleven_stowaways_leave_no_crew_that_none_of_them_could_join() -> None:
    assert refused(blank("corsari", 2), "1 9 2 | 0 60 11")[0] == "pad_value"


def test_each_card_is_there_once_so_that_all_cant_have_the_lowest() -> None:
    """Nine ones and nine twos are 27; the rest of twenty cards are threes."""
    assert (least_limit(20), most_limit(20)) == (33, 207)
    code, facts = refused(blank("corsari", 2), "1 11 10 | 0 12 10")
    assert (code, facts["limit"], facts["least"]) == ("limits_together", 23, 33)


def test_the_fewest_penalty_cards_come_first_unless_somebody_swept() -> None:
    sheet = blank("corsari", 3)
    assert sheet.rules.possible(3, sheet.options, [20, 9, 12]) == ((1, 1, 9), (2, 2, 12), (0, 3, 20))
    swept = sheet.rules.possible(3, sheet.options, [20, 9, 12], [1, 2, 3])
    assert swept == ((0, 1, 20), (1, 2, 9), (2, 3, 12))


def test_with_45_penalty_cards_nobody_swept() -> None:
    assert impossible(blank("corsari", 3), [20, 9, 16], 1, 2, 3)[0] == "places"


def test_below_35_penalty_cards_somebody_swept_so_the_places_must_be_told() -> None:
    assert impossible(blank("corsari", 2), [4, 9]) == ("places_needed", {})


@pytest.mark.parametrize("scores", [[-1, 40], [0, 65], [40, 25]])
def test_penalty_cards_are_less_than_45_and_what_one_more_round_brings(scores: list[int]) -> None:
    assert impossible(blank("corsari", 2), scores)[0] in ("score", "together")
