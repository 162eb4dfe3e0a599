"""When a person's clock runs: quiet hours and vacations stop it. Pure; times are seconds since 1970.

*Active* time is time in which it runs. Quiet hours follow the wall clock, also when it is set.
"""

import heapq
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from zoneinfo import ZoneInfo

DAY = 24 * 60 * 60
Span = tuple[int, int]  # from, and until before


@dataclass(frozen=True, slots=True)
class Calendar:
    """Quiet hours, in minutes after midnight in `zone`, and times away, in order."""

    zone: ZoneInfo = field(default_factory=lambda: ZoneInfo("UTC"))
    quiet: tuple[int, int] | None = None
    away: Sequence[Span] = ()

    def after(self, start: int, seconds: int) -> int:
        """When `seconds` active seconds have passed; never while the clock is stopped."""
        now, left = start, seconds
        for begin, end in self._stops(start):
            if left < begin - now:
                break
            left -= max(0, begin - now)
            now = max(now, end)
        return now + left

    def between(self, start: int, end: int) -> int:
        """The active seconds from `start` to `end`."""
        active, now = 0, start
        for begin, until in self._stops(start):
            if begin >= end:
                break
            active += max(0, begin - now)
            now = max(now, until)
        return active + max(0, end - now)

    def is_quiet(self, at: int) -> bool:
        """Whether the clock is stopped at that instant."""
        return self.after(at, 0) > at

    def _stops(self, start: int) -> Iterator[Span]:
        yield from (span for span in heapq.merge(self._quiet_spans(start), self.away) if span[1] > start)

    def _quiet_spans(self, start: int) -> Iterator[Span]:
        begin, end = self.quiet or (0, 0)
        if begin == end:
            return
        day = datetime.fromtimestamp(start, self.zone).date() - timedelta(days=1)
        while True:
            last = day if begin < end else day + timedelta(days=1)
            yield min(self._readings(day, begin)), max(self._readings(last, end))
            day += timedelta(days=1)

    def _readings(self, day: date, minute: int) -> tuple[int, int]:
        # A minute of the wall clock can mean two instants where the clock is set.
        local = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=self.zone)
        return int(local.timestamp()), int(local.replace(fold=1).timestamp())


def honoured(vacations: Sequence[Span], days: int) -> tuple[Span, ...]:
    """The vacations as far as they stop the clock: `days` a year (UTC)."""
    used: dict[int, int] = {}
    spans = []
    for begin, end in (part for vacation in vacations for part in _by_year(*vacation)):
        year = datetime.fromtimestamp(begin, UTC).year
        length = min(end - begin, days * DAY - used.get(year, 0))
        if length > 0:
            used[year] = used.get(year, 0) + length
            spans.append((begin, begin + length))
    return tuple(spans)


def _by_year(begin: int, end: int) -> Iterator[Span]:
    while begin < end:
        year = datetime.fromtimestamp(begin, UTC).year
        turn = int(datetime(year + 1, 1, 1, tzinfo=UTC).timestamp())
        yield begin, min(end, turn)
        begin = turn
