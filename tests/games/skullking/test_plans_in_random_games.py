"""What holds of plans in every game, and that they tell nothing of others."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.games import skullking
from bot.games.contract import IllegalMove, Move, NotYet, Plan, Seat
from bot.games.skullking.plans import alternatives, asked, holds, move, offered, read, variants
from bot.presenters.skullking.cards import is_number
from tests.games.every_game import NUMBERS, position, positions, whole_games
from tests.games.random_play import Playing, random_playing
from tests.games.secrecy import SECRECY
from tests.games.skullking.table import State


class Due(NamedTuple):
    """A plan, made in round `number`, whose seat's turn has come in `state`."""

    state: State
    seat: Seat
    plan: Plan
    number: int


def seats_that_may_plan(state: State) -> list[Seat]:
    view = skullking.view(state, None)
    return (
        [seat for seat in range(view.players) if seat != view.turn] if view.step in ("play", "power") else []
    )


def plans_of(state: State, seat: Seat) -> list[Plan]:
    plain = offered(state, seat)
    conditional = [one for plan in plain for one in variants(state, seat, plan)]
    others = [one for plan in conditional for one in alternatives(state, seat, plan)[1:2]]
    return [*plain, *conditional, *others]


def parts(plan: Plan) -> tuple[Move, str, Move | None]:
    """The card, the condition and the other card of a plan that names its trick."""
    words, _, other = plan.partition(" ")[2].partition(" else ")
    _, card, *condition = words.split()
    return f"play {card}", " ".join(condition), other or None


def is_so(state: State, condition: str) -> bool:
    view = skullking.view(state, None)
    if not view.trick:
        return True
    wins = view.winning is not None and view.winning == view.order[0]
    return {"": True, "unless special": not special_lies(state), "if leader wins": wins}.get(condition, False)


@cache
def plans_that_come_due(players: int, number: int) -> Sequence[Due]:
    return [*come_due(random_playing("skullking", players, number))]


def come_due(game: Playing) -> Iterator[Due]:
    """Everybody plans all they can whenever they can; the plans are kept as the contract says."""
    kept: dict[tuple[Seat, Plan], int] = {}
    for state in game.states:
        plays = skullking.view(state, None).step in ("play", "power")
        due = skullking.to_move(state) if plays else ()
        for seat, plan in list(kept):
            if seat in due:
                if move(state, seat, plan) is not NotYet.DUE:
                    yield Due(state, seat, plan, kept.pop((seat, plan)))
            elif not holds(state, seat, plan):
                del kept[seat, plan]
        for seat in seats_that_may_plan(state):
            kept |= dict.fromkeys(((seat, plan) for plan in plans_of(state, seat)), state.number)


def is_legal(state: State, seat: Seat, planned: Move) -> bool:
    try:
        skullking.check(state, seat, planned)
    except IllegalMove:
        return False
    return True


def special_lies(state: State) -> bool:
    return any(not is_number(face) for face in skullking.view(state, None).trick)


EVERY_SIZE = pytest.mark.parametrize("players", [2, 4, 8])


@pytest.mark.slow
@EVERY_SIZE
@whole_games
@given(number=NUMBERS)
def test_every_plan_offered_reads_as_itself_holds_and_names_a_card_of_the_hand(
    players: int, number: int
) -> None:
    for state in random_playing("skullking", players, number).states:
        planning = seats_that_may_plan(state)
        for seat in range(players):
            hand = skullking.view(state, seat).hand if seat in planning else ()
            assert bool(offered(state, seat)) == bool(hand)
            for plan in plans_of(state, seat):
                assert parts(plan)[0].removeprefix("play ").partition(":")[0] in hand
                assert read(state, seat, plan) == read(state, seat, f" {plan.lower()} ") == plan
                assert holds(state, seat, plan)


@pytest.mark.slow
@EVERY_SIZE
@whole_games
@given(number=NUMBERS)
def test_a_plan_comes_to_the_card_that_its_condition_says_exactly_if_that_is_legal(
    players: int, number: int
) -> None:
    for state, seat, plan, _ in plans_that_come_due(players, number):
        card, condition, other = parts(plan)
        due = card if is_so(state, condition) else other
        assert move(state, seat, plan) == (due if due is not None and is_legal(state, seat, due) else None)


@EVERY_SIZE
@whole_games
@given(number=NUMBERS)
def test_no_plan_that_is_asked_after_every_move_outlives_its_round(players: int, number: int) -> None:
    for state, _, _, made_in in plans_that_come_due(players, number):
        assert made_in == state.number


def test_random_games_see_every_outcome_of_a_plan() -> None:
    seen = {
        (move(state, seat, plan) is not None, condition, is_so(state, condition), other is not None)
        for number in range(3)
        for state, seat, plan, _ in plans_that_come_due(4, number)
        for _, condition, other in [parts(plan)]
    }
    assert {
        (True, "", True, False),
        (True, "unless special", True, False),
        (True, "unless special", False, True),
        (True, "if leader wins", True, False),
        (False, "if leader wins", False, False),
        (True, "if leader wins", False, True),
        (True, "if leading", True, False),
    } <= seen


@pytest.mark.slow
@positions
@given(data=st.data())
def test_what_becomes_of_a_plan_tells_nothing_that_the_planner_may_not_know(data: st.DataObject) -> None:
    here = position(data, "skullking")
    for seat in range(here.playing.record.players):
        twin = SECRECY["skullking"].twin(here.state, seat, here.chance)
        assert plans_of(twin, seat) == plans_of(here.state, seat)
        assert asked(twin) == asked(here.state)
        cards = skullking.view(here.state, seat).hand
        older = [f"play {card}{condition}" for card in cards for condition in ("", " unless special")]
        for plan in (*older, *plans_of(here.state, seat)):
            assert move(twin, seat, plan) == move(here.state, seat, plan)
            assert holds(twin, seat, plan) == holds(here.state, seat, plan)
