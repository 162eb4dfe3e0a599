"""What simcord must have is there, and the simulation comes to rest when nothing can go on."""

import asyncio
import threading
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import pytest
import simcord
from simcord import Env

from tests.patience import PATIENCE
from tests.simulated.private import (
    ASLEEP,
    RELIED_ON,
    RELIED_ON_IN_AN_ENV,
    RELIED_ON_IN_ITS_WORK,
    at_once,
    composed_tasks,
    make_quick,
    missing,
)
from tests.simulated.specimen import Specimen, gather

make_quick()


async def test_simcord_has_what_is_relied_on() -> None:
    async with simcord.run(Specimen()) as env:
        parts = (env, RELIED_ON_IN_AN_ENV), (env._work, RELIED_ON_IN_ITS_WORK)
        assert missing(*RELIED_ON.items(), *parts) == []


async def test_what_is_gone_is_named() -> None:
    assert missing((simcord.env, "Env _gone")) == ["simcord.env._gone"]


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


@asynccontextmanager
async def managed(lock: asyncio.Lock) -> AsyncIterator[None]:
    async with lock:
        yield


async def locked(lock: asyncio.Lock) -> None:
    async with managed(lock):
        pass


TURNS: dict[str, Callable[[asyncio.Lock], Awaitable[object]]] = {
    "lock": asyncio.Lock.acquire,
    "lock of a manager": locked,
    "queue": lambda _: asyncio.Queue[int]().get(),
    "event": lambda _: asyncio.Event().wait(),
}


class Queueing(Specimen):
    """A bot of which one holds a lock for a time, and another waits."""

    def __init__(self, seconds: float, wait: Callable[[asyncio.Lock], Awaitable[object]]) -> None:
        super().__init__()
        self.seconds, self.wait, self.is_done = seconds, wait, False

    async def setup_hook(self) -> None:
        await super().setup_hook()
        lock = asyncio.Lock()
        self.tasks = [asyncio.create_task(one(lock)) for one in (self.hold, self.queue)]

    async def hold(self, lock: asyncio.Lock) -> None:
        async with lock:
            await asyncio.sleep(self.seconds)

    async def queue(self, lock: asyncio.Lock) -> None:
        await self.wait(lock)
        self.is_done = True


@pytest.mark.parametrize("way", TURNS)
async def test_who_waits_for_one_that_sleeps_long_rests(way: str) -> None:
    bot = Queueing(ASLEEP + 1, TURNS[way])
    async with simcord.run(bot, settle_timeout=PATIENCE) as env:
        await env.settle()
        assert not bot.is_done
        await env.advance_time(ASLEEP + 1)
        assert bot.is_done == (way.startswith("lock"))


async def test_who_waits_for_one_that_sleeps_shortly_is_waited_for() -> None:
    bot = Queueing(0.1, locked)
    async with simcord.run(bot, settle_timeout=PATIENCE) as env:
        await env.settle()
        assert bot.is_done


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


class Slow(Specimen):
    """A bot that begins with work for which the machine takes longer than simcord waits for a start."""

    late = 0.0
    is_done = False

    async def setup_hook(self) -> None:
        await super().setup_hook()
        self.working = asyncio.create_task(self.work())

    async def work(self) -> None:
        await asyncio.sleep(0)
        self.late = 6.0
        await asyncio.sleep(0.1)
        self.is_done = True


async def test_a_start_that_takes_long_is_waited_for_as_all_else_is(monkeypatch: pytest.MonkeyPatch) -> None:
    bot, loop = Slow(), asyncio.get_running_loop()
    time = loop.time
    monkeypatch.setattr(loop, "time", lambda: time() + bot.late)
    async with simcord.run(bot, settle_timeout=PATIENCE):
        assert bot.is_done


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


@pytest.fixture
def simcord_bot() -> Specimen:
    return Specimen()


async def test_a_hundred_people_are_each_answered(simcord_env: Env) -> None:
    channel, alice, _ = gather(simcord_env)
    crew = [alice.guild.add_member(simcord_env.create_user(f"sailor {n}")) for n in range(100)]
    results = await at_once(simcord_env, *(sailor.slash(channel, "try letter") for sailor in crew))
    assert [result.response.content for result in results if result.response] == [
        "Look at your messages"
    ] * 100
    assert all(sailor.user.dm_channel.last_message for sailor in crew)


async def test_nothing_is_answered_before_all_have_acted(simcord_env: Env) -> None:
    channel, alice, bob = gather(simcord_env)
    post = (await alice.slash(channel, "try post")).response
    assert post
    before = len(simcord_env.backend.transcript)
    await at_once(
        simcord_env, alice.click(post, custom_id="pick:kraken"), bob.click(post, custom_id="pick:mermaid")
    )
    seams = [seam for seam, name, _ in simcord_env.backend.transcript[before:] if name != "MESSAGE_UPDATE"]
    assert seams == ["GATEWAY", "GATEWAY", "HTTP", "HTTP"]


async def test_afterwards_people_act_one_by_one_again(simcord_env: Env) -> None:
    channel, alice, bob = gather(simcord_env)
    await at_once(simcord_env, bob.slash(channel, "try post"))
    assert (await alice.slash(channel, "try hand")).acknowledged
