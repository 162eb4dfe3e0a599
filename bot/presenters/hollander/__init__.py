"""How The Flying Hollander looks.

The modules, each on top of the ones before: `cards`, `events`, `board`, `choices`, `hand`; and
`scorepad`, `command_fields`.
"""

from collections.abc import Sequence

from bot.games.contract import Fact
from bot.games.hollander import View
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.hollander.board import board
from bot.presenters.hollander.cards import full_name
from bot.presenters.hollander.choices import ask
from bot.presenters.hollander.events import event_text
from bot.presenters.hollander.hand import hand, holdings
from bot.presenters.hollander.scorepad import scorepad
from bot.texts.catalog import Say

__all__ = ("board", "choices", "event_text", "fact", "hand", "holdings", "menus", "scorepad", "verb")


def choices(view: View, names: Names, say: Say, draft: str) -> Sequence[Choice]:
    """The moves by kind and count, and what is asked after them."""
    return ask(view, names, say, draft).choices


def menus(view: View, names: Names, say: Say, draft: str) -> Sequence[Menu]:
    """None: everything has its button."""
    return ()


def verb(view: View) -> str:
    """`hollander-button-prepare` while clash cards are swapped, `button-play` after."""
    return "hollander-button-prepare" if view.step == "setup" else "button-play"


def fact(name: str, value: Fact, say: Say) -> Fact:
    """The names of cards for their codes, and yes or no in words."""
    if name == "card":
        return full_name(str(value), say)
    if isinstance(value, tuple):
        return ", ".join(full_name(str(code), say) for code in value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value
