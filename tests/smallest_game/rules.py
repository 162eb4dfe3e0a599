"""High Card: three rounds, in which both get three of ten cards and play one; the higher wins a point."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.contract import (
    Event,
    IllegalMove,
    Move,
    Options,
    Placing,
    Rules,
    ScoreLine,
    Seat,
    as_before,
    next_words_from,
    no_last_card,
    placings,
)
from bot.games.shuffle import Shuffler

PLAYERS, ROUNDS, DEALT = 2, 3, 3
DECK = tuple(map(str, range(1, 11)))
RULES = Rules(key="highcard", version=1, min_players=PLAYERS, max_players=PLAYERS)


class State(NamedTuple):
    """A position; the seats take turns, and the game is over when no hands are left."""

    shuffler: Shuffler
    number: int
    hands: tuple[tuple[str, ...], ...]
    lying: str | None
    turn: Seat
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class View:
    """All but the other's hand."""

    seat: Seat | None
    round: int
    hand: tuple[str, ...]
    lying: str | None
    turn: Seat | None
    scorepad: tuple[ScoreLine, ...]


def start(players: int, options: Options, shuffler: Shuffler) -> State:
    if players != PLAYERS:
        raise ValueError(f"High Card is for two, not {players}")
    return _deal(State(shuffler, 0, (), None, 0, ()))


def _deal(state: State) -> State:
    cards = state.shuffler.draw(f"round {state.number + 1}", DECK, PLAYERS * DEALT)
    hands = tuple(tuple(sorted(cards[at::PLAYERS], key=int)) for at in range(PLAYERS))
    return state._replace(number=state.number + 1, hands=hands)


def to_move(state: State) -> Sequence[Seat]:
    return (state.turn,) if state.hands else ()


may_act = to_move
rematch_options = as_before
last_card = no_last_card


def decision(state: State, seat: Seat) -> tuple[int, str | None] | None:
    return (state.number, state.lying) if seat in to_move(state) else None


def legal(state: State, seat: Seat) -> Sequence[Move]:
    return [f"play {card}" for card in state.hands[seat]] if seat in to_move(state) else ()


next_words = next_words_from(legal)


def read(state: State, seat: Seat, words: str) -> Move:
    match words.lower().split():
        case ["play", card]:
            return f"play {card}"
    raise IllegalMove("unknown_move", words=words)


def check(state: State, seat: Seat, move: Move) -> None:
    if not state.hands:
        raise IllegalMove("game_over")
    if seat != state.turn:
        raise IllegalMove("not_your_turn", seat=state.turn)
    if move not in legal(state, seat):
        raise IllegalMove("unknown_move", words=move)


def play(state: State, seat: Seat, move: Move) -> State:
    check(state, seat, move)
    card = move.removeprefix("play ")
    hand = tuple(held for held in state.hands[seat] if held != card)
    after = state._replace(hands=(*state.hands[:seat], hand, *state.hands[seat + 1 :]), turn=1 - seat)
    if state.lying is None:
        return after._replace(lying=card)
    winner = seat if int(card) > int(state.lying) else 1 - seat
    lines = [
        ScoreLine(state.number, at, int(at == winner), totals(state)[at] + (at == winner), {})
        for at in range(PLAYERS)
    ]
    # Who played second begins the next round.
    scored = after._replace(lying=None, turn=seat, lines=(*state.lines, *lines))
    return scored._replace(hands=()) if state.number == ROUNDS else _deal(scored)


def totals(state: State) -> Sequence[int]:
    return [line.total for line in state.lines[-PLAYERS:]] or [0] * PLAYERS


def view(state: State, seat: Seat | None) -> View:
    hand = () if seat is None or not state.hands else state.hands[seat]
    turn = state.turn if state.hands else None
    return View(seat, state.number, hand, state.lying, turn, state.lines)


def events(before: State, seat: Seat, move: Move, after: State, viewer: Seat | None) -> Sequence[Event]:
    played = Event("played", {"seat": seat, "card": move.removeprefix("play ")})
    if len(after.lines) == len(before.lines):
        return [played]
    scores = tuple(line.score for line in after.lines[-PLAYERS:])
    return [played, Event("round_scored", {"round": before.number, "scores": scores})]


def reveals(before: State, seat: Seat, move: Move, after: State) -> bool:
    return before.number != after.number


def result(state: State) -> Sequence[Placing] | None:
    return None if state.hands else placings(totals(state))


def scorepad(state: State) -> Sequence[ScoreLine]:
    return state.lines
