"""What every computer player offers: one pure function from what its seat may see to a move.

A computer player is a module (or package) that satisfies `ComputerPlayer`. It is handed a view and never a
state, so that it cannot see more than a person in its seat.
"""

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
    """What makes one computer player differ from another of its level; it belongs to the name on the seat.

    `spite` multiplies what the others' losses are worth to it: 1 as it was found to be best, 0 for who looks
    to its own points alone. `boldness` goes from −1 to 1, above 0 for who stakes more than is wise.
    """

    spite: float = 1.0
    boldness: float = 0.0


PLAIN = Style()
"""Who has no style of its own plays as was found to be best."""


class ComputerPlayer(Protocol[V_contra]):
    """The contract. `V_contra` is the view of the game that is played."""

    @property
    def LEVELS(self) -> Sequence[Level]:  # noqa: N802 - a module constant
        """The levels that can be told apart in this game, the lowest first; the Bosun is one of them."""
        ...

    def levels(self, options: Options) -> Sequence[Level]:
        """Those of the levels that can be told apart with these options of the game."""
        ...

    @property
    def SEARCHING(self) -> Collection[Level]:  # noqa: N802 - a module constant
        """The levels that search, which is no work for the event loop."""
        ...

    @property
    def BIDS_MET(self) -> Mapping[Level, float]:  # noqa: N802 - a module constant
        """The share of its bids that a level meets among three of the Bosun; empty where nothing is bid."""
        ...

    def choose(
        self, view: V_contra, rng: random.Random, level: Level = Level.BOSUN, style: Style = PLAIN
    ) -> Move:
        """A legal move, in its canonical form, for the seat whose view this is.

        It is called only while that seat may act. Equal views, levels and styles and an `rng` in an equal
        state give an equal move; `rng` decides among moves that seem equally good. A level above the highest
        of the game's plays as the highest.
        """
        ...


AnyComputerPlayer = ComputerPlayer[Any]


class Hint(NamedTuple):
    """What is told of a choice: the chance (0 to 1) to meet one's bid with it, or the points to expect.

    None stands for what can't be told, both for a move that is advised without an estimate.
    """

    move: Move
    chance: float | None = None
    points: float | None = None


Reason = Literal["", "took", "took_as_well", "ducked"]
"""Why another card was better: it takes the trick, it takes it as well, it leaves it to others; or unsaid."""


class Loss(NamedTuple):
    """That a choice was dearer than another, which was `better` by so many `points`, and why."""

    better: Move
    points: float
    reason: Reason = ""


class Adviser(Protocol[V_contra]):
    """What a game offers whose choices can be judged: by the view alone, and by a number of roll-outs.

    All of it takes some tenths of a second, and so is no work for the event loop. Equal views and an `rng` in
    an equal state give equal answers.
    """

    def advises(self, options: Options) -> bool:
        """Whether there is advice with these options of the game."""
        ...

    def hints(self, view: V_contra, rng: random.Random) -> Sequence[Hint]:
        """What the choices promise to the awaited seat whose view this is, the best first; at least one."""
        ...

    def loss(self, view: V_contra, move: Move, rng: random.Random) -> Loss | None:
        """What the seat has lost by a move that it made, if that is more than chance and worth telling."""
        ...


AnyAdviser = Adviser[Any]
