"""Setting sail: prisoners, crew, stowaways, and which splits are legal."""

from bot.games import corsari
from bot.games.corsari.view import SplitView
from tests.games.corsari.table import CLOSER, CLOSERS_PARTS, STOWAWAYS, deal, do, refused


def drawn(hand: str = CLOSER, stock: str = "Y6", pier: str = "R11 R10") -> corsari.State:
    return do(deal(hand, "", pier=pier, stock=stock), "draw stock")


def laid(words: str, hand: str = CLOSER, stock: str = "Y6") -> SplitView:
    split = corsari.view(do(drawn(hand, stock), words), None).splits[0]
    assert split is not None
    return split


def test_the_example_has_a_limit_of_13() -> None:
    split = laid(f"sail Y6 {CLOSERS_PARTS}")
    assert (split.limit, split.stowaways) == (13, STOWAWAYS)


def test_the_discard_goes_to_the_pile_as_usual() -> None:
    assert corsari.view(do(drawn(), f"sail Y6 {CLOSERS_PARTS}"), None).pile[-1] == "Y6"


def test_the_closers_three_parts_are_public_before_the_opponents_choose() -> None:
    seen = corsari.view(do(drawn(), f"sail Y6 {CLOSERS_PARTS}"), 1)
    assert seen.step == "lay"
    assert seen.splits[0] == laid(f"sail Y6 {CLOSERS_PARTS}")


def test_prisoners_are_of_the_colour_of_the_pier() -> None:
    told = refused(drawn(), "sail Y6 crew O1 O2 O7 O8 O10 V3 prisoners R5 R6 R7 G1")
    assert told == ("prisoner_not_of_pier", {"card": "G1", "pier": "R"})


def test_the_piers_colour_is_that_after_the_closers_own_draw() -> None:
    state = do(deal(CLOSER, "", pier="R11 G10"), "draw pier")
    told = refused(state, "sail R11 crew O1 O2 O7 O8 O10 V3 prisoners R5 R6 R7")
    assert told == ("prisoner_not_of_pier", {"card": "R5", "pier": "G"})
    assert do(state, "sail R11 crew O1 O2 O7 O8 O10 V3 prisoners G1").closer == 0


def test_the_crew_is_of_two_colours_at_most() -> None:
    told = refused(drawn(), "sail Y6 crew O1 O2 O7 O8 O10 V3 G1 prisoners R5 R6 R7")
    cards = ("O1", "O2", "O7", "O8", "O10", "G1", "V3")
    assert told == ("crew_third_colour", {"colours": ("O", "G", "V"), "cards": cards})


def test_the_crew_has_no_two_of_one_number() -> None:
    told = refused(drawn(), "sail Y6 crew O1 O2 O7 O8 O10 V3 V10 prisoners R5 R6 R7")
    assert told == ("crew_same_number", {"cards": ("O10", "V10"), "number": 10})


def test_one_of_two_equal_numbers_may_be_crew() -> None:
    """The Italian text: "non si può usare sia il 7 giallo che il 7 rosso", not both of them."""
    split = laid("sail Y6 crew O1 O2 O7 O8 V3 V10 prisoners R5 R6 R7")
    assert (split.limit, split.stowaways) == (13, ("O10", "G1", "S2"))


def test_the_ideal_crew_has_11_numbers() -> None:
    hand = "O1 O2 O3 O4 O5 O6 V7 V8 V9 V10 V11 G1"
    split = laid("sail Y6 crew O1 O2 O3 O4 O5 O6 V7 V8 V9 V10 V11", hand)
    assert (split.limit, split.stowaways) == (1, ("G1",))


def test_a_card_of_the_piers_colour_may_be_crew_instead_and_is_one_of_its_two_colours_ruling() -> None:
    hand = "O1 O2 O3 O4 R5 R6 R7 R8 G1 G2 G3 G4"
    split = laid("sail Y6 crew O1 O2 O3 O4 R5 R6 prisoners R7 R8", hand)
    assert (split.crew[:2], split.limit) == (("R5", "R6"), 10)
    state = do(drawn(hand), "sail Y6 crew O1 O2 O3 O4 R5 R6 prisoners R7 R8")
    assert {"R9", "O9"} <= set(corsari.view(state, None).openings)


def test_a_stowaway_that_could_be_a_prisoner_is_refused_ruling() -> None:
    told = refused(drawn(), "sail Y6 crew O1 O2 O7 O8 O10 V3 prisoners R5 R6")
    assert told == ("stowaway_could_join", {"card": "R7", "part": "prisoners"})


def test_a_stowaway_that_could_be_crew_is_refused_ruling() -> None:
    told = refused(drawn(), "sail Y6 crew O1 O2 O7 O8 O10 prisoners R5 R6 R7")
    assert told == ("stowaway_could_join", {"card": "V3", "part": "crew"})


def test_a_crew_of_one_colour_leaves_room_for_a_second() -> None:
    told = refused(drawn(), "sail V3 crew O1 O2 O7 O8 O10 prisoners R5 R6 R7")
    assert told == ("stowaway_could_join", {"card": "Y6", "part": "crew"})


def test_a_stowaway_that_could_join_only_if_another_card_moved_is_legal_ruling() -> None:
    """V10 could be crew if O10 were not; G2 if the crew were not orange and violet."""
    assert laid(f"sail Y6 {CLOSERS_PARTS}").stowaways == STOWAWAYS


def test_a_closers_crew_is_never_empty() -> None:
    told = refused(drawn(), "sail Y6 prisoners R5 R6 R7")
    assert told == ("stowaway_could_join", {"card": "O1", "part": "crew"})


TWO_WAYS = "O6 O7 O8 O9 V11 N1 N2 N3 R5 R6 R7 R8"
PRISONERS = "prisoners R5 R6 R7 R8"


def test_any_legal_split_is_taken_not_only_the_best() -> None:
    assert laid(f"sail Y6 crew V11 N1 N2 N3 {PRISONERS}", TWO_WAYS).limit == 6 + 7 + 8 + 9


def test_the_lowest_sum_and_the_fewest_stowaways_are_not_always_the_same_split() -> None:
    lowest = laid(f"sail Y6 crew O6 O7 O8 O9 V11 {PRISONERS}", TWO_WAYS)
    fewest = laid(f"sail Y6 crew O6 O7 O8 O9 N1 N2 N3 {PRISONERS}", TWO_WAYS)
    assert (lowest.limit, len(lowest.stowaways)) == (6, 3)
    assert (fewest.limit, len(fewest.stowaways)) == (11, 1)
