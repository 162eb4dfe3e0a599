"""Scoring, sentence by sentence: bids met and missed, none, and the bonus."""

from itertools import permutations

import pytest

from bot.games import skullking
from bot.games.contract import Event, ScoreLine
from bot.games.skullking.scoring import round_score
from tests.games.skullking.table import State, bid, deal, play_round, play_trick, score

WINNERS = [f"K{rank}" for rank in range(13, 3, -1)]
LOSERS = ["E1", "E2", "E3", "E4", "E5", "Y1", "Y2", "Y3"]


def scored(number: int, bids: int, won: int) -> ScoreLine:
    """Seat 0's line of round `number`, having bid `bids` and won `won`; the other seat holds high yellow."""
    hand = " ".join(WINNERS[:won] + LOSERS[: number - won])
    yellow = " ".join(f"Y{13 - place}" for place in range(number))
    line = score(play_round(bid(deal(hand, yellow), bids, 0)), 0)
    assert line.details["tricks"] == won
    return line


def one_trick(cards: str, *bids: int) -> State:
    hands = [card.partition(":")[0] for card in cards.split()]
    return play_trick(bid(deal(*hands), *bids), cards)


def line(state: State, seat: int) -> tuple[int, int]:
    noted = score(state, seat)
    bonus = noted.details["bonus"]
    assert isinstance(bonus, int)
    return noted.score, bonus


@pytest.mark.parametrize(("number", "won"), [(1, 1), (9, 1), (10, 2), (5, 5), (8, 7), (10, 10)])
def test_a_player_who_bids_correctly_receives_20_points_per_trick_won(number: int, won: int) -> None:
    assert scored(number, won, won).score == 20 * won


def test_example_of_david_who_bids_3_tricks_which_he_gets() -> None:
    assert scored(5, 3, 3).score == 60


@pytest.mark.parametrize(("bids", "won"), [(1, 2), (1, 4), (3, 2), (4, 1), (2, 0)])
def test_a_player_receives_10_minus_points_for_each_trick_more_or_less_than_their_bid(
    bids: int, won: int
) -> None:
    assert scored(4, bids, won).score == -10 * abs(bids - won)


def test_example_of_simon_who_bids_5_tricks_but_only_wins_1() -> None:
    assert scored(5, 5, 1).score == -40


@pytest.mark.parametrize("number", range(1, 9))
def test_no_tricks_bid_and_none_won_brings_the_round_multiplied_by_10(number: int) -> None:
    assert scored(number, 0, 0).score == 10 * number


def test_example_of_eloise_who_wins_no_tricks_in_round_4_as_bid() -> None:
    assert scored(4, 0, 0).score == 40


@pytest.mark.parametrize("number", range(1, 11))
def test_who_bids_no_tricks_and_takes_one_receives_the_same_number_as_minus_points(number: int) -> None:
    assert scored(number, 0, max(1, number - 8)).score == -10 * number


@pytest.mark.parametrize("won", [1, 2, 3, 7])
def test_it_is_irrelevant_whether_who_bids_no_tricks_gets_one_or_three(won: int) -> None:
    assert scored(7, 0, won).score == -70


def test_example_of_david_who_bids_no_tricks_in_round_9_and_had_to_take_two() -> None:
    assert scored(9, 0, 2).score == -90


@pytest.mark.parametrize("number", range(1, 9))
def test_every_bid_with_every_number_of_tricks(number: int) -> None:
    for bids in range(number + 1):
        for won in range(number + 1):
            met = 20 * won if bids else 10 * number
            missed = -10 * abs(bids - won) if bids else -10 * number
            assert scored(number, bids, won).score == (met if bids == won else missed)


@pytest.mark.parametrize(
    ("cards", "caught"), [("SK P1 Y1", 1), ("SK P1 P2", 2), ("SK P1 P2 P3 P4 P5", 5), ("SK P1 SM:P E1", 2)]
)
def test_who_catches_pirates_with_the_skull_king_receives_30_points_for_each(cards: str, caught: int) -> None:
    state = one_trick(cards, 1, *[0] * (len(cards.split()) - 1))
    assert line(state, 0) == (20 + 30 * caught, 30 * caught)


@pytest.mark.parametrize("face", ["SM:P", "SM:E"])
def test_scary_mary_always_counts_as_a_pirate_even_though_she_was_played_as_the_escape(face: str) -> None:
    assert line(one_trick(f"SK {face} Y1", 1, 0, 0), 0) == (50, 30)


def test_who_has_caught_the_skull_king_with_a_mermaid_receives_50_points() -> None:
    assert line(one_trick("SK M1", 0, 1), 1) == (70, 50)


def test_the_second_mermaid_adds_nothing() -> None:
    assert line(one_trick("M2 SK M1", 1, 0, 0), 0) == (70, 50)


def test_the_pirates_in_a_trick_in_which_a_mermaid_took_the_skull_king_earn_nothing() -> None:
    assert line(one_trick("M1 SK P1 SM:P", 1, 0, 0, 0), 0) == (70, 50)


@pytest.mark.parametrize(("cards", "taker"), [("SK P1 SM:E", "SK"), ("M1 SK P1", "M1")])
def test_played_before_or_after_makes_no_difference(cards: str, taker: str) -> None:
    brought = set()
    for order in permutations(cards.split()):
        seat = order.index(taker)
        brought.add(line(one_trick(" ".join(order), *(int(at == seat) for at in range(3))), seat))
    assert len(brought) == 1


@pytest.mark.parametrize(
    "cards", ["SK Y1 K13", "M1 K13 M2", "P1 M1 P2", "P1 SM:P E1", "SM:P P1 M1", "K1 E1 SM:E"]
)
def test_no_other_trick_holds_a_bonus(cards: str) -> None:
    assert line(one_trick(cards, 1, 0, 0), 0) == (20, 0)


@pytest.mark.parametrize(("cards", "points"), [("SK P1", -10), ("M1 SK", -10)])
def test_bonus_points_are_only_won_with_exactly_as_many_tricks_as_the_bid(cards: str, points: int) -> None:
    assert line(one_trick(cards, 0, 0), 0) == (points, 0)


def test_a_player_who_wins_more_or_fewer_tricks_than_bid_receives_no_plus_points_and_no_bonus_points() -> (
    None
):
    dealt = deal("SK Y13", "P1 Y1")
    assert line(play_trick(bid(dealt, 1, 0), "SK P1 Y13 Y1"), 0) == (-10, 0)
    dealt = deal("SK Y1", "P1 Y13")
    assert line(play_trick(bid(dealt, 2, 0), "SK P1 Y1 Y13"), 0) == (-10, 0)


@pytest.mark.parametrize(("bid", "won", "points"), [(2, 1, -10), (1, 3, -20), (0, 1, -30)])
def test_no_bonus_makes_a_missed_bid_less_bad(bid: int, won: int, points: int) -> None:
    assert round_score(3, bid, won, 30) == points


def test_the_bonus_of_a_trick_counts_when_all_the_tricks_of_the_hand_make_the_bid() -> None:
    state = play_trick(bid(deal("SK Y13 R1", "P1 Y1 R2"), 2, 1), "SK P1 Y13 Y1 R1 R2")
    assert line(state, 0) == (2 * 20 + 30, 30)
    assert line(state, 1) == (20, 0)


def test_only_who_won_the_trick_gets_its_bonus() -> None:
    assert line(one_trick("SK P1 P2", 1, 0, 0), 1) == (10, 0)


def test_the_tricks_bid_and_the_points_scored_are_noted_on_the_notepad() -> None:
    state = one_trick("SK P1 Y1", 1, 0, 1)
    assert list(skullking.scorepad(state)) == [
        ScoreLine(1, 0, 50, 50, {"bid": 1, "tricks": 1, "bonus": 30}),
        ScoreLine(1, 1, 10, 10, {"bid": 0, "tricks": 0, "bonus": 0}),
        ScoreLine(1, 2, -10, -10, {"bid": 1, "tricks": 0, "bonus": 0}),
    ]
    assert skullking.view(state, None).scorepad == skullking.scorepad(state)


def test_the_scores_of_the_hands_add_up() -> None:
    state = play_trick(bid(one_trick("Y2 Y1", 1, 0), 0, 0), "")
    first = skullking.view(state, None).totals
    state = play_round(state)
    second = [score(state, seat) for seat in (0, 1)]
    assert first == (20, 10)
    assert [noted.total for noted in second] == [20 + second[0].score, 10 + second[1].score]
    assert skullking.view(state, None).totals == tuple(noted.total for noted in second)


def test_everyone_is_told_the_scores_of_the_hand() -> None:
    before = play_trick(bid(deal("SK", "P1"), 1, 0), "SK")
    told = skullking.events(before, 1, "play P1", play_trick(before, "P1"), None)
    assert Event("round_scored", {"round": 1, "scores": (50, 10)}) in told
