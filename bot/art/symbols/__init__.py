"""The figures on the cards, all of our own: outlines and their colours, in a square of 100 by 100.

A figure is parts that are drawn one over another. A part is a colour and a path (see `bot.art.paths`), filled
and with a dark outline; one with a width is a stroke instead. The colour is a name of `COLOURS`, `main` for
the colour that the card gives.
"""

from collections.abc import Mapping

from bot.art.symbols.animals import ANIMALS
from bot.art.symbols.beach import BEACH
from bot.art.symbols.crew import CREW
from bot.art.symbols.part import COLOURS, Part
from bot.art.symbols.signs import SIGNS
from bot.art.symbols.suits import SUITS

SYMBOLS: Mapping[str, tuple[Part, ...]] = {**SUITS, **ANIMALS, **CREW, **BEACH, **SIGNS}

__all__ = ("COLOURS", "SYMBOLS", "Part")
