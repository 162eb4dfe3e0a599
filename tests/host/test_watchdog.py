"""The watchdog: the log says when the event loop hangs, where, and when it goes on."""

import asyncio
import logging
import time

import pytest

from bot.host.watchdog import guarded
from bot.logs import fields_of
from tests.patience import eventually


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.name == "bot.host.watchdog"]


def wait_for_a_disk(caplog: pytest.LogCaptureFixture) -> None:
    while not told(caplog):
        time.sleep(0.01)


async def test_a_loop_that_hangs_is_told_once_with_where_and_when_it_goes_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    with guarded(every=0.01, hangs_after=0.05):
        wait_for_a_disk(caplog)
        await eventually(lambda: len(told(caplog)) == 2)
    assert told(caplog) == ["the event loop hangs", "the event loop goes on"]
    hangs, goes_on = caplog.records
    assert (hangs.levelno, goes_on.levelno) == (logging.ERROR, logging.WARNING)
    assert "test_watchdog.py" in str(fields_of(hangs)["where"])
    assert "wait_for_a_disk" in str(fields_of(hangs)["where"])


async def test_nothing_is_said_of_a_loop_that_turns(caplog: pytest.LogCaptureFixture) -> None:
    with guarded(every=0.0, hangs_after=60.0):
        for _ in range(100):
            await asyncio.sleep(0)
    assert told(caplog) == []
