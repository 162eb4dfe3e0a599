"""What is stored, counted."""

from collections.abc import Mapping
from dataclasses import dataclass

from bot.model.tables import Status


@dataclass(frozen=True, slots=True)
class Census:
    """Counts of the store: tables by status, what Discord lacks, people.

    Times are in seconds since 1970, sizes in bytes.
    """

    tables: Mapping[Status, int]
    untold: int
    people: int
    next_at: int | None
    overdue: int
    size: int
    free: int


@dataclass(frozen=True, slots=True)
class Load:
    """What the bot is busy with: requests that wait, by priority, and calls of worker processes, by state.

    `moves` were stored, and `pictures_left_out` came too late, since its start.
    """

    queue: Mapping[str, int]
    pool: Mapping[str, int]
    moves: int = 0
    pictures_left_out: int = 0


Subject = tuple[str, int]  # `table`, `league` or `scorepad`, and its number


@dataclass(frozen=True, slots=True)
class Waiting:
    """What should not wait for long.

    `untold` is what Discord lacks, with the revision it has. Deadlines `overdue` have passed, the first at
    `overdue_since`. Discord allows no new conversations until `no_dms_until`.
    """

    untold: Mapping[Subject, int]
    overdue: int
    overdue_since: int | None
    no_dms_until: int | None
