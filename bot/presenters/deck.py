"""A game's cards as pictures, and the pictures that need nothing else."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.presenters.picture import Card, Cover, Face, Picture, Who, pictured
from bot.texts.catalog import Say
from bot.texts.keys import game_key


@dataclass(frozen=True, slots=True)
class Deck:
    """A game's cards, by their codes."""

    game: str  # its key
    face: Callable[[str], Face]
    name: Callable[[str, Say], str]
    covers: Mapping[str, Sequence[str]]  # the cards on the cover, by the name of the variant

    def card(
        self, code: str, say: Say, *, dim: bool = False, crown: bool = False, below: Who | str = ""
    ) -> Card:
        """A card face up."""
        return Card(self.face(code), dim, crown, below, self.name(code, say))

    def cards(self, codes: Iterable[str], say: Say) -> tuple[Card, ...]:
        """Cards face up."""
        return tuple(self.card(code, say) for code in codes)

    def cover_picture(self, variant: str, say: Say) -> Picture:
        """The cover of the game, or of a variant of its rules."""
        return pictured(Cover(say(game_key(self.game)), self.cards(self.covers[variant], say)))
