"""When a person's clock runs: quiet hours by the wall clock, and vacations within a server's limit."""

from datetime import UTC, datetime, timedelta
from itertools import accumulate
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.tables.calendar import DAY, Calendar, Span, honoured
from bot.tables.clock import HOUR, MINUTE

BERLIN, NEW_YORK = ZoneInfo("Europe/Berlin"), ZoneInfo("America/New_York")
LORD_HOWE, INDIA = ZoneInfo("Australia/Lord_Howe"), ZoneInfo("Asia/Kolkata")
ZONES = (ZoneInfo("UTC"), BERLIN, NEW_YORK, LORD_HOWE, INDIA)
SUMMER_IN_BERLIN = "2026-03-29 01:00"
"""In UTC: the clocks go from 2:00 to 3:00."""
WINTER_IN_BERLIN = "2026-10-25 01:00"
"""In UTC: the clocks go from 3:00 back to 2:00."""


def utc(text: str) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=UTC).timestamp())


def local(zone: ZoneInfo, text: str, fold: int = 0) -> int:
    return int(datetime.fromisoformat(text).replace(tzinfo=zone, fold=fold).timestamp())


def minutes(hour: int, minute: int = 0) -> int:
    return hour * 60 + minute


NIGHT = minutes(22), minutes(8)
NOON = minutes(12), minutes(14)


def test_without_quiet_hours_and_vacations_the_clock_always_runs() -> None:
    start = utc("2026-01-01 00:00")
    assert Calendar().after(start, 5 * DAY) == start + 5 * DAY
    assert Calendar().between(start, start + 5 * DAY) == 5 * DAY
    assert not Calendar().is_quiet(start)


def test_quiet_hours_over_midnight_stop_the_clock_from_the_evening_to_the_morning() -> None:
    calendar = Calendar(BERLIN, NIGHT)
    evening, morning = local(BERLIN, "2026-01-10 21:00"), local(BERLIN, "2026-01-11 08:00")
    assert calendar.after(evening, 2 * HOUR) == morning + HOUR
    assert calendar.between(evening, morning) == HOUR
    for quiet in ("2026-01-10 22:00", "2026-01-10 23:59", "2026-01-11 00:00", "2026-01-11 07:59"):
        assert calendar.is_quiet(local(BERLIN, quiet)), quiet
    for awake in ("2026-01-10 21:59", "2026-01-11 08:00"):
        assert not calendar.is_quiet(local(BERLIN, awake)), awake


def test_quiet_hours_within_a_day_stop_the_clock_every_day() -> None:
    calendar = Calendar(NEW_YORK, NOON)
    start = local(NEW_YORK, "2026-01-10 11:00")
    assert calendar.after(start, HOUR - 1) == start + HOUR - 1
    assert calendar.after(start, HOUR) == local(NEW_YORK, "2026-01-10 14:00")
    assert calendar.after(start, 22 * HOUR + 1) == start + DAY + 1
    assert calendar.between(start, start + 10 * DAY) == 10 * 22 * HOUR


def test_what_begins_in_quiet_hours_counts_from_their_end() -> None:
    calendar = Calendar(BERLIN, NIGHT)
    assert calendar.after(local(BERLIN, "2026-01-11 03:00"), MINUTE) == local(BERLIN, "2026-01-11 08:01")
    assert calendar.after(local(BERLIN, "2026-01-11 03:00"), 0) == local(BERLIN, "2026-01-11 08:00")


def test_quiet_hours_of_no_length_are_none() -> None:
    calendar = Calendar(BERLIN, (minutes(9), minutes(9)))
    start = local(BERLIN, "2026-01-10 08:00")
    assert calendar.after(start, 5 * DAY) == start + 5 * DAY
    assert not calendar.is_quiet(local(BERLIN, "2026-01-10 09:00"))


@pytest.mark.parametrize(
    ("zone", "evening", "hours"),
    [
        (BERLIN, "2026-03-28 22:00", 9.0),
        (BERLIN, "2026-10-24 22:00", 11.0),
        (NEW_YORK, "2026-03-07 22:00", 9.0),
        (NEW_YORK, "2026-10-31 22:00", 11.0),
        (LORD_HOWE, "2026-10-03 22:00", 9.5),
        (LORD_HOWE, "2026-04-04 22:00", 10.5),
        (INDIA, "2026-03-28 22:00", 10.0),
    ],
)
def test_quiet_hours_stay_where_they_are_by_the_wall_clock_when_daylight_saving_begins_or_ends(
    zone: ZoneInfo, evening: str, hours: float
) -> None:
    calendar = Calendar(zone, NIGHT)
    begin = local(zone, evening)
    end = calendar.after(begin, 0)
    assert end - begin == hours * HOUR
    assert datetime.fromtimestamp(end, zone).strftime("%H:%M") == "08:00"
    assert calendar.after(begin - HOUR, HOUR + 14 * HOUR) == end + 24 * HOUR  # the next night has ten hours


def test_quiet_hours_by_day_are_as_long_as_ever_on_the_day_of_a_change() -> None:
    calendar = Calendar(BERLIN, NOON)
    for day in ("2026-03-29", "2026-10-25"):
        start = local(BERLIN, f"{day} 12:00")
        assert calendar.after(start, 0) - start == 2 * HOUR


def test_quiet_hours_that_end_in_the_skipped_hour_end_no_earlier() -> None:
    change = utc(SUMMER_IN_BERLIN)
    calendar = Calendar(BERLIN, (minutes(22), minutes(2, 30)))
    assert calendar.is_quiet(change - 1)
    assert calendar.after(local(BERLIN, "2026-03-28 23:00"), 0) == change + 30 * MINUTE


def test_quiet_hours_that_begin_in_the_skipped_hour_begin_no_later() -> None:
    change = utc(SUMMER_IN_BERLIN)
    calendar = Calendar(BERLIN, (minutes(2, 30), minutes(8)))
    assert not calendar.is_quiet(change - 31 * MINUTE)
    assert calendar.is_quiet(change - 30 * MINUTE)
    assert calendar.after(change, 0) == local(BERLIN, "2026-03-29 08:00")


def test_quiet_hours_around_the_end_of_the_skipped_hour_are_not_lost() -> None:
    calendar = Calendar(BERLIN, (minutes(2, 15), minutes(3, 10)))
    change = utc(SUMMER_IN_BERLIN)
    assert calendar.is_quiet(change)  # the wall clock shows 3:00
    assert calendar.after(change, 0) == change + 10 * MINUTE
    start = change - 10 * HOUR
    assert calendar.between(start, change + 10 * HOUR) == 20 * HOUR - 55 * MINUTE
    assert calendar.after(start, 20 * HOUR - 55 * MINUTE) == change + 10 * HOUR


def test_quiet_hours_wholly_in_the_skipped_hour_are_longer_by_that_hour_at_most() -> None:
    calendar = Calendar(BERLIN, (minutes(2, 10), minutes(2, 20)))
    start = utc(SUMMER_IN_BERLIN) - 5 * HOUR
    assert 10 * HOUR - 70 * MINUTE <= calendar.between(start, start + 10 * HOUR) <= 10 * HOUR - 10 * MINUTE


def test_quiet_hours_in_the_hour_that_comes_twice_hold_both_times() -> None:
    calendar = Calendar(BERLIN, (minutes(22), minutes(2, 30)))
    first, second = (local(BERLIN, "2026-10-25 02:10", fold=fold) for fold in (0, 1))
    assert second - first == HOUR
    assert calendar.is_quiet(first)
    assert calendar.is_quiet(second)
    assert calendar.after(first, 0) == utc(WINTER_IN_BERLIN) + 30 * MINUTE
    begins = Calendar(BERLIN, (minutes(2, 30), minutes(8)))
    assert begins.is_quiet(local(BERLIN, "2026-10-25 02:30", fold=0))
    assert begins.is_quiet(local(BERLIN, "2026-10-25 02:30", fold=1))


def test_a_shift_of_half_an_hour_skips_and_repeats_only_that_half() -> None:
    begins = Calendar(LORD_HOWE, (minutes(2, 10), minutes(2, 40)))  # 2:00 to 2:30 is skipped on 4 October
    change = local(LORD_HOWE, "2026-10-04 02:30")
    assert begins.is_quiet(change)
    assert begins.after(change, 0) == change + 10 * MINUTE
    ends = Calendar(LORD_HOWE, (minutes(0), minutes(1, 45)))  # 1:30 to 2:00 comes twice on 5 April
    assert ends.after(local(LORD_HOWE, "2026-04-05 00:30"), 0) == local(LORD_HOWE, "2026-04-05 01:45", 1)


def test_a_vacation_that_begins_and_ends_in_quiet_hours_is_one_stop_with_them() -> None:
    away = (local(BERLIN, "2026-01-10 23:00"), local(BERLIN, "2026-01-12 03:00"))
    calendar = Calendar(BERLIN, NIGHT, (away,))
    evening = local(BERLIN, "2026-01-10 21:00")
    assert calendar.after(evening, HOUR) == local(BERLIN, "2026-01-12 08:00")
    assert calendar.between(evening, local(BERLIN, "2026-01-12 09:00")) == 2 * HOUR


def test_a_vacation_within_the_day_stops_the_clock_besides_the_quiet_hours() -> None:
    away = (local(BERLIN, "2026-01-10 20:00"), local(BERLIN, "2026-01-10 21:00"))
    calendar = Calendar(BERLIN, NIGHT, (away,))
    assert calendar.after(local(BERLIN, "2026-01-10 19:00"), 2 * HOUR) == local(BERLIN, "2026-01-11 08:00")
    assert calendar.is_quiet(away[0])
    assert not calendar.is_quiet(away[1])


def test_vacations_that_touch_are_one() -> None:
    start = utc("2026-05-01 00:00")
    calendar = Calendar(away=((start, start + DAY), (start + DAY, start + 2 * DAY)))
    assert calendar.after(start - HOUR, HOUR) == start + 2 * DAY


MINUTES_OF_THE_DAY = st.integers(0, 24 * 60 - 1)
INSTANTS = st.integers(utc("2025-12-01 00:00"), utc("2027-01-31 00:00"))
CHANGES = ("2026-03-29", "2026-10-25", "2026-03-08", "2026-11-01", "2026-10-04", "2026-04-05")
NEAR_A_CHANGE = st.builds(
    lambda day, seconds: utc(f"{day} 00:00") + seconds, st.sampled_from(CHANGES), st.integers(-DAY, DAY)
)
STARTS = INSTANTS | NEAR_A_CHANGE
SPANS = st.lists(st.tuples(st.integers(1, 20 * DAY), st.integers(1, 20 * DAY)), max_size=6)


@st.composite
def calendars(draw: st.DrawFn) -> Calendar:
    begin, length = draw(MINUTES_OF_THE_DAY), draw(st.integers(0, 23 * 60))
    quiet = (begin, (begin + length) % (24 * 60)) if draw(st.booleans()) else None
    steps = [step for pair in draw(SPANS) for step in pair]
    times = list(accumulate(steps, initial=utc("2025-11-20 00:00")))[1:]
    away = tuple(zip(times[::2], times[1::2], strict=True))
    return Calendar(draw(st.sampled_from(ZONES)), quiet, away)


@pytest.mark.slow
@settings(max_examples=150)
@given(calendars(), STARTS, st.integers(0, 20 * DAY))
def test_after_and_between_are_inverse(calendar: Calendar, start: int, seconds: int) -> None:
    end = calendar.after(start, seconds)
    assert end >= start + seconds
    assert calendar.between(start, end) == seconds


@pytest.mark.slow
@settings(max_examples=150)
@given(calendars(), STARTS, st.integers(0, 20 * DAY))
def test_nothing_falls_due_while_the_clock_is_stopped(calendar: Calendar, start: int, seconds: int) -> None:
    end = calendar.after(start, seconds)
    assert not calendar.is_quiet(end)
    assert calendar.after(end, 0) == end
    assert not any(begin <= end < until for begin, until in calendar.away)


@pytest.mark.slow
@settings(max_examples=150)
@given(calendars(), STARTS, st.integers(0, 10 * DAY), st.integers(0, 10 * DAY), st.integers(0, 5 * DAY))
def test_more_time_is_never_due_earlier_and_a_later_start_never_either(
    calendar: Calendar, start: int, seconds: int, more: int, later: int
) -> None:
    assert calendar.after(start, seconds) <= calendar.after(start, seconds + more)
    assert calendar.after(start, seconds) <= calendar.after(start + later, seconds)
    assert calendar.after(calendar.after(start, seconds), more) == calendar.after(start, seconds + more)


@pytest.mark.slow
@settings(max_examples=300)
@given(calendars(), STARTS)
def test_the_clock_is_stopped_whenever_the_persons_wall_clock_shows_quiet_hours(
    calendar: Calendar, instant: int
) -> None:
    wall = datetime.fromtimestamp(instant, calendar.zone)
    minute = minutes(wall.hour, wall.minute)
    begin, end = calendar.quiet or (0, 0)
    shown = begin <= minute < end if begin <= end else not end <= minute < begin
    away = any(since <= instant < until for since, until in calendar.away)
    hours = [wall + timedelta(hours=step) for step in (-25, -2, 2, 25)]
    if shown or away:
        assert calendar.is_quiet(instant)
    elif len({moment.astimezone(UTC).astimezone(calendar.zone).utcoffset() for moment in hours}) == 1:
        assert not calendar.is_quiet(instant)


@settings(max_examples=100)
@given(calendars(), STARTS, st.integers(0, 10 * DAY), st.integers(0, 10 * DAY))
def test_the_time_between_adds_up(calendar: Calendar, start: int, first: int, second: int) -> None:
    middle, end = start + first, start + first + second
    assert calendar.between(start, middle) + calendar.between(middle, end) == calendar.between(start, end)
    assert calendar.between(end, start) == 0


WEEK = 7 * DAY


def test_a_vacation_within_the_servers_limit_is_honoured_whole() -> None:
    start = utc("2026-07-01 00:00")
    assert honoured([(start, start + WEEK)], 7) == ((start, start + WEEK),)


def test_of_a_vacation_beyond_the_servers_limit_only_the_first_days_are_honoured() -> None:
    start, later = utc("2026-07-01 00:00"), utc("2026-09-01 00:00")
    vacations = [(start, start + WEEK), (later, later + WEEK)]
    assert honoured(vacations, 10) == ((start, start + WEEK), (later, later + 3 * DAY))
    assert honoured(vacations, 7) == ((start, start + WEEK),)
    assert honoured(vacations, 0) == ()


def test_a_vacation_over_new_year_counts_for_both_years() -> None:
    start, turn = utc("2026-12-28 00:00"), utc("2027-01-01 00:00")
    away: Span = (start, turn + 6 * DAY)
    assert honoured([away], 6) == ((start, turn), (turn, turn + 6 * DAY))
    assert honoured([away], 5) == ((start, turn), (turn, turn + 5 * DAY))
    assert honoured([away], 3) == ((start, start + 3 * DAY), (turn, turn + 3 * DAY))
    whole = Calendar(away=honoured([away], 6))
    assert whole.after(start - 1, 2) == turn + 6 * DAY + 1


def test_every_year_has_its_own_days() -> None:
    first, second = utc("2026-07-01 00:00"), utc("2027-07-01 00:00")
    vacations = [(first, first + WEEK), (second, second + WEEK)]
    assert honoured(vacations, 7) == tuple(vacations)


@given(SPANS, st.integers(0, 40))
def test_no_year_has_more_days_of_vacation_than_the_server_allows(pairs: list[Span], days: int) -> None:
    times = list(accumulate([step for pair in pairs for step in pair], initial=utc("2025-11-20 00:00")))[1:]
    vacations = list(zip(times[::2], times[1::2], strict=True))
    spans = honoured(vacations, days)
    for year in (2025, 2026, 2027):
        begin, end = utc(f"{year}-01-01 00:00"), utc(f"{year + 1}-01-01 00:00")
        used = sum(min(until, end) - max(since, begin) for since, until in spans if begin <= since < end)
        asked = sum(max(0, min(until, end) - max(since, begin)) for since, until in vacations)
        assert used == min(asked, days * DAY)
    assert all(any(since <= a and b <= until for since, until in vacations) for a, b in spans)
