"""The first turn, and the card of every later one: a treasure or a pirate."""

from bot.games import playapirata
from bot.games.contract import Event
from bot.games.playapirata.view import SightView
from tests.games.playapirata.table import (
    at,
    buried,
    can,
    deal,
    deal_special,
    holding,
    in_last_round,
    legal,
    piled,
    play,
    refusal,
    told,
    turn,
)


def test_in_the_first_turn_everyone_buries_one_of_their_treasures_and_nothing_else() -> None:
    state = deal()
    for move in ("bury T5a", "bury T5b"):
        assert {option.split()[0] for option in legal(state)} == {"bury"}
        state = play(state, move)
    assert (len(state.treasures), turn(state), state.step) == (3, 0, "card")


def test_no_towels_and_no_pirates_in_the_first_turn() -> None:
    state = deal()
    for move in ("spy 1", "map 1", "umbrella", "spy"):
        assert refusal(state, move) == ("bury_first", {})
    assert refusal(state, "lay 1 Y1") == ("no_towels_on_first_turn", {})


def test_only_who_buried_a_treasure_knows_it() -> None:
    state = play(deal(), "bury T5a")
    assert [at(state, 2, viewer).card for viewer in (None, 0, 1)] == [None, "T5a", None]
    assert list(told(deal(), "bury T5a", 0)) == [Event("buried", {"seat": 0, "place": 2, "card": "T5a"})]
    assert list(told(deal(), "bury T5a", 1)) == [Event("buried", {"seat": 0, "place": 2, "card": None})]


def test_a_later_turn_is_a_treasure_or_a_pirate_and_then_towels() -> None:
    state = buried(deal())
    assert {move.split()[0] for move in legal(state)} == {"bury", "spy", "map"}
    assert refusal(state, "lay 1 Y1") == ("card_first", {})
    assert refusal(state, "done") == ("card_first", {})
    state = play(state, "bury T4a")
    assert refusal(state, "bury T5a") == ("card_already_played", {})
    assert refusal(state, "spy 1") == ("card_already_played", {})
    state = play(state, "lay 1 Y1", "done")
    assert turn(state) == 1


def test_bury_this_and_lay_towels_on_those_two_takes_three_moves() -> None:
    state = play(buried(deal()), "bury T4a", "lay 1 Y1", "lay 4 Y3")
    assert turn(state) == 1


def test_spyglass_you_look_at_a_buried_treasure_in_secret() -> None:
    before = buried(deal())
    state = play(before, "spy 3")
    assert [at(state, 3, viewer).card for viewer in (None, 0, 1)] == [None, "T3b", "T3b"]
    assert list(told(before, "spy 3", 0)) == [Event("spied", {"seat": 0, "place": 3, "card": "T3b"})]
    assert list(told(before, "spy 3", 1)) == [Event("spied", {"seat": 0, "place": 3, "card": None})]
    assert playapirata.view(state, 0).sights == (SightView(1, 3, None, ("T3b",)),)
    assert playapirata.view(state, 1).sights == ()


def test_spyglass_the_treasure_goes_back_with_its_towels_in_their_order() -> None:
    state = play(buried(deal()), "bury T4a", "lay 3 Y3 Y1", "done")
    pile = state.treasures[2].pile
    assert play(state, "spy 3").treasures[2].pile == pile


def test_map_a_treasure_is_known_to_all_for_the_rest_of_the_hand() -> None:
    before = play(buried(deal()), "bury T4a", "lay 3 Y3 Y1", "done")
    state = play(before, "map 3")
    assert [at(state, 3, viewer).card for viewer in (None, 0, 1)] == ["T3b"] * 3
    assert state.treasures[2].pile == before.treasures[2].pile
    assert list(told(before, "map 3")) == [Event("mapped", {"seat": 1, "place": 3, "card": "T3b"})]


def test_a_pirate_is_discarded_once_played() -> None:
    state = play(buried(deal()), "spy 1", "lay 1 Y1", "done", "bury T4b", "lay 2 R1", "done")
    assert playapirata.view(state, None).players[0].discarded == ("SPY",)
    assert refusal(state, "spy 1") == ("not_in_hand", {"card": "SPY"})


def test_umbrella_conquers_a_treasure_you_occupy_at_the_start_of_your_turn() -> None:
    state = play(buried(deal()), "bury T4a", "lay 2 Y1", "done", "bury T4b", "lay 3 R1", "done")
    assert can(state, "umbrella") == ["umbrella 2"]
    assert refusal(state, "umbrella 3") == ("not_occupied", {"place": 3})
    before, state = state, play(state, "umbrella 2")
    assert at(state, 2).umbrella
    assert list(told(before, "umbrella 2")) == [Event("umbrella_played", {"seat": 0, "place": 2})]


def test_umbrella_not_on_a_treasure_that_is_occupied_only_in_the_same_turn() -> None:
    state = play(buried(deal()), "bury T4a", "lay 2 Y1")
    assert refusal(state, "umbrella 2") == ("card_already_played", {})


def test_nobody_may_lay_towels_on_a_treasure_under_an_umbrella() -> None:
    state = play(buried(deal()), "bury T4a", "lay 2 Y1", "done", "bury T4b", "lay 3 R1", "done", "umbrella 2")
    assert refusal(state, "lay 2 Y3") == ("under_umbrella", {"place": 2, "seat": 0})
    state = play(state, "lay 1 Y1", "done", "bury T5b")
    assert refusal(state, "lay 2 R3") == ("under_umbrella", {"place": 2, "seat": 0})
    assert not [move for move in legal(state) if move.startswith("lay 2 ")]


def with_only_the_umbrella(*, occupying: bool) -> playapirata.State:
    state = piled(buried(deal()), 2, "R3" if occupying else "Y3")
    return in_last_round(holding(state, 1, treasures="", pirates="UMB"), 1)


def test_umbrella_exception_with_nothing_else_left_and_nothing_occupied_it_goes_to_the_takings() -> None:
    state = with_only_the_umbrella(occupying=False)
    assert can(state, "umbrella") == ["umbrella"] == legal(state)
    before, state = state, play(state, "umbrella")
    assert playapirata.view(state, 0).players[1].umbrella_kept
    assert state.step == "towels", "the towel step follows as usual"
    assert list(told(before, "umbrella")) == [Event("umbrella_played", {"seat": 1, "place": None})]


def test_umbrella_must_be_used_in_the_last_turn_by_who_occupies_a_treasure() -> None:
    state = with_only_the_umbrella(occupying=True)
    assert legal(state) == ["umbrella 2"]
    assert refusal(state, "umbrella") == ("must_aim", {"card": "UMB", "places": (2,)})


def test_ruling_an_umbrella_needs_a_treasure_while_another_treasure_or_pirate_is_in_hand() -> None:
    state = with_only_the_umbrella(occupying=False)
    for other in (holding(state, 1, treasures="T3a"), holding(state, 1, pirates="SPY UMB")):
        assert refusal(other, "umbrella") == ("umbrella_needs_treasure", {})
        assert not can(other, "umbrella")


def test_ruling_a_spyglass_or_map_must_aim_where_there_is_a_target() -> None:
    state = buried(deal())
    assert refusal(state, "spy") == ("must_aim", {"card": "SPY", "places": (1, 2, 3)})
    assert refusal(state, "map") == ("must_aim", {"card": "MAP", "places": (1, 2, 3)})
    assert can(state, "spy") == ["spy 1", "spy 2", "spy 3"]


def test_ruling_a_spyglass_or_map_without_a_face_down_target_is_played_without_effect() -> None:
    state = buried(deal())
    for place in (1, 2, 3):
        state = state.with_treasure(place, face_up=True)
    assert (can(state, "spy"), can(state, "map")) == (["spy"], ["map"])
    assert refusal(state, "spy 1") == ("face_up_already", {"place": 1})
    for move, code in (("spy", "spied"), ("map", "mapped")):
        assert list(told(state, move, 0)) == [Event(code, {"seat": 0, "place": None, "card": None})]
        after = play(state, move)
        assert (after.treasures, after.step) == (state.treasures, "towels")


def test_ruling_the_umbrellas_treasure_must_be_occupied_still() -> None:
    """The piggy bank may take the top towel away before the umbrella is played."""
    state = piled(buried(deal_special("PIGGY")), 2, "R2 Y1")
    assert can(state, "umbrella") == ["umbrella 2"]
    state = play(state, "piggy 2 top")
    assert refusal(state, "umbrella 2") == ("not_occupied", {"place": 2})


def test_each_pirate_and_each_treasure_takes_a_turn() -> None:
    state = in_last_round(holding(buried(deal()), 1, treasures="", pirates="MAP"), 1)
    assert {move.split()[0] for move in legal(state)} == {"map"}
