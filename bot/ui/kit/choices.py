"""What a seat may tap, of any game."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.entry import Entry
from bot.games.contract import Seat
from bot.presenters.contract import Choice, Menu, Names
from bot.presenters.default_choices import default_choices
from bot.texts.catalog import Say


def offered(
    entry: Entry, state: Any, seat: Seat, names: Names, say: Say, *, draft: str
) -> tuple[Sequence[Choice], Sequence[Menu]]:
    """The buttons and lists of a seat, which has begun a move with `draft`."""
    view, own = entry.game.view(state, seat), entry.presenter.choices
    if own is not None:
        return own.choices(view, names, say, draft), own.menus(view, names, say, draft)
    following = partial(entry.game.next_words, state, seat)
    label = partial(entry.presenter.label, view, names, say)
    return default_choices(following, draft, label, say("button-done")), ()
