"""Scoring: sent under or not, penalty cards, the end of the game, sweeps. The closer's limit is 13."""

import pytest

from bot.games import corsari
from bot.games.contract import Placing
from bot.games.corsari.cards import CODES
from tests.games.corsari.table import (
    CLOSER,
    OTHER_SWEEPER,
    STOWAWAYS,
    SWEEPER,
    deal,
    do,
    opponent,
    other_opponent,
    sailed,
    scored,
    taken,
    with_penalties,
)

NOTHING: tuple[str, ...] = ()


def places(state: corsari.State) -> dict[int, int]:
    result = corsari.result(state)
    assert result is not None
    return {placing.seat: placing.place for placing in result}


def test_a_higher_limit_keeps_its_own_stowaways_as_penalty_cards() -> None:
    assert taken(scored(opponent(14)))[1] == ("P3", "P4", "P7")


def test_a_closer_whom_nobody_sends_under_has_no_penalty_at_all() -> None:
    assert taken(scored(opponent(14)))[0] == NOTHING


@pytest.mark.parametrize("limit", [12, 13])
def test_a_lower_or_equal_limit_sends_the_closer_under_and_passes_its_stowaways(limit: int) -> None:
    to_closer, to_opponent = taken(scored(opponent(limit)))
    assert to_opponent == NOTHING
    assert set(to_closer) == {*STOWAWAYS, "P3", "P4", f"P{limit - 7}"}


def test_a_closer_sent_under_by_one_takes_nothing_from_those_with_a_higher_limit() -> None:
    to_closer, sender, other = taken(scored(opponent(13), other_opponent(14)))
    assert set(to_closer) == {*STOWAWAYS, "P3", "P4", "P6"}
    assert (sender, other) == (NOTHING, ("S1", "S4", "S9"))


def test_a_closer_sent_under_by_several_takes_the_cards_of_all_of_them() -> None:
    state = scored(opponent(13), other_opponent(12))
    assert set(taken(state)[0]) == {*STOWAWAYS, "P3", "P4", "P6", "S1", "S4", "S7"}
    assert corsari.view(state, None).totals == (9, 0, 0)


def test_each_penalty_card_counts_1_whatever_its_number() -> None:
    assert corsari.view(scored(opponent(14)), None).totals == (0, 3)


def test_penalty_cards_leave_the_deck_for_the_rest_of_the_game() -> None:
    state = scored(opponent(14), other_opponent(14))
    in_play = sum(state.hands, ()) + state.pier + state.pile + state.stock
    out = {"P3", "P4", "P7", "S1", "S4", "S9"}
    assert {CODES[card] for card in in_play} == set(CODES) - out


def test_all_other_cards_are_shuffled_again_attached_ones_included() -> None:
    state = sailed("O9 V11 Y1 Y2 Y3 Y4 B5 B6 R1 P1 P2 P11")
    state = do(state, "lay crew Y1 Y2 Y3 Y4 B5 B6 prisoners R1 attach O9 V11", seat=1)
    in_play = {CODES[card] for card in sum(state.hands, ()) + state.pier + state.pile + state.stock}
    assert {"O9", "V11", "O1", "R5", *STOWAWAYS} <= in_play


def test_penalty_cards_of_several_rounds_add_up() -> None:
    state = scored(opponent(14), penalties=(2, 5))
    assert corsari.view(state, None).totals == (2, 8)


def test_the_scorepad_tells_limit_closer_senders_penalties_and_total() -> None:
    closer, sender, other = corsari.scorepad(scored(opponent(12), other_opponent(15), penalties=(1, 1, 1)))
    assert [line.total for line in (closer, sender, other)] == [7, 1, 4]
    assert [line.score for line in (closer, sender, other)] == [6, 0, 3]
    assert dict(closer.details) == {
        "limit": 13,
        "stowaways": 3,
        "closed": True,
        "sent_under": False,
        "swept": False,
    }
    assert (sender.details["limit"], sender.details["sent_under"]) == (12, True)
    assert (other.details["limit"], other.details["sent_under"]) == (15, False)


def test_below_35_penalty_cards_together_the_game_goes_on() -> None:
    seen = corsari.view(scored(opponent(14), penalties=(0, 31)), None)
    assert (sum(seen.totals), seen.round, seen.is_last, seen.result) == (34, 2, False, None)


def test_at_35_penalty_cards_together_one_last_round_is_played() -> None:
    seen = corsari.view(scored(opponent(14), penalties=(0, 32)), None)
    assert (sum(seen.totals), seen.round, seen.is_last, seen.result) == (35, 2, True, None)


def test_at_44_penalty_cards_together_one_last_round_is_played() -> None:
    assert corsari.view(scored(opponent(14), penalties=(10, 31)), None).is_last


def test_at_45_penalty_cards_together_the_game_is_over_at_once() -> None:
    seen = corsari.view(scored(opponent(14), penalties=(10, 32)), None)
    assert (sum(seen.totals), seen.step) == (45, "over")


def test_after_the_last_round_the_game_is_over_whatever_the_total() -> None:
    state = scored(opponent(14), penalties=(0, 32), is_last=True)
    assert corsari.view(state, None).step == "over"
    assert corsari.to_move(state) == ()


def test_the_fewest_penalty_cards_win() -> None:
    state = scored(opponent(14), other_opponent(14), penalties=(20, 15, 10))
    assert corsari.result(state) == (Placing(2, 1, 13), Placing(1, 2, 18), Placing(0, 3, 20))


def test_equal_numbers_of_penalty_cards_share_the_place_ruling() -> None:
    assert places(scored(opponent(14), other_opponent(14), penalties=(20, 11, 11))) == {0: 3, 1: 1, 2: 1}


def closer_sweeps() -> corsari.State:
    state = do(deal(SWEEPER, OTHER_SWEEPER, CLOSER, stock="N1"), "draw stock")
    return do(with_penalties(state, (30, 2, 1)), "sail N1")


def test_a_closer_without_stowaways_wins_the_game_whatever_the_others_hold() -> None:
    assert corsari.view(closer_sweeps(), None).step == "over"
    assert corsari.result(closer_sweeps()) == (Placing(0, 1, 30), Placing(2, 2, 1), Placing(1, 3, 2))


def test_the_scorepad_of_a_sweeping_closer_knows_no_other_limits() -> None:
    lines = corsari.scorepad(closer_sweeps())
    assert [(line.details["limit"], line.details["swept"]) for line in lines] == [
        (0, True),
        (None, False),
        (None, False),
    ]


def test_an_opponent_without_stowaways_wins_the_game() -> None:
    state = scored(SWEEPER, other_opponent(14), penalties=(1, 20, 3))
    assert corsari.view(state, None).step == "over"
    assert places(state) == {1: 1, 0: 2, 2: 3}


def test_an_opponent_may_sweep_by_attaching() -> None:
    state = scored("O9 V11 Y1 Y2 Y3 Y4 B5 B6 R1 R2 R8 R9")
    assert places(state) == {1: 1, 0: 2}


def test_of_two_sweeping_opponents_the_one_with_fewer_penalty_cards_wins() -> None:
    state = scored(SWEEPER, "L1 L2 L3 L4 L5 N6 N7 N8 R3 R4 R10 L9", penalties=(0, 6, 5))
    assert places(state) == {2: 1, 0: 2, 1: 3}


def test_two_sweeping_opponents_with_equal_penalty_cards_share_the_win_ruling() -> None:
    state = scored(SWEEPER, "L1 L2 L3 L4 L5 N6 N7 N8 R3 R4 R10 L9", penalties=(0, 5, 5))
    assert places(state) == {1: 1, 2: 1, 0: 3}


def test_after_a_sweep_no_penalties_are_dealt_out_ruling() -> None:
    state = scored(SWEEPER, penalties=(4, 5))
    assert corsari.view(state, None).totals == (4, 5)
    assert [line.score for line in corsari.scorepad(state)] == [0, 0]


def test_in_the_last_round_a_sweep_wins_too() -> None:
    assert places(scored(SWEEPER, penalties=(0, 40), is_last=True)) == {1: 1, 0: 2}


def test_the_number_of_penalty_cards_of_everybody_is_public() -> None:
    assert corsari.view(sailed(opponent(13), penalties=(3, 4)), None).totals == (3, 4)
