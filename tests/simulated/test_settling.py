"""What a task waits for that others are to finish is found, however it waits for them; and who sleeps longer
than tests wait for sleeps on until the time is moved, however patient the simulation is with a busy machine.
"""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest
import simcord

from tests.patience import PATIENCE
from tests.simulated.settling import ASLEEP, composed_tasks, settle_quickly
from tests.simulated.specimen import Specimen

settle_quickly()

Child = asyncio.Task[bool]
Waiting = Callable[[Child, Child], Awaitable[object]]


async def in_a_group(first: Child, second: Child) -> None:
    async def wait_for(child: Child) -> None:
        await child

    async with asyncio.TaskGroup() as group:
        for child in (first, second):
            group.create_task(wait_for(child), name=child.get_name())


async def gathered(first: Child, second: Child) -> None:
    await asyncio.gather(first, second)


async def deeper(first: Child, second: Child) -> None:
    await asyncio.wait({first, second})


WAYS: dict[str, tuple[Waiting, set[str]]] = {
    "by itself": (lambda first, _: first, {"first"}),
    "gathered": (gathered, {"first", "second"}),
    "shielded": (lambda first, _: asyncio.shield(first), {"first"}),
    "one of several": (lambda *both: asyncio.wait(both, return_when="FIRST_COMPLETED"), {"first", "second"}),
    "in a call": (deeper, {"first", "second"}),
    "in a group": (in_a_group, {"first", "second"}),
    "for nobody's task": (lambda *_: asyncio.sleep(60), set()),
}


@pytest.mark.parametrize(("way", "names"), WAYS.values(), ids=WAYS)
async def test_the_tasks_that_a_task_waits_for_are_found(way: Waiting, names: set[str]) -> None:
    done = asyncio.Event()
    first, second = (asyncio.create_task(done.wait(), name=name) for name in ("first", "second"))

    async def wait() -> None:
        await way(first, second)

    task = asyncio.create_task(wait())
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    waiter = task._fut_waiter  # type: ignore[attr-defined]
    found = composed_tasks(task, waiter)
    assert {one.get_name() for one in found if isinstance(one, asyncio.Task)} == names
    done.set()
    task.cancel()
    await asyncio.wait({first, second, task})


class Sleeper(Specimen):
    """A bot that begins with two sleeps; tells which of them is over."""

    def __init__(self, *seconds: float) -> None:
        super().__init__()
        self.seconds = seconds
        self.awake: list[float] = []

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.sleeps = [asyncio.create_task(self.sleep(one)) for one in self.seconds]

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)
        self.awake.append(seconds)


async def test_what_sleeps_long_is_left_asleep_however_long_others_may_take() -> None:
    bot = Sleeper(0.1, ASLEEP + 1)
    async with simcord.run(bot, settle_timeout=PATIENCE) as env:
        await env.settle()
        assert bot.awake == [0.1]
        await env.advance_time(ASLEEP)
        assert bot.awake == [0.1]
        await env.advance_time(1)
        assert bot.awake == [0.1, ASLEEP + 1]


class Patient(Specimen):
    """A bot that begins by waiting for another thread, though not for ever."""

    is_answered = False

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.waiting = asyncio.create_task(self.wait())

    async def wait(self) -> None:
        loop = asyncio.get_running_loop()
        answer = loop.create_future()
        threading.Timer(0.3, loop.call_soon_threadsafe, (answer.set_result, None)).start()
        await asyncio.wait_for(answer, ASLEEP + 1)
        self.is_answered = True


async def test_who_waits_with_a_limit_for_what_comes_from_elsewhere_is_not_asleep() -> None:
    bot = Patient()
    async with simcord.run(bot, settle_timeout=PATIENCE) as env:
        await env.settle()
        assert bot.is_answered


class Reminded(Specimen):
    """A bot that begins by having itself called soon; nobody waits for that."""

    is_called = False

    async def setup_hook(self) -> None:
        await super().setup_hook()
        asyncio.get_running_loop().call_later(0.3, self.call)

    def call(self) -> None:
        self.is_called = True


async def test_what_is_called_soon_is_waited_for_though_nobody_does() -> None:
    bot = Reminded()
    async with simcord.run(bot, settle_timeout=PATIENCE) as env:
        await env.settle()
        assert bot.is_called
