"""The facts that a seat, or the public, may know, in codes."""

from dataclasses import dataclass

from bot.games.contract import Move, Placing, ScoreLine, Seat
from bot.games.playapirata.cards import COLOURS, towel_code, towel_codes
from bot.games.playapirata.moves import choices
from bot.games.playapirata.scoring import placed
from bot.games.playapirata.state import Buried, State, Step, current, places, totals, turns_each
from bot.games.playapirata.towels import lean_batches, least, open_places


@dataclass(frozen=True, slots=True)
class TreasureView:
    """A buried treasure."""

    place: int  # from 1
    card: str | None  # None if the viewer doesn't know it
    face_up: bool
    by: Seat | None  # buried it
    height: int  # counts the towels
    top: str | None
    occupier: Seat | None
    umbrella: bool
    flag: bool
    double: bool
    # The viewer's own towels, from the bottom, for the piggy bank; others' are not shown again.
    mine: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PlayerView:
    """A player as everyone sees them."""

    seat: Seat
    colour: str
    treasures: int
    pirates: tuple[str, ...]
    towels: int
    towels_shown: tuple[str, ...] | None  # of a player who had to show them
    specials: int
    discarded: tuple[str, ...]
    umbrella_kept: bool


@dataclass(frozen=True, slots=True)
class LayView:
    """A treasure on which the viewer may lay towels."""

    place: int
    needed: int  # the least sum
    batches: tuple[tuple[str, ...], ...]  # those that waste no card, highest first; larger ones are legal too


@dataclass(frozen=True, slots=True)
class SightView:
    """The treasures that only the viewer saw: the one at `place`, or those of `seat`."""

    number: int  # of the hand
    place: int | None
    seat: Seat | None
    treasures: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DugUpView:
    """A treasure of the last evening."""

    place: int
    seat: Seat | None  # took it
    card: str | None  # None if it stayed secret


@dataclass(frozen=True, slots=True)
class View:
    """All that the viewer may know."""

    seat: Seat | None  # None: the public
    step: Step
    round: int
    rounds: int
    order: tuple[Seat, ...]
    turn: Seat | None  # None when the game is over
    turn_number: int
    turns: int
    laid: tuple[int, ...]  # the places of this turn's towels
    parrot: bool  # towels may equal the top
    table: tuple[TreasureView, ...]
    players: tuple[PlayerView, ...]
    treasures: tuple[str, ...]  # the viewer's hand, to `special`
    pirates: tuple[str, ...]
    towels: tuple[str, ...]
    special: str | None
    packet: tuple[str, ...]  # what the draft showed
    sights: tuple[SightView, ...]
    choices: tuple[Move, ...]  # the legal moves but for the towels in `lays`
    lays: tuple[LayView, ...]
    dug_up: tuple[DugUpView, ...]  # the last evening
    totals: tuple[int, ...]
    scorepad: tuple[ScoreLine, ...]
    result: tuple[Placing, ...] | None


def view(state: State, seat: Seat | None) -> View:
    """The facts that a seat, or the public (None), may know."""
    players = state.setup.players
    rounds = turns_each(players)
    own = None if seat is None else state.players[seat]
    return View(
        seat=seat,
        step=state.step,
        round=state.number,
        rounds=state.setup.hands,
        order=state.order,
        turn=current(state),
        turn_number=1 if state.step == "draft" else min(state.turn // players + 1, rounds),
        turns=rounds,
        laid=state.laid,
        parrot=state.parrot,
        table=tuple(_treasure(state, place, seat) for place in places(state)),
        players=tuple(_player(state, at) for at in range(players)),
        treasures=own.treasures if own else (),
        pirates=own.pirates if own else (),
        towels=towel_codes(seat, own.towels) if own and seat is not None else (),
        special=own.special if own else None,
        packet=_packet(state, seat),
        sights=tuple(SightView(*s[1:]) for s in state.sights if s.viewer == seat),
        choices=() if seat is None else tuple(choices(state, seat)),
        lays=() if seat is None else _lays(state, seat),
        dug_up=tuple(DugUpView(*dug) for dug in state.finished[-1].dug_up) if state.finished else (),
        totals=totals(state),
        scorepad=scorepad(state),
        result=result(state),
    )


def knows(treasure: Buried, seat: Seat | None) -> bool:
    """Whether the viewer knows the treasure."""
    return treasure.face_up or seat in treasure.known


def _treasure(state: State, place: int, seat: Seat | None) -> TreasureView:
    treasure = state.treasures[place - 1]
    return TreasureView(
        place=place,
        card=treasure.card if knows(treasure, seat) else None,
        face_up=treasure.face_up,
        by=treasure.by,
        height=len(treasure.pile),
        top=towel_code(*treasure.top) if treasure.top else None,
        occupier=treasure.occupier,
        umbrella=treasure.umbrella is not None,
        flag=treasure.flag,
        double=treasure.double,
        mine=tuple(towel_code(*towel) for towel in treasure.pile if towel.seat == seat),
    )


def _player(state: State, seat: Seat) -> PlayerView:
    player = state.players[seat]
    return PlayerView(
        seat=seat,
        colour=COLOURS[seat],
        treasures=len(player.treasures),
        pirates=player.pirates,
        towels=len(player.towels),
        towels_shown=towel_codes(seat, player.towels) if player.shown else None,
        specials=int(player.special is not None),
        discarded=player.discarded,
        umbrella_kept=player.umbrella_kept,
    )


def _packet(state: State, seat: Seat | None) -> tuple[str, ...]:
    if seat is None:
        return ()
    drafting = state.step == "draft" and seat == current(state)
    return state.packet if drafting else state.players[seat].packet


def _lays(state: State, seat: Seat) -> tuple[LayView, ...]:
    if seat != current(state) or state.step not in ("towels", "last"):
        return ()
    towels = state.players[seat].towels
    possible = [(place, least(state, state.treasures[place - 1])) for place in open_places(state)]
    return tuple(
        LayView(place, needed, tuple(towel_codes(seat, batch) for batch in lean_batches(towels, needed)))
        for place, needed in possible
        if needed <= sum(towels)
    )


def result(state: State) -> tuple[Placing, ...] | None:
    """The placings, once it is over."""
    if state.step != "over":
        return None
    return placed([hand.lines for hand in state.finished])


def scorepad(state: State) -> tuple[ScoreLine, ...]:
    """Each hand's points, score and total."""
    return tuple(line for hand in state.finished for line in hand.lines)
