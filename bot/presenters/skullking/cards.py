"""How cards look: suits have a shape, a letter and a name, never a colour alone."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import groupby

from bot.games.contract import Fact
from bot.games.skullking import View
from bot.games.skullking.cards import NAMED_PIRATES, SUITS
from bot.games.skullking.moves import LOADS
from bot.presenters.contract import Names
from bot.presenters.facts import as_codes
from bot.texts.catalog import Say
from bot.texts.keys import card_key, key_of

SHAPES = {
    "Y": "⭐",
    "R": "❤️",
    "B": "🔷",
    "G": "🦜",
    "U": "📜",
    "K": "🏴",
    "E": "🏳️",
    "L": "💎",
    "P": "🗡️",
    "M": "🧜",
    "SM": "🎭",
    "TI": "🐯",
    "SK": "💀",
    "KR": "🐙",
    "WW": "🐋",
}
LOAD_SHAPES = {"grape": "🍇", "cannon": "💣"}
COPIED = "ELPM"  # how the codes of cards with equal copies begin


def shape(code: str) -> str:
    """The emoji of a card's suit or kind."""
    return SHAPES[code if code in SHAPES else code[:2] if code[:2] in SHAPES else code[0]]


def kind(code: str) -> str:
    """The code without the number of a copy: `P3` is a `P`, `Y5` is itself."""
    return code.rstrip("0123456789") if code[0] in COPIED else code


def kind_in(view: View, code: str) -> str:
    """The kind of a card among equal ones; pirates are equal without powers."""
    alike = view.of_2021 is not None and not view.of_2021.powers
    return "P" if alike and code in NAMED_PIRATES else kind(code)


def is_number(code: str) -> bool:
    """Whether it is a card of a suit."""
    return code[0] in SUITS and code[1:].isdigit()


def card_name(code: str, say: Say) -> str:
    """The players' name for the card."""
    if is_number(code):
        return say("skullking-card-number", suit=say(key_of("skullking-suit", code[0])), rank=int(code[1:]))
    return say(card_key("skullking", kind(code)))


def named(code: str, say: Say) -> str:
    """Shape and name."""
    return f"{shape(code)} {card_name(code, say)}"


def brief(code: str, say: Say) -> str:
    """A card in small space: shape and number, or a special card's name."""
    return f"{shape(code)} {code[1:]}" if is_number(code) else named(code, say)


def several(codes: Iterable[str], say: Say) -> str:
    """Cards side by side."""
    return ", ".join(brief(code, say) for code in codes)


def grouped(codes: Iterable[str], say: Say) -> str:
    """Many cards, by suit and kind."""
    return " · ".join(_group(run, say) for run in _runs(codes))


def row(codes: Iterable[str], say: Say) -> str:
    """Cards to choose from, on one line, with the codes that one types."""
    return " · ".join(_run(run, say) for run in _runs(codes))


def _runs(codes: Iterable[str]) -> Sequence[Sequence[str]]:
    suits = groupby(codes, key=lambda code: code[0] if is_number(code) else kind(code))
    return [list(run) for _, run in suits]


def _run(codes: Sequence[str], say: Say) -> str:
    if is_number(codes[0]):
        return f"{shape(codes[0])} `{' '.join(codes)}`"
    times = f" ×{len(codes)}" if len(codes) > 1 else ""
    return f"{shape(codes[0])} `{kind(codes[0])}` {card_name(codes[0], say)}{times}"


def _group(codes: Sequence[str], say: Say) -> str:
    if is_number(codes[0]):
        return f"{shape(codes[0])} {' '.join(code[1:] for code in codes)}"
    times = f" ×{len(codes)}" if len(codes) > 1 else ""
    return f"{named(codes[0], say)}{times}"


def fact(name: str, value: Fact, say: Say) -> Fact:
    """Names of cards and suits for their codes; loads as on a scorepad."""
    match name:
        case "card" | "part":
            return card_name(str(value), say) if name == "card" else _part(str(value), say)
        case "cards":
            return several(as_codes(value), say)
        case "suit":
            return say(key_of("skullking-suit", value))
        case "allowed" if value == ", ".join(LOADS):
            return say("skullking-pad-loads")
        case "load":
            return say("skullking-pad-load", load=value)
    return value


def _part(name: str, say: Say) -> str:
    """The name of a part of a bonus: a card, a number of pirates, or a bet."""
    if name[0] == "B":
        return say("skullking-button-bet", bet=int(name[1:]))
    return f"{named('P', say)} ×{name[1:]}" if name[0] == "P" else brief(name, say)


def with_ghost(names: Names, say: Say) -> Names:
    """The names, and Graybeard's ghost after the last seat."""
    return replace(names, by_seat=(*names.by_seat, say("skullking-ghost")), short=())
