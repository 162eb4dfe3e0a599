"""The counts of stored things."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from bot.model.tables import Status


@dataclass(frozen=True, slots=True)
class Census:
    """Counts of the store; times are in seconds since 1970, sizes in bytes."""

    tables: Mapping[Status, int]
    untold: int  # what Discord lacks
    people: int
    next_at: int | None
    overdue: int
    size: int
    free: int | None  # not known of a server's


@dataclass(frozen=True, slots=True)
class Load:
    """The work that the bot is busy with."""

    queue: Mapping[str, int]  # requests that wait, by priority
    pool: Mapping[str, int]  # calls of worker processes, by state
    moves: int = 0  # stored since its start
    pictures_left_out: int = 0  # came too late
    uses: Mapping[str, int] = field(default_factory=dict)  # of commands and actions


Subject = tuple[str, int]  # `table`, `league` or `scorepad`, and its number


@dataclass(frozen=True, slots=True)
class Waiting:
    """The changes and deadlines that should not wait for long."""

    untold: Mapping[Subject, int]  # what Discord lacks, with the revision that it has
    overdue: int  # deadlines that have passed
    overdue_since: int | None
    no_dms_until: int | None  # Discord allows no new conversations until then
