"""What every computer player offers: a move from what its seat may see, never from the state."""

import random
from collections.abc import Callable, Collection, Mapping, Sequence
from enum import IntEnum
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from bot.games.contract import Move, Options, Seat

V_contra = TypeVar("V_contra", contravariant=True)


class Level(IntEnum):
    """How well a computer player plays."""

    CABIN_BOY = 1  # slips, but cheaply
    BOSUN = 2
    CAPTAIN = 3  # searches


class Style(NamedTuple):
    """What distinguishes computer players of one level."""

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
    chance: float | None = None  # to meet the bid, 0 to 1
    points: float | None = None  # to expect


# Why another card was better: it takes the trick, takes it too, or leaves it to others; or unsaid.
Reason = Literal["", "took", "took_as_well", "ducked"]


class Loss(NamedTuple):
    """How many points a choice cost."""

    better: Move
    points: float  # more than `better`
    reason: Reason = ""


class Adviser(Protocol[V_contra]):
    """A game's advice, from the view alone; too slow for the event loop."""

    def advises(self, options: Options) -> bool:
        """Whether there is advice with these options."""
        ...

    def hints(self, view: V_contra, rng: random.Random) -> Sequence[Hint]:
        """What each choice promises, the best first."""
        ...

    def loss(self, view: V_contra, move: Move, rng: random.Random) -> Loss | None:
        """What a move has cost; None if little, or perhaps chance."""
        ...


AnyAdviser = Adviser[Any]

# The seats that are likely to meet their bids, from the spectators' view; too slow for the event loop.
Foreteller = Callable[[Any, random.Random], Sequence[Seat]]
