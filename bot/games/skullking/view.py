"""What a seat, or the public, may know, in codes."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.games.contract import Placing, ScoreLine, Seat, placings
from bot.games.skullking.cards import CODES, FACES, NO_SUIT, SUITS
from bot.games.skullking.edition import NO_GHOST
from bot.games.skullking.moves import LOADS, is_bidding, legal
from bot.games.skullking.state import NO_POWER, State, allies, is_over, totals
from bot.games.skullking.trick import NOBODY, Trick, finish

Step = Literal["bid", "play", "power", "over"]


@dataclass(frozen=True, slots=True)
class TrickView:
    """A finished trick: face codes by these seats; the winner (None: set aside), the bonus, the next leader.

    `allies` are the winner's, once for each of their Loots that it took.
    """

    seats: tuple[Seat, ...]
    faces: tuple[str, ...]
    winner: Seat | None
    bonus: int
    leads: Seat
    allies: tuple[Seat, ...]

    @property
    def leader(self) -> Seat:
        """Who led the trick."""
        return self.seats[0]


@dataclass(frozen=True, slots=True)
class View2021:
    """What is known besides in the 2021 edition.

    `loads` are like `bids`: `grape` or `cannon`, None if not made or not known. `due` is the pirate whose
    power is used now. `pile` counts the cards not dealt. `bandit`, `lookout` and `bettor` used Bendt, Juanita
    and Rascal. `drawn`, `discarded` and `seen` are the viewer's in this round. `ghost` is the seat of
    Graybeard's ghost, with `ghost_cards` left.
    """

    deck: tuple[str, ...]
    rascal: bool
    cannonball: bool
    powers: bool
    loads: tuple[str | None, ...]
    due: str | None
    pile: int
    bandit: Seat | None
    lookout: Seat | None
    bettor: Seat | None
    bet: int
    drawn: tuple[str, ...]
    discarded: tuple[str, ...]
    seen: tuple[str, ...]
    ghost: Seat | None
    ghost_cards: int


@dataclass(frozen=True, slots=True)
class View:
    """All that the viewer may know; `seat` is None for the public.

    `hand` is in order of suit and rank; `playable` are faces. `bids` has None for a bid not made or not
    known, which `has_bid` tells apart. `order` is that of `trick`, begun by `leader`. `led` is the suit to
    follow; `no_suit`: this trick will have none. `winning` takes the trick as it is now. `tricks` are of this
    round, or the last one during bids and at the end. `turn` is None while bids are made.
    """

    seat: Seat | None
    players: int
    step: Step
    round: int
    rounds: int
    cards: int
    dealer: Seat
    order: tuple[Seat, ...]
    turn: Seat | None
    hand: tuple[str, ...]
    playable: tuple[str, ...]
    bids: tuple[int | None, ...]
    has_bid: tuple[bool, ...]
    led: str | None
    no_suit: bool
    trick: tuple[str, ...]
    tricks: tuple[TrickView, ...]
    won: tuple[int, ...]
    totals: tuple[int, ...]
    scorepad: tuple[ScoreLine, ...]
    result: tuple[Placing, ...] | None
    winning: Seat | None = None
    of_2021: View2021 | None = None

    @property
    def leader(self) -> Seat:
        """Who led the trick, or will."""
        return self.order[0]


def view(state: State, seat: Seat | None) -> View:
    """What `seat`, or the public (None), may know."""
    step = step_of(state)
    players = state.setup.players
    is_playing = step in ("play", "power")
    recent = state.tricks if is_playing or not state.finished else state.finished[-1].tricks
    return View(
        seat=seat,
        players=players,
        step=step,
        round=state.number,
        rounds=state.setup.rounds,
        cards=state.setup.cards(state.number),
        dealer=state.setup.dealer(state.number),
        order=state.order,
        turn=state.turn if is_playing else None,
        hand=() if seat is None else tuple(CODES[card] for card in state.hands[seat]),
        playable=() if seat is None or step != "play" else _playable(state, seat),
        bids=tuple(bid if step != "bid" or at == seat else None for at, bid in enumerate(state.bids)),
        has_bid=tuple(bid is not None for bid in state.bids),
        led=SUITS[state.led] if state.led < NO_SUIT else None,
        no_suit=state.led > NO_SUIT,
        trick=tuple(FACES[face] for face in state.trick),
        tricks=tuple(_shown(state, trick) for trick in recent),
        won=tuple(sum(trick.winner == at for trick in state.tricks) for at in range(players)),
        totals=totals(state),
        scorepad=scorepad(state),
        result=result(state),
        winning=_winning(state),
        of_2021=_of_2021(state, seat) if state.setup.edition.is_2021 else None,
    )


def step_of(state: State) -> Step:
    """The due decision."""
    if is_over(state):
        return "over"
    if is_bidding(state):
        return "bid"
    return "play" if state.powers.due == NO_POWER else "power"


def _of_2021(state: State, seat: Seat | None) -> View2021:
    edition, powers, bidding = state.setup.edition, state.powers, is_bidding(state)
    has_ghost = edition.ghost != NO_GHOST
    dealt = len(state.hands) * state.setup.cards(state.number)
    return View2021(
        deck=tuple(CODES[card] for card in edition.deck),
        rascal=edition.rascal,
        cannonball=edition.cannonball,
        powers=edition.powers,
        loads=tuple(
            LOADS[cannon] if state.bids[at] is not None and (not bidding or at == seat) else None
            for at, cannon in enumerate(state.loads)
        ),
        due=None if powers.due == NO_POWER else CODES[powers.due],
        pile=len(edition.deck) - dealt - len(powers.drawn),
        bandit=_seat(powers.bandit),
        lookout=_seat(powers.lookout),
        bettor=_seat(powers.bettor),
        bet=powers.bet,
        drawn=_codes(powers.drawn) if seat == powers.bandit else (),
        discarded=_codes(powers.discarded) if seat == powers.bandit else (),
        seen=_codes(powers.seen) if seat == powers.lookout else (),
        ghost=edition.ghost if has_ghost else None,
        ghost_cards=len(state.hands[-1]) if has_ghost else 0,
    )


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def _codes(cards: Sequence[int]) -> tuple[str, ...]:
    return tuple(CODES[card] for card in cards)


def result(state: State) -> tuple[Placing, ...] | None:
    """After the last round the highest total wins; equal totals share the place."""
    return placings(totals(state)) if is_over(state) else None


def scorepad(state: State) -> tuple[ScoreLine, ...]:
    """Bid, tricks, bonus, score and total of each seat, for every finished round."""
    return tuple(line for finished in state.finished for line in finished.lines)


def _winning(state: State) -> Seat | None:
    if not state.trick:
        return None
    edition = state.setup.edition
    so_far = finish(state.order[: len(state.trick)], state.trick, state.led, edition.bonuses)
    return _seat(so_far.winner)


def _playable(state: State, seat: Seat) -> tuple[str, ...]:
    return tuple(move.removeprefix("play ") for move in legal(state, seat) if move.startswith("play "))


def _shown(state: State, trick: Trick) -> TrickView:
    faces, allied = tuple(FACES[face] for face in trick.faces), allies(state.setup, trick)
    return TrickView(trick.seats, faces, _seat(trick.winner), trick.bonus, trick.leads, allied)
