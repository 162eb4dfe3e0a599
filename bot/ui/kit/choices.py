"""The choices of a seat, in any game."""

from collections.abc import Sequence
from functools import partial
from typing import Any

from bot.presenters.contract import Choice, Menu, Names, Presenter
from bot.presenters.default_choices import Following, default_choices
from bot.texts.catalog import Say


def offered(
    presenter: Presenter[Any], view: Any, names: Names, say: Say, *, following: Following, draft: str
) -> tuple[Sequence[Choice], Sequence[Menu]]:
    """The buttons and lists of a viewer whose move so far is `draft`."""
    if (own := presenter.choices) is not None:
        return own.choices(view, names, say, draft), own.menus(view, names, say, draft)
    label = partial(presenter.label, view, names, say)
    return default_choices(following, draft, label, say("button-done")), ()
