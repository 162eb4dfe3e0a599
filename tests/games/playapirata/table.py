"""A table of Playa Pirata whose deal is known: the real game on a stacked shuffle, in the words of the rules.

state = deal()                                    # two players, seat 0 (yellow) begins, TT lies in the middle
state = play(state, "bury T3a", "bury T3b")       # each move is made by whoever's turn it is
state = play(state, "spy 1", "lay 1 Y3 Y1", "done")
"""

from collections.abc import Mapping, Sequence

import pytest

from bot.games import playapirata
from bot.games.contract import Event, Fact, IllegalMove, ScoreLine, Seat
from bot.games.playapirata import State
from bot.games.playapirata.cards import COLOURS, Towel
from bot.games.playapirata.state import turns_each
from bot.games.playapirata.view import TreasureView
from bot.games.shuffle import StackedShuffler

HANDS = {
    2: ("T3a T4a T5a T6a T7a", "T3b T4b T5b T6b TS1"),
    3: ("T3a T4a T5a T6a", "T3b T4b T5b T6b", "T7a T7b TS1 TS2"),
    4: ("T3a T4a T5a", "T3b T4b T5b", "T6a T6b TS1", "T7a T7b TS2"),
}
"""What each seat is dealt where a test doesn't say otherwise; the towel treasure lies in the middle."""


def deal(
    *hands: str,
    players: int = 2,
    middle: str = "TT",
    first: Seat = 0,
    match: str = "match",
    packet: str = "",
) -> State:
    """A first hand; with a `packet` of special cards the variant is played and the draft is due."""
    dealt = " ".join([*(hands or HANDS[players]), middle])
    stacks = {"first player": str(first), "hand 1 specials": packet}
    stacks |= {f"hand {number}": dealt for number in range(1, 5)}
    options = playapirata.RULES.complete({"hands": match, "specials": bool(packet)})
    return playapirata.start(len(hands) or players, options, StackedShuffler(stacks))


def deal_special(card: str, to: Seat = 0, *, middle: str = "TT") -> State:
    """Two players, the first hand with special cards: `card` is in the hand of `to`, the other has a WAVE."""
    other = "WAVE" if card != "WAVE" else "CASTLE"
    spare = "SKELETON" if card != "SKELETON" else "CASTLE"
    state = deal(packet=f"{card} {other} {spare}", middle=middle)
    keeps = (other, card) if to == 0 else (card, other)
    return play(state, *(f"keep {kept}" for kept in keeps))


def play(state: State, *moves: str) -> State:
    for move in moves:
        state = playapirata.play(state, turn(state), move)
    return state


def buried(state: State) -> State:
    """Everyone has buried the first treasure in hand, and ended that turn."""
    for seat in state.order:
        state = playapirata.play(state, seat, f"bury {state.players[seat].treasures[0]}")
        if turn(state) == seat and state.step == "end":
            state = play(state, "done")
    return state


def holding(
    state: State,
    seat: Seat,
    *,
    treasures: str | None = None,
    pirates: str | None = None,
    towels: str | None = None,
) -> State:
    """The position in which a seat holds just these treasures, pirates, towels (by value: "1 1 3")."""
    changes: dict[str, tuple[str, ...] | tuple[int, ...]] = {}
    if treasures is not None:
        changes["treasures"] = tuple(treasures.split())
    if pirates is not None:
        changes["pirates"] = tuple(pirates.split())
    if towels is not None:
        changes["towels"] = tuple(map(int, towels.split()))
    return state.with_player(seat, **changes)


def piled(state: State, place: int, towels: str) -> State:
    pile = tuple(Towel(COLOURS.index(code[0]), int(code[1])) for code in towels.split())
    return state.with_treasure(place, pile=pile)


def in_last_round(state: State, seat: Seat) -> State:
    players = state.setup.players
    return state._replace(turn=players * (turns_each(players) - 1) + state.order.index(seat))


def at_the_last_turn(state: State) -> State:
    for seat in state.order:
        state = holding(state, seat, treasures="", pirates="")
    return state._replace(turn=state.setup.players * turns_each(state.setup.players), step="last")


def play_hand(state: State) -> State:
    """The rest of the hand: everyone plays the first move offered."""
    number, finished = state.number, len(state.finished)
    while playapirata.result(state) is None and (state.number, len(state.finished)) == (number, finished):
        state = play(state, next(iter(playapirata.legal(state, turn(state)))))
    return state


def turn(state: State) -> Seat:
    (seat,) = playapirata.to_move(state)
    return seat


def at(state: State, place: int, viewer: Seat | None = None) -> TreasureView:
    return playapirata.view(state, viewer).table[place - 1]


def legal(state: State) -> list[str]:
    return list(playapirata.legal(state, turn(state)))


def can(state: State, verb: str) -> list[str]:
    return [move for move in legal(state) if move.split()[0] == verb]


def told(state: State, move: str, viewer: Seat | None = None) -> Sequence[Event]:
    seat = turn(state)
    return playapirata.events(state, seat, move, playapirata.play(state, seat, move), viewer)


def score(state: State, seat: Seat) -> ScoreLine:
    return [line for line in playapirata.scorepad(state) if line.seat == seat][-1]


def refusal(state: State, move: str, seat: Seat | None = None) -> tuple[str, Mapping[str, Fact]]:
    """The code and facts with which `check` and `play` refuse a move, by default to whose turn it is."""
    mover = turn(state) if seat is None else seat
    with pytest.raises(IllegalMove) as checked:
        playapirata.check(state, mover, move)
    with pytest.raises(IllegalMove) as played:
        playapirata.play(state, mover, move)
    assert (checked.value.code, checked.value.facts) == (played.value.code, played.value.facts)
    return played.value.code, played.value.facts
