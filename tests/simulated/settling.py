"""Finding out whether the simulated bot is at rest, in a tenth of the time, and however busy the machine is.

The simulation asks that of each task that waits, several times after each thing that happens: also while
others still went on. It looked for compositions of tasks by hashing the code of every call on the way, for
somebody who waits for an event of Discord's where nobody does, and for the timer of each who sleeps. It noted
each turn of a task as something to come, which the task tells by itself.

It left asleep what slept longer than it waits for the bot, so that it could not wait for long; and what it
left asleep awoke in a test that took as long.
"""

import asyncio
import asyncio.tasks
from collections.abc import Iterator
from typing import Any
from weakref import WeakSet

import discord
import simcord.env
from simcord import _dpy_internals as internals
from simcord import _runtime, _settlement
from simcord.env import Env

ASLEEP = 25.0
"""Seconds: what sleeps longer is left asleep until a test moves the time, what sleeps less is waited for.

Less than any sleep that tests do not mean to wait for: the 30 seconds between two looks at a post, or the 60
until a league tries again.
"""
_WAITS = (asyncio.wait.__code__, asyncio.tasks._wait.__code__)  # type: ignore[attr-defined]
_GROUP = asyncio.TaskGroup.__aexit__.__code__
_listens = internals.is_wait_for_listener
_schedule = Env._schedule_timer
_settle = Env._settle_internal
_virtualize = _settlement._virtualize_recognized_waits
_park_reason = _settlement._park_reason
_track = _runtime._track_callback
_AWAKE = asyncio.futures._set_result_unless_cancelled  # type: ignore[attr-defined]
_SHIELDED = "shield.<locals>._outer_done_callback"
_asleep = WeakSet[asyncio.Future[Any]]()
"""What is waited for by those who sleep until a test moves the time."""


def settle_quickly() -> None:
    """Has the simulation look at what waits so from now on."""
    vars(internals).update(composed_tasks=composed_tasks, is_wait_for_listener=_waits_for_listener)
    vars(simcord.env).update(_virtualize_recognized_waits=_leave_to_the_time)
    vars(_settlement).update(_park_reason=_reason_to_wait)
    vars(_runtime).update(_track_callback=_tracked)
    for name, method in {"_schedule_timer": _awakes_by_itself, "_settle_internal": _come_to_rest}.items():
        setattr(Env, name, method)


def _waits_for_listener(client: discord.Client, task: asyncio.Task[Any]) -> bool:
    return bool(internals.listener_futures(client)) and _listens(client, task)


def _awakes_by_itself(env: Env, record: Any, callback: Any, args: Any, context: Any) -> None:
    if record.when - env._virtual_time <= ASLEEP:
        _schedule(env, record, callback, args, context)
    elif callback is _AWAKE:
        _asleep.add(args[0])


def _is_asleep(task: asyncio.Task[Any]) -> bool:
    waiter = task._fut_waiter  # type: ignore[attr-defined]
    return waiter is not None and not waiter.done() and waiter in _asleep


def _reason_to_wait(state: Any, task: asyncio.Task[Any], *limits: Any) -> str | None:
    return "sleeps until the time is moved" if _is_asleep(task) else _park_reason(state, task, *limits)


def _leave_to_the_time(state: Any, waiting: list[asyncio.Task[Any]]) -> None:
    """Who is asleep has been left to it from the beginning."""
    _virtualize(state, [task for task in waiting if not _is_asleep(task)])


def _tracked(work: Any, schedule: Any, callback: Any, args: Any, **known: Any) -> asyncio.Handle:
    """A turn of a task need not be noted: whoever looks at the task sees that it may go on."""
    if known["when"] is None and isinstance(getattr(callback, "__self__", None), asyncio.Task):
        handle: asyncio.Handle = schedule(
            *known.get("schedule_args", ()), callback, *args, context=known["context"]
        )
        return handle
    return _track(work, schedule, callback, args, **known)


async def _come_to_rest(env: Env, **limits: Any) -> None:
    """Looks at who waits for what only when nobody can go on, and in detail only where not all are asleep."""
    loop, work = asyncio.get_running_loop(), env._work
    if limits.get("_deadline") is None:
        patience = limits.get("timeout")
        limits["_deadline"] = loop.time() + (env.settle_timeout if patience is None else patience)
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
        elif _are_asleep(env):
            is_at_rest = True
            await asyncio.sleep(0)  # what another thread is done with shows then
        else:
            break
    await _settle(env, **limits)


def _are_asleep(env: Env) -> bool:
    """Whether nothing comes by itself, and all tasks are asleep or wait for nothing but others that are."""
    for coming in env._work.callbacks:
        if coming.when is None or coming.when <= env._virtual_time or coming.real_handle is not None:
            return False
    return all(task.done() or _is_asleep(task) or _waits_for_sleepers(task) for task in env._work.tasks)


def _waits_for_sleepers(task: asyncio.Task[Any]) -> bool:
    waiter = task._fut_waiter  # type: ignore[attr-defined]
    if waiter is None or waiter.done():
        return False
    others = [one for one in composed_tasks(task, waiter) if not one.done()]
    return bool(others) and all(isinstance(one, asyncio.Task) and _is_asleep(one) for one in others)


def _is_moved_on(env: Env) -> bool:
    """Whether time passes by itself just now: that waits for rest itself, and is waited for."""
    moving = env._real_advance_task or env._advance_task
    return moving is not None and moving is not asyncio.current_task()


def composed_tasks(task: asyncio.Task[Any], waiter: Any) -> list[Any]:
    """What a task waits for that is itself a future: by itself, a gathering, a shield, a wait or a group."""
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
    while coroutine is not None:
        code = getattr(coroutine, "cr_code", None)
        if code in _WAITS:
            yield from (one for one in coroutine.cr_frame.f_locals["fs"] if isinstance(one, asyncio.Future))
        elif code is _GROUP:
            group = coroutine.cr_frame.f_locals["self"]
            yield from (one for one in group._tasks if isinstance(one, asyncio.Task))
        coroutine = getattr(coroutine, "cr_await", None)
