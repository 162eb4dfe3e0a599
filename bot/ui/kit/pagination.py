"""Buttons through many pages, which stay where they are."""

from collections.abc import Sequence

from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import ButtonId


def arrows(table_id: int, action: str, here: int, last: int, *, about: str = "") -> Sequence[TableButton]:
    """The buttons to the first page, the one before `here`, the next and the last.

    `about` is what else the custom ids carry.
    """
    leads = (("⏮", 0), ("◀", max(here - 1, 0)), ("▶", min(here + 1, last)), ("⏭", last))
    return [leaf(table_id, action, label, here, to, about=about) for label, to in leads]


def leaf(table_id: int, action: str, label: str, here: int, to: int, *, about: str = "") -> TableButton:
    """A button to page `to`; its sign is in the id, since two may lead to one page."""
    argument = f"{to} {label.split(maxsplit=1)[0]} {about}".rstrip()
    return TableButton(ButtonId(table_id, action, None, argument), label, disabled=to == here)


def page_of(button_id: ButtonId) -> int | None:
    """The page to which a button leads, if one. Raises `CustomIdError`."""
    return button_id.words.number(0, least=0) if button_id.argument else None


def id_of(button_id: ButtonId) -> int:
    """The id of what has the pages. Raises `CustomIdError`."""
    return button_id.words.number(2)
