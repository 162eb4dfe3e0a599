"""What every computer player offers: a move from what its seat may see, never from the state."""

import random
from collections.abc import Collection, Mapping, Sequence
from enum import IntEnum
from typing import Any, Literal, NamedTuple, Protocol, TypeVar

from bot.games.contract import Move, Options

V_contra = TypeVar("V_contra", contravariant=True)


class Level(IntEnum):
    """How well a computer player plays: the cabin boy slips cheaply, the Captain searches."""

    CABIN_BOY = 1
    BOSUN = 2
    CAPTAIN = 3


class Style(NamedTuple):
    """What distinguishes computer players of one level: `spite` weighs the others' losses (0 to 1),
    `boldness` is −1 to 1.
    """

    spite: float = 1.0
    boldness: float = 0.0


PLAIN = Style()  # as it was found to be best


class ComputerPlayer(Protocol[V_contra]):
    """The contract; `V_contra` is the game's view."""

    @property
    def LEVELS(self) -> Sequence[Level]:  # noqa: N802 - a module constant
        """The levels of this game, the lowest first, among them the Bosun."""
        ...

    def levels(self, options: Options) -> Sequence[Level]:
        """The levels that differ with these options."""
        ...

    @property
    def SEARCHING(self) -> Collection[Level]:  # noqa: N802 - a module constant
        """The levels that search, too slow for the event loop."""
        ...

    @property
    def BIDS_MET(self) -> Mapping[Level, float]:  # noqa: N802 - a module constant
        """The share of bids that a level meets against three Bosuns; empty in games without bids."""
        ...

    def choose(
        self, view: V_contra, rng: random.Random, level: Level = Level.BOSUN, style: Style = PLAIN
    ) -> Move:
        """A legal move for the seat of the view.

        Equal arguments give equal moves; a level that the game lacks plays as its highest.
        """
        ...


AnyComputerPlayer = ComputerPlayer[Any]


class Hint(NamedTuple):
    """Advice on a choice: the chance (0 to 1) to meet the bid, or the points to expect; None where there is
    no estimate.
    """

    move: Move
    chance: float | None = None
    points: float | None = None


# Why another card was better: it takes the trick, takes it too, or leaves it to others; or unsaid.
Reason = Literal["", "took", "took_as_well", "ducked"]


class Loss(NamedTuple):
    """A choice cost this many points more than `better`, and why."""

    better: Move
    points: float
    reason: Reason = ""


class Adviser(Protocol[V_contra]):
    """A game's advice, from the view alone; too slow for the event loop."""

    def advises(self, options: Options) -> bool:
        """Whether there is advice with these options."""
        ...

    def hints(self, view: V_contra, rng: random.Random) -> Sequence[Hint]:
        """What each choice promises the seat, the best first."""
        ...

    def loss(self, view: V_contra, move: Move, rng: random.Random) -> Loss | None:
        """What a move has cost the seat; None if that is little, or may be chance."""
        ...


AnyAdviser = Adviser[Any]
