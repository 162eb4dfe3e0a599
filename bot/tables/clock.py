"""The clock of a person to move. Pure: from one state of the clock to the next.

It goes through stages. `WAITING`: they may see by themselves that it is their turn. `NUDGED`: they were
mentioned. `REMINDED`: half of the time has gone. `LAST_CALL`: the time is up, and a grace runs. `EXPIRED`:
the grace is over, too. Without a pace nothing follows the nudge. All spans are active time.

With a *bank of time* a player has some days for the game, and two hours more with every turn. Once it is
empty a turn has an hour, and then a computer player makes it.

The end of a league's round shortens no turn that was promised a number of hours. With a bank, or without a
pace, a turn ends with the round, but has two days at least: nobody who looks in every day misses it.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.model.tables import BANK_DAYS, ClockRow, Pace, SeatRow, Stage, TableRow
from bot.tables.calendar import DAY, Calendar

MINUTE, HOUR = 60, 60 * 60
# Seconds after which an end is not the person's fault: the bot was down, or the clock has jumped.
LATE = 5 * MINUTE


@dataclass(frozen=True, slots=True)
class Terms:
    """The time for a turn, and the grace after it, in seconds."""

    allowed: int
    grace: int


TURN_BRINGS = 2 * HOUR  # seconds that a turn brings to a bank
DAILY = Terms(DAY, 4 * HOUR)
TERMS: Mapping[Pace, Terms | None] = {
    Pace.NONE: None,
    Pace.LIVE: Terms(5 * MINUTE, MINUTE),
    Pace.DAILY: DAILY,
    Pace.RELAXED: Terms(3 * DAY, 12 * HOUR),
    Pace.BANK: Terms(BANK_DAYS[0] * DAY, HOUR),
}

_NEXT = {
    Stage.WAITING: Stage.NUDGED,
    Stage.NUDGED: Stage.REMINDED,
    Stage.REMINDED: Stage.LAST_CALL,
    Stage.LAST_CALL: Stage.EXPIRED,
}
_BEFORE_DEADLINE = (Stage.WAITING, Stage.NUDGED, Stage.REMINDED)


class NudgeDelay(NamedTuple):
    """The seconds before a nudge, for people who may see by themselves that it is their turn."""

    live: int = 0  # people look at the channel
    slower: int = 0  # they may be about to come by

    def at(self, pace: Pace) -> int:
        """The seconds at a table of this pace."""
        return self.live if pace is Pace.LIVE else self.slower


AT_ONCE = NudgeDelay()  # people to move are nudged at once


LEAST_AT_END = 2 * DAY  # seconds of a turn that the end of its league's round would cut shorter


@dataclass(frozen=True, slots=True)
class TimeControl:
    """The settings on which a clock depends."""

    pace: Pace
    nudge_delay: int
    calendar: Calendar
    ends_at: int | None = None  # of the round of its league
    bank: int = 0  # seconds in the person's bank of time

    def allowed_from(self, now: int) -> int | None:
        """The active seconds of a turn that begins now; None for the pace's."""
        if self.ends_at is None or self.pace not in (Pace.BANK, Pace.NONE):
            return self.bank if self.pace is Pace.BANK else None
        left = self.calendar.between(now, self.ends_at) if now < self.ends_at else 0
        until_end = max(LEAST_AT_END, left)
        return min(self.bank, until_end) if self.pace is Pace.BANK else until_end

    def spans(self, allowed: int | None) -> Mapping[Stage, int]:
        """The active seconds of each stage that ends."""
        terms = self._terms(allowed)
        if terms is None:
            return {Stage.WAITING: self.nudge_delay}
        half = terms.allowed // 2
        nudge_delay = min(self.nudge_delay, half)
        return {
            Stage.WAITING: nudge_delay,
            Stage.NUDGED: half - nudge_delay,
            Stage.REMINDED: terms.allowed - half,
            Stage.LAST_CALL: terms.grace,
        }

    def _terms(self, allowed: int | None) -> Terms | None:
        usual = TERMS[self.pace]
        if allowed is None:
            return usual
        if self.pace is Pace.BANK:
            return Terms(allowed, HOUR)
        usual = usual or DAILY
        return Terms(allowed, min(usual.grace, allowed * usual.grace // usual.allowed))


def full_bank(table: TableRow) -> int:
    """The seconds in a bank when the game begins."""
    return table.bank_days * DAY


def bank_of(table: TableRow, seat: SeatRow) -> int:
    """The seconds in a seat's bank when its last turn ended."""
    return full_bank(table) if seat.bank is None else seat.bank


def longest_turn(table: TableRow) -> int | None:
    """The seconds of a turn without its grace; None without a deadline."""
    terms = TERMS[table.pace]
    return None if terms is None else full_bank(table) if table.pace is Pace.BANK else terms.allowed


def charged(bank: int, clock: ClockRow, dial: TimeControl, now: int) -> int:
    """The seconds left in a bank after the clock's turn."""
    taken = (bank if clock.allowed is None else clock.allowed) - remaining(clock, dial, now)
    return max(0, bank - max(0, taken))


def credited(bank: int, turns: int, full: int) -> int:
    """A bank after `turns` more, or fewer; it holds half as much again as a `full` one."""
    return min(full * 3 // 2, max(0, bank + TURN_BRINGS * turns))


def started(clock: ClockRow, dial: TimeControl, now: int) -> ClockRow:
    """The clock at the beginning of a turn."""
    clock = replace(clock, allowed=dial.allowed_from(now))
    return _entered(clock, Stage.WAITING, dial, now)


def stopped(clock: ClockRow, dial: TimeControl, now: int) -> ClockRow:
    """The clock stopped, with the time left on it."""
    if clock.since is None:
        return clock
    left = clock.left
    if left is not None:
        left = max(0, left - dial.calendar.between(clock.since, now))
    return replace(clock, since=None, left=left, next_at=None, due_at=None)


def remaining(clock: ClockRow, dial: TimeControl, now: int) -> int:
    """The active seconds until the deadline."""
    if clock.stage not in _BEFORE_DEADLINE or clock.left is None:
        return 0
    gone = 0 if clock.since is None else dial.calendar.between(clock.since, now)
    spans, at = dial.spans(clock.allowed), _BEFORE_DEADLINE.index(clock.stage)
    left = clock.left + sum(spans[stage] for stage in _BEFORE_DEADLINE[at + 1 :])
    return max(0, left - gone)


def resumed(clock: ClockRow, dial: TimeControl, now: int) -> ClockRow:
    """The clock running on after a stop."""
    return timed(replace(clock, since=now), dial)


def changed(clock: ClockRow, dial: TimeControl, now: int) -> ClockRow:
    """The clock at another pace or end of its round, as if the turn had begun; nobody is nudged twice."""
    stage = Stage.WAITING if clock.stage is Stage.WAITING else Stage.NUDGED
    clock = replace(clock, allowed=dial.allowed_from(now))
    return _entered(clock, stage, dial, now)


def extended(clock: ClockRow, seconds: int, dial: TimeControl, now: int) -> ClockRow:
    """The clock with more active seconds; one that had run out runs again.

    A person who was not nudged yet is nudged now, not as much later.
    """
    clock = stopped(clock, dial, now)
    if clock.stage is Stage.WAITING:
        clock = replace(
            clock, stage=Stage.NUDGED, left=(clock.left or 0) + dial.spans(clock.allowed)[Stage.NUDGED]
        )
    stage = clock.stage if clock.stage in _BEFORE_DEADLINE else Stage.REMINDED
    left = seconds + (clock.left or 0 if stage is clock.stage else 0)
    return resumed(replace(clock, stage=stage, left=left), dial, now)


def graced(clock: ClockRow, dial: TimeControl, now: int) -> ClockRow:
    """The clock with its whole grace before it."""
    return _entered(clock, Stage.LAST_CALL, dial, now)


def advanced(clock: ClockRow, dial: TimeControl, now: int, *, late: bool = False) -> ClockRow:
    """The clock in its next stage, which has come.

    The grace never begins before now. An end that comes `late`, after an outage or an untold call, starts it
    once more.
    """
    assert clock.next_at is not None  # only a clock with something due comes here
    stage = _NEXT[clock.stage]
    late = late or now - clock.next_at > LATE
    if stage is Stage.LAST_CALL or (stage is Stage.EXPIRED and late):
        return graced(clock, dial, now)
    return _entered(clock, stage, dial, clock.next_at)


def caught_up(clock: ClockRow, dial: TimeControl, now: int, *, late: bool = False) -> ClockRow:
    """The clock in the latest stage that is due: the person hears of that one alone."""
    clock = advanced(clock, dial, now, late=late)
    while clock.stage in _BEFORE_DEADLINE and clock.next_at is not None and clock.next_at <= now:
        clock = advanced(clock, dial, now, late=late)
    return clock


def _entered(clock: ClockRow, stage: Stage, dial: TimeControl, since: int) -> ClockRow:
    left = dial.spans(clock.allowed).get(stage)
    return timed(replace(clock, stage=stage, since=since, left=left, is_told=False), dial)


def timed(clock: ClockRow, dial: TimeControl) -> ClockRow:
    """The clock with its times worked out anew, as after an outage."""
    if clock.left is None or clock.since is None:
        return replace(clock, next_at=None, due_at=None)
    spans = dial.spans(clock.allowed)
    next_at = dial.calendar.after(clock.since, clock.left)
    if Stage.REMINDED not in spans:
        return replace(clock, next_at=next_at, due_at=None)
    at = _BEFORE_DEADLINE.index(clock.stage) if clock.stage in _BEFORE_DEADLINE else len(_BEFORE_DEADLINE)
    left = clock.left + sum(spans[stage] for stage in _BEFORE_DEADLINE[at + 1 :])
    return replace(clock, next_at=next_at, due_at=dial.calendar.after(clock.since, left))
