"""How cards look: a shape, a code and a name, never a colour alone."""

from collections import Counter
from collections.abc import Iterable

from bot.games.contract import Fact
from bot.texts.catalog import Say
from bot.texts.keys import card_key
from bot.texts.lists import listed

# An emoji for each code; a Pirate who counts as a Hollander has the Hollander's.
SHAPES = {
    "1": "🧹",
    "2": "🔧",
    "3": "🪢",
    "4": "🔭",
    "5": "🍲",
    "6": "🗺️",
    "7": "💣",
    "8": "⚔️",
    "9": "🩺",
    "10": "🎖️",
    "11": "🧭",
    "12": "🎩",
    "FH": "👻",
    "KR": "🐙",
    "MU": "🔃",
    "WH": "🌀",
    "IS": "🏝️",
    "PI": "🏴‍☠️",
    "PI:FH": "👻",
}
SIGNS = {"hand": "✋", "clash": "🛡️", "final": "🎴"}  # an emoji for each place of a player's cards


def card_name(code: str, say: Say) -> str:
    """The players' name for the card."""
    return say(card_key("hollander", code))


def full_name(code: str, say: Say) -> str:
    """The name in a sentence, a character's with the rank."""
    return f"{card_name(code, say)} ({code})" if code.isdecimal() else card_name(code, say)


def brief(code: str, say: Say, count: int = 1) -> str:
    """Equal cards in small space: shape, and the rank or a special card's name."""
    return f"{SHAPES[code]} {label(code, say, count)}"


def several(codes: Iterable[str], say: Say) -> str:
    """Cards in a row, or a dash."""
    return ", ".join(brief(code, say) for code in codes) or "–"


def counted(codes: Iterable[str], say: Say) -> str:
    """Cards in a row, equal ones counted."""
    return ", ".join(brief(code, say, count) for code, count in Counter(codes).items())


def card_row(codes: Iterable[str], say: Say) -> str:
    """Cards to choose from, on one line, with the codes that one types; equal ones counted."""
    return " · ".join(_coded(code, count, say) for code, count in Counter(codes).items())


def _coded(code: str, count: int, say: Say) -> str:
    coded = f"{SHAPES[code]}`{code}`"
    if code.isdecimal():
        return coded if count == 1 else f"{coded} ×{count}"
    return f"{coded} {named(code, count, say)}"


def named(code: str, count: int, say: Say) -> str:
    """The name of `count` equal cards."""
    return card_name(code, say) if count == 1 else f"{card_name(code, say)} ×{count}"


def label(code: str, say: Say, count: int = 1) -> str:
    """A button for equal cards: the rank, or a special card's name."""
    name = code if code.isdecimal() else card_name(code, say)
    return name if count == 1 else f"{name} ×{count}"


def fact(name: str, value: Fact, say: Say) -> Fact:
    """Names of cards for their codes, and yes or no."""
    if name == "card":
        return full_name(str(value), say)
    if isinstance(value, tuple):
        return listed([full_name(str(code), say) for code in value], say)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
