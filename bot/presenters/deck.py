"""A game's cards as pictures, and the pictures that need nothing else."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from bot.presenters.picture import Card, Cover, Face, Legend, Mark, Picture, Sign, Who, pictured
from bot.texts.catalog import Say
from bot.texts.keys import game_key, key_of


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

    def signs_picture(
        self, marks: Mapping[str, str], suits: Iterable[Sign], codes: Iterable[str], say: Say
    ) -> Picture:
        """The marks, each of a colour, the suits, and the cards of these codes, with their words."""
        looks = (Mark(symbol, colour=colour) for symbol, colour in marks.items())
        words = (Sign(mark, say(key_of("sign", mark.symbol))) for mark in looks)
        named = {self.face(code): self.name(code, say) for code in codes}
        cards = (Sign(face, name) for face, name in named.items())
        return pictured(Legend((*words, *suits, *cards)))

    def cover_picture(self, variant: str, say: Say) -> Picture:
        """The cover of the game, or of a variant of its rules."""
        return pictured(Cover(say(game_key(self.game)), self.cards(self.covers[variant], say)))
