"""Buttons through many pages, which stay where they are."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.custom_id import NO_TABLE, ButtonId

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Paged(Generic[T]):
    """A page of a list, counted from 0: the `wanted` one, or the last if the list is shorter by now."""

    things: Sequence[T]
    size: int  # things a page
    wanted: int

    @property
    def last(self) -> int:
        """The number of the last page."""
        return max(len(self.things) - 1, 0) // self.size

    @property
    def here(self) -> int:
        """The number of this page."""
        return min(self.wanted, self.last)

    @property
    def shown(self) -> Sequence[T]:
        """The things on this page."""
        return self.things[self.here * self.size : (self.here + 1) * self.size]

    def number(self, say: Say) -> str:
        """A small line that says which page this is, if there are several."""
        return f"\n-# {say('standings-page', page=self.here + 1, pages=self.last + 1)}" if self.last else ""

    def arrows(self, action: str, about: str = "") -> Sequence[TableButton]:
        """The buttons to the other pages, if there are any."""
        return arrows(NO_TABLE, action, self.here, self.last, about=about) if self.last else ()


def arrows(table_id: int, action: str, here: int, last: int, *, about: str = "") -> Sequence[TableButton]:
    """The buttons to the first page, the one before `here`, the next and the last.

    `about` ends their custom ids.
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
    """The id of the thing with the pages, such as a league. Raises `CustomIdError`."""
    return button_id.words.number(2)
