"""The variant: the draft and the ten special cards, sentence by sentence."""

import pytest

from bot.games import playapirata
from bot.games.contract import Event, Fact
from bot.games.playapirata.view import SightView
from tests.games.playapirata.table import (
    at,
    at_the_last_turn,
    buried,
    can,
    deal,
    deal_special,
    holding,
    legal,
    piled,
    play,
    refusal,
    score,
    told,
    turn,
)

PACKET = "CASTLE SKELETON WAVE DOUBLE"


def ready(card: str, *piles: str) -> playapirata.State:
    """Seat 0 has the card and is to play a treasure or pirate; the first treasures bear these piles."""
    state = buried(deal_special(card))
    for place, pile in enumerate(piles, start=1):
        state = piled(state, place, pile)
    return state


# -- the draft ---------------------------------------------------------------------------------------------


def test_the_player_after_the_starting_player_keeps_a_special_and_passes_the_rest_on_clockwise() -> None:
    state = deal(players=3, first=1, packet=PACKET)
    assert (turn(state), legal(state)) == (2, [f"keep {card}" for card in PACKET.split()])
    state = play(state, "keep WAVE")
    assert (turn(state), legal(state)) == (0, ["keep CASTLE", "keep SKELETON", "keep DOUBLE"])


def test_the_starting_player_gets_the_last_two_keeps_one_and_the_other_leaves_the_game_unseen() -> None:
    state = play(deal(players=3, packet=PACKET), "keep WAVE", "keep CASTLE")
    assert (turn(state), legal(state)) == (0, ["keep SKELETON", "keep DOUBLE"])
    state = play(state, "keep DOUBLE")
    assert [player.special for player in state.players] == ["DOUBLE", "WAVE", "CASTLE"]
    assert "SKELETON" in state.removed
    assert (turn(state), state.step) == (0, "card")
    for viewer in (None, 1, 2):
        assert "keep" not in repr(playapirata.view(state, viewer).choices)


def test_only_who_drafts_sees_the_packet_and_remembers_it() -> None:
    state = deal(players=3, packet=PACKET)
    assert [playapirata.view(state, viewer).packet for viewer in (None, 0, 1, 2)] == [
        (),
        (),
        tuple(PACKET.split()),
        (),
    ]
    state = play(state, "keep WAVE")
    assert playapirata.view(state, 1).packet == tuple(PACKET.split())
    assert playapirata.view(state, 2).packet == ("CASTLE", "SKELETON", "DOUBLE")
    assert playapirata.view(state, 0).packet == ()


def test_what_is_kept_is_told_to_nobody_else() -> None:
    state = deal(players=3, packet=PACKET)
    assert list(told(state, "keep WAVE", 1)) == [Event("kept", {"seat": 1, "card": "WAVE"})]
    for viewer in (None, 0, 2):
        assert list(told(state, "keep WAVE", viewer)) == [Event("kept", {"seat": 1, "card": None})]
    state = play(state, "keep WAVE", "keep CASTLE")
    assert list(told(state, "keep DOUBLE"))[-1] == Event("draft_over", {"seat": 0})


def test_nothing_else_can_be_done_before_the_draft_is_over() -> None:
    state = deal(players=3, packet=PACKET)
    assert refusal(state, "bury T3a") == ("draft_first", {})
    assert refusal(state, "keep PIGGY") == (
        "not_in_packet",
        {"card": "PIGGY", "packet": tuple(PACKET.split())},
    )
    assert refusal(ready("PIGGY"), "keep PIGGY") == ("nothing_to_keep", {})


def test_specials_are_drafted_anew_in_each_hand() -> None:
    state = deal(packet="CASTLE WAVE SKELETON")
    while state.number == 1:
        state = play(state, legal(state)[0])
    assert (state.step, turn(state)) == ("draft", 0)
    assert [player.special for player in state.players] == [None, None]


# -- when they may be played -------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["CASTLE", "SKELETON", "WAVE"])
def test_castle_skeleton_and_wave_are_kept_to_the_end(card: str) -> None:
    state = ready(card)
    assert refusal(state, card.lower()) == ("special_is_kept", {"card": card})
    assert {move.split()[0] for move in legal(state)} == {"bury", "spy", "map"}


def test_a_special_is_played_in_addition_to_the_normal_turn_before_its_card_or_after() -> None:
    state = ready("DOUBLE")
    first = play(state, "double 1", "bury T4a", "lay 1 Y1", "done")
    then = play(state, "bury T4a", "double 1", "lay 1 Y1", "done")
    assert first == then
    assert turn(then) == 1


def test_ruling_no_special_once_towels_are_laid() -> None:
    state = play(ready("DOUBLE"), "bury T4a", "lay 1 Y1")
    assert refusal(state, "double 1") == ("special_before_towels", {"card": "DOUBLE"})


def test_no_special_in_the_starting_players_last_turn() -> None:
    assert refusal(at_the_last_turn(ready("DOUBLE")), "double 1") == ("only_towels_left", {})


def test_no_special_of_another() -> None:
    assert refusal(ready("DOUBLE"), "parrot") == ("not_in_hand", {"card": "PARROT"})


def test_no_special_in_anothers_turn() -> None:
    assert refusal(play(ready("DOUBLE"), "bury T4a"), "double 1", seat=1) == ("not_your_turn", {"seat": 0})


@pytest.mark.parametrize(
    ("card", "move"),
    [("BUCKET", "bucket 1"), ("FLIPFLOPS", "flipflops 1"), ("PIGGY", "piggy 1 top"), ("PARROT", "parrot")],
)
def test_ruling_not_in_the_first_turn(card: str, move: str) -> None:
    for state in (deal_special(card), play(deal_special(card), "bury T3a")):
        assert refusal(state, move) == ("special_not_on_first_turn", {"card": card})


@pytest.mark.parametrize(
    ("card", "moves"),
    [
        ("FLAG", ("bury T3a", "flag")),
        ("LIFEGUARD", ("lifeguard R", "bury T3a")),
        ("DOUBLE", ("bury T3a", "double 2")),
    ],
)
def test_ruling_flag_lifeguard_and_double_in_the_first_turn_too(card: str, moves: tuple[str, ...]) -> None:
    assert turn(play(deal_special(card), *moves)) == 1


def test_a_first_turn_waits_for_done_while_a_special_is_in_hand() -> None:
    state = play(deal_special("FLAG"), "bury T3a")
    assert (turn(state), legal(state)) == (0, ["flag", "done"])
    assert refusal(state, "bury T4a") == ("first_turn_over", {})
    assert turn(play(state, "done")) == 1


# -- the two-seat towel ------------------------------------------------------------------------------------


def test_double_towels_there_must_beat_the_top_by_two_instead_of_one() -> None:
    state = play(ready("DOUBLE", "R1"), "double 1", "bury T4a")
    assert at(state, 1).double
    assert refusal(state, "lay 1 Y2") == ("too_low", {"place": 1, "top": "R1", "sum": 2, "needed": 3})
    assert "lay 1 Y3" in legal(state)


def test_double_holds_for_everyone_and_for_good() -> None:
    state = play(ready("DOUBLE"), "double 1", "bury T4a", "lay 1 Y2", "done", "bury T4b")
    assert refusal(state, "lay 1 R3") == ("too_low", {"place": 1, "top": "Y2", "sum": 3, "needed": 4})


def test_double_on_an_empty_treasure_any_towel_goes() -> None:
    assert "lay 1 Y1" in legal(play(ready("DOUBLE"), "double 1", "bury T4a"))


def test_double_is_laid_beside_a_buried_treasure() -> None:
    state = ready("DOUBLE")
    assert can(state, "double") == ["double 1", "double 2", "double 3"]
    assert refusal(state, "double 4") == ("no_such_treasure", {"place": 4, "last": 3})
    assert list(told(state, "double 2")) == [Event("double_laid", {"seat": 0, "place": 2})]


# -- the flag ----------------------------------------------------------------------------------------------


def test_flag_is_laid_with_a_treasure_as_you_bury_it() -> None:
    state = play(ready("FLAG"), "bury T4a")
    assert list(told(state, "flag")) == [Event("flag_laid", {"seat": 0, "place": 4})]
    assert at(play(state, "flag"), 4).flag


def test_flag_not_on_a_treasure_that_was_there_before() -> None:
    assert refusal(ready("FLAG"), "flag") == ("flag_needs_burial", {})
    assert refusal(play(ready("FLAG"), "spy 1"), "flag") == ("flag_needs_burial", {})


@pytest.mark.parametrize(
    ("card", "move", "pile"),
    [
        (None, "spy 2", ""),
        (None, "map 2", ""),
        (None, "umbrella 2", "Y3"),
        ("DOUBLE", "double 2", ""),
        ("BUCKET", "bucket 2", "R3"),
        ("PIGGY", "piggy 2 top", "Y1"),
        ("PIGGY", "piggy 2 Y1", "Y1 R2"),
    ],
)
def test_flag_pirates_and_other_specials_may_not_aim_at_that_treasure(
    card: str | None, move: str, pile: str
) -> None:
    state = piled(ready(card or "WAVE"), 2, pile)
    assert move in legal(state)
    flagged = state.with_treasure(2, flag=True)
    assert refusal(flagged, move) == ("flagged", {"place": 2})
    assert move not in legal(flagged)


def test_flag_flipflops_may_not_aim_at_that_treasure() -> None:
    state = ready("FLIPFLOPS", "Y1", "Y2").with_treasure(1, umbrella=0)
    assert can(state, "flipflops") == ["flipflops 2"]
    assert refusal(state.with_treasure(2, flag=True), "flipflops 2") == ("flagged", {"place": 2})


def test_ruling_flag_binds_its_owner_too() -> None:
    state = play(ready("FLAG"), "bury T4a", "flag", "lay 4 Y3", "done", "bury T4b", "lay 1 R1", "done")
    assert refusal(state, "umbrella 4") == ("flagged", {"place": 4})


def test_ruling_a_flagged_treasure_does_not_count_as_occupied_for_the_umbrellas_exception() -> None:
    state = piled(ready("FLAG"), 2, "Y3").with_treasure(2, flag=True)
    assert can(holding(state, 0, treasures="", pirates="UMB"), "umbrella") == ["umbrella"]


def test_flag_a_spyglass_with_only_flagged_treasures_to_aim_at_is_without_effect() -> None:
    state = ready("WAVE")
    for place in (1, 2, 3):
        state = state.with_treasure(place, flag=True)
    assert (can(state, "spy"), can(state, "map")) == (["spy"], ["map"])


def test_flag_towels_are_laid_there_as_anywhere() -> None:
    state = play(ready("WAVE", "", "R1").with_treasure(2, flag=True), "bury T4a")
    assert "lay 2 Y2" in legal(state)


def test_ruling_a_flagged_treasure_counts_for_skeleton_as_any_other() -> None:
    state = piled(deal_special("SKELETON", middle="TS2"), 1, "Y1").with_treasure(1, flag=True)
    state = play(at_the_last_turn(holding(state, 0, towels="1")), "done")
    assert (score(state, 0).details["special"], score(state, 0).details["special_points"]) == ("SKELETON", 3)


def test_ruling_a_flagged_treasure_counts_for_wave_as_any_other() -> None:
    state = play(deal_special("WAVE", middle="T7b"), "bury T7a", "done", "bury T3b", "done")
    state = piled(piled(state, 1, "Y1"), 2, "Y1")
    state = play(at_the_last_turn(state.with_treasure(2, flag=True)), "done")
    assert score(state, 0).details["treasures"] == ("T7b", "T7a")
    assert score(state, 0).details["special_points"] == 3


# -- the bucket --------------------------------------------------------------------------------------------


def test_bucket_you_look_in_secret_at_a_treasure_whose_top_towel_has_value_three() -> None:
    state = ready("BUCKET", "R3", "R1 Y3", "R3 Y1")
    assert can(state, "bucket") == ["bucket 1", "bucket 2"]
    assert refusal(state, "bucket 3") == ("top_is_not_three", {"place": 3})
    after = play(state, "bucket 1")
    assert [at(after, 1, viewer).card for viewer in (None, 0, 1)] == [None, "TT", None]
    assert list(told(state, "bucket 1", 0)) == [Event("bucket_played", {"seat": 0, "place": 1, "card": "TT"})]
    assert list(told(state, "bucket 1", 1)) == [Event("bucket_played", {"seat": 0, "place": 1, "card": None})]


def test_bucket_needs_a_towel() -> None:
    assert refusal(ready("BUCKET"), "bucket 1") == ("top_is_not_three", {"place": 1})


def test_ruling_bucket_under_an_umbrella_too() -> None:
    assert can(ready("BUCKET", "R3").with_treasure(1, umbrella=1), "bucket") == ["bucket 1"]


def test_bucket_only_a_face_down_treasure() -> None:
    state = ready("BUCKET", "R3").with_treasure(1, face_up=True)
    assert refusal(state, "bucket 1") == ("face_up_already", {"place": 1})


# -- the lifeguard -----------------------------------------------------------------------------------------


def test_lifeguard_you_look_at_the_treasures_in_a_players_hand() -> None:
    state = ready("LIFEGUARD")
    seen = ("T4b", "T5b", "T6b", "TS1")
    assert list(told(state, "lifeguard R", 0)) == [
        Event("lifeguard_played", {"seat": 0, "of": 1, "cards": seen})
    ]
    assert list(told(state, "lifeguard R", 1)) == [
        Event("lifeguard_played", {"seat": 0, "of": 1, "cards": None})
    ]
    state = play(state, "lifeguard R")
    assert playapirata.view(state, 0).sights == (SightView(1, None, 1, seen),)
    assert playapirata.view(state, 1).sights == playapirata.view(state, None).sights == ()


def test_what_the_lifeguard_showed_can_be_looked_at_again_later() -> None:
    state = play(ready("LIFEGUARD"), "lifeguard R", "bury T4a", "lay 1 Y1", "done", "bury T4b")
    assert playapirata.view(state, 0).sights == (SightView(1, None, 1, ("T4b", "T5b", "T6b", "TS1")),)


def test_lifeguard_of_one_other_player_who_has_any() -> None:
    state = ready("LIFEGUARD")
    assert refusal(state, "lifeguard Y") == ("own_hand", {})
    assert refusal(state, "lifeguard B") == ("nobody_has_colour", {"colour": "B"})
    assert refusal(holding(state, 1, treasures=""), "lifeguard R") == ("no_treasures_in_hand", {"seat": 1})


def test_lifeguard_before_the_hands_first_burial_also_out_of_turn_and_nobody_waits() -> None:
    state = deal_special("LIFEGUARD", to=1)
    assert (list(playapirata.awaited(state)), list(playapirata.may_act(state))) == ([0], [0, 1])
    assert list(playapirata.legal(state, 1)) == ["lifeguard Y"]
    assert playapirata.view(state, 1).choices == ("lifeguard Y",)
    after = playapirata.play(state, 1, "lifeguard Y")
    assert (turn(after), list(playapirata.may_act(after))) == (0, [0])
    assert playapirata.view(after, 1).sights == (SightView(1, None, 0, ("T3a", "T4a", "T5a", "T6a", "T7a")),)
    assert playapirata.decision(after, 0) == playapirata.decision(state, 0), (
        "who is to bury has the same choice"
    )


def test_lifeguard_out_of_turn_no_more_after_the_first_burial() -> None:
    state = deal(players=3, packet="WAVE LIFEGUARD CASTLE SKELETON")
    state = play(state, "keep CASTLE", "keep LIFEGUARD", "keep WAVE")
    assert list(playapirata.may_act(state)) == [0, 2]
    for move, seat in (("bury T3a", 0), ("done", 1), ("bury T3b", 1)):
        state = play(state, move)
        assert list(playapirata.may_act(state)) == [seat]
        assert refusal(state, "lifeguard Y", seat=2) == ("not_your_turn", {"seat": seat})
        assert playapirata.decision(state, 2) is None


def test_only_the_holder_knows_that_a_lifeguard_may_be_played_out_of_turn() -> None:
    state = deal_special("LIFEGUARD", to=1)
    other = deal_special("PARROT", to=1)
    for viewer in (None, 0):
        assert playapirata.view(state, viewer) == playapirata.view(other, viewer)


# -- the flip-flops ----------------------------------------------------------------------------------------


def test_flipflops_you_move_your_umbrella_to_another_treasure_that_you_occupy() -> None:
    state = ready("FLIPFLOPS", "Y1", "Y2", "R3").with_treasure(1, umbrella=0)
    assert can(state, "flipflops") == ["flipflops 2"]
    assert list(told(state, "flipflops 2")) == [Event("umbrella_moved", {"seat": 0, "place": 2})]
    state = play(state, "flipflops 2")
    assert (at(state, 1).umbrella, at(state, 2).umbrella) == (False, True)


def test_ruling_the_treasure_left_behind_is_open_again_its_towels_as_they_lie() -> None:
    state = ready("FLIPFLOPS", "R2 Y1", "Y2").with_treasure(1, umbrella=0)
    state = play(state, "flipflops 2", "bury T4a", "lay 3 Y1", "done", "bury T4b")
    assert (at(state, 1).top, at(state, 1).height) == ("Y1", 2)
    assert "lay 1 R2" in legal(state)


def test_flipflops_the_umbrella_must_already_be_in_play() -> None:
    assert refusal(ready("FLIPFLOPS", "Y1"), "flipflops 1") == ("umbrella_not_in_play", {})
    kept = ready("FLIPFLOPS", "Y1").with_player(0, umbrella_kept=True)
    assert refusal(kept, "flipflops 1") == ("umbrella_not_in_play", {})


def test_flipflops_not_to_where_it_is_nor_to_what_you_do_not_occupy() -> None:
    state = ready("FLIPFLOPS", "Y1", "R2").with_treasure(1, umbrella=0)
    assert refusal(state, "flipflops 1") == ("umbrella_is_there", {"place": 1})
    assert refusal(state, "flipflops 2") == ("not_occupied", {"place": 2})
    assert refusal(state, "flipflops 3") == ("not_occupied", {"place": 3})


# -- the piggy bank ----------------------------------------------------------------------------------------


def test_piggy_you_take_back_a_towel_of_value_two_at_most() -> None:
    state = ready("PIGGY", "Y3 Y2 Y1")
    assert can(state, "piggy") == ["piggy 1 top", "piggy 1 Y2"]
    assert refusal(state, "piggy 1 Y3") == ("towel_too_high", {"card": "Y3", "most": 2})
    assert refusal(piled(state, 2, "Y3"), "piggy 2 top") == ("towel_too_high", {"card": "Y3", "most": 2})


def test_piggy_even_if_it_is_not_the_first_of_the_pile() -> None:
    state = ready("PIGGY", "Y2 R3")
    towels = len(state.players[0].towels)
    before, state = state, play(state, "piggy 1 Y2")
    assert (at(state, 1).top, at(state, 1).height, len(state.players[0].towels)) == ("R3", 1, towels + 1)
    taken: dict[str, Fact] = {"seat": 0, "place": 1, "card": "Y2", "top": "R3"}
    assert list(told(before, "piggy 1 Y2")) == [Event("towel_taken_back", taken)]


def test_piggy_the_new_top_decides_who_occupies_the_treasure() -> None:
    state = ready("PIGGY", "R3 Y1")
    taken: dict[str, Fact] = {"seat": 0, "place": 1, "card": "Y1", "top": "R3"}
    assert list(told(state, "piggy 1 top")) == [Event("towel_taken_back", taken)]
    assert at(play(state, "piggy 1 top"), 1).occupier == 1


def test_piggy_an_emptied_pile_takes_anything() -> None:
    state = play(ready("PIGGY", "Y2"), "piggy 1 top", "bury T4a")
    assert (at(state, 1).top, at(state, 1).occupier) == (None, None)
    assert "lay 1 Y1" in legal(state)


def test_piggy_equal_towels_under_the_top_and_on_it_are_told_apart() -> None:
    state = ready("PIGGY", "Y1 R3 Y1")
    assert can(state, "piggy") == ["piggy 1 top", "piggy 1 Y1"]
    assert at(play(state, "piggy 1 Y1"), 1).top == "Y1"
    assert at(play(state, "piggy 1 top"), 1).top == "R3"


def test_piggy_only_your_own_towels() -> None:
    state = ready("PIGGY", "R1", "R2 R1")
    assert can(state, "piggy") == []
    assert refusal(state, "piggy 1 top") == ("towel_not_there", {"place": 1, "card": "top"})
    assert refusal(state, "piggy 2 Y1") == ("towel_not_there", {"place": 2, "card": "Y1"})
    assert refusal(state, "piggy 2 R1") == ("not_your_colour", {"card": "R1", "colour": "Y"})


def test_ruling_piggy_not_from_under_an_umbrella() -> None:
    state = ready("PIGGY", "Y1 R3").with_treasure(1, umbrella=1)
    assert refusal(state, "piggy 1 Y1") == ("under_umbrella", {"place": 1, "seat": 1})


def test_piggy_brings_a_towel_to_who_has_none() -> None:
    state = holding(ready("PIGGY", "Y2"), 0, towels="")
    state = play(state, "bury T4a")
    assert legal(state) == ["piggy 1 top", "show"]
    assert turn(play(state, "piggy 1 top", "lay 4 Y2")) == 1


def test_piggy_only_a_towel_laid_in_an_earlier_turn() -> None:
    state = play(ready("PIGGY"), "bury T4a", "lay 1 Y1")
    assert refusal(state, "piggy 1 top") == ("special_before_towels", {"card": "PIGGY"})


# -- the parrot --------------------------------------------------------------------------------------------


def test_parrot_this_turn_you_may_equal_the_top_towel_on_both_treasures() -> None:
    state = play(ready("PARROT", "R3", "R2"), "parrot", "bury T4a")
    assert list(told(ready("PARROT"), "parrot")) == [Event("parrot_played", {"seat": 0})]
    assert turn(play(state, "lay 1 Y3", "lay 2 Y2")) == 1
    assert refusal(state, "lay 1 Y2") == ("too_low", {"place": 1, "top": "R3", "sum": 2, "needed": 3})


def test_parrot_only_in_this_turn() -> None:
    state = play(
        ready("PARROT", "R3"), "parrot", "bury T4a", "lay 4 Y1", "done", "bury T4b", "lay 4 R2", "done"
    )
    state = play(state, "bury T5a")
    assert refusal(state, "lay 1 Y3") == ("too_low", {"place": 1, "top": "R3", "sum": 3, "needed": 4})


def test_ruling_parrot_on_no_flagged_treasure() -> None:
    state = play(ready("PARROT", "R3").with_treasure(1, flag=True), "parrot", "bury T4a")
    assert refusal(state, "lay 1 Y3")[0] == "too_low"


def test_ruling_parrot_on_a_double_treasure_asks_for_one_more() -> None:
    state = play(ready("PARROT", "R2").with_treasure(1, double=True), "parrot", "bury T4a")
    assert refusal(state, "lay 1 Y2") == ("too_low", {"place": 1, "top": "R2", "sum": 2, "needed": 3})
    assert "lay 1 Y3" in legal(state)
