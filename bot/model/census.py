"""What is stored, counted."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.model.tables import Status


@dataclass(frozen=True, slots=True)
class Census:
    """Tables by status, those of which Discord lacks the latest change, and the people who are remembered.

    `next_at` is when something is due next, in seconds since 1970, `overdue` what should have been done
    already. `size` and `free` are bytes: the database's, and those left on its disk.
    """

    tables: Mapping[Status, int]
    untold: int
    people: int
    next_at: int | None
    overdue: int
    size: int
    free: int


Subject = tuple[str, int]
"""What Discord is told of: `table`, `league` or `scorepad`, and its number."""


@dataclass(frozen=True, slots=True)
class Waiting:
    """What should not be waiting for long.

    `untold` is that of which Discord lacks the latest change, each with the revision that it was told of.
    `overdue` counts the deadlines, of turns and of leagues, that have passed, the first at `overdue_since`.
    Until `no_dms_until`, if that is not over, Discord lets the bot begin no conversation.
    """

    untold: Mapping[Subject, int]
    overdue: int
    overdue_since: int | None
    no_dms_until: int | None
