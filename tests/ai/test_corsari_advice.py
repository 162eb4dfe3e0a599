"""What a person is told in Corsari, from the seat's view alone: chances, and a look back."""

import random
from collections.abc import Sequence
from itertools import islice, product
from statistics import fmean

import pytest

from bot.ai.contract import Hint, Reason
from bot.ai.corsari import advice, choose
from bot.games import corsari as game
from bot.games.contract import Seat
from bot.games.corsari.state import State
from tests.ai.test_corsari import playing
from tests.ai.test_corsari_search import positions
from tests.games.corsari.secrecy import corsari_twin
from tests.games.corsari.table import CLOSER, SWEEPER, deal, do, opponent, sailed

FULL = "O1 O2 O3 O4 O5 V6 V7 V8 R1 R2 R3"  # eleven cards without a stowaway where the pier is red


def asked(state: State, seat: Seat) -> Sequence[Hint]:
    return advice.hints(game.view(state, seat), random.Random(1))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_choice_is_told_with_the_chance_to_win_the_best_first(players: int) -> None:
    hints = asked(deal(CLOSER, *[""] * (players - 1)), 0)
    chances = [hint.chance or 0.0 for hint in hints]
    assert len(chances) > 1
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert all(hint.points is None for hint in hints)


def test_where_there_is_no_choice_the_move_alone_is_told() -> None:
    state = do(deal(SWEEPER, "", stock="N1"), "draw stock")
    assert asked(state, 0) == [Hint(game.read(state, 0, "sail N1"))]
    state = sailed(opponent(13))
    assert asked(state, 1) == [Hint(game.read(state, 1, "lay"))]


@pytest.mark.slow
def test_whoever_is_awaited_is_told_of_legal_moves_whatever_is_hidden_from_them() -> None:
    chance, differing = random.Random(4), 0
    for state, seat in islice(positions(4), 0, None, 7):
        hints = asked(state, seat)
        for hint in hints:
            game.check(state, seat, hint.move)
        twin = corsari_twin(state, seat, chance)
        differing += twin.hands != state.hands
        assert asked(twin, seat) == hints
    assert differing > 3


def test_a_sweep_is_worth_all_that_waiting_leaves_to_chance() -> None:
    state = do(deal(f"{FULL} S11", *[""] * 3, pier="R11 S8", stock="O9"), "draw stock")
    view, sweep = game.view(state, 0), game.read(state, 0, "sail S11")
    found = advice.weighed(view, "discard O9", random.Random(5))
    assert found is not None
    assert (found.captains, found.usual) == (sweep, sweep)
    assert found.cost > advice.WORTH_TELLING
    assert advice.lead(view, sweep, ["discard O9"], random.Random(6)) == pytest.approx(found.cost, abs=12)
    assert advice.lead(view, "discard O9", [sweep], random.Random(6)) == 0


def test_neither_laying_down_nor_ending_the_round_is_weighed() -> None:
    state = sailed(opponent(13))
    assert advice.weighed(game.view(state, 1), game.read(state, 1, "lay"), random.Random(1)) is None
    state = deal(CLOSER, *[""] * 3)
    view = game.view(state._replace(pier=state.pier[:1]), 0)
    assert advice.weighed(view, "draw pier", random.Random(1)) is None


def why(state: State, *words: str) -> Reason:
    better, move = (game.read(state, state.turn, one) for one in words)
    return advice.reason(game.view(state, state.turn), better, move, random.Random(7))


def test_it_is_a_reason_that_one_sets_sail_unbeaten() -> None:
    """A limit of 1 is hardly ever beaten; who gives the crew away has no such chance."""
    state = do(deal(f"{FULL} S11", *[""] * 3, pier="R11 S8", stock="G1"), "draw stock")
    assert why(state, "sail S11", "discard O1").code == "unbeaten"
    assert why(state, "discard O1", "sail S11").code != "unbeaten"


def test_it_is_a_reason_that_one_is_sunk() -> None:
    """A limit above 30 is beaten by many a hand; who waits is sunk less often."""
    state = do(deal("O1 O2 O7 V3 R5 R6 V10 V11 S10 G11 B9 N9", *[""] * 3, stock="S1"), "draw stock")
    reason = why(state, "discard G11", "sail G11")
    assert reason.code == "sunk"
    assert reason.other > 0.5 > reason.chance


@pytest.mark.slow
def test_the_chances_told_come_true() -> None:
    """As the rules go on from there among Bosuns, with the cards as they really lie."""
    told, won, chance = list[float](), list[float](), random.Random(3)
    for players, number in product((2, 3, 4), range(7)):
        for state, seat, _ in islice(playing(players, number, set(range(players))), 0, None, 17):
            best = asked(state, seat)[0] if game.to_move(state) else Hint("")
            if best.chance is not None:
                told.append(best.chance)
                won.append(goes_on(game.play(state, seat, best.move), seat, chance))
    assert len(told) > 40
    assert fmean(told) == pytest.approx(fmean(won), abs=0.15)


def goes_on(state: State, seat: Seat, chance: random.Random) -> float:
    while to_move := game.to_move(state):
        state = game.play(state, to_move[0], choose(game.view(state, to_move[0]), chance))
    first = [placing.seat for placing in game.result(state) or () if placing.place == 1]
    return (seat in first) / len(first)
