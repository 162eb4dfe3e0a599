"""A scorepad as text: what the faces of the games show of a game that is played here, for one that is not."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.contract import ScoreLine, Seat
from bot.presenters.contract import Names
from bot.scorepads.scorepad import Scorepad
from bot.texts.catalog import Say
from bot.ui.kit.text import escape

NOT_COUNTED = "–"


@dataclass(frozen=True, slots=True)
class PadView:
    """What the faces' scorepads read of a game's view, told by the lines of a scorepad alone."""

    players: int
    scorepad: Sequence[ScoreLine]
    previous: None = None
    step: str = "over"

    @property
    def cards_left(self) -> Sequence[int]:
        """By seat the score of the last round, which in The Flying Hollander is the cards left."""
        return [line.score for line in self.scorepad[-self.players :]]

    @property
    def taken(self) -> Sequence[int | str]:
        """By seat the piles taken."""
        found = [line.details.get("taken") for line in self.scorepad[-self.players :]]
        return [piles if isinstance(piles, int) else NOT_COUNTED for piles in found]

    @property
    def out(self) -> Sequence[Seat]:
        """Who went out, in order."""
        went = {line.seat: line.details.get("out") for line in self.scorepad}
        numbered = [(number, seat) for seat, number in went.items() if isinstance(number, int)]
        return [seat for _, seat in sorted(numbered)]


def pad_names(pad: Scorepad) -> Names:
    """The names of who plays, by seat, harmless to show."""
    return Names(tuple(escape(row.name) for row in pad.players))


def pad_text(pad: Scorepad, say: Say) -> str:
    """The lines of the scorepad, as narrow as a phone; empty before the first."""
    lines = pad.sheet.scorepad()
    if not lines:
        return ""
    return pad.entry.presenter.scorepad(PadView(len(pad.players), lines), pad_names(pad), say)


def field_name(game: str, key: str, say: Say) -> str:
    """What a field is called."""
    return say(f"{game}-home-{key}")
