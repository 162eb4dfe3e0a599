"""Flying Hollander, Kraken, Mutiny, Wormhole and Island. (The Pirate has a file of his own.)"""

import pytest

from bot.games import hollander
from tests.games.hollander.position import position
from tests.games.hollander.table import after, finals, hand, legal, order, pile, refusal, told, turn, why_not

EVERYTHING = ["", "1", "12", "7 MU", "12 FH", "IS", "MU", "5 WH", "5 PI"]
HAND = "3 4 {} / 1 / 1 - -"


@pytest.mark.parametrize("card", ["FH", "KR", "WH", "PI"])
@pytest.mark.parametrize("lying", EVERYTHING)
def test_hollander_kraken_wormhole_and_pirate_can_be_played_on_all_cards(card: str, lying: str) -> None:
    state = position(HAND.format(card), HAND.format("5"), pile=lying)
    assert any(move.startswith(f"play {card}") for move in legal(state))


@pytest.mark.parametrize("card", ["MU", "IS"])
@pytest.mark.parametrize("lying", EVERYTHING)
def test_mutiny_and_island_on_all_but_a_captain(card: str, lying: str) -> None:
    state = position(HAND.format(card), HAND.format("5"), pile=lying)
    assert (f"play {card}" in legal(state)) == (lying not in ("12", "12 FH"))


# The Flying Hollander


def test_the_hollander_is_as_if_it_were_not_there() -> None:
    state = after(position("FH 9", "9", pile="7 MU"), "play FH")
    assert (order(state), turn(state)) == ("at_most 7", 1)


def test_a_hollander_played_first_lets_the_next_player_lose_a_turn() -> None:
    state = position("FH 9", "9", "9")
    assert told(state, "play FH")["turn_lost"] == {"seat": 1}
    assert turn(after(state, "play FH")) == 2


def test_a_hollander_on_any_card_even_on_a_ghost_lets_nobody_lose_a_turn() -> None:
    for lying in ("7", "FH", "WH", "PI"):
        assert turn(after(position("FH 9", "9", "9", pile=lying), "play FH")) == 1


def test_with_two_players_it_is_a_new_turn_for_the_same_player_who_draws_first() -> None:
    state = after(position("FH 9 9", "9", draw="10 11"), "play FH")
    assert (turn(state), hand(state, 0), pile(state)) == (0, "9 9 10", "FH")
    state = after(state, "play 9")
    assert (turn(state), hand(state, 0)) == (1, "9 10 11")


def test_two_hollanders_played_together_first_do_not_let_two_players_lose_a_turn() -> None:
    assert turn(after(position("FH FH 9", "9", "9", "9"), "play FH FH")) == 2


def test_a_hollander_on_the_pile_that_a_kraken_has_emptied_is_played_first() -> None:
    state = after(position("KR FH 9", "9", "9", pile="5"), "play KR", "play FH")
    assert (turn(state), pile(state)) == (2, "FH")


def test_a_hollander_turned_blind_on_an_empty_pile_is_played_first_too() -> None:
    assert turn(after(position("// FH 9 -", "9", "9"), "final 1")) == 2


# Kraken


def test_the_kraken_removes_the_pile_and_itself_and_the_same_player_plays_again() -> None:
    state = position("KR 2 3", "9", pile="5 12")
    assert told(state, "play KR")["pile_removed"]["cards"] == ("5", "12", "KR")
    state = after(state, "play KR")
    assert (pile(state), turn(state), hollander.view(state, None).removed) == ("", 0, ("5", "12", "KR"))
    state = after(state, "play 2")
    assert (pile(state), turn(state)) == ("2", 1)


def test_playing_again_is_an_ordinary_play_of_several_equals_or_a_special() -> None:
    state = after(position("KR 2 2 IS KR", "9", pile="5"), "play KR")
    assert legal(state) == ["play 2", "play 2 2", "play KR", "play IS"]


def test_the_kraken_plays_again_before_drawing() -> None:
    state = after(position("KR 2 3", "9", pile="5", draw="10 11 12"), "play KR")
    assert hand(state, 0) == "2 3"
    assert hand(after(state, "play 2"), 0) == "3 10 11"


def test_playing_again_with_an_empty_hand_draws_to_three_first() -> None:
    state = after(position("KR / 8 / 1 - -", "9", pile="5", draw="10 11 12 1"), "play KR")
    assert (hand(state, 0), turn(state)) == ("10 11 12", 0)
    assert hollander.view(state, None).place == "hand"


def test_a_kraken_that_was_the_last_card_in_hand_goes_on_with_the_clash_cards() -> None:
    state = after(position("KR / 8 8 9 / 1 - -", "9", pile="5"), "play KR")
    assert (turn(state), legal(state)) == (0, ["play 8", "play 8 8", "play 9"])


def test_the_player_after_a_kraken_may_complete_a_row_of_the_new_pile_only() -> None:
    state = after(position("KR 8 9", "8 9", pile="8 8 8"), "play KR", "play 8", "play 8")
    assert pile(state) == "8 8"


def test_two_krakens_together_act_once() -> None:
    state = after(position("KR KR 2 3", "9", pile="5"), "play KR KR", "play 2")
    assert turn(state) == 1


# Mutiny


def test_the_player_after_a_mutiny_plays_an_equal_or_lower_card_or_a_special() -> None:
    state = after(position("MU 9", "3 7 8 WH", pile="7"), "play MU")
    assert legal(state) == ["play 3", "play 7", "play WH > 0"]


def test_two_mutinies_together_act_once() -> None:
    assert order(after(position("MU MU 9", "9", pile="7"), "play MU MU")) == "at_most 7"


# Wormhole


def test_the_wormholes_player_decides_who_plays_next_and_that_player_goes_on() -> None:
    state = position("WH 9", "9", "9 9", "9", pile="7")
    assert legal(state) == ["play 9", "play WH > 1", "play WH > 2", "play WH > 3"]
    assert told(state, "play WH > 2")["called"] == {"seat": 0, "called": 2}
    state = after(state, "play WH > 2")
    assert (turn(state), order(state), pile(state)) == (2, "at_least 7", "7 WH")
    assert turn(after(state, "play 9")) == 3


def test_a_wormhole_needs_its_call() -> None:
    state = position("WH 9", "9", "9", pile="7")
    assert refusal(state, 0, "play WH") == ("call_due", {})
    assert refusal(state, 0, "play WH hand 1 9") == ("call_due", {})


def test_nobody_calls_themselves_nor_somebody_who_is_not_there() -> None:
    state = position("WH 9", "9", "9", pile="7")
    assert refusal(state, 0, "play WH > 0") == ("not_yourself", {})
    assert refusal(state, 0, "play WH > 3") == ("no_such_seat", {})


def test_with_two_players_the_choice_is_forced() -> None:
    state = position("WH 9", "9", pile="7")
    assert hollander.read(state, 0, "play WH") == "play WH > 1"
    assert turn(after(state, "play WH")) == 1


def test_two_wormholes_together_call_once() -> None:
    state = position("WH WH 9", "9", "9", pile="7")
    assert "play WH WH > 2" in legal(state)
    assert turn(after(state, "play WH WH > 2")) == 2


def test_the_wormhole_draws_at_the_end_of_the_turn() -> None:
    state = after(position("WH 9 9", "9", "9", draw="12"), "play WH > 2")
    assert hand(state, 0) == "9 9 12"


def test_a_wormhole_first_of_all_lets_nobody_lose_a_turn() -> None:
    assert turn(after(position("WH 9", "9", "9"), "play WH > 1")) == 1


def test_a_wormhole_turned_blind_is_asked_for_its_call_after_it_is_revealed() -> None:
    state = after(position("// WH 9 -", "9", "9", pile="7"), "final 1")
    assert hollander.view(state, 0).step == "call"
    assert (turn(state), legal(state), pile(state)) == (0, ["call 1", "call 2"], "7 WH")
    assert hollander.view(state, 0).calls == (1, 2)
    assert refusal(state, 0, "final 2") == ("call_due", {})
    assert refusal(state, 0, "swap final 1 2 1") == ("call_due", {})
    assert refusal(state, 0, "call 0") == ("not_yourself", {})
    state = after(state, "call 2")
    assert (turn(state), finals(state, 0)) == (2, "- 9 -")


def test_with_two_players_a_wormhole_turned_blind_calls_the_other_by_itself() -> None:
    state = after(position("// WH 9 -", "9", pile="7"), "final 1")
    assert (turn(state), hollander.view(state, None).step) == (1, "play")


def test_nothing_is_called_where_nothing_is_due() -> None:
    state = position("9 9", "9", "9")
    assert why_not(state, "play 9 > 1") == "no_choice_due"
    assert why_not(state, "call 1") == "no_choice_due"


# The Island


def test_after_the_island_the_next_player_may_play_anything() -> None:
    state = after(position("IS 9", "1 2 MU", pile="11"), "play IS")
    assert legal(state) == ["play 1", "play 2", "play MU"]


def test_a_hollander_on_the_island_is_not_played_first() -> None:
    assert turn(after(position("FH 9", "9", "9", pile="IS"), "play FH")) == 1
