"""Grog: five tricks a round, and whoever takes the last one drinks it.

Three suits, ten cards each. Everybody gets five cards a round; the first seat leads the first round, the next
seat the next. The suit that was led must be followed by those who can; its highest card takes the trick, and
who took it leads. A trick is worth 1 point, the last of a round 3. After the last round the most points win.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.games.contract import (
    Event,
    IllegalMove,
    Move,
    Option,
    Options,
    Placing,
    Rules,
    ScoreLine,
    Seat,
    next_words_from,
    placings,
)
from bot.games.shuffle import Shuffler

SUITS, RANKS, DEALT = "ABC", 10, 5
DECK = tuple(f"{suit}{rank}" for suit in SUITS for rank in range(1, RANKS + 1))
LAST_TRICK = 3

RULES = Rules(
    key="grog",
    version=1,
    min_players=2,
    max_players=4,
    options=(Option("rounds", (1, 2, 3), 2),),
    deck={"suits": len(SUITS), "ranks": RANKS},
)


class State(NamedTuple):
    """A position. `turn` is None when the game is over; `trick` is in the order of play, led by `leader`."""

    shuffler: Shuffler
    rounds: int
    number: int
    hands: tuple[tuple[str, ...], ...]
    leader: Seat
    turn: Seat | None
    trick: tuple[str, ...]
    won: tuple[int, ...]
    points: tuple[int, ...]
    lines: tuple[ScoreLine, ...]


@dataclass(frozen=True, slots=True)
class View:
    """What a seat, or the public (None), may know: all but the others' hands."""

    seat: Seat | None
    players: int
    round: int
    rounds: int
    hand: tuple[str, ...]
    playable: tuple[str, ...]
    leader: Seat
    turn: Seat | None
    trick: tuple[str, ...]
    points: tuple[int, ...]
    scorepad: tuple[ScoreLine, ...]


def start(players: int, options: Options, shuffler: Shuffler) -> State:
    """The first round, dealt. Raises ValueError for a number of players the game cannot seat."""
    if not RULES.min_players <= players <= RULES.max_players:
        raise ValueError(f"Grog seats {RULES.min_players} to {RULES.max_players}, not {players}")
    nothing = (0,) * players
    rounds = int(RULES.complete(options)["rounds"])
    return _deal(State(shuffler, rounds, 0, (), players - 1, None, (), nothing, nothing, ()), players)


def _deal(state: State, players: int) -> State:
    number, leader, nothing = state.number + 1, state.number % players, (0,) * players
    cards = state.shuffler.draw(f"round {number}", DECK, players * DEALT)
    hands = tuple(tuple(sorted(cards[at : at + DEALT], key=DECK.index)) for at in range(0, len(cards), DEALT))
    after = state._replace(number=number, hands=hands, leader=leader, turn=leader)
    return after._replace(trick=(), won=nothing, points=nothing)


def to_move(state: State) -> Sequence[Seat]:
    return () if state.turn is None else (state.turn,)


def may_act(state: State) -> Sequence[Seat]:
    return to_move(state)


def decision(state: State, seat: Seat) -> tuple[int, int] | None:
    return (state.number, len(state.hands[seat])) if seat == state.turn else None


def legal(state: State, seat: Seat) -> Sequence[Move]:
    """The cards of the suit that was led, else any."""
    if seat != state.turn:
        return ()
    led = state.trick[0][0] if state.trick else ""
    following = [card for card in state.hands[seat] if card[0] == led]
    return [f"play {card}" for card in following or state.hands[seat]]


next_words = next_words_from(legal)


def read(state: State, seat: Seat, words: str) -> Move:
    """`play A7`, in any case and spacing."""
    verb, _, card = " ".join(words.split()).partition(" ")
    if verb.lower() != "play":
        raise IllegalMove("unknown_move", words=words)
    if card.upper() not in DECK:
        raise IllegalMove("unknown_card", word=card)
    return f"play {card.upper()}"


def check(state: State, seat: Seat, move: Move) -> None:
    """Raises `IllegalMove` unless the move may be made now."""
    if move in legal(state, seat):
        return
    card = move.removeprefix("play ")
    if state.turn is None:
        raise IllegalMove("game_over")
    if seat != state.turn:
        raise IllegalMove("not_your_turn", seat=state.turn)
    if card not in DECK:
        raise IllegalMove("unknown_move", words=move)
    if card not in state.hands[seat]:
        raise IllegalMove("not_in_hand", card=card)
    raise IllegalMove("must_follow", suit=state.trick[0][0], card=card)


def play(state: State, seat: Seat, move: Move) -> State:
    """The state after the move. Raises `IllegalMove` as `check` does."""
    check(state, seat, move)
    card = move.removeprefix("play ")
    hand = tuple(held for held in state.hands[seat] if held != card)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    after = state._replace(hands=hands, trick=(*state.trick, card), turn=(seat + 1) % len(hands))
    return after if len(after.trick) < len(hands) else _take(after)


def _take(state: State) -> State:
    winner, players = _winner(state), len(state.hands)
    is_last = not any(state.hands)
    won = _added(state.won, winner, 1)
    points = _added(state.points, winner, LAST_TRICK if is_last else 1)
    after = state._replace(leader=winner, turn=winner, trick=(), won=won, points=points)
    if not is_last:
        return after
    scored = after._replace(lines=(*state.lines, *_round_lines(after)))
    return scored._replace(turn=None) if state.number == state.rounds else _deal(scored, players)


def _winner(state: State) -> Seat:
    following = [card for card in state.trick if card[0] == state.trick[0][0]]
    return (state.leader + state.trick.index(max(following, key=DECK.index))) % len(state.hands)


def _added(counts: tuple[int, ...], seat: Seat, count: int) -> tuple[int, ...]:
    return (*counts[:seat], counts[seat] + count, *counts[seat + 1 :])


def _round_lines(state: State) -> list[ScoreLine]:
    before = totals(state)
    return [
        ScoreLine(state.number, seat, score, before[seat] + score, {"tricks": state.won[seat]})
        for seat, score in enumerate(state.points)
    ]


def totals(state: State) -> tuple[int, ...]:
    return tuple(
        sum(line.score for line in state.lines if line.seat == seat) for seat in range(len(state.won))
    )


def view(state: State, seat: Seat | None) -> View:
    """What `seat`, or the public (None), may know."""
    return View(
        seat=seat,
        players=len(state.won),
        round=state.number,
        rounds=state.rounds,
        hand=() if seat is None else state.hands[seat],
        playable=() if seat is None else tuple(move.removeprefix("play ") for move in legal(state, seat)),
        leader=state.leader,
        turn=state.turn,
        trick=state.trick,
        points=tuple(sum(pair) for pair in zip(totals(state), _running(state), strict=True)),
        scorepad=state.lines,
    )


def _running(state: State) -> tuple[int, ...]:
    return state.points if state.turn is not None else (0,) * len(state.points)


def events(before: State, seat: Seat, move: Move, after: State, viewer: Seat | None) -> Sequence[Event]:
    """The card, who took the trick, what the round brought, and what comes next. All of it is public."""
    card = move.removeprefix("play ")
    found = [Event("played", {"seat": seat, "card": card})]
    full = before._replace(trick=(*before.trick, card))
    if len(full.trick) == len(before.hands):
        found.append(Event("trick_won", {"seat": _winner(full)}))
    if len(after.lines) > len(before.lines):
        scores = tuple(line.score for line in after.lines[-len(before.hands) :])
        found.append(Event("round_scored", {"round": before.number, "scores": scores}))
        found.append(
            Event("game_over", {}) if after.turn is None else Event("dealt", {"round": after.number})
        )
    return found


def last_card(state: State, seat: Seat) -> Move | None:
    moves = legal(state, seat)
    return moves[0] if moves and len(state.hands[seat]) == 1 else None


def reveals(before: State, seat: Seat, move: Move, after: State) -> bool:
    return before.number != after.number


def result(state: State) -> Sequence[Placing] | None:
    return placings(totals(state)) if state.turn is None else None


def scorepad(state: State) -> Sequence[ScoreLine]:
    return state.lines


def rematch_options(state: State) -> Options:
    return {}
