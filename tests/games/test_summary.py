"""What a finished game says of each seat, by hand-written scorepads."""

from bot.games.contract import Placing, Rules, ScoreLine
from bot.games.summary import SeatSummary, summaries

BIDDING = Rules("bidding", 1, 2, 6, has_bids=True)


def line(number: int, seat: int, score: int, bid: int = 0, tricks: int = 0) -> ScoreLine:
    return ScoreLine(number, seat, score, 0, {"bid": bid, "tricks": tricks})


def test_bids_best_round_and_the_longest_series_are_those_of_the_seat() -> None:
    lines = [
        *(line(1, 0, 20, 1, 1), line(1, 1, -10, 0, 1)),
        *(line(2, 0, 40, 2, 2), line(2, 1, 20)),
        *(line(3, 0, -10, 0, 1), line(3, 1, -30, 3, 0)),
        *(line(4, 0, 40), line(4, 1, 40)),
    ]
    assert summaries(BIDDING, lines, [Placing(1, 2, 20), Placing(0, 1, 90)]) == (
        SeatSummary(seat=0, place=1, best=40, bids=4, met=3, streak=2),
        SeatSummary(seat=1, place=2, best=40, bids=4, met=2, streak=1),
    )


def test_the_best_of_bad_rounds_is_below_zero() -> None:
    [only] = summaries(BIDDING, [line(1, 0, -20, 2, 0), line(2, 0, -10, 1, 0)], [Placing(0, 1, -30)])
    assert (only.best, only.met, only.streak) == (-10, 0, 0)


def test_where_few_points_are_good_no_round_is_best() -> None:
    low = Rules("low", 1, 2, 4, low_is_good=True)
    [only] = summaries(low, [ScoreLine(1, 0, 7, 7, {})], [Placing(0, 1, 7)])
    assert only == SeatSummary(0, 1, None, 0, 0, 0)
