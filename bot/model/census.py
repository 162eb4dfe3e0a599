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
