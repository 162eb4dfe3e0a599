"""Bidding, sentence by sentence: "Yo – ho – ho!"."""

import pytest

from bot.games import skullking
from bot.games.contract import Event
from tests.games.skullking.table import State, bid, deal, play_round, refusal, score

ROUND_2 = ("Y2 R1", "Y12 K1", "B7 SK")
ROUND_4 = ("Y1 Y2 Y3 Y4", "R1 R2 R3 R4")
ROUND_10 = ("Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 Y10", "R1 R2 R3 R4 R5 R6 R7 R8 R9 R10")


def told(state: State, seat: int, move: str, viewer: int | None) -> list[Event]:
    return list(skullking.events(state, seat, move, skullking.play(state, seat, move), viewer))


def test_in_each_hand_the_players_have_to_bid_before_a_card_is_played() -> None:
    state = skullking.play(deal(*ROUND_2), 1, "bid 1")
    assert refusal(state, 0, "play Y2") == ("still_bidding", {})
    assert [skullking.view(state, seat).playable for seat in range(3)] == [(), (), ()]


def test_everyone_is_waited_for_until_they_have_bid() -> None:
    state = deal(*ROUND_2)
    assert list(skullking.to_move(state)) == [0, 1, 2]
    state = skullking.play(state, 1, "bid 2")
    assert list(skullking.to_move(state)) == [0, 2]


@pytest.mark.parametrize("hands", [("Y1", "R1"), ROUND_2, ROUND_4, ROUND_10], ids=[1, 2, 4, 10])
def test_any_number_from_none_to_as_many_as_one_holds_cards_can_be_bid(hands: tuple[str, ...]) -> None:
    number = len(hands[0].split())
    assert list(skullking.legal(deal(*hands), 0)) == [f"bid {tricks}" for tricks in range(number + 1)]


def test_it_would_not_be_possible_to_win_5_tricks_if_you_are_holding_four_cards() -> None:
    assert refusal(deal(*ROUND_4), 0, "bid 5") == ("bid_out_of_range", {"most": 4})


@pytest.mark.parametrize("tricks", [6, 7, 8, 9, 10])
def test_anyone_may_bid_more_than_five_tricks(tricks: int) -> None:
    state = bid(deal(*ROUND_10), tricks, 0)
    assert skullking.view(state, None).bids == (tricks, 0)


def test_a_fist_is_the_sign_that_a_player_has_decided_on_a_number_and_does_not_tell_it() -> None:
    state = skullking.play(deal(*ROUND_2), 1, "bid 2")
    for viewer in (0, 2, None):
        shown = skullking.view(state, viewer)
        assert (shown.has_bid, shown.bids) == ((False, True, False), (None, None, None))
        assert told(deal(*ROUND_2), 1, "bid 2", viewer) == [Event("bid_made", {"seat": 1})]


def test_who_has_bid_sees_their_own_bid() -> None:
    state = skullking.play(deal(*ROUND_2), 1, "bid 2")
    assert skullking.view(state, 1).bids == (None, 2, None)


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (2, 1, 0)])
def test_the_players_all_open_their_fists_at_the_same_time(order: tuple[int, ...]) -> None:
    state = deal(*ROUND_2)
    *early, last = order
    for seat in early:
        state = skullking.play(state, seat, f"bid {seat}")
        assert skullking.view(state, None).bids == (None, None, None)
    before, state = state, skullking.play(state, last, f"bid {last}")
    assert skullking.view(state, None).bids == (0, 1, 2)
    assert told(before, last, f"bid {last}", None) == [
        Event("bid_made", {"seat": last}),
        Event("bids_revealed", {"bids": (0, 1, 2)}),
    ]


def test_a_bid_can_be_changed_until_the_last_one_is_in() -> None:
    state = skullking.play(skullking.play(deal(*ROUND_2), 0, "bid 2"), 1, "bid 0")
    assert 0 in skullking.may_act(state)
    state = bid(skullking.play(state, 0, "bid 1"), 1, 0, 0)
    assert skullking.view(state, None).bids == (1, 0, 0)


def test_a_changed_bid_is_told_to_nobody_else() -> None:
    state = skullking.play(deal(*ROUND_2), 0, "bid 2")
    assert [told(state, 0, "bid 1", viewer) for viewer in (1, 2, None)] == [[], [], []]


def test_a_bid_cant_be_changed_after_the_battle_cry() -> None:
    state = bid(deal(*ROUND_2), 0, 1, 2)
    for seat in range(3):
        assert refusal(state, seat, "bid 1") == ("bids_revealed", {})


def test_the_bids_for_each_player_are_noted_down_on_the_notepad() -> None:
    state = play_round(bid(deal(*ROUND_2), 0, 1, 2))
    assert [score(state, seat).details["bid"] for seat in range(3)] == [0, 1, 2]
