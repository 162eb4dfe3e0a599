"""The pool of worker processes, with real ones: whatever goes wrong in one, the caller is told, and the pool
is good for the next call.
"""

import asyncio
import gc
import logging
import multiprocessing
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.logs import event_of
from bot.processes import NICENESS, NoAnswerError, Priority, ProcessPool, _serve
from tests.patience import eventually
from tests.worker_calls import die, serve_without_nice, sleep, stumble, wait_for

SEARCH = Priority.SEARCH

SOON = 2.0
"""The patience of a test that waits for it to end, in seconds; longer than an answer takes."""


@pytest.fixture
def pool() -> Iterator[ProcessPool]:
    pool = ProcessPool(1, waiting=2, patience=60)
    yield pool
    pool.close()


@pytest.fixture
def hasty() -> Iterator[ProcessPool]:
    pool = ProcessPool(1, patience=SOON)
    yield pool
    pool.close()


@pytest.fixture
def gate(tmp_path: Path) -> Path:
    return tmp_path / "gate"


def workers() -> int:
    return len(multiprocessing.active_children())


async def started(pool: ProcessPool) -> int:
    while True:
        try:
            return await pool.run(SEARCH, os.getpid)
        except NoAnswerError:
            await asyncio.sleep(SOON)


async def test_it_answers_from_another_process_of_low_priority(pool: ProcessPool) -> None:
    before = workers()
    assert await pool.run(SEARCH, divmod, 17, 5) == (3, 2)
    assert workers() == before + 1, "which is started when it is needed first"
    assert await pool.run(SEARCH, os.getpid) != os.getpid()
    assert await pool.run(SEARCH, os.nice, 0) == min(os.nice(0) + NICENESS, 19)


@pytest.mark.slow
async def test_a_call_that_raises_has_failed_and_what_it_held_is_not_told(
    pool: ProcessPool, caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(NoAnswerError, match="failed"):
        await pool.run(SEARCH, stumble)
    assert [event_of(record) for record in caplog.records] == [
        'no answer from worker processes calls="stumble failed 1"'
    ]
    assert await pool.run(SEARCH, abs, -3) == 3


@pytest.mark.slow
async def test_when_a_process_dies_the_next_call_has_a_new_one(
    pool: ProcessPool, caplog: pytest.LogCaptureFixture
) -> None:
    first = await pool.run(SEARCH, os.getpid)
    with pytest.raises(NoAnswerError, match="died"):
        await pool.run(SEARCH, die)
    assert len(caplog.records) == 1
    assert caplog.records[0].levelno == logging.WARNING
    assert await pool.run(SEARCH, os.getpid) != first


async def test_a_process_that_hangs_is_killed_and_the_caller_told_meanwhile(hasty: ProcessPool) -> None:
    first = await started(hasty)
    with pytest.raises(NoAnswerError, match="late"):
        await hasty.run(SEARCH, sleep, 3600.0)
    assert await started(hasty) != first


@pytest.mark.slow
async def test_no_more_calls_wait_than_may(pool: ProcessPool, gate: Path) -> None:
    waiting = [asyncio.ensure_future(pool.run(SEARCH, wait_for, gate)) for _ in range(2)]
    await asyncio.sleep(0)
    with pytest.raises(NoAnswerError, match="full"):
        await pool.run(SEARCH, abs, 2)
    gate.touch()
    assert await asyncio.gather(*waiting) == ["awake", "awake"]
    assert await pool.run(SEARCH, abs, -2) == 2


@pytest.mark.slow
async def test_the_loop_goes_on_while_a_process_computes(pool: ProcessPool, gate: Path) -> None:
    computing = asyncio.ensure_future(pool.run(SEARCH, wait_for, gate))
    for _ in range(10):
        await asyncio.sleep(0)
    gate.touch()  # for which the process waits
    assert await computing == "awake"


async def test_a_process_is_replaced_after_its_calls() -> None:
    pool = ProcessPool(1, patience=60, calls=2)
    numbers = [await pool.run(SEARCH, os.getpid) for _ in range(4)]
    pool.close()
    assert numbers[0] == numbers[1] != numbers[2] == numbers[3]


async def test_a_closed_pool_leaves_no_process_and_answers_nobody(caplog: pytest.LogCaptureFixture) -> None:
    before = workers()
    pool = ProcessPool(2, patience=60)
    await pool.run(SEARCH, abs, 1)
    computing = asyncio.ensure_future(pool.run(SEARCH, sleep, 3600.0))
    await asyncio.sleep(0.05)
    pool.close()
    with pytest.raises(NoAnswerError, match=r"died|closed"):
        await computing
    with pytest.raises(NoAnswerError, match="closed"):
        await pool.run(SEARCH, abs, 1)
    assert workers() == before
    assert len(caplog.records) == 2


async def test_the_urgent_calls_go_first_and_of_pictures_the_latest() -> None:
    pool, answered = ProcessPool(1, patience=60), list[str]()

    async def ask(name: str, priority: Priority) -> None:
        await pool.run(priority, abs, 1)
        answered.append(name)

    async with asyncio.TaskGroup() as asking:
        asking.create_task(pool.run(SEARCH, sleep, 0.2))
        asking.create_task(ask("emoji", Priority.EMOJI))
        asking.create_task(ask("early picture", Priority.PICTURE))
        asking.create_task(ask("late picture", Priority.PICTURE))
        asking.create_task(ask("schedule", Priority.SCHEDULE))
        asking.create_task(ask("advice", Priority.ADVICE))
        asking.create_task(ask("search", SEARCH))
        asking.create_task(ask("next search", SEARCH))
    pool.close()
    urgent = ["search", "next search", "advice", "schedule"]
    assert answered == [*urgent, "late picture", "early picture", "emoji"]


async def test_calls_that_are_less_urgent_leave_room(pool: ProcessPool, gate: Path) -> None:
    held = asyncio.create_task(pool.run(SEARCH, wait_for, gate))
    await asyncio.sleep(0)
    picture = asyncio.create_task(pool.run(Priority.PICTURE, abs, 1))
    await asyncio.sleep(0)
    with pytest.raises(NoAnswerError, match="full"):
        await pool.run(Priority.PICTURE, abs, 2)
    urgent = asyncio.create_task(pool.run(SEARCH, abs, -3))
    await asyncio.sleep(0)
    gate.touch()
    assert await urgent == 3
    await asyncio.gather(held, picture)


async def test_what_nobody_wants_any_more_is_not_begun_takes_no_room_and_is_no_warning(
    pool: ProcessPool, gate: Path, caplog: pytest.LogCaptureFixture
) -> None:
    is_wanted = True
    held = asyncio.create_task(pool.run(SEARCH, wait_for, gate))
    await asyncio.sleep(0)
    picture = asyncio.create_task(pool.run(Priority.PICTURE, die, wanted=lambda: is_wanted))
    await asyncio.sleep(0)
    is_wanted = False
    other = asyncio.create_task(pool.run(Priority.PICTURE, abs, -3))
    await asyncio.sleep(0)
    gate.touch()
    assert await other == 3, "in the place of the other"
    assert await held == "awake", "the process is still alive"
    with pytest.raises(NoAnswerError, match="unwanted"):
        await picture
    assert caplog.records == []


async def test_who_gives_up_before_the_turn_has_nothing_begun(pool: ProcessPool, gate: Path) -> None:
    first = await started(pool)
    held = asyncio.create_task(pool.run(SEARCH, wait_for, gate))
    await asyncio.sleep(0)
    given_up = asyncio.create_task(pool.run(SEARCH, die))
    await asyncio.sleep(0)
    given_up.cancel()
    gate.touch()
    assert await held == "awake"
    assert await pool.run(SEARCH, os.getpid) == first


async def test_an_emoji_waits_for_its_turn_however_long_that_takes() -> None:
    pool = ProcessPool(1, patience=SOON)
    hanging = asyncio.create_task(pool.run(SEARCH, sleep, 3600.0))
    await asyncio.sleep(0)
    emoji = asyncio.create_task(pool.run(Priority.EMOJI, abs, -3))
    with pytest.raises(NoAnswerError, match="late"):
        await hanging
    assert await emoji == 3
    pool.close()


async def test_however_many_calls_have_no_answer_it_is_one_line_at_a_time(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def lines() -> list[str]:
        return [event_of(record) for record in caplog.records]

    async def leave_out(pool: ProcessPool, times: int) -> None:
        for _ in range(times):
            with pytest.raises(NoAnswerError, match="full"):
                await pool.run(SEARCH, abs, 1)

    pool = ProcessPool(1, waiting=0, log_every=0.05)
    await leave_out(pool, 100)
    assert lines() == ['no answer from worker processes calls="abs full 1"']
    await eventually(lambda: len(lines()) == 2)
    assert lines()[1] == 'no answer from worker processes calls="abs full 99"'
    pool.close()
    pool = ProcessPool(1, waiting=0)
    await leave_out(pool, 3)
    pool.close()
    assert lines()[2:] == [
        'no answer from worker processes calls="abs full 1"',
        'no answer from worker processes calls="abs full 2"',
    ]


def test_a_process_starts_where_there_is_no_niceness() -> None:
    """On Windows there is none."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=serve_without_nice, args=(theirs,), daemon=True)
    process.start()
    theirs.close()
    assert ours.recv() is True
    ours.send((abs, (-3,)))
    assert ours.recv() == (True, 3)
    ours.close()
    process.join()


@pytest.mark.slow
async def test_who_no_longer_waits_does_not_spoil_the_next_answer(pool: ProcessPool, gate: Path) -> None:
    await pool.run(SEARCH, abs, 1)
    computing = asyncio.ensure_future(pool.run(SEARCH, wait_for, gate))
    await asyncio.sleep(0.01)
    computing.cancel()
    with pytest.raises(asyncio.CancelledError):
        await computing
    gate.touch()
    assert await pool.run(SEARCH, abs, -5) == 5


async def test_a_pool_is_closed_though_a_call_that_waits_was_given_up(pool: ProcessPool, gate: Path) -> None:
    calls = [asyncio.create_task(pool.run(SEARCH, wait_for, gate)) for _ in range(2)]
    await asyncio.sleep(0)
    for call in calls:
        call.cancel()
    await asyncio.gather(*calls, return_exceptions=True)
    pool.close()
    assert workers() == 0


@pytest.mark.slow
async def test_who_gave_up_is_not_told_when_the_pool_is_closed(pool: ProcessPool) -> None:
    """A call under way breaks with its process; nobody waits for that any more, and the loop has no error."""
    told: list[object] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, context: told.append(context))
    await started(pool)
    asked = asyncio.ensure_future(pool.run(SEARCH, sleep, 60.0))
    await asyncio.sleep(0.05)
    asked.cancel()
    await asyncio.gather(asked, return_exceptions=True)
    pool.close()
    await asyncio.sleep(0.05)
    del asked
    gc.collect()
    assert told == []


@pytest.mark.slow
def test_a_process_whose_bot_is_killed_as_it_starts_ends_without_a_word(
    capfd: pytest.CaptureFixture[str],
) -> None:
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_serve, args=(theirs,), daemon=True)
    ours.close()
    process.start()
    process.join()
    assert process.exitcode == 0
    assert capfd.readouterr().err == ""
