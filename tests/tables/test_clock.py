"""The stages of a clock and their times, without any table."""

from collections.abc import Iterator
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.model.tables import ClockRow, Pace, Stage
from bot.tables.calendar import DAY, Calendar
from bot.tables.clock import (
    HOUR,
    MINUTE,
    NudgeDelay,
    TimeControl,
    advanced,
    changed,
    extended,
    graced,
    resumed,
    started,
    stopped,
)

BEGUN = 1_700_000_000
PACES = (Pace.LIVE, Pace.DAILY, Pace.RELAXED)
EVERY_PACE = pytest.mark.parametrize("pace", PACES)
GRACE = {Pace.LIVE: MINUTE, Pace.DAILY: 4 * HOUR, Pace.RELAXED: 12 * HOUR}
ALLOWED = {Pace.LIVE: 5 * MINUTE, Pace.DAILY: DAY, Pace.RELAXED: 3 * DAY}
NIGHT = 22 * 60, 8 * 60


def dial(pace: Pace = Pace.DAILY, nudge_delay: int = 0, calendar: Calendar | None = None) -> TimeControl:
    return TimeControl(pace, nudge_delay, calendar or Calendar())


def begun(on: TimeControl, at: int = BEGUN) -> ClockRow:
    return started(ClockRow(1, 0, 7, 3, Stage.EXPIRED, None, None), on, at)


def on_time(clock: ClockRow, on: TimeControl) -> Iterator[ClockRow]:
    """The clock in each of its stages, advanced whenever that is due."""
    yield clock
    while clock.next_at is not None:
        clock = advanced(clock, on, clock.next_at)
        yield clock


def at_stage(stage: Stage, on: TimeControl) -> ClockRow:
    return next(clock for clock in on_time(begun(on), on) if clock.stage is stage)


def due(clock: ClockRow) -> tuple[int, int]:
    assert clock.next_at is not None
    assert clock.due_at is not None
    return clock.next_at, clock.due_at


@EVERY_PACE
def test_a_nudge_comes_at_the_turn_a_reminder_at_half_time_a_last_call_at_the_end_and_a_grace_after(
    pace: Pace,
) -> None:
    on, allowed = dial(pace, nudge_delay=15), ALLOWED[pace]
    times = [(clock.stage, clock.since) for clock in on_time(begun(on), on)]
    assert times == [
        (Stage.WAITING, BEGUN),
        (Stage.NUDGED, BEGUN + 15),
        (Stage.REMINDED, BEGUN + allowed // 2),
        (Stage.LAST_CALL, BEGUN + allowed),
        (Stage.EXPIRED, BEGUN + allowed + GRACE[pace]),
    ]


@EVERY_PACE
def test_the_deadline_that_is_shown_is_the_same_until_it_has_come(pace: Pace) -> None:
    on = dial(pace, nudge_delay=15)
    shown = {clock.stage: clock.due_at for clock in on_time(begun(on), on)}
    deadline = BEGUN + ALLOWED[pace]
    assert {shown[stage] for stage in (Stage.WAITING, Stage.NUDGED, Stage.REMINDED)} == {deadline}
    last_call = at_stage(Stage.LAST_CALL, on)
    assert last_call.due_at == last_call.next_at  # while the grace runs its end is shown
    assert shown[Stage.EXPIRED] is None


def test_at_a_table_without_a_pace_nothing_follows_the_nudge() -> None:
    on = dial(Pace.NONE, nudge_delay=15)
    clocks = list(on_time(begun(on), on))
    assert [(clock.stage, clock.due_at) for clock in clocks] == [(Stage.WAITING, None), (Stage.NUDGED, None)]
    assert clocks[0].next_at == BEGUN + 15


def test_nobody_is_nudged_within_the_nudge_delay_and_that_makes_no_turn_longer() -> None:
    for nudge_delay in (0, 15, 150, 400, HOUR):
        clock = begun(dial(Pace.LIVE, nudge_delay))
        assert clock.next_at == BEGUN + min(nudge_delay, 150)
        assert clock.due_at == BEGUN + 5 * MINUTE


def test_a_live_table_is_nudged_after_seconds_and_any_other_after_minutes() -> None:
    nudge_delay = NudgeDelay(live=15, slower=300)
    assert [nudge_delay.at(pace) for pace in Pace] == [300, 15, 300, 300, 300]


def test_quiet_hours_stop_the_clock() -> None:
    on = dial(Pace.DAILY, calendar=Calendar(quiet=NIGHT))
    nine_in_the_evening = 1_700_000_000 // DAY * DAY + 21 * HOUR
    clock = begun(on, nine_in_the_evening)
    next_at, due_at = due(advanced(clock, on, nine_in_the_evening))
    assert next_at == nine_in_the_evening + 11 * HOUR + 11 * HOUR
    assert due_at == nine_in_the_evening + DAY + 20 * HOUR


def test_the_grace_runs_from_when_it_was_told() -> None:
    on = dial()
    reminded = at_stage(Stage.REMINDED, on)
    told_at = due(reminded)[0] + 9 * HOUR
    last_call = advanced(reminded, on, told_at)
    assert last_call.stage is Stage.LAST_CALL
    assert last_call.next_at == told_at + 4 * HOUR


def test_a_stage_that_comes_late_does_not_make_the_next_one_later() -> None:
    on = dial()
    nudged = at_stage(Stage.NUDGED, on)
    assert advanced(nudged, on, due(nudged)[0] + 3 * HOUR).next_at == BEGUN + DAY


@EVERY_PACE
def test_an_end_that_comes_late_gives_another_grace(pace: Pace) -> None:
    on = dial(pace)
    last_call = at_stage(Stage.LAST_CALL, on)
    end = due(last_call)[0]
    assert advanced(last_call, on, end + 5 * MINUTE).stage is Stage.EXPIRED
    again = advanced(last_call, on, end + 5 * MINUTE + 1)
    assert (again.stage, again.next_at) == (Stage.LAST_CALL, end + 5 * MINUTE + 1 + GRACE[pace])
    assert advanced(again, on, due(again)[0]).stage is Stage.EXPIRED


def test_an_end_that_came_while_the_bot_was_down_gives_another_grace_however_short_that_was() -> None:
    on = dial(Pace.LIVE)
    last_call = at_stage(Stage.LAST_CALL, on)
    again = advanced(last_call, on, due(last_call)[0] + 1, late=True)
    assert (again.stage, again.next_at) == (Stage.LAST_CALL, due(last_call)[0] + 1 + MINUTE)


def test_a_clock_that_has_expired_has_nothing_due() -> None:
    expired = at_stage(Stage.EXPIRED, dial())
    assert (expired.left, expired.next_at, expired.due_at) == (None, None, None)
    assert stopped(expired, dial(), BEGUN + 9 * DAY).stage is Stage.EXPIRED
    assert resumed(stopped(expired, dial(), BEGUN + 9 * DAY), dial(), BEGUN + 10 * DAY).next_at is None


def test_a_paused_clock_has_nothing_due() -> None:
    clock = stopped(at_stage(Stage.NUDGED, dial()), dial(), BEGUN + HOUR)
    assert (clock.since, clock.left, clock.next_at, clock.due_at) == (None, 11 * HOUR, None, None)
    assert stopped(clock, dial(), BEGUN + 5 * HOUR) == clock


CALENDARS = st.sampled_from(
    (Calendar(), Calendar(quiet=NIGHT), Calendar(away=((BEGUN + HOUR, BEGUN + 2 * DAY),)))
)


@settings(max_examples=150)
@given(
    st.sampled_from(PACES),
    CALENDARS,
    st.sampled_from((Stage.WAITING, Stage.NUDGED, Stage.REMINDED, Stage.LAST_CALL)),
    st.floats(0, 1),
    st.integers(0, 30 * DAY),
)
def test_a_pause_keeps_what_is_left(
    pace: Pace, calendar: Calendar, stage: Stage, part: float, pause: int
) -> None:
    on = dial(pace, 15, calendar)
    clock = at_stage(stage, on)
    assert clock.since is not None
    stop = clock.since + int(part * (due(clock)[0] - clock.since))
    again = stop + pause
    running = resumed(stopped(clock, on, stop), on, again)
    assert running.stage is stage
    for before, after in zip(due(clock), due(running), strict=True):
        assert calendar.between(again, after) == calendar.between(stop, before)


@given(st.integers(0, 30 * DAY))
def test_a_pause_and_its_end_at_once_change_nothing(seconds: int) -> None:
    on = dial(nudge_delay=15)
    clock = at_stage(Stage.NUDGED, on)
    at = BEGUN + 15 + seconds % (11 * HOUR)
    assert due(resumed(stopped(clock, on, at), on, at)) == due(clock)


@pytest.mark.parametrize("stage", [Stage.WAITING, Stage.NUDGED, Stage.REMINDED])
def test_an_extension_puts_the_deadline_off_by_as_much(stage: Stage) -> None:
    on = dial(nudge_delay=15)
    clock = at_stage(stage, on)
    assert clock.since is not None
    longer = extended(clock, 6 * HOUR, on, clock.since + 5)
    assert longer.due_at == BEGUN + DAY + 6 * HOUR


def test_an_extension_puts_no_first_nudge_off() -> None:
    on = dial(nudge_delay=15)
    longer = extended(begun(on), 6 * HOUR, on, BEGUN + 5)
    assert longer.stage is Stage.NUDGED
    assert longer.next_at == BEGUN + 18 * HOUR


@pytest.mark.parametrize("stage", [Stage.LAST_CALL, Stage.EXPIRED])
def test_an_extension_after_the_time_was_up_runs_from_now(stage: Stage) -> None:
    on, now = dial(), BEGUN + 9 * DAY
    longer = extended(at_stage(stage, on), 6 * HOUR, on, now)
    assert (longer.stage, longer.due_at) == (Stage.REMINDED, now + 6 * HOUR)
    assert advanced(longer, on, now + 6 * HOUR).stage is Stage.LAST_CALL


def test_an_extension_during_the_grace_gives_as_much_time_as_it_says_and_nothing_of_the_grace() -> None:
    on, now = dial(), BEGUN + DAY + HOUR
    longer = extended(at_stage(Stage.LAST_CALL, on), 6 * HOUR, on, now)
    assert (longer.stage, longer.due_at) == (Stage.REMINDED, now + 6 * HOUR)


def test_a_change_of_pace_begins_the_time_anew_and_nudges_nobody_twice() -> None:
    live, relaxed, now = dial(Pace.LIVE, 15), dial(Pace.RELAXED, 15), BEGUN + 100
    waiting = changed(begun(live), relaxed, BEGUN + 5)
    assert (waiting.stage, waiting.due_at) == (Stage.WAITING, BEGUN + 5 + 3 * DAY)
    for stage in (Stage.NUDGED, Stage.REMINDED, Stage.LAST_CALL, Stage.EXPIRED):
        clock = changed(at_stage(stage, live), relaxed, now)
        assert (clock.stage, clock.since) == (Stage.NUDGED, now)
        assert clock.next_at == now + 3 * DAY // 2 - 15


def test_a_table_that_loses_its_pace_has_nothing_due_any_more_and_one_that_gets_one_has() -> None:
    none = changed(at_stage(Stage.REMINDED, dial()), dial(Pace.NONE), BEGUN + DAY)
    assert (none.stage, none.next_at, none.due_at) == (Stage.NUDGED, None, None)
    again = changed(none, dial(Pace.LIVE), BEGUN + 2 * DAY)
    assert due(again) == (BEGUN + 2 * DAY + 150, BEGUN + 2 * DAY + 300)


def test_a_grace_is_given_whole_and_from_now() -> None:
    expired = at_stage(Stage.EXPIRED, dial())
    again = graced(expired, dial(), BEGUN + 9 * DAY)
    assert (again.stage, again.next_at) == (Stage.LAST_CALL, BEGUN + 9 * DAY + 4 * HOUR)


def test_a_clock_of_the_machine_that_jumps_back_takes_no_time_from_anybody() -> None:
    on = dial()
    clock = replace(at_stage(Stage.NUDGED, on), since=BEGUN)
    assert stopped(clock, on, BEGUN - 5 * DAY).left == clock.left
    again = resumed(clock, on, BEGUN - 5 * DAY)
    assert due(again) == (BEGUN - 5 * DAY + 12 * HOUR, BEGUN - 4 * DAY)


@EVERY_PACE
def test_a_turn_keeps_its_length_before_and_after_the_end_of_a_round(pace: Pace) -> None:
    end = BEGUN + ALLOWED[pace] * 2 // 3
    on = TimeControl(pace, 0, Calendar(), end)
    for at in (BEGUN, end, end + DAY):
        assert begun(on, at=at).due_at == at + ALLOWED[pace]
        [*_, expired] = on_time(begun(on, at=at), on)
        assert expired.since == at + ALLOWED[pace] + GRACE[pace]


def test_without_a_pace_the_end_of_the_round_is_the_deadline_and_a_turn_has_two_days_at_least() -> None:
    end = BEGUN + 9 * DAY
    on = TimeControl(Pace.NONE, 0, Calendar(), end)
    assert begun(on).due_at == end
    assert begun(on, at=end - DAY).due_at == end + DAY
    assert begun(on, at=end + DAY).due_at == end + 3 * DAY
