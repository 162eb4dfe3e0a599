"""A turn: playing, drawing, taking the pile; and the three places of cards. IL GIOCO."""

import pytest

from bot.games import hollander
from tests.games.hollander.position import position
from tests.games.hollander.table import (
    THREE_EACH,
    after,
    clash,
    finals,
    hand,
    legal,
    order,
    pile,
    refusal,
    told,
    turn,
    why_not,
)


def test_play_goes_clockwise() -> None:
    state = position(*THREE_EACH)
    for seat in (0, 1, 2, 0):
        assert turn(state) == seat
        state = after(state, "play 6")
        state = state._replace(hands=((4, 5, 6),) * 3)


def test_only_the_one_whose_turn_it_is_plays() -> None:
    state = position(*THREE_EACH, turn=1)
    assert refusal(state, 0, "play 4") == ("not_your_turn", {"seat": 1})
    assert list(hollander.legal(state, 0)) == []
    assert hollander.decision(state, 0) is None


def test_example_1_who_plays_two_of_three_cards_draws_two() -> None:
    state = position("5 5 9", "1", draw="10 11 12")
    assert told(state, "play 5 5", viewer=0)["drew"] == {"seat": 0, "count": 2, "cards": ("10", "11")}
    state = after(state, "play 5 5")
    assert hand(state, 0) == "9 10 11"
    assert hollander.view(state, None).draw == 1


def test_example_2_who_plays_three_of_seven_cards_draws_none() -> None:
    state = position("5 5 5 9 9 9 9", "1", draw="10 11 12")
    assert "drew" not in told(state, "play 5 5 5")
    assert hand(after(state, "play 5 5 5"), 0) == "9 9 9 9"


def test_cards_are_drawn_while_the_draw_pile_lasts() -> None:
    state = after(position("5 5 5 / 1 / 1 2 3", "1", draw="10"), "play 5 5 5")
    assert hand(state, 0) == "10"
    assert hollander.view(state, None).draw == 0


def test_several_cards_of_the_same_rank_can_be_played_together() -> None:
    assert legal(position("5 5 5 9", "1", draw="1")) == ["play 5", "play 5 5", "play 5 5 5", "play 9"]


def test_several_of_the_same_special_can_be_played_together() -> None:
    assert pile(after(position("IS IS 9", "1", pile="5"), "play IS IS")) == "5 IS IS"


def test_different_cards_can_not_be_played_together() -> None:
    assert refusal(position("5 6", "1"), 0, "play 5 6") == ("cards_differ", {"cards": ("5", "6")})


def test_a_card_that_is_not_held_can_not_be_played() -> None:
    state = position("5 5 6", "1", draw="1")
    assert refusal(state, 0, "play 7") == ("not_in_hand", {"card": "7"})
    assert refusal(state, 0, "play 5 5 5") == ("not_in_hand", {"card": "5"})


def test_who_can_not_play_takes_the_whole_pile_and_the_turn_is_over() -> None:
    state = position("2 3 4", "9 9 9", pile="5 FH 8", draw="12")
    assert legal(state) == ["take"]
    assert told(state, "take")["took_pile"] == {"seat": 0, "count": 3}
    state = after(state, "take")
    assert (hand(state, 0), pile(state), order(state), turn(state)) == ("2 3 4 5 8 FH", "", "any 0", 1)
    assert hollander.view(state, None).taken == (1, 0)
    assert hollander.view(state, None).draw == 1


def test_whoever_can_play_must_and_nobody_takes_the_pile_of_their_own_will() -> None:
    assert why_not(position("2 3 9", "1", pile="5"), "take") == "can_play"


def test_a_playable_special_is_a_play() -> None:
    state = position("2 3 FH", "1", pile="5")
    assert legal(state) == ["play FH"]
    assert why_not(state, "take") == "can_play"


def test_a_pirate_who_counted_as_a_hollander_is_a_pirate_again_in_hand() -> None:
    assert hand(after(position("2", "9 9", pile="5 PI:FH"), "take"), 0) == "2 5 PI"


# the clash cards


def test_clash_cards_are_played_when_the_draw_pile_and_the_hand_are_empty() -> None:
    state = position("/ 6 7 FH / 1 2 3", "1", pile="5")
    assert hollander.view(state, None).place == "clash"
    assert legal(state) == ["play 6", "play 7", "play FH"]
    state = after(state, "play 7")
    assert (clash(state, 0), pile(state)) == ("6 FH", "5 7")


@pytest.mark.parametrize("draw", ["", "12"])
def test_clash_cards_can_not_be_played_while_there_are_others_in_hand(draw: str) -> None:
    state = position("6 7 / 8 9 10", "1", draw=draw)
    facts = {"card": "8", "in_hand": 2, "draw": len(draw.split())}
    assert refusal(state, 0, "play 8") == ("clash_not_yet", facts)


def test_clash_cards_go_one_a_turn_unless_they_are_equal() -> None:
    state = position("/ 6 6 7 / 1 2 3", "9 9 / 8 / 1 - -", pile="5")
    assert legal(state) == ["play 6", "play 6 6", "play 7"]
    assert turn(after(state, "play 6 6")) == 1
    assert why_not(state, "play 6 7") == "cards_differ"


def test_equal_special_clash_cards_go_together_too() -> None:
    state = after(position("/ IS IS 7 / 1 2 3", "9", pile="5"), "play IS IS")
    assert clash(state, 0) == "7"


def test_a_kraken_lets_a_second_clash_card_be_played_in_the_same_turn() -> None:
    state = after(position("/ KR 6 7 / 1 2 3", "9", pile="5"), "play KR")
    assert (turn(state), legal(state)) == (0, ["play 6", "play 7"])


def test_who_can_play_no_clash_card_takes_the_pile_and_they_stay_in_place() -> None:
    state = position("/ 6 7 8 / 1 2 3", "9 9", pile="5 10")
    assert legal(state) == ["take"]
    state = after(state, "take")
    assert (hand(state, 0), clash(state, 0), turn(state)) == ("5 10", "6 7 8", 1)


def test_before_playing_clash_cards_again_all_cards_in_hand_must_go() -> None:
    state = position("5 10 / 6 7 8 / 1 2 3", "9 9 / 12", pile="4")
    assert legal(state) == ["play 5", "play 10"]
    assert why_not(state, "play 6") == "clash_not_yet"


def test_the_last_equal_cards_in_hand_may_be_joined_by_equal_clash_cards() -> None:
    state = position("6 6 / 6 7 6 / 1 2 3", "9", pile="5")
    assert legal(state) == ["play 6", "play 6 6", "play 6 6 6", "play 6 6 6 6"]
    assert told(state, "play 6 6 6")["played"] == {"seat": 0, "cards": ("6", "6", "6"), "from_clash": 1}
    state = after(state, "play 6 6 6")
    assert (hand(state, 0), clash(state, 0), pile(state)) == ("", "7 6", "5 6 6 6")


def test_equal_specials_join_too() -> None:
    state = after(position("IS / IS 7 / 1 2 3", "9", pile="5"), "play IS IS")
    assert (clash(state, 0), pile(state)) == ("7", "5 IS IS")


def test_clash_cards_join_only_when_the_draw_pile_is_empty() -> None:
    state = position("6 / 6 7 / 1 2 3", "9", pile="5", draw="12")
    assert refusal(state, 0, "play 6 6") == ("clash_not_yet", {"card": "6", "in_hand": 1, "draw": 1})


def test_clash_cards_join_only_when_all_cards_in_hand_are_equal() -> None:
    state = position("6 8 / 6 7 / 1 2 3", "9", pile="5")
    assert refusal(state, 0, "play 6 6") == ("clash_not_yet", {"card": "6", "in_hand": 2, "draw": 0})


def test_clash_cards_that_are_not_there_can_not_be_played() -> None:
    state = position("/ 6 7 / 1 2 3", "9", pile="5")
    assert refusal(state, 0, "play 6 6") == ("not_in_clash", {"card": "6", "seat": 0})


# the final cards


def test_final_cards_are_turned_when_the_clash_cards_and_the_hand_are_gone() -> None:
    state = position("// 6 - 8", "9", pile="5")
    assert hollander.view(state, None).place == "final"
    assert legal(state) == ["final 1", "final 3"]
    assert hollander.view(state, 0).slots == (1, 3)
    state = after(state, "final 3")
    assert (finals(state, 0), pile(state), turn(state)) == ("6 - -", "5 8", 1)


@pytest.mark.parametrize(("cards", "place"), [("5 / 6 / 7 8 9", "hand"), ("/ 6 / 7 8 9", "clash")])
def test_final_cards_are_not_turned_before(cards: str, place: str) -> None:
    assert refusal(position(cards, "9"), 0, "final 1") == ("finals_not_yet", {"place": place})


def test_a_final_card_that_can_not_be_played_and_the_pile_go_into_the_hand() -> None:
    state = position("// 6 - 8", "9", pile="5 7")
    assert told(state, "final 1")["turned"] == {"seat": 0, "slot": 1, "card": "6", "played": False}
    state = after(state, "final 1")
    assert (hand(state, 0), finals(state, 0), pile(state), turn(state)) == ("5 6 7", "- - 8", "", 1)
    assert hollander.view(state, None).taken == (1, 0)


def test_the_last_final_card_that_can_not_be_played_is_not_the_end() -> None:
    state = after(position("// - - 6", "9", pile="7"), "final 3")
    assert hollander.result(state) is None
    assert hand(state, 0) == "6 7"


@pytest.mark.parametrize("card", ["MU", "IS"])
def test_a_blind_mutiny_or_island_does_not_go_on_a_captain(card: str) -> None:
    state = after(position(f"// {card} 1 1", "9", pile="12"), "final 1")
    assert hand(state, 0) == f"12 {card}"


def test_the_next_final_card_only_when_the_hand_is_gone_again() -> None:
    state = after(position("// 6 - 8", "9 9", pile="7"), "final 1", "play 9")
    assert why_not(state, "final 3") == "finals_not_yet"


def test_the_pile_is_not_taken_nor_a_card_played_where_a_final_card_is_to_be_turned() -> None:
    state = position("// 6 - 8", "9", pile="7")
    assert why_not(state, "take") == "turn_final"
    assert why_not(state, "play 8") == "turn_final"
    assert refusal(state, 0, "final 2") == ("no_final_there", {"slot": 2, "seat": 0})


def test_nobody_knows_a_final_card_before_it_is_turned() -> None:
    state = position("// 11 - 8", "9", pile="7")
    for viewer in (0, 1, None):
        assert "11" not in str(hollander.view(state, viewer))


def test_a_turned_kraken_calls_for_another_final_card_in_the_same_turn() -> None:
    state = after(position("// KR - 8", "9", pile="7"), "final 1")
    assert (turn(state), legal(state), pile(state)) == (0, ["final 3"], "")
