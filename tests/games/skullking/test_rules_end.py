"""The end of the game, sentence by sentence."""

import pytest

from bot.games import skullking
from bot.games.contract import Placing
from tests.games.skullking.table import State, bid, deal, play_game, play_round, play_trick, refusal


def last_trick(cards: str, *bids: int) -> State:
    return play_trick(bid(deal(*cards.split(), rounds=1), *bids), cards)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_game_ends_after_10_hands(players: int) -> None:
    state = deal(*[f"Y{rank}" for rank in range(1, players + 1)])
    for number in range(1, 11):
        assert skullking.result(state) is None
        assert skullking.view(state, None).round == number
        state = play_round(bid(state, *[0] * players))
    assert skullking.result(state) is not None
    assert len(skullking.scorepad(state)) == 10 * players


def test_the_player_with_the_highest_score_has_won() -> None:
    state = last_trick("Y1 Y3 Y2", 1, 1, 0)
    assert skullking.result(state) == (Placing(1, 1, 20), Placing(2, 2, 10), Placing(0, 3, -10))


def test_the_points_of_all_the_hands_count() -> None:
    state = play_game(deal("Y1", "Y2", "Y3"))
    sums = [sum(line.score for line in skullking.scorepad(state) if line.seat == seat) for seat in range(3)]
    result = skullking.result(state)
    assert result is not None
    assert {placing.seat: placing.score for placing in result} == dict(enumerate(sums))
    assert [placing.score for placing in result] == sorted(sums, reverse=True)


def test_equal_totals_share_the_place() -> None:
    state = last_trick("Y4 Y1 Y2 Y3", 1, 0, 0, 1)
    assert skullking.result(state) == (
        Placing(0, 1, 20),
        Placing(1, 2, 10),
        Placing(2, 2, 10),
        Placing(3, 4, -10),
    )


def test_equal_winners_share_the_first_place() -> None:
    state = last_trick("Y3 Y1 Y2", 0, 0, 0)
    assert [placing.place for placing in skullking.result(state) or ()] == [1, 1, 3]


def test_nobody_is_waited_for_when_the_game_is_over() -> None:
    state = last_trick("Y2 Y1", 1, 0)
    assert (list(skullking.to_move(state)), list(skullking.may_act(state))) == ([], [])
    assert [list(skullking.legal(state, seat)) for seat in (0, 1)] == [[], []]
    assert refusal(state, 0, "play Y2") == ("game_over", {})
    assert refusal(state, 0, "bid 1") == ("game_over", {})


def test_everyone_sees_the_end_and_the_last_hand() -> None:
    before = play_trick(bid(deal("Y2", "Y1", rounds=1), 1, 0), "Y2")
    after = play_trick(before, "Y1")
    shown = skullking.view(after, None)
    assert (shown.step, shown.turn, shown.bids) == ("over", None, (1, 0))
    assert [trick.faces for trick in shown.tricks] == [("Y2", "Y1")]
    assert shown.result == skullking.result(after)
    assert [event.code for event in skullking.events(before, 1, "play Y1", after, 0)] == [
        "played",
        "trick_won",
        "round_scored",
        "game_over",
    ]
