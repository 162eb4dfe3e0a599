"""A table of The Flying Hollander in any position, in the words of the rules.

state = position("7 7 9 / 12 FH MU / 1 2 3", "4 5 6 / 10 11 12 / 1 2 3", pile="6", draw="8 8 8")
state = after(state, "play 7 7")        # by whoever's turn it is
"""

from collections.abc import Mapping

import pytest

from bot.games import hollander
from bot.games.contract import Fact, IllegalMove, OptionValue, Seat
from bot.games.hollander.cards import FACES
from bot.games.shuffle import SeededShuffler, StackedShuffler

State = hollander.State
THREE_EACH = ("4 5 6 / 7 8 9 / 1 2 3",) * 3
SEATS = pytest.mark.parametrize("players", [2, 3, 4, 5, 6])


def dealt(*players: str, draw: str = "", dealer: Seat | None = None) -> State:
    """A real deal, for each seat `hand / clash cards / final cards`; the last seat deals unless named."""
    places = [player.split("/") for player in players]
    stack = " ".join(f"{final} {clash} {hand}" for hand, clash, final in places)
    first_dealer = len(players) - 1 if dealer is None else dealer
    shuffler = StackedShuffler({"first dealer": str(first_dealer), "deal": f"{stack} {draw}"})
    return hollander.start(len(players), hollander.RULES.complete({}), shuffler)


def shuffled(players: int, seed: int = 0, **options: OptionValue) -> State:
    shuffler = SeededShuffler(seed.to_bytes(32, "big"))
    return hollander.start(players, hollander.RULES.complete(options), shuffler)


def after(state: State, *moves: str) -> State:
    """The position after moves by whoever's turn it is, typed as people type them."""
    for move in moves:
        seat = turn(state)
        state = hollander.play(state, seat, hollander.read(state, seat, move))
    return state


def all_ready(state: State) -> State:
    for seat in list(hollander.to_move(state)):
        state = hollander.play(state, seat, "ready")
    return state


def turn(state: State) -> Seat:
    (seat,) = hollander.to_move(state)
    return seat


def hand(state: State, seat: Seat) -> str:
    return " ".join(hollander.view(state, seat).hand)


def clash(state: State, seat: Seat) -> str:
    return " ".join(hollander.view(state, None).clash[seat])


def finals(state: State, seat: Seat) -> str:
    return " ".join(FACES[card] or "-" for card in state.finals[seat])


def pile(state: State) -> str:
    return " ".join(hollander.view(state, None).pile)


def order(state: State) -> str:
    """The order in force: `at_least 7`, `at_most 3`, `any 0`."""
    bound, rank = hollander.view(state, None).order
    return f"{bound} {rank}"


def legal(state: State) -> list[str]:
    return list(hollander.legal(state, turn(state)))


def refusal(state: State, seat: Seat, move: str) -> tuple[str, Mapping[str, Fact]]:
    """The code and the facts with which a move is refused, by `check` and `play` alike."""
    with pytest.raises(IllegalMove) as checked:
        hollander.check(state, seat, move)
    with pytest.raises(IllegalMove) as played:
        hollander.play(state, seat, move)
    assert (checked.value.code, checked.value.facts) == (played.value.code, played.value.facts)
    return played.value.code, played.value.facts


def why_not(state: State, move: str) -> str:
    return refusal(state, turn(state), move)[0]


def told(state: State, move: str, viewer: Seat | None = None) -> dict[str, dict[str, Fact]]:
    """The events of a move by whoever's turn it is, by their code."""
    seat = turn(state)
    move = hollander.read(state, seat, move)
    events = hollander.events(state, seat, move, hollander.play(state, seat, move), viewer)
    return {event.code: dict(event.facts) for event in events}
