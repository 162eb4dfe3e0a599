"""The clock of an open table. Pure: from one state to the next, so that each state ends by itself.

*Calling*: fewer sit there than make a good game. *Ready*: enough do. *Full*: no seat is free. An outage puts
all stored times off by its length, and so counts towards none.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum

from bot.games.contract import Rules
from bot.model.tables import LobbyRow, LobbyState, Pace, SeatRow
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR, MINUTE
from bot.tables.table import Table

SETTLES = MINUTE  # a state that is over sooner rings nobody, such as by a press of *Deal the cards*
RINGS_AGAIN_AFTER = DAY  # a state that comes back sooner rings nobody
ANSWERED_WITHIN = DAY  # the time for the question what becomes of a table


@dataclass(frozen=True, slots=True)
class Spans:
    """The seconds of an open table's times."""

    deals: int  # full, until the cards are dealt
    host_alone: int  # ready, while only the host may deal
    silence: int  # nobody sits down, stands up or changes an option
    notice: int  # before the end of the silence, while *Keep it open* is offered


SLOW = Spans(10 * MINUTE, DAY, 7 * DAY, DAY)
LIVE = Spans(3 * MINUTE, 5 * MINUTE, 2 * HOUR, HOUR)


class Due(IntEnum):
    """The steps of an open table by itself; of two at the same time it takes the first."""

    CALL = 0  # those who look for players
    RING = 1
    OFFER = 2  # *Keep it open*
    ASK = 3  # what becomes of it
    DEAL = 4
    CLOSE = 5


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits at an open table."""

    taken: int
    people: int
    places: int
    enough: int
    is_live: bool

    @property
    def spans(self) -> Spans:
        """The times of its pace."""
        return LIVE if self.is_live else SLOW


def enough_of(rules: Rules) -> int:
    """How many make a good game."""
    return max(rules.min_players, rules.enough)


def seating(rules: Rules, seats: Sequence[SeatRow], places: int, pace: Pace) -> Seating:
    """The seating at a table of these rules."""
    people = sum(row.user_id is not None for row in seats)
    enough = min(places, enough_of(rules))
    return Seating(len(seats), people, places, enough, pace is Pace.LIVE)


def seating_at(
    table: Table, seats: Sequence[SeatRow] | None = None, places: int | None = None, pace: Pace | None = None
) -> Seating:
    """The seating of a table, perhaps with other seats, places or pace."""
    seats = table.seats if seats is None else seats
    return seating(table.game.RULES, seats, places or table.row.places, pace or table.row.pace)


def opened(table_id: int, seats: Seating, now: int) -> LobbyRow:
    """The clock of a table that opens."""
    calls_at = now + SETTLES if seats.taken < seats.places else None
    return touched(LobbyRow(table_id, now, calls_at=calls_at), seats, now)


def taken_over(table_id: int, seats: Seating, now: int) -> LobbyRow:
    """The clock of a table from before there were any: no time ends within a day, and nothing rings."""
    begun = now + (DAY if seats.is_live else 0)
    lobby, before = touched(LobbyRow(table_id, begun), seats, begun), begun - 1
    return timed(replace(lobby, waits=True, ready_rung_at=before, full_rung_at=before), seats)


def touched(lobby: LobbyRow, seats: Seating, now: int) -> LobbyRow:
    """The clock after a person sat down, stood up or changed an option."""
    is_full, is_ready = seats.taken >= seats.places, seats.taken >= seats.enough
    full_at = (lobby.full_at or now) if is_full else None
    ready_at = (lobby.ready_at or now) if is_ready or is_full else None
    waits = lobby.waits and is_full
    lobby = replace(lobby, touched_at=now, full_at=full_at, ready_at=ready_at, waits=waits)
    return timed(replace(lobby, asked_at=None, is_ending=False), seats)


def kept_open(lobby: LobbyRow, seats: Seating, now: int) -> LobbyRow:
    """The clock after *Keep it open*, and after *Wait*, by which a full table does not deal by itself."""
    return timed(
        replace(lobby, touched_at=now, asked_at=None, is_ending=False, waits=lobby.full_at is not None), seats
    )


def after(lobby: LobbyRow, due: Due, seats: Seating, now: int) -> LobbyRow:
    """The clock after a step that leaves the table open."""
    match due:
        case Due.CALL:
            lobby = replace(lobby, calls_at=None)
        case Due.RING if lobby.full_at is not None:
            lobby = replace(lobby, full_rung_at=now)
        case Due.RING:
            lobby = replace(lobby, ready_rung_at=now)
        case Due.OFFER:
            lobby = replace(lobby, is_ending=True)
        case Due.ASK:
            lobby = replace(lobby, asked_at=now)
    return timed(lobby, seats)


def due(lobby: LobbyRow, seats: Seating, now: int) -> Due | None:
    """The step that is due now."""
    at, step = _next(lobby, seats)
    return step if at <= now else None


def timed(lobby: LobbyRow, seats: Seating) -> LobbyRow:
    """The clock with the time of what comes next."""
    return replace(lobby, next_at=_next(lobby, seats)[0])


def all_may_deal_at(lobby: LobbyRow, seats: Seating) -> int | None:
    """From when on all who sit there may deal; None while they are too few."""
    if lobby.asked_at is not None:
        return lobby.asked_at
    return None if lobby.ready_at is None else lobby.ready_at + seats.spans.host_alone


def absent(table: Table) -> Sequence[SeatRow]:
    """The people who have not said *I'm here* since their live table is full."""
    lobby = table.row.lobby
    if lobby is None or lobby.full_at is None or lobby.waits or table.row.pace is not Pace.LIVE:
        return ()
    return [row for row in table.people() if (row.here_at or 0) < lobby.full_at]


def deals_at(lobby: LobbyRow, seats: Seating) -> int | None:
    """When a full table deals by itself; None if it does not."""
    return None if lobby.full_at is None or lobby.waits else lobby.full_at + seats.spans.deals


def ends_at(lobby: LobbyRow, seats: Seating) -> int:
    """When a table that nobody touches is dealt, asked about or closed."""
    if lobby.asked_at is not None:
        return lobby.asked_at + ANSWERED_WITHIN
    return lobby.touched_at + seats.spans.silence


def ends_with(lobby: LobbyRow, seats: Seating) -> Due:
    """The end of a table that nobody touches."""
    if seats.people == 1 or lobby.asked_at is not None:
        return Due.CLOSE
    return Due.ASK if lobby.state is LobbyState.CALLING else Due.DEAL


def is_rung(lobby: LobbyRow) -> bool:
    """Whether the present state has rung."""
    since, rung_at = _since(lobby), _rung_at(lobby)
    return lobby.asked_at is not None or (since is not None and rung_at is not None and rung_at >= since)


def _next(lobby: LobbyRow, seats: Seating) -> tuple[int, Due]:
    return min(_steps(lobby, seats))


def _steps(lobby: LobbyRow, seats: Seating) -> Iterator[tuple[int, Due]]:
    since, rung_at, spans = _since(lobby), _rung_at(lobby), seats.spans
    if lobby.calls_at is not None:
        yield lobby.calls_at, Due.CALL
    if since is not None and seats.people > 1 and (rung_at is None or since - rung_at >= RINGS_AGAIN_AFTER):
        yield since + SETTLES, Due.RING
    if (at := deals_at(lobby, seats)) is not None:
        yield at, Due.DEAL
    if lobby.asked_at is None and not lobby.is_ending:
        yield lobby.touched_at + spans.silence - spans.notice, Due.OFFER
    yield ends_at(lobby, seats), ends_with(lobby, seats)


def _since(lobby: LobbyRow) -> int | None:
    return lobby.full_at if lobby.full_at is not None else lobby.ready_at


def _rung_at(lobby: LobbyRow) -> int | None:
    return lobby.ready_rung_at if lobby.full_at is None else lobby.full_rung_at
