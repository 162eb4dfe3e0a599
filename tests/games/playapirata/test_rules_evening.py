"""How long a hand lasts, the starting player's last turn, and what evening brings."""

import pytest

from bot.games import playapirata
from bot.games.contract import Event
from bot.games.playapirata.scoring import hand_score, special_points, treasure_points
from bot.games.playapirata.state import turns_each
from tests.games.playapirata.table import (
    at,
    at_the_last_turn,
    buried,
    deal,
    holding,
    in_last_round,
    legal,
    piled,
    play,
    refusal,
    score,
    told,
    turn,
)


@pytest.mark.parametrize(("players", "turns"), [(2, 8), (3, 7), (4, 6)])
def test_a_hand_lasts_until_all_treasures_and_pirates_are_played(players: int, turns: int) -> None:
    state = deal(players=players)
    cards_played = [0] * players
    while state.number == 1 and state.step != "last":
        seat = turn(state)
        before = state.step
        state = play(state, legal(state)[0])
        cards_played[seat] += before == "card"
    assert cards_played == [turns] * players
    assert turns_each(players) == turns
    assert not any(player.treasures or player.pirates for player in state.players)


def at_evening(*piles: str, players: int = 2, last_towels: str = "1 2") -> playapirata.State:
    state = buried(deal(players=players))
    for place, pile in enumerate(piles, start=1):
        state = piled(state, place, pile)
    return at_the_last_turn(holding(state, 0, towels=last_towels))


def test_the_starting_player_alone_has_a_last_turn() -> None:
    state = in_last_round(holding(buried(deal()), 1, treasures="", pirates="MAP"), 1)
    moves = list(told(play(state, "map 1", "lay 1 R1"), "done"))
    assert moves[-1] == Event("last_turn", {"seat": 0})
    state = play(state, "map 1", "lay 1 R1", "done")
    assert (state.step, turn(state), playapirata.view(state, None).step) == ("last", 0, "last")
    assert play(state, "done").number == 2


def test_the_last_turn_is_for_towels_only() -> None:
    state = at_evening()
    for move in ("bury T7a", "spy 1", "umbrella", "show", "flag"):
        assert refusal(state, move) == ("only_towels_left", {})


def test_in_the_last_turn_any_number_may_be_laid_also_none() -> None:
    state = at_evening(last_towels="1 2 3")
    assert {"done", "lay 1 Y1", "lay 1 Y3 Y2 Y1"} <= set(legal(state))
    assert score(play(state, "done"), 0).details["towels"] == 3


def test_in_the_last_turn_only_a_single_treasure() -> None:
    assert play(at_evening(last_towels="1 2 3"), "lay 1 Y1").number == 2


def test_in_the_last_turn_the_usual_rules_of_laying_hold() -> None:
    state = at_evening("R3", last_towels="1 2 3")
    assert refusal(state, "lay 1 Y3") == ("too_low", {"place": 1, "top": "R3", "sum": 3, "needed": 4})


def test_without_towels_there_is_no_last_turn() -> None:
    state = in_last_round(holding(buried(deal()), 1, treasures="", pirates="MAP"), 1)
    state = play(holding(state, 0, towels=""), "map 1", "lay 1 R1", "done")
    assert state.number == 2


def test_towels_do_not_count_for_when_the_hand_ends() -> None:
    state = holding(holding(buried(deal()), 0, towels=""), 1, towels="")
    state = play(state, "bury T4a", "bury T4b", "bury T5a")
    assert (state.number, state.step) == (1, "card")


def test_a_treasure_goes_to_who_occupies_it_and_one_that_nobody_occupies_to_nobody() -> None:
    state = play(at_evening("R1 Y2", "Y3 R1"), "done")
    assert (score(state, 0).details["treasures"], score(state, 1).details["treasures"]) == (("TT",), ("T3a",))
    dug_up = playapirata.view(state, None).dug_up
    assert [(dug.place, dug.seat, dug.card) for dug in dug_up] == [
        (1, 0, "TT"),
        (2, 1, "T3a"),
        (3, None, None),
    ]


def test_a_treasure_goes_to_whose_umbrella_is_on_it() -> None:
    state = at_evening("R1").with_treasure(1, umbrella=1)
    assert score(play(state, "done"), 1).details["treasures"] == ("TT",)


def test_who_buried_a_treasure_has_no_claim_to_it() -> None:
    assert score(play(at_evening("", "R1"), "done"), 0).details["treasures"] == ()


@pytest.mark.parametrize("number", [3, 4, 5, 6, 7])
def test_a_treasure_with_a_number_is_worth_its_number(number: int) -> None:
    assert treasure_points([(f"T{number}a", 4)]) == treasure_points([(f"T{number}b", 1)]) == number


@pytest.mark.parametrize(("towels", "points"), [(1, 2), (3, 6), (4, 8), (5, 8), (7, 8)])
def test_example_the_towel_treasure_is_worth_two_for_each_towel_card_on_it_eight_at_most(
    towels: int, points: int
) -> None:
    assert treasure_points([("TT", towels)]) == points


def test_towels_of_every_colour_and_value_count_for_the_towel_treasure() -> None:
    assert score(play(at_evening("Y3 R1 Y2"), "done"), 0).details["treasure_points"] == 6


@pytest.mark.parametrize(("skulls", "points"), [(1, 0), (2, 10), (3, 18), (4, 18)])
def test_skulls_are_worth_nothing_alone_ten_for_two_eighteen_for_three_or_more(
    skulls: int, points: int
) -> None:
    assert treasure_points([(f"TS{n}", 1) for n in range(1, skulls + 1)]) == points


def test_each_towel_left_is_worth_one_whatever_its_value() -> None:
    state = play(at_evening(last_towels="1 2 3 3"), "done")
    assert (score(state, 0).details["towels"], score(state, 0).score) == (4, 4)


def test_an_umbrella_in_the_takings_is_worth_one() -> None:
    state = play(at_evening(last_towels="1").with_player(0, umbrella_kept=True), "done")
    assert (score(state, 0).details["umbrella"], score(state, 0).score) == (1, 2)


def test_example_of_scoring_21_and_with_one_more_skull_31() -> None:
    taken = [("TS1", 2), ("T3a", 1), ("T6b", 1), ("TT", 5)]
    assert hand_score(taken, (1, 2, 2, 3), umbrella_kept=False, special=None).total == 21
    assert hand_score([*taken, ("TS2", 1)], (1, 2, 2, 3), umbrella_kept=False, special=None).total == 31


def test_castle_each_towel_of_three_in_hand_is_worth_three_instead_of_one() -> None:
    assert hand_score([], (1, 2, 3, 3), umbrella_kept=False, special="CASTLE").total == 1 + 1 + 3 + 3


@pytest.mark.parametrize(("cards", "points"), [((), 0), (("TS1",), 3), (("TS1", "TS2"), 3), (("T3a",), 0)])
def test_skeleton_three_points_with_at_least_one_skull(cards: tuple[str, ...], points: int) -> None:
    assert special_points("SKELETON", cards, ()) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        (("T3a", "T3b"), 3),
        (("T3a", "T4b"), 0),
        (("TS1", "TS2"), 0),
        (("T3a", "T3b", "T4a", "T4b"), 3),
        ((), 0),
    ],
)
def test_wave_three_points_with_two_treasures_of_equal_number_not_skulls(
    cards: tuple[str, ...], points: int
) -> None:
    assert special_points("WAVE", cards, ()) == points


@pytest.mark.parametrize("card", ["DOUBLE", "FLAG", "BUCKET", "LIFEGUARD", "FLIPFLOPS", "PIGGY", "PARROT"])
def test_an_unused_special_is_worth_nothing(card: str) -> None:
    assert special_points(card, ("TS1", "T3a", "T3b"), (3, 3)) == 0


def test_evening_is_told_to_all() -> None:
    events = list(told(at_evening("Y1", "R2", last_towels="1"), "done"))
    assert events == [
        Event("turn_done", {"seat": 0}),
        Event("treasure_taken", {"seat": 0, "place": 1, "card": "TT"}),
        Event("treasure_taken", {"seat": 1, "place": 2, "card": "T3a"}),
        Event("hand_scored", {"hand": 1, "scores": (3, 15)}),
        Event("dealt", {"hand": 2, "order": (1, 0), "starter": 1}),
    ]


def test_a_treasure_that_nobody_takes_stays_unknown() -> None:
    state = play(at_evening("Y1"), "done")
    assert playapirata.view(state, None).dug_up[1].card is None
    assert at(state, 1).card is None
