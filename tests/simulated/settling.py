"""Finding out whether the simulated bot is at rest, in a third of the time, and however busy the machine is.

The simulation asks that of each task that waits, several times after each thing that happens. It looked for
compositions of tasks by hashing the code of every call on the way, and for somebody who waits for an event
of Discord's where nobody does.

It left asleep what slept longer than it waits for the bot, so that it could not wait for long; and what it
left asleep awoke in a test that took as long.
"""

import asyncio
import asyncio.tasks
from collections.abc import Iterator
from typing import Any

import discord
from simcord import _dpy_internals as internals
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
_SHIELDED = "shield.<locals>._outer_done_callback"


def settle_quickly() -> None:
    """Has the simulation look at what waits so from now on."""

    def waits_for_listener(client: discord.Client, task: asyncio.Task[Any]) -> bool:
        return bool(internals.listener_futures(client)) and _listens(client, task)

    vars(internals).update(composed_tasks=composed_tasks, is_wait_for_listener=waits_for_listener)

    def awakes_by_itself(env: Env, record: Any, *call: Any) -> None:
        if record.when - env._virtual_time <= ASLEEP:
            _schedule(env, record, *call)

    setattr(Env, "_schedule_timer", awakes_by_itself)  # noqa: B010 - a method of theirs


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
