"""All that reaches into simcord's private parts: for speed, and for what it has no public call for.

`RELIED_ON` names each part; without one of them this cannot be imported, and says which.

Two things make the simulation quick. It asks of each waiting task, several times after each event, whether
the bot is at rest: here only when no task can go on. And it copies each payload several times with
`copy.deepcopy`, though all of it is JSON.
"""

import asyncio
import asyncio.tasks
import contextlib
import copy
import dataclasses
from collections.abc import Callable, Coroutine, Iterator, Mapping
from contextlib import AbstractContextManager
from types import SimpleNamespace
from typing import Any, TypeVar
from weakref import WeakSet

import discord
import pytest
import simcord.actors
import simcord.components
import simcord.env
import simcord.gateway
import simcord.http.router
import simcord.http.routes.interactions
import simcord.results
from simcord import Env, InteractionResult, MemberActor, UserHandle, _dpy_internals, _runtime, _settlement
from simcord.backend import Backend
from simcord.backend.models import Message

from tests.patience import PATIENCE

Result = TypeVar("Result")

RELIED_ON: Mapping[Any, str] = {
    Env: "_bot_scope _schedule_timer _settle_internal _virtual_time",
    _dpy_internals: "_original_callback composed_tasks is_wait_for_listener listener_futures",
    _runtime: "_CallbackRecord _track_callback",
    _settlement: "_park_reason _virtualize_recognized_waits _wakes_recognized_wait",
    simcord.actors: "_component_interaction",
    simcord.components: "deepcopy",
    simcord.env: "_virtualize_recognized_waits _wakes_recognized_wait",
    simcord.gateway: "copy",
    simcord.http.router: "_check_faults copy",
    simcord.http.routes.interactions: "bot_message",
    simcord.results: "deepcopy",
    asyncio.futures: "_set_result_unless_cancelled",
    asyncio.tasks: "_GatheringFuture _wait",
    contextlib: "_AsyncGeneratorContextManager",
}
RELIED_ON_IN_AN_ENV = "_advance_task _real_advance_task _work"
RELIED_ON_IN_ITS_WORK = "callbacks executors tasks"


def missing(*parts: tuple[Any, str]) -> list[str]:
    """Which of the parts, named by the owner, are not there."""
    return [
        f"{getattr(owner, '__name__', type(owner).__name__)}.{name}"
        for owner, names in parts
        for name in names.split()
        if not hasattr(owner, name)
    ]


if gone := missing(*RELIED_ON.items()):
    raise ImportError(f"tests/simulated/private.py relies on what is gone: {', '.join(gone)}")


def make_quick() -> None:
    """Has the simulation come to rest, and copy, as below from now on."""
    vars(_dpy_internals).update(composed_tasks=composed_tasks, is_wait_for_listener=_waits_for_listener)
    vars(simcord.env).update(
        _virtualize_recognized_waits=_leave_to_the_time, _wakes_recognized_wait=_wakes_recognized_wait
    )
    # It is looked for in long lists, where it would compare its fields with those of each.
    vars(_runtime)["_CallbackRecord"].__eq__ = object.__eq__
    vars(_settlement).update(_park_reason=_reason_to_wait)
    vars(_runtime).update(_track_callback=_tracked)
    for name, method in {"_schedule_timer": _awakes_by_itself, "_settle_internal": _come_to_rest}.items():
        setattr(Env, name, method)
    for module in (simcord.components, simcord.results):
        vars(module)["deepcopy"] = copied
    for module in (simcord.gateway, simcord.http.router):
        vars(module)["copy"] = SimpleNamespace(deepcopy=copied)


def as_the_bot(env: Env) -> AbstractContextManager[None]:
    return env._bot_scope()


async def interact(who: MemberActor | UserHandle, stored: Message, data: dict[str, Any]) -> InteractionResult:
    """A person uses a component that the message need not have."""
    return await simcord.actors._component_interaction(who, stored, data)


def see_requests(
    patch: pytest.MonkeyPatch, look: Callable[[Backend, str, str], None], *, after_errors: bool = False
) -> None:
    """Calls `look` with the method and path of each request, before or after the errors that tests order."""
    check = simcord.http.router._check_faults

    def check_faults(backend: Backend, method: str, path: str) -> None:
        for one in (check, look) if after_errors else (look, check):
            one(backend, method, path)

    patch.setattr(simcord.http.router, "_check_faults", check_faults)


def forbid_outside_apps(patch: pytest.MonkeyPatch) -> None:
    """Shows what follows an answer to its person alone, as where people may not use outside apps.

    https://docs.discord.com/developers/resources/application#user-context
    """
    routes: Any = simcord.http.routes.interactions
    say, ephemeral = routes.bot_message, discord.MessageFlags(ephemeral=True).value

    def hidden(ctx: Any, *args: Any, **more: Any) -> Any:
        body = dict(ctx.body())
        return say(ctx, *args, **more, body={**body, "flags": body.get("flags", 0) | ephemeral})

    patch.setattr(routes, "bot_message", hidden)


async def at_once(env: Env, *actions: Coroutine[Any, Any, Result]) -> list[Result]:
    """Lets people act before the bot has seen any of it, then waits until the bot is at rest.

    Takes actions that have not begun (`alice.slash(channel, "join")`, `bob.click(post, label="Join")`) and
    gives their results in the same order. Autocomplete is of no use here: its choices are read too early.
    """

    async def do_not_wait(*_: Any, **__: Any) -> None:
        """Each action would otherwise wait for the bot to come to rest before the next begins."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(env, "_settle_internal", do_not_wait)
        results = [await action for action in actions]
    await env.settle()
    return results


ASLEEP = 25.0
"""Seconds: what sleeps longer is left asleep until a test moves the time, what sleeps less is waited for.

Less than any sleep that tests do not mean to wait for: the 30 seconds between two looks at a post, or the 60
until a league tries again.
"""
_WAITS = (asyncio.wait.__code__, asyncio.tasks._wait.__code__)  # type: ignore[attr-defined]
_GROUP = asyncio.TaskGroup.__aexit__.__code__
_TURNS = {
    wait.__code__
    for wait in (
        asyncio.Lock.acquire,
        asyncio.Event.wait,
        asyncio.Condition.wait,
        asyncio.Semaphore.acquire,
        asyncio.Queue.get,
        asyncio.Queue.put,
    )
}
_MANAGED = {
    getattr(contextlib._AsyncGeneratorContextManager, name).__code__ for name in ("__aenter__", "__aexit__")
}
_listens = _dpy_internals.is_wait_for_listener
_schedule = Env._schedule_timer
_settle = Env._settle_internal
_virtualize = _settlement._virtualize_recognized_waits
_park_reason = _settlement._park_reason
_wakes_any = _settlement._wakes_recognized_wait
_track = _runtime._track_callback
_AWAKE = asyncio.futures._set_result_unless_cancelled  # type: ignore[attr-defined]
_SHIELDED = "shield.<locals>._outer_done_callback"
_asleep = WeakSet[asyncio.Future[Any]]()
"""What is waited for by those who sleep until a test moves the time."""


def _waits_for_listener(client: discord.Client, task: asyncio.Task[Any]) -> bool:
    return bool(_dpy_internals.listener_futures(client)) and _listens(client, task)


def _awakes_by_itself(env: Env, record: Any, callback: Any, args: Any, context: Any) -> None:
    if record.when - env._virtual_time <= ASLEEP:
        _schedule(env, record, callback, args, context)
    elif callback is _AWAKE:
        _asleep.add(args[0])


def _rests(task: asyncio.Task[Any]) -> bool:
    """Whether it sleeps until the time is moved, or waits for its turn.

    At a lock, a queue or an event only other tasks of the bot give a turn: if all rest, nothing comes.
    """
    waiter = task._fut_waiter  # type: ignore[attr-defined]
    if waiter is None or waiter.done():
        return False
    return waiter in _asleep or any(code in _TURNS for _, code in _calls(task.get_coro()))


def _reason_to_wait(state: Any, task: asyncio.Task[Any], *limits: Any) -> str | None:
    return "rests" if _rests(task) else _park_reason(state, task, *limits)


def _leave_to_the_time(state: Any, waiting: list[asyncio.Task[Any]]) -> None:
    _virtualize(state, [task for task in waiting if not _rests(task)])


def _wakes_recognized_wait(state: Any, record: Any) -> bool:
    """Looks only at the tasks that the timer resumes; simcord looks at all of them."""
    callback = _dpy_internals._original_callback(getattr(record.handle, "_callback", None))
    owner, args = getattr(callback, "__self__", None), getattr(record.handle, "_args", ())
    futures = [one for one in (owner, *args) if isinstance(one, asyncio.Future)]
    if any(future.done() for future in futures):  # it no longer knows whom it resumes
        return _wakes_any(state, record)
    resumed = [getattr(call, "__self__", None) for one in futures for call, _ in one._callbacks or ()]
    tasks = [one for one in (*resumed, getattr(owner, "_task", None)) if one in state.work.tasks]
    work = SimpleNamespace(tasks=tasks, external_waits=state.work.external_waits)
    return bool(tasks) and _wakes_any(dataclasses.replace(state, work=work), record)


def _tracked(work: Any, schedule: Any, callback: Any, args: Any, **known: Any) -> asyncio.Handle:
    """A turn of a task need not be noted: whoever looks at the task sees that it may go on."""
    if known["when"] is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        handle: asyncio.Handle = schedule(
            *known.get("schedule_args", ()), callback, *args, context=known["context"]
        )
        return handle
    if len(work.callbacks) % 1000 == 999:  # in this list, where others are looked for, cancelled timers stay
        work.callbacks = [one for one in work.callbacks if not one.handle.cancelled()]
    return _track(work, schedule, callback, args, **known)


async def _come_to_rest(env: Env, **limits: Any) -> None:
    """Looks at who waits for what only when nobody can go on, and in detail only where not all rest."""
    loop, work = asyncio.get_running_loop(), env._work
    if limits.get("_deadline") is None:
        # simcord's own limits, such as five seconds for a start, are too short for a busy machine.
        limits["_deadline"] = loop.time() + PATIENCE
    is_at_rest = False
    while loop.time() < limits["_deadline"] and not _is_moved_on(env):
        if loop._ready:  # type: ignore[attr-defined]
            is_at_rest = False
            await asyncio.sleep(0)
        elif work.executors:
            is_at_rest = False
            left = limits["_deadline"] - loop.time()
            await asyncio.wait(work.executors, timeout=left, return_when=asyncio.FIRST_COMPLETED)
        elif is_at_rest:
            return
        elif _all_rest(env):
            is_at_rest = True
            await asyncio.sleep(0)  # what another thread is done with shows then
        else:
            break
    await _settle(env, **limits)


def _all_rest(env: Env) -> bool:
    """Whether nothing comes by itself, and all tasks rest or wait for nothing but others that do."""
    for coming in env._work.callbacks:
        if coming.when is None or coming.when <= env._virtual_time or coming.real_handle is not None:
            return False
    return all(task.done() or _rests(task) or _waits_for_sleepers(task) for task in env._work.tasks)


def _waits_for_sleepers(task: asyncio.Task[Any]) -> bool:
    waiter = task._fut_waiter  # type: ignore[attr-defined]
    if waiter is None or waiter.done():
        return False
    others = [one for one in composed_tasks(task, waiter) if not one.done()]
    return bool(others) and all(isinstance(one, asyncio.Task) and _rests(one) for one in others)


def _is_moved_on(env: Env) -> bool:
    moving = env._real_advance_task or env._advance_task
    return moving is not None and moving is not asyncio.current_task()


def composed_tasks(task: asyncio.Task[Any], waiter: Any) -> list[Any]:
    return list(dict.fromkeys((*_of_waiter(waiter), *_of_calls(task.get_coro()))))


def _of_waiter(waiter: Any) -> Iterator[asyncio.Future[Any]]:
    if isinstance(waiter, asyncio.Task):
        yield waiter
    if isinstance(waiter, asyncio.tasks._GatheringFuture):  # type: ignore[attr-defined]
        yield from (child for child in waiter._children if isinstance(child, asyncio.Future))
    for callback, *_ in getattr(waiter, "_callbacks", None) or ():
        if getattr(callback, "__qualname__", "").endswith(_SHIELDED):
            for name, cell in zip(callback.__code__.co_freevars, callback.__closure__, strict=True):
                if name == "inner" and isinstance(cell.cell_contents, asyncio.Future):
                    yield cell.cell_contents


def _of_calls(coroutine: Any) -> Iterator[asyncio.Future[Any]]:
    for call, code in _calls(coroutine):
        if code in _WAITS:
            yield from (one for one in call.cr_frame.f_locals["fs"] if isinstance(one, asyncio.Future))
        elif code is _GROUP:
            group = call.cr_frame.f_locals["self"]
            yield from (one for one in group._tasks if isinstance(one, asyncio.Task))


def _calls(coroutine: Any) -> Iterator[tuple[Any, Any]]:
    """A coroutine and those that it awaits, each within the one before, with their code."""
    while coroutine is not None:
        code = getattr(coroutine, "cr_code", None)
        yield coroutine, code
        if code in _MANAGED:
            coroutine = coroutine.cr_frame.f_locals["self"].gen  # the awaitable between them does not name it
        else:
            coroutine = getattr(coroutine, "cr_await", None) or getattr(coroutine, "ag_await", None)


class Unchanging(dict[str, Any]):
    """JSON that is the same for all, and that nobody changes: it is no copy, and need not be judged again."""

    def __hash__(self) -> int:  # type: ignore[override]
        return id(self)


UNCHANGING = frozenset({str, int, float, bool, type(None), Unchanging})


def copied(value: Any) -> Any:
    """A copy of JSON that shares nothing with it that can change; of anything else, `copy.deepcopy`'s."""
    kind = type(value)
    if kind in UNCHANGING:
        return value
    if kind is dict:
        return {key: item if type(item) in UNCHANGING else copied(item) for key, item in value.items()}
    if kind is list:
        return [item if type(item) in UNCHANGING else copied(item) for item in value]
    return copy.deepcopy(value)
