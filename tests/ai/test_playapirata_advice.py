"""What a person is told in Playa Pirata, from the seat's view alone: points to expect, and a look back."""

import random
from collections.abc import Iterator, Sequence
from itertools import islice

import pytest

from bot.ai.contract import Hint, Reason, Weighed
from bot.ai.playapirata import advice
from bot.games import playapirata as game
from bot.games.contract import Move, Seat
from bot.games.playapirata.cards import COLOURS, NUMBER_OF, TOWEL_TREASURE
from bot.games.playapirata.state import State
from tests.ai.test_playapirata_search import positions
from tests.entries import COMPUTER_PLAYERS, GAMES
from tests.games.playapirata.secrecy import playapirata_twin
from tests.games.playapirata.table import deal, deal_special
from tools.arena.games import decisions, from_view

BOSUN = from_view(COMPUTER_PLAYERS["playapirata"])


def asked(state: State, seat: Seat) -> Sequence[Hint]:
    return advice.hints(game.view(state, seat), random.Random(1))


def test_the_best_moves_are_told_with_their_points_the_best_first_and_equal_ones_once() -> None:
    hints = asked(deal("T3a T3b T5a", "T4a T4b T5b", "T6a T6b TS1", "T7a T7b TS2"), 0)
    assert [hint.move.rstrip("ab") for hint in hints if hint.move.startswith("bury T3")] == ["bury T3"]
    points = [hint.points for hint in hints]
    assert None not in points
    assert points == sorted(points, reverse=True)  # type: ignore[type-var]
    assert all(hint.chance is None for hint in hints)


def test_a_special_card_that_is_worth_playing_is_told_without_points() -> None:
    assert asked(deal_special("LIFEGUARD"), 0) == [Hint("lifeguard R")]


@pytest.mark.slow
@pytest.mark.parametrize("specials", [False, True])
def test_whoever_is_awaited_is_told_of_legal_moves_whatever_is_hidden_from_them(specials: bool) -> None:
    chance = random.Random(4)
    differing = 0
    for state, seat in islice(positions(1, 3, specials=specials, hands="one"), 0, None, 9):
        hints = asked(state, seat)
        assert hints
        for hint in hints:
            game.check(state, seat, hint.move)
        twin = playapirata_twin(state, seat, chance)
        differing += twin.players != state.players
        assert asked(twin, seat) == hints
    assert differing > 3


def weighed(state: State, move: Move) -> Weighed:
    [seat] = game.to_move(state)
    found = advice.weighed(game.view(state, seat), move, random.Random(5))
    assert found is not None
    return found


def last_turns() -> Iterator[tuple[State, Move]]:
    for seed in range(40):
        for state, seat, _ in decisions("playapirata", [BOSUN] * 3, seed, {"hands": "one"}):
            if game.view(state, seat).step == "last" and (best := asked(state, seat)[0].move) != "done":
                yield state, best


@pytest.mark.slow
def test_what_not_laying_in_the_last_turn_has_cost_is_what_laying_would_have_brought() -> None:
    """Nobody moves after it, so that the rules tell, where it is over the towel treasure or a number."""
    seen = 0
    for state, best in islice(last_turns(), 5):
        [seat] = game.to_move(state)
        view = game.view(state, seat)
        if view.table[int(best.split()[1]) - 1].card not in (TOWEL_TREASURE, *NUMBER_OF):
            continue
        left, laid = (game.play(state, seat, move).finished[-1].lines[seat].score for move in ("done", best))
        seen += 1
        found = weighed(state, "done")
        assert (found.captains, found.cost) == (best, laid - left)
        assert advice.lead(view, best, ["done"], random.Random(6)) == laid - left
        assert advice.lead(view, "done", [best], random.Random(6)) == 0
    assert seen == 2


@pytest.mark.slow
def test_what_is_advised_is_no_loss() -> None:
    for state, seat in islice(positions(2, 3, hands="one"), 0, None, 15):
        view, move = game.view(state, seat), asked(state, seat)[0].move
        found = advice.weighed(view, move, random.Random(5))
        if found is not None and found.captains != move:
            assert advice.lead(view, found.captains, [move], random.Random(6)) < 2 * advice.WORTH_TELLING


def why(state: State, better: Move, move: Move) -> Reason:
    [seat] = game.to_move(state)
    return advice.reason(game.view(state, seat), better, move, random.Random(7))


@pytest.mark.slow
def test_a_treasure_taken_in_the_last_turn_is_the_reason_and_towels_laid_for_nothing_are_one() -> None:
    """Nobody moves after it: what is laid stays, and what isn't laid counts a point a towel."""
    seen = set()
    for state, _ in islice(last_turns(), 5):
        [seat] = game.to_move(state)
        view = game.view(state, seat)
        for lay in view.lays:
            is_own = view.table[lay.place - 1].occupier == seat
            towels = max(lay.batches, key=len)
            move = " ".join(["lay", str(lay.place), *towels])
            if not is_own:
                assert why(state, move, "done") == Reason("keeps", 1.0, 0.0)
            assert why(state, "done", move) == Reason("towels" if len(towels) > 1 else "")
            seen.add((is_own, len(towels) > 1))
    assert len(seen) > 2


@pytest.mark.slow
def test_a_treasure_that_is_hardly_ever_kept_is_one_that_bosuns_seldom_keep() -> None:
    """As the rules go on from there, with the cards as they really lie."""
    told, chance = [], random.Random(3)
    for seed in range(12):
        for state, seat, move in decisions("playapirata", [BOSUN] * 4, seed, {"hands": "one"}):
            if move.startswith("lay") and chance.random() < 0.15 and why(state, "done", move).code == "lost":
                told.append(kept_by_bosuns(state, move, seat, chance))
    assert len(told) > 10
    assert sum(told) < 0.5 * len(told)


def kept_by_bosuns(state: State, move: Move, seat: Seat, chance: random.Random) -> bool:
    place = int(move.split()[1])
    state = game.play(state, seat, move)
    top = game.view(state, seat).table[place - 1].top
    while to_move := game.to_move(state):
        view = game.view(state, None)
        if place <= len(view.table):
            top = view.table[place - 1].top
        state = game.play(state, to_move[0], BOSUN(GAMES["playapirata"], state, to_move[0], chance))
    return top is not None and COLOURS[seat] == top[0]
