"""What the board shows, what a hand shows, and what a move uncovers."""

import pytest

from bot.games import hollander
from bot.games.contract import Event, Seat
from bot.games.hollander.state import REMEMBERED
from tests.games.hollander.position import position
from tests.games.hollander.table import after, all_ready, dealt, told, turn

TABLE = ("7 7 MU / 9 9 IS / 1 2 3", "4 5 / 6 7 8 / 1 - 3", "4 / 6 / - - 3")


def test_the_board_shows_what_lies_open_and_counts_the_rest() -> None:
    shown = hollander.view(position(*TABLE, pile="5 FH", draw="1 2", turn=1), None)
    assert (shown.players, shown.step, shown.turn, shown.place) == (3, "play", 1, "hand")
    assert (shown.pile, tuple(shown.order), shown.draw) == (("5", "FH"), ("at_least", 5), 2)
    assert shown.clash == (("9", "9", "IS"), ("6", "7", "8"), ("6",))
    assert shown.finals == ((True, True, True), (True, False, True), (False, False, True))
    assert (shown.hand_sizes, shown.cards_left, shown.taken) == ((3, 2, 1), (9, 7, 3), (0, 0, 0))
    assert (shown.hand, shown.offers, shown.may_take, shown.slots) == ((), (), False, ())
    assert (shown.out, shown.removed, shown.result, shown.scorepad) == ((), (), None, ())


def test_a_hand_shows_its_plays_by_kind_and_count() -> None:
    shown = hollander.view(position(*TABLE, pile="5 FH"), 0)
    assert shown.hand == ("7", "7", "MU")
    assert [(offer.card, offer.count, offer.move) for offer in shown.offers] == [
        ("7", 1, "play 7"),
        ("7", 2, "play 7 7"),
        ("MU", 1, "play MU"),
    ]
    assert shown.may_take is False


def test_a_play_that_asks_for_a_choice_shows_what_may_be_chosen() -> None:
    (offer,) = hollander.view(position("WH 1", "4", "5", pile="9"), 0).offers
    assert (offer.move, offer.calls, offer.swaps) == ("play WH", (1, 2), ())
    (offer,) = hollander.view(position("PI 1", "4", "/ 5", pile="9"), 0).offers
    assert (offer.move, offer.calls) == ("play PI", ())
    assert [swap.words for swap in offer.swaps] == ["hand 1 1"]


def test_only_the_one_whose_turn_it_is_is_offered_plays() -> None:
    state = position(*TABLE, pile="5")
    assert hollander.view(state, 1).offers == ()
    assert hollander.view(state, 1).hand == ("4", "5")


def test_who_must_take_the_pile_is_told_so_and_nobody_else() -> None:
    state = position("1 2", "9 9", pile="5")
    assert [hollander.view(state, viewer).may_take for viewer in (0, 1, None)] == [True, False, False]


def test_during_the_setup_nobody_is_to_move_and_the_starter_is_known() -> None:
    shown = hollander.view(dealt("1 2 3 / 4 5 6 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9"), 1)
    assert (shown.step, shown.turn, shown.place, shown.starter) == ("setup", None, None, 0)
    assert shown.offers == ()


@pytest.mark.parametrize(
    ("move", "reveals"),
    [("play 7 7", True), ("play IS", False), ("play PI hand 1 7", True), ("play PI final 1 1 1", False)],
)
def test_a_drawn_card_uncovers_something_and_a_played_one_does_not(move: str, reveals: bool) -> None:
    state = position("7 7 IS PI / 9 / 1 2 3", "4 5 / 6 / 1 2 3", pile="5", draw="9 9")
    move = hollander.read(state, 0, move)
    assert hollander.reveals(state, 0, move, hollander.play(state, 0, move)) == reveals


def test_a_turned_final_card_uncovers_something() -> None:
    state = position("// 9 9 -", "4", pile="5")
    assert hollander.reveals(state, 0, "final 1", hollander.play(state, 0, "final 1"))


def test_only_who_draws_sees_the_cards() -> None:
    state = position("7 8 9", "1", draw="FH")
    assert told(state, "play 7", viewer=0)["drew"]["cards"] == ("FH",)
    for viewer in (1, None):
        assert told(state, "play 7", viewer)["drew"] == {"seat": 0, "count": 1}


def test_the_dealt_cards_are_drawn_in_the_order_of_the_draw_pile() -> None:
    state = all_ready(dealt("1 2 3 / 4 5 6 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9", draw="10 11 12"))
    state = after(state, "play 3", "play 3")
    assert hollander.view(state, 0).hand == ("1", "2", "10")
    assert hollander.view(state, 1).hand == ("1", "2", "11")


@pytest.mark.parametrize("viewer", [None, 0, 1, 2])
def test_the_news_are_what_the_viewer_was_told_of_the_latest_moves(viewer: Seat | None) -> None:
    state = position("PI 7 9", "4 5 6", "8", pile="3", draw="FH KR MU")
    told_so_far: list[Event] = []
    for move in ("play PI hand 1 7", "play 6", "play 8"):
        seat = turn(state)
        following = hollander.play(state, seat, move)
        told_so_far += hollander.events(state, seat, move, following, viewer)
        state = following
    assert list(hollander.view(state, viewer).news) == told_so_far


def test_old_news_are_forgotten() -> None:
    state = position("4 4", "4 4", pile="3")
    for _ in range(REMEMBERED + 2):
        state = after(state._replace(hands=((4, 4), (4, 4)), pile=()), "play 4")
    assert len(hollander.view(state, None).news) == REMEMBERED + 1


def test_everybody_sees_that_a_seat_plays_again_until_it_has_played() -> None:
    state = position("KR 1 2", "4 5", pile="9 7")
    assert hollander.view(state, None).plays_again is False
    state = after(state, "play KR")
    assert [hollander.view(state, viewer).plays_again for viewer in (0, 1, None)] == [True] * 3
    assert hollander.view(after(state, "play 1"), None).plays_again is False
