"""A turn: one card drawn, one discarded; and the two special cases."""

from bot.games import corsari
from bot.games.corsari.cards import CARD_OF
from tests.games.corsari.table import CLOSER, CLOSERS_PARTS, deal, do, opponent, refused, with_penalties


def table() -> corsari.State:
    return deal(CLOSER, opponent(13), pier="R11 G2 R10", top="N9", stock="Y6 S9")


def test_a_card_can_be_drawn_from_the_stock() -> None:
    state = do(table(), "draw stock")
    assert CARD_OF["Y6"] in state.hands[0]
    assert CARD_OF["Y6"] not in state.stock


def test_the_last_card_discarded_can_be_drawn() -> None:
    state = do(do(table(), "draw stock"), "discard Y6")
    state = do(state, "draw discard")
    assert CARD_OF["Y6"] in state.hands[1]
    assert corsari.view(state, None).pile == ("N9",)


def test_the_first_card_of_the_pier_can_be_drawn_and_its_colour_may_change() -> None:
    state = do(table(), "draw pier")
    assert CARD_OF["R11"] in state.hands[0]
    assert corsari.view(state, None).pier_colour == "G"


def test_all_three_draws_are_offered_every_time() -> None:
    assert list(corsari.legal(table(), 0)) == ["draw stock", "draw discard", "draw pier"]


def test_one_card_is_discarded_face_up() -> None:
    state = do(do(table(), "draw stock"), "discard V10")
    assert corsari.view(state, 1).pile == ("N9", "V10")
    assert len(state.hands[0]) == 12


def test_the_card_just_drawn_may_be_discarded() -> None:
    assert corsari.view(do(do(table(), "draw stock"), "discard Y6"), None).pile[-1] == "Y6"


def test_taking_a_discard_and_laying_it_back_is_legal_ruling() -> None:
    state = do(do(table(), "draw discard"), "discard N9")
    assert corsari.view(state, None).pile == ("N9",)


def test_what_was_drawn_openly_and_discarded_is_public_ruling() -> None:
    state = do(do(do(do(table(), "draw stock"), "discard V10"), "draw discard"), "discard P3")
    assert _history(state) == [(0, "stock", None, "V10"), (1, "discard", "V10", "P3")]


def _history(state: corsari.State) -> list[tuple[int, str, str | None, str | None]]:
    seen = corsari.view(state, None).history
    return [(turn.seat, turn.source, turn.drawn, turn.discarded) for turn in seen]


def test_you_may_set_sail_on_the_first_turn_too_ruling() -> None:
    state = do(do(table(), "draw stock"), f"sail Y6 {CLOSERS_PARTS}")
    assert corsari.view(state, None).closer == 0


def test_you_may_not_set_sail_before_drawing_ruling() -> None:
    assert refused(table(), f"sail G1 {CLOSERS_PARTS}") == ("must_draw", {})


def test_you_may_not_set_sail_after_discarding_ruling() -> None:
    state = do(do(table(), "draw stock"), "discard Y6")
    assert refused(state, f"sail G1 {CLOSERS_PARTS}", seat=0) == ("not_your_turn", {"seat": 1})


def last_pier_card(*, is_last: bool = False) -> corsari.State:
    state = with_penalties(do(do(table(), "draw stock"), "discard Y6"), (0, 1))
    return state._replace(pier=state.pier[:1], stock=state.stock + state.pier[1:], is_last=is_last)


def test_who_draws_the_last_card_of_the_pier_ends_the_round_which_is_void() -> None:
    state = do(last_pier_card(), "draw pier")
    seen = corsari.view(state, None)
    assert (seen.round, seen.step, seen.totals, seen.scorepad) == (2, "draw", (0, 1), ())
    assert seen.previous is not None
    assert (seen.previous.closer, seen.previous.ender) == (None, 1)


def test_after_a_void_round_the_next_dealer_deals_ruling() -> None:
    before, after = last_pier_card(), do(last_pier_card(), "draw pier")
    assert [corsari.view(state, None).dealer for state in (before, after)] == [1, 0]


def test_after_a_void_round_everything_dealt_goes_back_ruling() -> None:
    state = do(last_pier_card(), "draw pier")
    assert len(sum(state.hands, ()) + state.pier + state.pile + state.stock) == 109


def test_a_void_last_round_is_played_again_ruling() -> None:
    state = do(last_pier_card(is_last=True), "draw pier")
    assert corsari.view(state, None).is_last
    assert corsari.result(state) is None


def test_a_void_round_changes_nothing_even_at_35_ruling() -> None:
    state = with_penalties(last_pier_card()._replace(penalties=((), ())), (20, 20))
    assert not corsari.view(do(state, "draw pier"), None).is_last


def last_stock_card() -> corsari.State:
    state = table()
    return do(state._replace(stock=state.stock[:1]), "draw stock")


def test_who_draws_the_last_card_of_the_stock_must_set_sail_at_once() -> None:
    state = last_stock_card()
    assert corsari.view(state, None).must_sail
    assert refused(state, "discard Y6") == ("must_sail", {})
    assert all(move.startswith("sail") for move in corsari.legal(state, 0))


def test_a_forced_sail_discards_as_usual() -> None:
    state = do(last_stock_card(), f"sail Y6 {CLOSERS_PARTS}")
    assert corsari.view(state, None).pile[-1] == "Y6"


def test_with_cards_left_in_the_stock_nobody_must_sail() -> None:
    state = do(do(table()._replace(stock=table().stock[:1]), "draw discard"), "discard S2")
    assert not corsari.view(state, None).must_sail
