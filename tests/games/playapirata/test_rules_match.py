"""A match: its hands, who starts, the two shorter games, who wins."""

import pytest

from bot.games import playapirata
from bot.games.contract import Event, Placing, ScoreLine
from bot.games.playapirata.state import Hand
from tests.games.playapirata.table import deal, play, play_hand, refusal, told, turn


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_hands_as_players_the_start_moving_clockwise(players: int) -> None:
    state = deal(players=players, first=1)
    starters = []
    while playapirata.result(state) is None:
        assert turn(state) == state.order[0]
        starters.append(turn(state))
        state = play_hand(state)
    assert starters == [(1 + n) % players for n in range(players)]
    assert len(playapirata.scorepad(state)) == players * players


def test_option_one_hand() -> None:
    assert playapirata.result(play_hand(deal(players=3, match="one"))) is not None


def scored(*hands: tuple[int, ...], match: str = "match", step: str = "over") -> playapirata.State:
    state = deal(players=len(hands[0]), match=match)
    finished, totals = [], [0] * len(hands[0])
    for number, scores in enumerate(hands, start=1):
        totals = [total + score for total, score in zip(totals, scores, strict=True)]
        lines = [ScoreLine(number, seat, score, totals[seat], {}) for seat, score in enumerate(scores)]
        finished.append(Hand(number, state.order, (), tuple(lines)))
    return state._replace(finished=tuple(finished))._replace(step="over" if step == "over" else "sit")


def test_points_are_added_up_and_who_has_most_wins() -> None:
    assert playapirata.result(scored((5, 9, 1), (5, 0, 1), (5, 0, 1))) == (
        Placing(0, 1, 15),
        Placing(1, 2, 9),
        Placing(2, 3, 3),
    )


def test_in_case_of_a_tie_who_made_more_points_in_a_single_hand_wins() -> None:
    assert playapirata.result(scored((10, 15), (10, 5))) == (Placing(1, 1, 20), Placing(0, 2, 20))


def test_in_case_of_a_further_tie_the_win_is_shared() -> None:
    assert playapirata.result(scored((15, 5, 1), (5, 15, 1))) == (
        Placing(0, 1, 20),
        Placing(1, 1, 20),
        Placing(2, 3, 2),
    )


def test_ruling_lower_places_go_by_the_same_rule() -> None:
    result = playapirata.result(scored((20, 5, 4, 5), (20, 5, 6, 5)))
    assert result is not None
    assert [(placing.seat, placing.place) for placing in result] == [(0, 1), (2, 2), (1, 3), (3, 3)]


def test_there_is_no_result_while_the_match_goes_on() -> None:
    assert playapirata.result(deal()) is None


def choosing(*scores: int, first: int = 0) -> playapirata.State:
    players = len(scores)
    state = scored(scores, match="two", step="sit")
    order = tuple((first + n) % players for n in range(players))
    return state._replace(order=order, finished=(state.finished[0]._replace(order=order),))


def test_option_two_hands_who_scored_worst_chooses_a_place_in_the_second() -> None:
    state = play_hand(deal(players=3, match="two"))
    assert state.step == "sit"
    worst = min(range(3), key=lambda seat: state.finished[0].lines[seat].score)
    assert turn(state) == worst
    state = play(state, "sit 3")
    assert (state.number, state.order[2]) == (2, worst)
    assert playapirata.result(play_hand(state)) is not None


@pytest.mark.parametrize(
    ("place", "order"), [(1, (2, 0, 1, 3)), (2, (0, 2, 1, 3)), (3, (0, 1, 2, 3)), (4, (0, 1, 3, 2))]
)
def test_the_others_keep_their_order(place: int, order: tuple[int, ...]) -> None:
    assert play(choosing(9, 8, 1, 8), f"sit {place}").order == order


def test_ruling_of_several_worst_the_first_clockwise_from_the_first_starter_chooses() -> None:
    assert turn(choosing(3, 9, 3, first=0)) == 0
    assert turn(choosing(3, 9, 3, first=1)) == 2


def test_the_choice_of_a_place_is_told_and_awaited_first() -> None:
    state = choosing(1, 9)
    assert list(told(state, "sit 2")) == [
        Event("seat_chosen", {"seat": 0, "place": 2}),
        Event("dealt", {"hand": 2, "order": (1, 0), "starter": 1}),
    ]
    assert refusal(state, "bury T3a") == ("seat_first", {})
    assert refusal(state, "sit 3") == ("no_such_turn", {"place": 3, "last": 2})
    assert list(playapirata.legal(state, 0)) == ["sit 1", "sit 2"]


def test_only_the_game_of_two_hands_has_a_choice_of_seats() -> None:
    state = play_hand(deal())
    assert (state.number, state.step) == (2, "card")
    assert refusal(state, "sit 1") == ("no_seat_choice", {})


def test_the_second_hand_is_played_and_drafted_in_the_chosen_order() -> None:
    state = deal(players=3, match="two", packet="CASTLE WAVE SKELETON FLAG")
    while state.step != "sit":
        state = play(state, next(iter(playapirata.legal(state, turn(state)))))
    state = play(state, "sit 1")
    first, second, third = state.order
    drafting = []
    while state.step == "draft":
        drafting.append(turn(state))
        state = play(state, f"keep {state.packet[0]}")
    assert (drafting, turn(state)) == ([second, third, first], first)


def test_the_game_is_over() -> None:
    state = play_hand(deal(match="one"))
    assert refusal(state, "bury T3a", seat=0) == ("game_over", {})
    assert list(playapirata.to_move(state)) == list(playapirata.may_act(state)) == []
