"""What every computer player offers: a move from what its seat may see. It gets a view and never a state."""

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
    """What makes a computer player differ from another of its level; it belongs to the name on the seat.

    `spite` multiplies what the others' losses are worth to it, 0 to 1. `boldness` goes from −1 to 1.
    """

    spite: float = 1.0
    boldness: float = 0.0


PLAIN = Style()
"""As it was found to be best."""


class ComputerPlayer(Protocol[V_contra]):
    """The contract. `V_contra` is the view of the game that is played."""

    @property
    def LEVELS(self) -> Sequence[Level]:  # noqa: N802 - a module constant
        """The levels of this game, the lowest first; the Bosun is one of them."""
        ...

    def levels(self, options: Options) -> Sequence[Level]:
        """The levels that differ with these options."""
        ...

    @property
    def SEARCHING(self) -> Collection[Level]:  # noqa: N802 - a module constant
        """The levels that search, which is no work for the event loop."""
        ...

    @property
    def BIDS_MET(self) -> Mapping[Level, float]:  # noqa: N802 - a module constant
        """The share of bids that a level meets among three Bosuns; empty where nothing is bid."""
        ...

    def choose(
        self, view: V_contra, rng: random.Random, level: Level = Level.BOSUN, style: Style = PLAIN
    ) -> Move:
        """A legal move for the seat whose view this is, which may act.

        Equal views, levels, styles and states of `rng` give equal moves. A level above the game's highest
        plays as that.
        """
        ...


AnyComputerPlayer = ComputerPlayer[Any]


class Hint(NamedTuple):
    """Advice on a choice: the chance (0 to 1) to meet one's bid, or the points to expect; both None without
    an estimate.
    """

    move: Move
    chance: float | None = None
    points: float | None = None


Reason = Literal["", "took", "took_as_well", "ducked"]
"""Why another card was better: it takes the trick, takes it as well, leaves it to others; or unsaid."""


class Loss(NamedTuple):
    """That a choice cost so many `points` more than another, which was `better`, and why."""

    better: Move
    points: float
    reason: Reason = ""


class Adviser(Protocol[V_contra]):
    """Advice of a game, from the view alone: tenths of a second, so no work for the event loop.

    Equal views and states of `rng` give equal answers.
    """

    def advises(self, options: Options) -> bool:
        """Whether there is advice with these options."""
        ...

    def hints(self, view: V_contra, rng: random.Random) -> Sequence[Hint]:
        """What the choices promise the awaited seat, the best first; at least one."""
        ...

    def loss(self, view: V_contra, move: Move, rng: random.Random) -> Loss | None:
        """What the seat has lost by a move, if that is more than chance and worth saying."""
        ...


AnyAdviser = Adviser[Any]
