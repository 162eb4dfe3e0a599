"""What a game has that has pictures."""

from collections.abc import Hashable, Sequence
from typing import Protocol, TypeVar

from bot.games.contract import ScoreLine
from bot.presenters.contract import Names
from bot.presenters.picture import Picture
from bot.texts.catalog import Say

V_contra = TypeVar("V_contra", contravariant=True)


class Pictured(Protocol[V_contra]):
    """How a game looks as a picture, drawn from the same view as its text."""

    def hand_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """What the viewer holds, with the table as it stands."""
        ...

    def beside(self, view: V_contra, names: Names, say: Say, draft: str) -> Sequence[str]:
        """The hand beside its picture, in blocks: what is asked first, then what the picture does not tell.

        `draft` is a move begun, or empty.
        """
        ...

    def board_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """What all may see of the table. `view` is the public's."""
        ...

    def stage(self, view: V_contra) -> str:
        """The stage of the game of which the table's post shows a picture; empty where there is none.

        A stage that is over never comes again. `view` is the public's.
        """
        ...

    def beside_stage(self, view: V_contra, names: Names, say: Say) -> Sequence[str]:
        """The table beside the picture of its stage, in blocks, as `board`. `view` is the public's."""
        ...

    def stage_picture(self, view: V_contra, names: Names, say: Say) -> Picture:
        """What the post shows during a stage. `view` is the public's as the stage began.

        It does not say whom the table waits for, which changes while it stays.
        """
        ...

    def scene(self, view: V_contra) -> Hashable:
        """What is another one after each trick or turn. `view` is the public's."""
        ...

    def scene_picture(self, view: V_contra, hands: Sequence[V_contra], names: Names, say: Say) -> Picture:
        """How the table stands as a scene begins, all hands open: of a game that is over.

        `view` is the public's, `hands` are the views of all seats.
        """
        ...

    def strength_picture(self, variant: str, say: Say) -> Picture:
        """What is stronger than what, for the rules. `variant` is one of the rules', or empty."""
        ...

    def sheet_picture(self, lines: Sequence[ScoreLine], names: Names) -> Picture:
        """The scorepad, from its lines alone; there must be some."""
        ...

    def beside_sheet(self, view: V_contra, names: Names, say: Say) -> str:
        """The scorepad beside its sheet: the last round in full. `view` is the public's."""
        ...
