"""Bucket, lifeguard, flip-flops, piggy and parrot, sentence by sentence."""

from bot.games import playapirata
from bot.games.contract import Event, Fact
from bot.games.playapirata.view import SightView
from tests.games.playapirata.specials import ready
from tests.games.playapirata.table import (
    at,
    can,
    deal,
    deal_special,
    holding,
    legal,
    piled,
    play,
    refusal,
    told,
    turn,
)

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
    assert (list(playapirata.to_move(state)), list(playapirata.may_act(state))) == ([0], [0, 1])
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
