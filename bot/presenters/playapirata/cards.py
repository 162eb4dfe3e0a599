"""The names and looks of cards: a shape, a code and a name, never a colour alone."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping

from bot.games.contract import Fact
from bot.games.playapirata.cards import COLOURS, NUMBER_OF, SPECIALS, TREASURES
from bot.games.playapirata.notation import TOP, kind
from bot.texts.catalog import Say
from bot.texts.keys import card_key, key_of

COLOUR_SHAPES = {"Y": "☀️", "R": "🦀", "B": "🐳", "G": "🐢"}
FACE_DOWN = "🕳️"
NUMBER = "💰"
SHAPES = {
    "TS": "☠️",
    "TT": "🏖️",
    "SPY": "🔭",
    "MAP": "🗺️",
    "UMB": "⛱️",
    "CASTLE": "🏰",
    "SKELETON": "🦴",
    "WAVE": "🌊",
    "DOUBLE": "👥",
    "FLAG": "🚩",
    "BUCKET": "🪣",
    "LIFEGUARD": "🏊",
    "FLIPFLOPS": "🩴",
    "PIGGY": "🐷",
    "PARROT": "🦜",
}
TIMES = "×"


def is_towel(code: str) -> bool:
    """Whether it is the code of a towel, such as `R2`."""
    return len(code) == 2 and code[0] in COLOURS and code[1].isdigit()


def short(code: str) -> str:
    """The code without a copy's letter or number: `T5` for `T5a`, `TS` for any skull."""
    return kind(code) if code in TREASURES else code


def shape(code: str) -> str:
    """The emoji of a card; for a towel that of its colour."""
    if is_towel(code):
        return COLOUR_SHAPES[code[0]]
    return NUMBER if code in NUMBER_OF else SHAPES[short(code)]


def card_name(code: str, say: Say) -> str:
    """The players' name for a card; `top` is the towel on top of a pile."""
    if is_towel(code):
        return say("playapirata-card-towel", colour=colour_name(code[0], say), value=int(code[1]))
    if code in NUMBER_OF:
        return say("playapirata-card-number", points=NUMBER_OF[code])
    return say(card_key("playapirata", short(code)))


def colour_name(letter: str, say: Say) -> str:
    """The players' name for a colour."""
    return say(key_of("playapirata-colour", letter))


def listed(codes: Iterable[str], say: Say) -> str:
    """Cards in a row by shape and name, equal ones counted."""
    return ", ".join(_counted(codes, lambda code: f"{shape(code)} {card_name(code, say)}"))


def several(codes: Iterable[str], say: Say) -> str:
    """Cards in a row by shape and number, or name; equal ones counted."""
    return ", ".join(_counted(codes, lambda code: brief(code, say)))


def brief(code: str, say: Say) -> str:
    """A card in small space: shape and number, or name."""
    if is_towel(code):
        return f"{shape(code)} {code[1]}"
    return f"{shape(code)} {NUMBER_OF[code] if code in NUMBER_OF else card_name(code, say)}"


def coded(codes: Iterable[str]) -> str:
    """Cards to choose from, by shape and the code that one types; equal ones counted."""
    return " ".join(_counted(codes, lambda code: f"{shape(code)} `{short(code)}`"))


def _counted(codes: Iterable[str], look: Callable[[str], str]) -> list[str]:
    counts = Counter(look(code) for code in codes)
    return [f"{text} {TIMES}{count}" if count > 1 else text for text, count in counts.items()]


def with_effect(code: str, say: Say) -> str:
    """A special card and its effect."""
    return f"**{shape(code)} {card_name(code, say)}** – {say(key_of('playapirata-effect', code))}"


def at(place: int) -> str:
    """The text of a treasure's place."""
    return f"#{place}"


def fact(name: str, value: Fact, say: Say) -> Fact:
    """Names of cards and colours for their codes, and places."""
    return FACTS[name](value, say) if name in FACTS else value


def _card(value: Fact, say: Say) -> str:
    code = str(value)
    named = code in (*TREASURES, *SPECIALS, *SHAPES, TOP) or is_towel(code)
    return card_name(code, say) if named else code


def _cards(value: Fact, say: Say) -> str:
    assert isinstance(value, tuple)  # a packet is a tuple of codes
    return ", ".join(card_name(str(code), say) for code in value)


def _colour(value: Fact, say: Say) -> str:
    return colour_name(str(value), say)


def _places(value: Fact, say: Say) -> str:
    assert isinstance(value, tuple)  # places are a tuple of numbers
    return ", ".join(at(int(place)) for place in value)


FACTS: Mapping[str, Callable[[Fact, Say], str]] = {
    "card": _card,
    "top": _card,
    "packet": _cards,
    "colour": _colour,
    "places": _places,
}
