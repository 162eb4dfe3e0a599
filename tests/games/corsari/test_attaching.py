"""What opponents do once somebody has set sail: attach, then lay down, hidden until all are in."""

from bot.games import corsari
from bot.games.contract import Event
from bot.games.corsari.cards import codes_of
from bot.games.corsari.split import Split
from tests.games.corsari.table import (
    CLOSER,
    CLOSERS_PARTS,
    deal,
    do,
    last_round,
    other_opponent,
    refused,
    sailed,
)

# Against the example's crew, O1 O2 O7 O8 O10 V3: two colours that lack 4, 5, 6, 9 and 11.
ATTACHER = "O9 V9 V7 V11 Y1 Y2 Y3 Y4 B5 B6 R1 R2"
REST = "crew Y1 Y2 Y3 Y4 B5 B6 prisoners R1 R2"


def table() -> corsari.State:
    return sailed(ATTACHER, other_opponent(13).replace("S1", "O11"))


def test_the_examples_9_of_orange_may_be_attached() -> None:
    state = do(table(), f"lay {REST} attach O9 V11", seat=1)
    assert codes_of(_split(state, 1).attached) == ("O9", "V11")


def _split(state: corsari.State, seat: int) -> Split:
    split = state.splits[seat]
    assert split is not None
    return split


def test_the_examples_7_of_violet_may_not_be_attached_since_the_crew_has_a_7() -> None:
    told = refused(table(), f"lay {REST} attach V7", seat=1)
    assert told == ("attach_number_taken", {"card": "V7", "by": "O7"})


def test_only_a_colour_of_the_closers_crew_can_be_attached() -> None:
    told = refused(table(), "lay crew Y1 Y2 Y3 Y4 B5 prisoners R1 R2 attach B6", seat=1)
    assert told == ("attach_wrong_colour", {"card": "B6", "colours": ("O", "V")})


def test_one_player_may_not_attach_two_of_a_number() -> None:
    told = refused(table(), f"lay {REST} attach O9 V9", seat=1)
    assert told == ("attach_same_number", {"cards": ("O9", "V9"), "number": 9})


def test_different_players_may_attach_the_same_number_since_the_crew_is_fixed_ruling() -> None:
    state = do(table(), f"lay {REST} attach O9 V11", seat=1)
    state = do(state, "lay crew L1 L2 L3 L4 L5 N7 N8 prisoners R3 R4 attach O11", seat=2)
    splits = last_round(state).splits
    assert [split and codes_of(split.attached) for split in splits] == [(), ("O9", "V11"), ("O11",)]


def test_attached_cards_open_no_more_numbers_and_close_none_ruling() -> None:
    state = table()
    openings = corsari.view(state, 2).openings
    state = do(state, f"lay {REST} attach O9 V11", seat=1)
    assert corsari.view(state, 2).openings == openings
    assert set(openings) == {f"{colour}{number}" for colour in "OV" for number in (4, 5, 6, 9, 11)}


def test_an_attachable_card_may_stay_a_stowaway_ruling() -> None:
    state = do(table(), f"lay {REST}", seat=1)
    assert codes_of(_split(state, 1).stowaways) == ("O9", "V7", "V9", "V11")


def test_the_closer_attaches_nothing() -> None:
    drawn = do(deal(CLOSER, "", stock="Y6"), "draw stock")
    told = refused(drawn, f"sail Y6 {CLOSERS_PARTS} attach V10")
    assert told == ("closer_attaches_nothing", {"cards": ("V10",)})
    assert refused(table(), f"lay {REST} attach O9", seat=0) == ("already_laid", {})


def test_an_opponents_crew_may_be_empty_after_attaching_ruling() -> None:
    hand = "R1 R2 R3 R4 R8 R9 R10 O9 V11 O4 V5 V6"
    state = do(sailed(hand), "lay prisoners R1 R2 R3 R4 R8 R9 R10 attach O4 O9 V5 V6 V11", seat=1)
    split = last_round(state).splits[1]
    assert split is not None
    assert split.crew == split.stowaways == ()


def test_opponents_lay_down_by_the_same_rules() -> None:
    told = refused(table(), "lay crew Y1 Y2 Y3 Y4 B5 prisoners R1 R2 attach O9 V11", seat=1)
    assert told == ("stowaway_could_join", {"card": "B6", "part": "crew"})


def test_all_opponents_choose_at_the_same_time() -> None:
    state = table()
    assert corsari.to_move(state) == (1, 2)
    assert corsari.to_move(do(state, "lay", seat=2)) == (1,)


def test_what_one_opponent_lays_down_is_hidden_until_all_are_in_ruling() -> None:
    state = table()
    after = do(state, "lay", seat=1)
    for viewer in (None, 0, 2):
        seen = corsari.view(after, viewer)
        assert (seen.splits[1], seen.has_laid) == (None, (True, True, False))
        move = corsari.read(state, 1, "lay")
        assert corsari.events(state, 1, move, after, viewer) == [Event("laid", {"seat": 1})]
    assert corsari.view(after, 1).splits[1] is not None


def test_all_are_revealed_together() -> None:
    state = do(table(), "lay", seat=1)
    after = do(state, "lay", seat=2)
    told = corsari.events(state, 2, corsari.read(state, 2, "lay"), after, None)
    assert [event.facts["seat"] for event in told if event.code == "revealed"] == [1, 2]
    previous = corsari.view(after, None).previous
    assert previous is not None
    assert None not in previous.splits


def test_what_is_laid_down_stays() -> None:
    assert refused(do(table(), "lay", seat=1), "lay crew Y1", seat=1) == ("already_laid", {})


def test_another_opponents_choice_leaves_the_decision_as_it_is() -> None:
    state = sailed(ATTACHER, "", "")
    after = do(state, "lay", seat=1)
    assert corsari.decision(after, 1) is None
    assert corsari.decision(after, 2) == corsari.decision(state, 2)
    assert corsari.view(after, 2).offers == corsari.view(state, 2).offers
