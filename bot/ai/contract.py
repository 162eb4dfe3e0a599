"""What every computer player offers: one pure function from what its seat may see to a move.

A computer player is a module (or package) that satisfies `ComputerPlayer`. It is handed a view and never a
state, so that it cannot see more than a person in its seat.
"""

import random
from typing import Protocol, TypeVar

from bot.games.contract import Move

V_contra = TypeVar("V_contra", contravariant=True)


class ComputerPlayer(Protocol[V_contra]):
    """The contract. `V_contra` is the view of the game that is played."""

    def choose(self, view: V_contra, rng: random.Random) -> Move:
        """A legal move, in its canonical form, for the seat whose view this is.

        It is called only while that seat may act. Equal views and an `rng` in an equal state give an equal
        move; `rng` decides among moves that seem equally good.
        """
        ...
