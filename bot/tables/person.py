"""A person who does something at a table, and the record of it."""

from dataclasses import dataclass

from bot.games.contract import Seat
from bot.model.tables import ActionRow, SeatRow
from bot.tables.table import Table

MAX_NAME = 32


@dataclass(frozen=True, slots=True)
class Person:
    """A person on Discord, with the rights that their press shows: all are ids."""

    user_id: int
    name: str
    moderator_of: frozenset[int] = frozenset()  # servers and channels
    roles: frozenset[int] = frozenset()
    within: frozenset[int] = frozenset()  # the channel, and that of which it is a thread

    def moderates(self, guild_id: int, channel_id: int | None = None) -> bool:
        """Whether they moderate a server, or one channel of it."""
        return not self.moderator_of.isdisjoint((guild_id, channel_id))


def shown_name(name: str) -> str:
    """A name as the table keeps it: one line, as long as Discord allows."""
    return " ".join(name.split())[:MAX_NAME] or "?"


def action(
    table: Table,
    at: int,
    kind: str,
    by: Person | None = None,
    *,
    seat: Seat | None = None,
    detail: str = "",
    taker: SeatRow | None = None,
) -> ActionRow:
    """The record of a step by `by`, or by the clock for None, at the table and to the holder of `seat`.

    `taker` has that seat afterwards.
    """
    holder = None if seat is None else table.seats[seat]
    return ActionRow(
        table.id,
        table.number,
        kind,
        at,
        None if by is None else by.user_id,
        "" if by is None else shown_name(by.name),
        seat,
        None if holder is None else holder.user_id,
        "" if holder is None else holder.name,
        detail if taker is None else taker.name,
        None if taker is None else taker.user_id,
    )
