"""Which moves show what was hidden, so that they can't be taken back alone."""

from bot.games import skullking
from tests.games.skullking.table import State, bid, deal, play_trick


def reveals(before: State, seat: int, move: str) -> bool:
    return skullking.reveals(before, seat, move, skullking.play(before, seat, move))


def test_a_bid_before_the_last_uncovers_nothing() -> None:
    assert not reveals(deal("Y1", "Y2"), 0, "bid 1")


def test_a_changed_bid_uncovers_nothing() -> None:
    assert not reveals(skullking.play(deal("Y1", "Y2"), 0, "bid 1"), 0, "bid 0")


def test_the_last_bid_uncovers_all_bids() -> None:
    assert reveals(skullking.play(deal("Y1", "Y2"), 0, "bid 1"), 1, "bid 0")


def test_a_card_shows_only_the_movers_own() -> None:
    state = bid(deal("Y1 Y3", "Y2 Y4"), 0, 1)
    assert not reveals(state, 0, "play Y1")
    assert not reveals(play_trick(state, "Y1"), 1, "play Y2")


def test_the_last_card_of_a_round_uncovers_the_next_hands() -> None:
    assert reveals(play_trick(bid(deal("Y1", "Y2"), 0, 1), "Y1"), 1, "play Y2")


def test_the_last_card_of_the_game_uncovers_nothing_more() -> None:
    assert not reveals(play_trick(bid(deal("Y1", "Y2", rounds=1), 0, 1), "Y1"), 1, "play Y2")
