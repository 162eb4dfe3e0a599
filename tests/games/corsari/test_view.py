"""What a board and a hand need is in the view, and what a move tells is in its events."""

from bot.games import corsari
from bot.games.contract import Event
from tests.games.corsari.table import (
    CLOSER,
    PIER,
    SWEEPER,
    deal,
    do,
    opponent,
    sailed,
    scored,
    with_penalties,
)


def told(state: corsari.State, words: str, viewer: int | None, seat: int = 0) -> list[Event]:
    move = corsari.read(state, seat, words)
    return list(corsari.events(state, seat, move, corsari.play(state, seat, move), viewer))


def codes(state: corsari.State, words: str, seat: int = 0) -> list[str]:
    return [event.code for event in told(state, words, None, seat)]


def table() -> corsari.State:
    return deal(CLOSER, opponent(13), pier=f"{PIER} G2", top="N9", stock="Y6")


def test_after_a_draw_the_player_sees_privately_which_limit_a_sail_would_have_now() -> None:
    state = do(table(), "draw stock")
    offers = corsari.view(state, 0).offers
    limits = {offer.discard: offer.split.limit for offer in offers}
    assert len(limits) == 13
    assert (limits["Y6"], limits["V10"]) == (13, 6)
    assert offers[0].split.limit == min(limits.values())
    assert corsari.view(state, 1).offers == corsari.view(state, None).offers == ()


def test_before_the_draw_nothing_is_offered() -> None:
    assert corsari.view(table(), 0).offers == ()


def test_for_one_discard_the_best_splits_of_several_colours_are_offered() -> None:
    seen = corsari.view(do(table(), "draw stock"), 0)
    offers = corsari.offers_with(seen, "Y6")
    assert offers[0] in seen.offers
    assert len({offer.move for offer in offers}) == len(offers) > 1
    assert corsari.offers_with(seen, "B11") == corsari.offers_with(corsari.view(table(), 0), "O1") == ()


def test_the_best_moves_are_offered_first_of_hundreds() -> None:
    state = do(table(), "draw stock")
    sails = [move for move in corsari.legal(state, 0) if move.startswith("sail")]
    assert sails[0] == corsari.view(state, 0).offers[0].move
    assert len(sails) == len(set(sails)) > 100


def test_a_card_from_the_stock_is_told_to_who_drew_it_alone() -> None:
    drew = [told(table(), "draw stock", viewer)[0].facts["card"] for viewer in (0, 1, None)]
    assert drew == ["Y6", None, None]
    after = do(table(), "draw stock")
    assert [corsari.view(after, viewer).drawn for viewer in (0, 1, None)] == ["Y6", None, None]


def test_a_card_drawn_openly_is_told_to_all() -> None:
    for words, card in (("draw discard", "N9"), ("draw pier", PIER)):
        assert told(table(), words, 1)[0].facts["card"] == card


def test_a_new_colour_of_the_pier_is_told() -> None:
    assert told(table(), "draw pier", None)[1] == Event("pier_colour_changed", {"pier": "G"})
    assert codes(deal(CLOSER, "", pier="G3 G2"), "draw pier") == ["drew"]


def test_the_last_card_of_the_stock_is_told() -> None:
    assert codes(table()._replace(stock=table().stock[:1]), "draw stock") == ["drew", "last_stock_card"]


def test_a_void_round_is_told() -> None:
    state = table()._replace(pier=table().pier[:1])
    assert codes(state, "draw pier") == ["drew", "round_void", "dealt"]


def test_a_sail_tells_all_parts() -> None:
    facts = told(do(table(), "draw stock"), "sail Y6", 1)[0].facts
    assert (facts["discard"], facts["limit"], facts["prisoners"]) == ("Y6", 13, ("R5", "R6", "R7"))


def test_a_round_tells_layings_who_was_sent_under_and_the_score() -> None:
    sent, kept = sailed(opponent(13)), sailed(opponent(14))
    assert codes(sent, "lay", 1) == ["laid", "revealed", "sent_under", "round_scored", "dealt"]
    assert codes(kept, "lay", 1) == ["laid", "revealed", "not_sent_under", "round_scored", "dealt"]


def test_the_last_round_is_told_when_it_is_dealt() -> None:
    assert codes(sailed(opponent(14), penalties=(0, 32)), "lay", 1)[-2:] == ["last_round", "dealt"]


def test_sweeps_and_the_end_are_told() -> None:
    assert codes(sailed(SWEEPER), "lay", 1) == ["laid", "revealed", "swept", "game_over"]
    assert codes(do(deal(SWEEPER, "", stock="N1"), "draw stock"), "sail N1") == [
        "sailed",
        "swept",
        "game_over",
    ]


def test_the_round_that_ended_last_is_shown_whole() -> None:
    previous = corsari.view(scored(opponent(13)), None).previous
    assert previous is not None
    assert (previous.number, previous.closer, previous.pier, previous.senders) == (1, 0, "R", (1,))
    assert [split and split.limit for split in previous.splits] == [13, 13]
    assert [len(cards) for cards in previous.taken] == [6, 0]


def test_a_draw_from_the_stock_and_a_new_deal_uncover_and_a_discard_does_not() -> None:
    state = do(table(), "draw stock")
    assert corsari.reveals(table(), 0, "draw stock", state)
    assert not corsari.reveals(table(), 0, "draw pier", do(table(), "draw pier"))
    assert not corsari.reveals(state, 0, "discard Y6", do(state, "discard Y6"))
    laid = sailed(opponent(13))
    assert corsari.reveals(laid, 1, corsari.read(laid, 1, "lay"), do(laid, "lay", seat=1))


def test_a_hidden_laying_and_a_games_last_by_a_single_opponent_uncover_nothing() -> None:
    laid, last = sailed(opponent(13), ""), with_penalties(sailed(opponent(13)), (20, 25))
    for state in (laid, last):
        after = do(state, "lay", seat=1)
        assert not corsari.reveals(state, 1, corsari.read(state, 1, "lay"), after)
