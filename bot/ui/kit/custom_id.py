"""The custom id of a button: table, action, decision and argument.

`t:17:move:5:play P3` means: at table 17 make the move `play P3`, offered for decision 5. It works after weeks
and restarts, since nothing else is needed. Every word is checked: a changed client or an older version may
have made it.
"""

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import TypeVar

PATTERN = r"t:(?P<table>\d+):(?P<action>[a-z_]+):(?P<decision>\d*):(?P<argument>.*)"
NO_TABLE = 0  # the table of a button that is at none
MAX_LENGTH = 100  # https://discord.com/developers/docs/components/reference#anatomy-of-a-component-custom-id
UNREADABLE = "unreadable"  # the action of a custom id with too large a number
_LARGEST = 2**63 - 1  # SQLite's largest integer, and above every id of Discord

S = TypeVar("S", bound=str)
T = TypeVar("T")


class CustomIdError(Exception):
    """A custom id that this version makes nowhere, by its action."""


@dataclass(frozen=True, slots=True)
class Words:
    """The words of an argument. Reading raises `CustomIdError`."""

    action: str
    all: tuple[str, ...]

    def text(self, at: int) -> str:
        """The word at a place, from 0."""
        if at >= len(self.all):
            raise CustomIdError(self.action)
        return self.all[at]

    def number(self, at: int, least: int = -_LARGEST) -> int:
        """The whole number at a place, of at most 64 bits."""
        try:
            number = int(self.text(at))
        except ValueError:
            raise CustomIdError(self.action) from None
        if not least <= number <= _LARGEST:
            raise CustomIdError(self.action)
        return number

    def among(self, at: int, values: Iterable[S]) -> S:
        """The one of some strings at a place."""
        word = self.text(at)
        for value in values:
            if value == word:
                return value
        raise CustomIdError(self.action)

    def nth(self, at: int, values: Sequence[T]) -> T:
        """The value whose index, from 0, is at a place."""
        index = self.number(at, least=0)
        if index >= len(values):
            raise CustomIdError(self.action)
        return values[index]

    def after(self, count: int) -> "Words":
        """The words that follow the first ones."""
        return Words(self.action, self.all[count:])


@dataclass(frozen=True, slots=True)
class ButtonId:
    """A button, a select or a form."""

    table: int
    action: str
    decision: int | None = None
    argument: str = ""

    @property
    def words(self) -> Words:
        """The words of the argument, to be read."""
        return Words(self.action, tuple(self.argument.split()))

    def encode(self) -> str:
        """The custom id, at most 100 characters."""
        decision = "" if self.decision is None else str(self.decision)
        return f"t:{self.table}:{self.action}:{decision}:{self.argument}"


def decode(match: re.Match[str]) -> ButtonId:
    """The id in a text that fits `PATTERN`; its action is `UNREADABLE` if a number is too large."""
    table, decision = int(match["table"]), int(match["decision"] or 0)
    if max(table, decision) > _LARGEST:
        return ButtonId(NO_TABLE, UNREADABLE)
    return ButtonId(table, match["action"], decision if match["decision"] else None, match["argument"])
