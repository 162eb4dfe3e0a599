"""What a person is told in The Flying Hollander, from the seat's view alone: chances, and a look back."""

import random
from collections.abc import Sequence
from itertools import islice
from statistics import fmean

import pytest

from bot.ai.contract import Hint, Reason
from bot.ai.hollander import advice
from bot.games import hollander as game
from bot.games.contract import Move, Seat
from bot.games.hollander.state import State
from tests.ai.test_hollander_search import positions
from tests.entries import COMPUTER_PLAYERS, GAMES
from tests.games.hollander.position import position
from tests.games.hollander.secrecy import twin as with_other_secrets
from tests.games.hollander.table import all_ready, dealt, shuffled
from tools.arena.games import from_view

BOSUN = from_view(COMPUTER_PLAYERS["hollander"])


def asked(state: State, seat: Seat) -> Sequence[Hint]:
    return advice.hints(game.view(state, seat), random.Random(1))


def test_each_choice_is_told_with_the_chance_to_win_the_best_first() -> None:
    state = all_ready(shuffled(4, 5))
    hints = asked(state, state.turn)
    chances = [hint.chance or 0.0 for hint in hints]
    assert len(chances) > 1
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert all(hint.points is None for hint in hints)


def test_where_there_is_no_choice_of_cards_the_move_alone_is_told() -> None:
    state = dealt("FH 2 12 / 3 4 11 / 7 8 9", "1 2 3 / 4 5 6 / 7 8 9")
    assert asked(state, 0) in (
        [Hint("swap FH 3")],
        [Hint("swap FH 4")],
        [Hint("swap 12 3")],
        [Hint("swap 12 4")],
    )
    assert asked(position("1 2", "9 9 9 9", pile="12"), 0) == [Hint("take")]
    assert asked(position("9 2", "9 9 9 9", pile="8"), 0) == [Hint("play 9")]


@pytest.mark.slow
def test_whoever_is_awaited_is_told_of_legal_moves_whatever_is_hidden_from_them() -> None:
    chance, differing = random.Random(4), 0
    for state, seat in islice(positions(4), 0, None, 9):
        hints = asked(state, seat)
        for hint in hints:
            game.check(state, seat, hint.move)
        twin = with_other_secrets(state, seat, chance)
        differing += twin.hands != state.hands
        assert asked(twin, seat) == hints
    assert differing > 3


def test_going_out_is_worth_all_that_another_choice_leaves_to_chance() -> None:
    """Two cards are left, which go together: who plays one of them waits, and may not win."""
    state = position("/ 9 9", "5 6 7 / 10 11 / 1 2", "4 4 / 8 8 / 3 3", pile="8")
    view = game.view(state, 0)
    found = advice.weighed(view, "play 9", random.Random(5))
    assert found is not None
    assert (found.captains, found.usual) == ("play 9 9", "play 9 9")
    assert found.cost > advice.WORTH_TELLING
    assert advice.lead(view, "play 9 9", ["play 9"], random.Random(6)) == pytest.approx(found.cost, abs=8)
    assert advice.lead(view, "play 9", ["play 9 9"], random.Random(6)) == 0


def why(state: State, better: Move, move: Move) -> Reason:
    return advice.reason(game.view(state, state.turn), better, move, random.Random(7))


def test_it_is_a_reason_that_the_next_player_must_take_the_pile() -> None:
    """The next one shows all that they hold: a 9 and a 10 as clash cards, which go on an 8 but on no 12."""
    state = position("8 12 12 / 9 9 9 / 1 2 3", "/ 9 10 / 1 2 3", pile="5 6 7")
    assert why(state, "play 12", "play 8") == Reason("stops", 1.0, 0.0)
    assert why(state, "play 8", "play 12").code != "stops"


@pytest.mark.slow
def test_the_chances_told_come_true() -> None:
    """As the rules go on from there among Bosuns, with the cards as they really lie."""
    told, won, chance = [], [], random.Random(3)
    for seed in range(24):
        for state, seat in islice(positions(3 + seed % 4, seed), seed % 7, 70, 14):
            best = asked(state, seat)[0]
            if best.chance is not None:
                told.append(best.chance)
                won.append(share_of_win(game.play(state, seat, best.move), seat, chance))
    assert len(told) > 60
    assert fmean(told) == pytest.approx(fmean(won), abs=0.12)


def share_of_win(state: State, seat: Seat, chance: random.Random) -> float:
    while to_move := game.to_move(state):
        state = game.play(state, to_move[0], BOSUN(GAMES["hollander"], state, to_move[0], chance))
    first = [placing.seat for placing in game.result(state) or () if placing.place == 1]
    return (seat in first) / len(first)
