"""How cards look: each colour has a shape, a letter and a name, never a colour alone."""

from collections.abc import Iterable
from itertools import groupby

from bot.games.contract import Fact
from bot.texts.catalog import Say
from bot.texts.keys import key_of
from bot.texts.lists import listed

# By the letter of the colour: ten different shapes of that colour.
SHAPES = {
    "R": "❤️",
    "O": "🍊",
    "Y": "⭐",
    "G": "🍀",
    "B": "🔷",
    "L": "💧",
    "V": "🍇",
    "P": "🌸",
    "N": "🥜",
    "S": "⛓️",
}
BACK = "🎴"  # a card that others do not see


def shape(code: str) -> str:
    """The emoji of a card's colour."""
    return SHAPES[code[0]]


def colour_name(letter: str, say: Say) -> str:
    """The players' name for a colour."""
    return say(key_of("corsari-colour", letter))


def colour(letter: str, say: Say) -> str:
    """A colour's shape and name."""
    return f"{SHAPES[letter]} {colour_name(letter, say)}"


def card_name(code: str, say: Say) -> str:
    """The players' name for a card."""
    return say("corsari-card", colour=colour_name(code[0], say), number=rank(code))


def named(code: str, say: Say) -> str:
    """Shape and name."""
    return f"{shape(code)} {card_name(code, say)}"


def plain(code: str) -> str:
    """A card in small space: shape and number."""
    return f"{shape(code)} {rank(code)}"


def row(codes: Iterable[str]) -> str:
    """Cards side by side, by shape and number; neighbours of one colour share its shape."""
    runs = groupby(codes, key=lambda code: code[0])
    return " ".join(f"{SHAPES[letter]} {' '.join(str(rank(code)) for code in run)}" for letter, run in runs)


def coded(codes: Iterable[str]) -> str:
    """The same with the codes that one types."""
    runs = groupby(codes, key=lambda code: code[0])
    return " ".join(f"{SHAPES[letter]}`{' '.join(run)}`" for letter, run in runs)


def rank(code: str) -> int:
    """The card's number."""
    return int(code[1:])


def fact(name: str, value: Fact, say: Say) -> Fact:
    """Names of cards, colours and parts for their codes."""
    codes = value if isinstance(value, tuple) else (value,)
    match name:
        case "card" | "cards" | "by":
            return listed([card_name(str(code), say) for code in codes], say)
        case "pier" | "colours":
            return listed([colour_name(str(letter), say) for letter in codes], say)
        case "part":
            return say(key_of("corsari-part", value))
    return value
