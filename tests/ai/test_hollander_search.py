"""The Captain of The Flying Hollander: its simulator is the game, and it peeks at nothing."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from statistics import fmean

import pytest

from bot.ai import hollander as player
from bot.ai.contract import PLAIN, Level
from bot.ai.hollander.chances import chance_of
from bot.ai.hollander.determinizations import BOUNDS, Determinizations
from bot.ai.hollander.rollout import complete, play_on
from bot.ai.hollander.rule import completed, merits
from bot.ai.hollander.search import apply
from bot.ai.hollander.simulator import NOBODY, Simulator
from bot.ai.picking import best
from bot.games import hollander as game
from bot.games.contract import Move, Seat
from bot.games.hollander.cards import CODES, COPIES, card_of
from bot.games.hollander.notation import Play, TurnFinal, parse
from bot.games.hollander.pile import order_of
from bot.games.hollander.state import State, cards_left, is_in, slots
from tests.entries import COMPUTER_PLAYERS
from tests.games.hollander.position import position
from tests.games.hollander.secrecy import twin as with_other_secrets
from tests.games.hollander.table import SEATS, all_ready, shuffled
from tools.arena.games import decisions, from_view

TURNS = 20_000


def twin_of(state: State) -> Simulator:
    """The position itself as a simulator, nothing dealt anew."""
    view = game.view(state, state.turn)
    games = Determinizations(view)
    twin = games.one(random.Random(0))
    twin.hands = [dict(Counter(state.hands[seat])) for seat in games.seats]
    twin.finals = [[card for card in state.finals[seat] if card] for seat in games.seats]
    twin.draw = list(reversed(state.draw))
    return twin


def assert_equal(twin: Simulator, state: State) -> None:
    """They are at the same point of the same game."""
    seats = range(state.setup.players)
    assert twin.seat == state.turn
    assert twin.hands == [dict(Counter(hand)) for hand in state.hands]
    assert twin.clash == [dict(Counter(lying)) for lying in state.clash]
    assert twin.left == [cards_left(state, seat) for seat in seats]
    assert twin.draw == list(reversed(state.draw))
    assert twin.pile == [card_of(face) for face in state.pile]
    order = order_of(state.pile)
    assert (twin.bound, twin.rank) == (BOUNDS[order.bound], order.rank)
    assert twin_of(state).row == twin.row


def some_move(state: State, chance: random.Random) -> Move:
    """Any play; but no swap whose card is drawn by lot, and no final card that asks for a choice."""
    moves = [move for move in game.legal(state, state.turn) if " hand " not in move and " final " not in move]
    return chance.choice(moves) if moves else ""


def made(twin: Simulator, state: State, move: Move) -> None:
    """The same move in the simulator."""
    seats = range(state.setup.players)
    match parse(move):
        case Play():
            apply(seats, twin, move, random.Random(0))
        case TurnFinal(slot):
            due = twin.turn_final(slots(state, state.turn).index(slot))
            complete(twin, due, random.Random(0))  # the only choice, if any
        case _:
            twin.take()


@pytest.mark.slow
@SEATS
def test_the_simulator_is_the_game_over_20_000_random_moves(players: int) -> None:
    chance = random.Random(players)
    moves = 0
    while moves < TURNS / 5:
        state = all_ready(shuffled(players, moves))
        twin = twin_of(state)
        while game.to_move(state) and (move := some_move(state, chance)):
            after = game.play(state, state.turn, move)
            moves += 1
            if after.step in ("call", "swap"):  # a blind card asks
                break
            made(twin, state, move)
            state = after
            if game.to_move(state):
                assert_equal(twin, state)
            elif state.out:
                assert twin.winner == state.out[0].seat


def positions(players: int, seed: int = 0, **options: bool) -> Iterator[tuple[State, Seat]]:
    """Those in which a seat has a play, of a game among Bosuns."""
    seats = [from_view(COMPUTER_PLAYERS["hollander"])] * players
    for state, seat, _ in decisions("hollander", seats, seed, options):
        if game.view(state, seat).offers:
            yield state, seat


@SEATS
def test_a_world_agrees_with_all_that_is_seen(players: int) -> None:
    for state, seat in islice(positions(players, play_on=True), 0, None, 5):
        view = game.view(state, seat)
        games = Determinizations(view)
        twin = games.one(random.Random(1))
        assert games.seats == [other for other in range(players) if is_in(state, other)]
        assert games.seats[twin.seat] == seat
        assert twin.left == [view.cards_left[other] for other in games.seats]
        assert [sum(hand.values()) for hand in twin.hands] == [
            view.hand_sizes[other] for other in games.seats
        ]
        assert sorted(Counter(twin.hands[twin.seat]).elements()) == sorted(state.hands[seat])
        assert [sorted(Counter(lying).elements()) for lying in twin.clash] == [
            sorted(state.clash[other]) for other in games.seats
        ]
        assert len(twin.draw) == view.draw
        cards = (
            Counter(twin.draw) + Counter(twin.pile) + Counter(card for held in twin.finals for card in held)
        )
        cards.update(CODES.index(code) for code in view.removed)
        for held in (*twin.hands, *twin.clash):
            cards.update(held)
        assert {CODES[card]: count for card, count in cards.items()} == COPIES


@SEATS
def test_what_is_played_on_loses_no_card_and_ends_when_one_is_out(players: int) -> None:
    for state, seat in islice(positions(players), 0, None, 9):
        twin = Determinizations(game.view(state, seat)).one(random.Random(2))
        before = sum(twin.left) + len(twin.draw) + len(twin.pile)
        play_on(twin, 8, random.Random(3))
        assert sum(twin.left) + len(twin.draw) + len(twin.pile) <= before
        assert sum(chance_of(twin, at) for at in range(players)) == pytest.approx(1.0)
        assert (twin.winner != NOBODY) == (0 in twin.left)


@pytest.mark.slow
def test_whoever_plays_on_plays_as_the_rule_does() -> None:
    alike = []
    for state, seat in positions(4):
        view = game.view(state, seat)
        liked = best(merits(view, PLAIN), random.Random(1))
        twin = twin_of(state)
        other = twin_of(state)
        apply(range(4), other, completed(view, liked, random.Random(1)), random.Random(1))
        play_on(twin, 1, random.Random(1))
        alike.append((twin.pile, twin.left, twin.seat) == (other.pile, other.left, other.seat))
    assert len(alike) > 50
    assert fmean(alike) > 0.9, "they differ among equals alone"


def captains(state: State, seat: Seat) -> Move:
    return player.choose(game.view(state, seat), random.Random(7), Level.CAPTAIN)


@pytest.mark.slow
def test_it_decides_alike_whatever_is_hidden_from_it() -> None:
    chance = random.Random(4)
    differing = 0
    for state, seat in islice(positions(4), 0, None, 5):
        other = with_other_secrets(state, seat, chance)
        differing += other.hands != state.hands
        assert captains(state, seat) == captains(other, seat)
    assert differing > 10


@pytest.mark.slow
@SEATS
@pytest.mark.parametrize("play_on", [False, True])
def test_it_makes_legal_moves_only(players: int, play_on: bool) -> None:
    for state, seat in islice(positions(players, play_on=play_on), 0, None, 3):
        game.check(state, seat, captains(state, seat))


def test_equal_views_and_equal_chance_give_an_equal_move() -> None:
    state, seat = next(positions(4))
    assert len({captains(state, seat) for _ in range(3)}) == 1


def test_it_goes_out_when_it_can() -> None:
    assert captains(position("/ KR KR", "9 9 9", pile="5"), 0) == "play KR KR"
