"""What a seat, or the public, may know of a game, in codes."""

from dataclasses import dataclass
from typing import Literal

from bot.games.contract import Placing, ScoreLine, Seat, placings
from bot.games.skullking.cards import CODES, FACES, NO_SUIT, SUITS
from bot.games.skullking.moves import is_bidding, legal
from bot.games.skullking.state import State, is_over, totals
from bot.games.skullking.trick import Trick

Step = Literal["bid", "play", "over"]


@dataclass(frozen=True, slots=True)
class TrickView:
    """A finished trick: face codes in the order of play, who led, who won, the bonus in it."""

    leader: Seat
    faces: tuple[str, ...]
    winner: Seat
    bonus: int


@dataclass(frozen=True, slots=True)
class View:
    """All that the viewer may know. `seat` is None for the public.

    `hand` holds card codes in order of suit and rank; `playable` the faces (`SM:P` and `SM:E` apart) that may
    be played now. `bids` holds None for a bid that is not made or not known to the viewer; `has_bid` tells
    which are made. `trick` is what lies on the table in the order of play, `leader` who led it (or will).
    `tricks` are those of this round, or of the last one while bids are made and when all is over; `won`
    counts those of this round alone. `turn` is None unless a card is awaited.
    """

    seat: Seat | None
    players: int
    step: Step
    round: int
    rounds: int
    dealer: Seat
    leader: Seat
    turn: Seat | None
    hand: tuple[str, ...]
    playable: tuple[str, ...]
    bids: tuple[int | None, ...]
    has_bid: tuple[bool, ...]
    led: str | None
    trick: tuple[str, ...]
    tricks: tuple[TrickView, ...]
    won: tuple[int, ...]
    totals: tuple[int, ...]
    scorepad: tuple[ScoreLine, ...]
    result: tuple[Placing, ...] | None


def view(state: State, seat: Seat | None) -> View:
    """What `seat`, or the public (None), may know."""
    step: Step = "over" if is_over(state) else "bid" if is_bidding(state) else "play"
    players = state.setup.players
    recent = state.tricks if step == "play" or not state.finished else state.finished[-1].tricks
    return View(
        seat=seat,
        players=players,
        step=step,
        round=state.number,
        rounds=state.setup.rounds,
        dealer=state.setup.dealer(state.number),
        leader=(state.turn - len(state.trick)) % players,
        turn=state.turn if step == "play" else None,
        hand=() if seat is None else tuple(CODES[card] for card in state.hands[seat]),
        playable=() if seat is None or step != "play" else _playable(state, seat),
        bids=tuple(bid if step != "bid" or at == seat else None for at, bid in enumerate(state.bids)),
        has_bid=tuple(bid is not None for bid in state.bids),
        led=None if state.led == NO_SUIT else SUITS[state.led],
        trick=tuple(FACES[face] for face in state.trick),
        tricks=tuple(_shown(trick) for trick in recent),
        won=tuple(sum(trick.winner == at for trick in state.tricks) for at in range(players)),
        totals=totals(state),
        scorepad=scorepad(state),
        result=result(state),
    )


def result(state: State) -> tuple[Placing, ...] | None:
    """After the last round the highest total wins; equal totals share the place."""
    return placings(totals(state)) if is_over(state) else None


def scorepad(state: State) -> tuple[ScoreLine, ...]:
    """Bid, tricks, bonus, score and total of each seat, for every finished round."""
    return tuple(line for finished in state.finished for line in finished.lines)


def _playable(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(move.removeprefix("play ") for move in legal(state, seat))


def _shown(trick: Trick) -> TrickView:
    return TrickView(trick.leader, tuple(FACES[face] for face in trick.faces), trick.winner, trick.bonus)
