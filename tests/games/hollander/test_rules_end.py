"""How a game ends, who wins, and the scorepad."""

import pytest

from bot.games import hollander
from bot.games.contract import Placing
from tests.games.hollander.position import position
from tests.games.hollander.table import after, finals, hand, order, pile, refusal, told, turn

AHEAD = ("// 9 - -", "9 9 / 9 / 9 9 -", "9 / 9 / 9 - -")


def places(state: hollander.State) -> list[tuple[int, int]]:
    result = hollander.result(state)
    assert result is not None
    return [(placing.seat, placing.place) for placing in result]


def test_the_first_player_without_cards_wins_the_game() -> None:
    state = position(*AHEAD, pile="7")
    assert hollander.result(state) is None
    assert told(state, "final 1")["went_out"] == {"seat": 0, "place": 1}
    assert "game_over" in told(state, "final 1")
    state = after(state, "final 1")
    assert places(state)[0] == (0, 1)
    assert list(hollander.to_move(state)) == list(hollander.may_act(state)) == []
    assert refusal(state, 1, "play 9") == ("game_over", {})
    assert list(hollander.legal(state, 1)) == []
    assert hollander.view(state, 1).turn is None


def test_the_others_rank_by_the_cards_left_in_all_three_places_fewest_first() -> None:
    state = after(position(*AHEAD, pile="7"), "final 1")
    assert hollander.result(state) == (Placing(0, 1, 0), Placing(2, 2, 3), Placing(1, 3, 5))


def test_equals_share_the_place() -> None:
    state = position("// 9 - -", "1 / 1", "1 1", "1 1 1", pile="7")
    assert places(after(state, "final 1")) == [(0, 1), (1, 2), (2, 2), (3, 4)]


@pytest.mark.parametrize("last", ["9", "FH", "KR", "MU", "WH", "IS", "PI"])
def test_whoever_has_no_card_left_has_won_at_once_before_the_effect(last: str) -> None:
    state = after(position(f"// {last} - -", "9 / 9 / 9 - -", "9 / 9"), "final 1")
    assert places(state)[0] == (0, 1)
    assert hollander.view(state, None).step == "over"


@pytest.mark.parametrize("last", ["KR", "WH", "PI", "IS IS"])
def test_the_last_clash_cards_win_as_well(last: str) -> None:
    state = after(position(f"/ {last}", "9 / 9 / 9 - -", "9", pile="7"), f"play {last}")
    assert places(state)[0] == (0, 1)


def test_no_hand_is_drawn_from_a_pile_that_is_gone_and_clash_cards_are_no_end() -> None:
    state = after(position("9 / 9", "9", pile="7"), "play 9")
    assert hollander.result(state) is None
    assert hollander.view(state, None).cards_left == (1, 1)


# play on


def playing_on(*players: str, pile: str = "7", turn: int = 0, plays: int = 0) -> hollander.State:
    return position(*players, pile=pile, turn=turn, plays=plays, play_on=True)


def test_played_on_the_game_goes_on_until_one_is_left() -> None:
    state = after(playing_on("// 9 - -", "10 10", "11"), "final 1")
    assert hollander.result(state) is None
    assert turn(state) == 1
    state = after(state, "play 10", "play 11")
    assert hollander.view(state, None).step == "over"
    assert places(state) == [(0, 1), (2, 2), (1, 3)]
    assert hollander.view(state, None).out == (0, 2)


def test_by_default_it_is_not_played_on() -> None:
    assert hollander.RULES.complete({})["play_on"] is False


def test_who_is_out_is_passed_over_and_draws_nothing() -> None:
    state = after(playing_on("// 9 - -", "10 10", "11 11"), "final 1", "play 10", "play 11")
    assert (turn(state), hand(state, 0)) == (1, "")


@pytest.mark.parametrize(
    ("last", "in_force"), [("10", "at_least 10"), ("MU", "at_most 7"), ("IS", "any 0"), ("KR", "any 0")]
)
def test_the_pile_keeps_the_effect_of_a_last_card(last: str, in_force: str) -> None:
    state = after(playing_on(f"// {last} - -", "10 10", "11 11"), "final 1")
    assert (order(state), turn(state)) == (in_force, 1)


def test_a_last_kraken_empties_the_pile_and_the_next_player_plays_on_it() -> None:
    state = after(playing_on("// KR - -", "10 10", "11 11"), "final 1")
    assert (pile(state), turn(state)) == ("", 1)


def test_a_last_card_that_makes_four_empties_the_pile_and_nobody_plays_again() -> None:
    state = after(playing_on("// 9 - -", "10 10", "11 11", pile="9 9 9"), "final 1")
    assert (pile(state), turn(state)) == ("", 1)


def test_a_last_hollander_on_an_empty_pile_lets_nobody_lose_a_turn() -> None:
    assert turn(after(playing_on("// FH - -", "10 10", "11 11", pile=""), "final 1")) == 1


def test_a_last_wormhole_calls_nobody_and_a_last_pirate_swaps_nothing() -> None:
    assert turn(after(playing_on("// WH - -", "10 10", "11 11"), "final 1")) == 1
    assert turn(after(playing_on("/ WH", "10 10", "11 11"), "play WH")) == 1
    state = after(playing_on("// PI - -", "10 10", "11 11"), "final 1")
    assert (turn(state), hand(state, 1), hand(state, 2)) == (1, "10 10", "11 11")


def test_who_is_out_can_not_be_called() -> None:
    state = after(playing_on("// 9 - -", "WH 10", "11", "12"), "final 1")
    assert refusal(state, 1, "play WH > 0") == ("not_in_game", {"seat": 0})
    assert turn(after(state, "play WH > 3")) == 3


def test_who_is_out_can_not_be_swapped_with() -> None:
    state = after(playing_on("// 9 - -", "PI 10", "11", "12"), "final 1")
    assert refusal(state, 1, "play PI hand 0 10") == ("not_in_game", {"seat": 0})


def test_who_is_out_can_not_be_skipped() -> None:
    state = after(playing_on("FH 11", "// KR - -", "12 12", "10 10", turn=1), "final 1")
    state = state._replace(turn=0)
    state = after(state, "play FH")
    assert turn(state) == 3


def test_with_two_left_the_one_who_skips_the_other_plays_again() -> None:
    state = after(playing_on("// KR - -", "FH 10", "12 12"), "final 1", "play FH")
    assert turn(state) == 1


# a thousand plays


def test_after_1000_plays_the_game_ends_ranked_by_cards_left() -> None:
    state = position("9 9 9 / 9", "9", pile="7", plays=998)
    state = after(state, "play 9")
    assert hollander.result(state) is None
    state = position("9 9 9 / 9", "9 9", pile="7", plays=999)
    assert told(state, "play 9")["play_limit"] == {"plays": 1000}
    state = after(state, "play 9")
    assert hollander.result(state) == (Placing(1, 1, 2), Placing(0, 2, 3))


def test_the_thousandth_play_has_its_swap_and_its_draw_but_no_play_after_it() -> None:
    state = after(position("PI 9", "8 8", pile="7", draw="1", plays=999), "play PI hand 1 9")
    assert (hand(state, 0), hand(state, 1)) == ("1 8", "8 9")
    state = after(position("KR 9", "8 8", pile="7", plays=999), "play KR")
    assert hollander.view(state, None).step == "over"
    state = after(position("// PI 9 -", "8 // 1 2 3", pile="7", plays=999), "final 1")
    assert hollander.view(state, None).step == "swap"
    state = after(state, "swap final 1 2 2")
    assert (finals(state, 0), hollander.view(state, None).step) == ("- 2 -", "over")


def test_a_final_card_is_a_play_even_where_it_does_not_fit_and_a_take_is_none() -> None:
    state = after(position("// 1 9 -", "8 8", pile="7", plays=999), "final 1")
    assert hollander.view(state, None).step == "over"
    state = after(position("1 1", "8 8", pile="7", plays=999), "take")
    assert hollander.view(state, None).step == "play"


def test_who_goes_out_with_the_thousandth_play_has_won() -> None:
    state = position("// 9 - -", "8", pile="7", plays=999)
    assert "play_limit" not in told(state, "final 1")
    assert places(after(state, "final 1")) == [(0, 1), (1, 2)]


def test_without_the_limit_the_game_goes_on() -> None:
    state = after(position("9 9 9 / 9", "9", pile="7", plays=999, play_limit=False), "play 9")
    assert hollander.result(state) is None


def test_the_limit_is_on_by_default() -> None:
    assert hollander.RULES.complete({})["play_limit"] is True


def test_played_on_those_who_are_out_at_the_limit_are_ahead_of_the_others() -> None:
    state = playing_on("// 9 - -", "10 10 10", "12", "11 11", plays=998)
    state = after(state, "final 1", "play 10")
    assert hollander.view(state, None).step == "over"
    assert places(state) == [(0, 1), (2, 2), (1, 3), (3, 3)]


# the scorepad


def test_the_scorepad_tells_who_went_out_when_the_cards_left_and_the_piles_taken() -> None:
    state = playing_on("// 9 - -", "10 10", "1 11")
    assert hollander.scorepad(state) == ()
    state = after(state, "final 1", "play 10", "play 11")
    assert hollander.scorepad(state) == ()
    state = position("// 1 1 -", "9", pile="7")
    state = after(after(state, "final 1"), "play 9")
    lines = hollander.scorepad(state)
    assert [(line.seat, line.score, line.total) for line in lines] == [(0, 3, 3), (1, 0, 0)]
    assert [dict(line.details) for line in lines] == [
        {"out": None, "at": None, "taken": 1},
        {"out": 1, "at": 2, "taken": 0},
    ]
