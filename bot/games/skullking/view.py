"""The facts that a seat, or the public, may know, in codes."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.games.contract import Placing, ScoreLine, Seat, placings
from bot.games.skullking.cards import CODES, FACES, NO_SUIT, SUITS, codes_of
from bot.games.skullking.edition import NO_GHOST
from bot.games.skullking.moves import LOADS, is_bidding, legal
from bot.games.skullking.state import NO_POWER, State, allies, is_over, totals
from bot.games.skullking.trick import NOBODY, Trick, finish, suit_to_follow

Step = Literal["bid", "play", "power", "over"]


@dataclass(frozen=True, slots=True)
class TrickView:
    """A finished trick, in codes."""

    seats: tuple[Seat, ...]
    faces: tuple[str, ...]
    winner: Seat | None  # None: set aside
    bonus: int
    leads: Seat  # leads the next trick
    allies: tuple[Seat, ...]  # the winner's, once for each of their Loots

    @property
    def leader(self) -> Seat:
        """The seat that led it."""
        return self.seats[0]


@dataclass(frozen=True, slots=True)
class View2021:
    """The further facts of the 2021 edition."""

    deck: tuple[str, ...]
    rascal: bool
    cannonball: bool
    powers: bool
    loads: tuple[str | None, ...]  # `grape` or `cannon`; None if not made or not known
    due: str | None  # the pirate whose power is used now
    pile: int  # how many cards were not dealt
    bandit: Seat | None  # used Bendt
    lookout: Seat | None  # used Juanita
    bettor: Seat | None  # used the Rascal
    bet: int
    drawn: tuple[str, ...]  # this and the two below are the viewer's, of this round
    discarded: tuple[str, ...]
    seen: tuple[str, ...]
    ghost: Seat | None  # the seat of Graybeard's ghost
    ghost_cards: int


@dataclass(frozen=True, slots=True)
class View:
    """All that the viewer may know."""

    seat: Seat | None  # None: the public
    players: int
    step: Step
    round: int
    rounds: int
    cards: int
    dealer: Seat
    order: tuple[Seat, ...]  # that of `trick`
    turn: Seat | None  # None while bids are made
    hand: tuple[str, ...]  # by suit and rank
    playable: tuple[str, ...]  # faces
    bids: tuple[int | None, ...]  # None if not made or not known, see `has_bid`
    has_bid: tuple[bool, ...]
    led: str | None  # the suit to follow
    no_suit: bool  # this trick will have none
    trick: tuple[str, ...]
    tricks: tuple[TrickView, ...]  # of this round, or of the last during bids and at the end
    won: tuple[int, ...]  # tricks by seat
    totals: tuple[int, ...]
    scorepad: tuple[ScoreLine, ...]
    result: tuple[Placing, ...] | None
    winning: Seat | None = None  # takes the trick as it is now
    of_2021: View2021 | None = None
    held: tuple[str, ...] = ()  # the faces that the viewer played in earlier rounds

    @property
    def leader(self) -> Seat:
        """The seat that led the trick, or will."""
        return self.order[0]


def view(state: State, seat: Seat | None) -> View:
    """The facts that a seat, or the public (None), may know."""
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
        hand=() if seat is None else codes_of(state.hands[seat]),
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
        held=() if seat is None else tuple(_held(state, seat)),
    )


def takes_trick(view: View, face: str) -> bool:
    """Whether the viewer takes the trick as it is with this face."""
    seats, faces = view.order[: len(view.trick) + 1], tuple(map(FACES.index, (*view.trick, face)))
    return finish(seats, faces, suit_to_follow(faces)).winner == view.seat


def step_of(state: State) -> Step:
    """The decision that is due."""
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
        deck=codes_of(edition.deck),
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
        drawn=codes_of(powers.drawn) if seat == powers.bandit else (),
        discarded=codes_of(powers.discarded) if seat == powers.bandit else (),
        seen=codes_of(powers.seen) if seat == powers.lookout else (),
        ghost=edition.ghost if has_ghost else None,
        ghost_cards=len(state.hands[-1]) if has_ghost else 0,
    )


def _held(state: State, seat: Seat) -> Iterator[str]:
    for finished in state.finished:
        for trick in finished.tricks:
            if seat in trick.seats:
                yield FACES[trick.faces[trick.seats.index(seat)]]


def _seat(seat: Seat) -> Seat | None:
    return None if seat == NOBODY else seat


def result(state: State) -> tuple[Placing, ...] | None:
    """The highest total wins; equal totals share the place."""
    return placings(totals(state)) if is_over(state) else None


def scorepad(state: State) -> tuple[ScoreLine, ...]:
    """Bid, tricks, bonus, score and total."""
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
