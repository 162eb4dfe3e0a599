"""The loop that does what is due: in real time, with a clock that tests set."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Collection
from dataclasses import dataclass, field

import pytest

from bot.store.errors import StoreError
from bot.tables import scheduler
from bot.tables.scheduler import JUMP, ItemScheduler, Scheduler
from tests.patience import eventually


@dataclass
class Watch:
    """What an alarm watches: a clock, when something is due, and what has happened."""

    now: int = 1_700_000_000
    due: int | None = None
    failures: int = 0
    failure: Exception = field(default_factory=lambda: OSError("no answer"))
    happened: list[str] = field(default_factory=list)

    async def next_at(self) -> int | None:
        if self.failures:
            self.failures -= 1
            raise self.failure
        return self.due

    async def ring(self) -> None:
        self.happened.append("rung")
        if self.due is not None and self.due <= self.now:
            self.due = None

    async def jumped(self) -> None:
        self.happened.append("jumped")

    async def until(self, seen: Callable[[], bool]) -> None:
        await eventually(seen, f"it, but {self.happened},")


@pytest.fixture
def watch() -> Watch:
    return Watch()


@pytest.fixture
async def running(watch: Watch) -> AsyncIterator[Scheduler]:
    running = Scheduler(lambda: watch.now, watch.next_at, watch.ring, watch.jumped)
    yield running
    await running.stop()


async def test_what_is_due_at_the_start_is_done_at_once(watch: Watch, running: Scheduler) -> None:
    running.start()
    await watch.until(lambda: watch.happened == ["rung"])
    await asyncio.sleep(0.05)
    assert watch.happened == ["rung"]


async def test_it_rings_again_when_the_next_is_due(watch: Watch, running: Scheduler) -> None:
    watch.due = watch.now + 1
    running.start()
    await watch.until(lambda: watch.happened == ["rung"])
    watch.now += 1
    await watch.until(lambda: watch.happened == ["rung", "rung"])


async def test_something_that_is_due_earlier_wakes_it_and_something_later_does_not(
    watch: Watch, running: Scheduler
) -> None:
    watch.due = watch.now + 600
    running.start()
    await watch.until(lambda: watch.happened == ["rung"])
    for at in (None, watch.now + 600, watch.now + 900):
        running.wake(at)
    await asyncio.sleep(0.02)
    assert watch.happened == ["rung"]
    running.wake(watch.now)
    await watch.until(lambda: watch.happened == ["rung", "rung"])


async def test_what_becomes_due_while_it_asks_for_the_next_is_not_slept_through(watch: Watch) -> None:
    async def next_at() -> int | None:
        if len(watch.happened) == 1:
            asking.wake(watch.now + 1)  # stored just after the question was answered
        return None

    asking = Scheduler(lambda: watch.now, next_at, watch.ring)
    asking.start()
    await watch.until(lambda: watch.happened == ["rung", "rung"])
    await asking.stop()


async def test_whatever_fails_it_goes_on(
    watch: Watch, running: Scheduler, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler, "SOON", 0)
    watch.failures = 3
    running.start()
    await watch.until(lambda: watch.happened == ["rung"] * 4)
    assert caplog.text.count("what is due could not be done") == 3


async def test_that_nothing_can_be_stored_is_no_traceback_again_each_time(
    watch: Watch, running: Scheduler, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(scheduler, "SOON", 0)
    caplog.set_level(logging.INFO)
    watch.failures, watch.failure = 3, StoreError("disk_full", path="tavern.sqlite3", reason="full")
    running.start()
    await watch.until(lambda: watch.happened == ["rung"] * 4)
    told = [r for r in caplog.records if r.getMessage() == "what is due is done later"]
    assert [(r.levelname, r.exc_info) for r in told] == [("INFO", None)] * 3


@pytest.mark.parametrize("ahead", [JUMP + 100, -JUMP - 100])
async def test_a_clock_that_jumps_is_logged(
    watch: Watch, running: Scheduler, caplog: pytest.LogCaptureFixture, ahead: int
) -> None:
    watch.due = watch.now + 1
    running.start()
    await watch.until(lambda: watch.happened == ["rung"])
    watch.now += 1 + ahead
    await watch.until(lambda: watch.happened == ["rung", "jumped", "rung"])
    assert "the machine's clock has jumped" in caplog.text


async def test_being_woken_is_no_jump(
    watch: Watch, running: Scheduler, caplog: pytest.LogCaptureFixture
) -> None:
    running.start()
    await watch.until(lambda: watch.happened == ["rung"])
    running.wake(watch.now)
    await watch.until(lambda: watch.happened == ["rung", "rung"])
    assert caplog.text == ""


async def test_once_stopped_it_does_nothing(watch: Watch, running: Scheduler) -> None:
    running.start()
    await watch.until(lambda: watch.happened == ["rung"])
    await running.stop()
    running.wake(watch.now)
    await asyncio.sleep(0.05)
    assert watch.happened == ["rung"]


HOUR, DAY = 3600, 24 * 3600


class Letters(ItemScheduler[str]):
    """Does letters, of which some can't be done."""

    def __init__(self, watch: Watch, *bad: str, error: Exception) -> None:
        super().__init__(lambda: watch.now)
        self.left, self.bad, self.error = list("abc"), {*bad}, error
        self.tried: list[str] = []

    async def due(self) -> Collection[str]:
        return [*self.left]

    async def do(self, item: str) -> None:
        self.tried.append(item)
        if item in self.bad:
            raise self.error
        self.left.remove(item)

    async def next_at(self) -> int | None:
        return None


@pytest.mark.parametrize(
    "error", [OSError("a bug"), StoreError("busy", path="tavern.sqlite3", reason="locked")]
)
async def test_one_item_that_fails_stops_itself_alone_and_is_told_once_and_tried_ever_more_seldom(
    watch: Watch, caplog: pytest.LogCaptureFixture, error: Exception
) -> None:
    letters = Letters(watch, "a", error=error)
    caplog.set_level(logging.WARNING)
    await letters.run()
    assert letters.tried == ["a", "b", "c"]
    assert letters.left == ["a"]
    for pause in (5, 60, 5 * 60, HOUR, 6 * HOUR, DAY, DAY):
        letters.tried.clear()
        watch.now += pause - 1
        await letters.run()
        assert letters.tried == []
        watch.now += 1
        await letters.run()
        assert letters.tried == ["a"]
    assert caplog.text.count("what is due") == 1
    letters.bad.clear()
    watch.now += DAY
    await letters.run()
    assert (letters.left, [*letters.failed]) == ([], [])


async def test_it_wakes_by_itself_for_what_has_failed(watch: Watch) -> None:
    letters = Letters(watch, "b", error=OSError("a bug"))
    await letters.resume()
    await watch.until(lambda: letters.left == ["b"])
    letters.bad.clear()
    watch.now += 5
    letters._alarm.wake(watch.now)
    await watch.until(lambda: letters.left == [])
    await letters.stop()


async def test_what_has_failed_and_is_due_no_more_is_forgotten(watch: Watch) -> None:
    letters = Letters(watch, "c", error=OSError("a bug"))
    await letters.run()
    letters.left.clear()
    watch.now += 5
    await letters.run()
    assert [*letters.failed] == []
