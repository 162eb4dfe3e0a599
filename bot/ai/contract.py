"""The contract of computer players: they choose from the view of a seat, never from the state."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from bot.games.contract import Move, Seat

V_contra = TypeVar("V_contra", contravariant=True)


class Level(IntEnum):
    """How well a computer player plays."""

    CABIN_BOY = 1  # slips, but cheaply
    BOSUN = 2
    CAPTAIN = 3  # searches


class Style(NamedTuple):
    """The differences between computer players of one level."""

    spite: float = 1.0  # the weight of the others' losses
    boldness: float = 0.0  # −1 to 1


PLAIN = Style()  # as it was found to be best


class ComputerPlayer(Protocol[V_contra]):
    """The contract; `V_contra` is the game's view."""

    @property
    def LEVELS(self) -> Sequence[Level]:  # noqa: N802 - a module constant
        """The game's levels, the lowest first, with the Bosun among them."""
        ...

    @property
    def SEARCHING(self) -> Collection[Level]:  # noqa: N802 - a module constant
        """The levels that are too slow for the event loop."""
        ...

    @property
    def BIDS_MET(self) -> Mapping[Level, float]:  # noqa: N802 - a module constant
        """The share of bids that a level meets against three Bosuns, in games with bids."""
        ...

    def choose(
        self, view: V_contra, rng: random.Random, level: Level = Level.BOSUN, style: Style = PLAIN
    ) -> Move:
        """A legal move for the seat of the view; equal arguments give equal moves.

        A level that the game lacks plays as its highest.
        """
        ...


AnyComputerPlayer = ComputerPlayer[Any]


class Hint(NamedTuple):
    """Advice on a choice; None where there is no estimate."""

    move: Move
    chance: float | None = None  # to meet the bid, or to win, 0 to 1
    points: float | None = None  # to expect


# Why another choice was better. A card takes a trick that is needed, leaves one that is not, or leaves it so
# that the card that was played has its time later. Or both take it, or both leave it, and the better one
# keeps the other for later, or is out of the way. Else one's bid is met more often with it, or it pays more;
# a bid itself is met more often, or pays more. In Playa Pirata the treasure that the better move is about is
# one's own in the end more often, that of the other one seldom, or towels are kept. In The Flying Hollander
# the next player must take the pile more often, or oneself less often. In Corsari one sets sail unbeaten more
# often, is sent under less often, or takes fewer penalty cards.
ReasonOfCard = Literal[
    "takes", "leaves", "waits", "takes_keeps", "takes_sheds", "leaves_keeps", "leaves_sheds"
]
ReasonOfTreasure = Literal["keeps", "lost", "towels"]
ReasonOfPile = Literal["stops", "spared"]
ReasonOfSailing = Literal["unbeaten", "sunk", "fewer"]
ReasonCode = (
    Literal["", "likelier", "pays", "bid_likelier", "bid_pays"]
    | ReasonOfCard
    | ReasonOfTreasure
    | ReasonOfPile
    | ReasonOfSailing
)


class Reason(NamedTuple):
    """Why a choice was better than another, and the chances of what it names with each."""

    code: ReasonCode = ""
    chance: float = 0.0
    other: float = 0.0


class Weighed(NamedTuple):
    """A choice beside others at a first look, which a second one is to confirm."""

    captains: Move
    usual: Move  # by the rule of the Bosun
    others: Sequence[Move]  # all that differ from it
    cost: float  # points less than the Captain's
    gain: float  # points more than the usual one
    lead: float  # points more than the next best
    seems: float  # the same by the rule


class Judged(NamedTuple):
    """A choice beside the Captain's, both tried in the same determinizations."""

    captains: Move
    cost: float  # points less than the Captain's, less than 0 if it was better
    stake: float  # points less than the Captain's that a choice by lot costs


class Adviser(Protocol[V_contra]):
    """A game's advice, from the view alone; too slow for the event loop."""

    @property
    def WORTH_TELLING(self) -> float:  # noqa: N802 - a module constant
        """The fewest points between two choices that are worth a word."""
        ...

    def hints(self, view: V_contra, rng: random.Random) -> Sequence[Hint]:
        """Each choice with its chance or points, the best first."""
        ...

    def weighed(self, view: V_contra, move: Move, rng: random.Random) -> Weighed | None:
        """A move beside others; None where there was no choice."""
        ...

    def lead(
        self, view: V_contra, move: Move, others: Sequence[Move], rng: random.Random, times: int = 1
    ) -> float:
        """How many points a move brings more than each of the others; 0 if perhaps chance.

        It takes `times` the usual rollouts.
        """
        ...

    def reason(self, view: V_contra, better: Move, move: Move, rng: random.Random) -> Reason:
        """Why a move was better than another."""
        ...


AnyAdviser = Adviser[Any]

# A move beside the Captain's, from the view before it; None where there was no choice. Too slow for the
# event loop.
Judge = Callable[[Any, Move, random.Random], Judged | None]

# The seats that are likely to meet their bids, from the spectators' view; too slow for the event loop.
Foreteller = Callable[[Any, random.Random], Sequence[Seat]]
