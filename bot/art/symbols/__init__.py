"""The figures on cards, all our own.

A figure is parts drawn one over another, in a square of 100 × 100: each fills a path (`bot.art.paths`) with a
dark outline, or strokes it if it has a width.
"""

from collections.abc import Mapping

from bot.art.symbols.animals import ANIMALS
from bot.art.symbols.beach import BEACH
from bot.art.symbols.crew import CREW
from bot.art.symbols.part import COLOURS, Part
from bot.art.symbols.persons import PERSONS
from bot.art.symbols.signs import SIGNS
from bot.art.symbols.suits import SUITS

SYMBOLS: Mapping[str, tuple[Part, ...]] = {**SUITS, **ANIMALS, **PERSONS, **CREW, **BEACH, **SIGNS}

__all__ = ("COLOURS", "SYMBOLS", "Part")
