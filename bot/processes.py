"""Worker processes for long computations, which would block the event loop.

A process is started when it is needed, runs at low priority, and is replaced after a number of calls. Urgent
calls go first. Callers get no answer where too many wait, or a call takes too long; a process that hangs is
killed.
"""

import asyncio
import logging
import os
import signal
import threading
from bisect import insort
from collections import Counter
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass, field
from enum import IntEnum
from functools import partial
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal, TypeVar, TypeVarTuple

log = logging.getLogger(__name__)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NICENESS = 10
STARTING = 60.0  # seconds in which a process must have started, also on a small host

Reason = Literal["full", "unwanted", "late", "died", "failed", "closed"]


class Priority(IntEnum):
    """The purposes of calls, the most urgent first."""

    SEARCH = 0  # the move of a computer player: a table waits for it
    ADVICE = 1
    SCHEDULE = 2
    PICTURE = 3
    VERDICT = 4
    REFERENCE_GAMES = 5
    EMOJI = 6


class NoAnswerError(Exception):
    """A call without a result; its arguments may be secret, and are not in it."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason


class _Worker:
    # Used by one thread at a time.
    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.calls = 0
        self._started = False

    def ask(self, call: object, patience: float) -> tuple[bool, object]:
        # After a NoAnswerError the worker must be ended.
        try:
            self._started = self._started or bool(self._received(STARTING))
            self.calls += 1
            self._pipe.send(call)
            answer: tuple[bool, object] = self._received(patience)
        except (EOFError, OSError) as error:
            raise NoAnswerError("died") from error
        return answer

    def _received(self, patience: float) -> Any:
        if not self._pipe.poll(patience):
            raise NoAnswerError("late")
        return self._pipe.recv()

    def end(self) -> None:
        # The pipe breaks with the process; to do it twice does no harm.
        self.process.kill()
        self.process.join()


def _serve(pipe: Connection) -> None:
    # Ends when the pipe is closed, or breaks because the bot was killed.
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends its workers
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            pipe.send(_answered(*pipe.recv()))


def _answered(function: Callable[..., object], args: tuple[object, ...]) -> tuple[bool, object]:
    # What was raised may hold secrets, so only its name is given.
    try:
        return True, function(*args)
    except Exception as error:  # noqa: BLE001 - the caller learns that it failed
        return False, type(error).__name__


def _always() -> bool:
    return True


@dataclass(order=True)
class _Call:
    priority: Priority
    number: int
    question: tuple[Callable[..., object], tuple[object, ...]] = field(compare=False)
    wanted: Callable[[], bool] = field(compare=False)
    answer: asyncio.Future[tuple[bool, Any]] = field(compare=False)


class ProcessPool:
    """Up to `size` worker processes, each replaced after `calls` calls.

    At most `waiting` calls are under way or wait before another, for `patience` seconds. Those without a
    result are counted in the log, a line in `log_every` seconds.
    """

    def __init__(
        self,
        size: int,
        *,
        waiting: int = 32,
        patience: float = 5.0,
        calls: int = 5000,
        log_every: float = 60.0,
    ) -> None:
        self._most_waiting = waiting
        self._patience = patience
        self._calls = calls
        self._log_every = log_every
        self._numbers = count()
        self._waiting: list[_Call] = []
        self._size = size
        self._under_way = 0
        self._unanswered: Counter[str] = Counter()
        self._log_timer: asyncio.TimerHandle | None = None
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="process-pool")
        self._lock = threading.Lock()  # for what follows, which the threads share
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._closed = False

    async def run(
        self,
        priority: Priority,
        function: Callable[[*Ts], T],
        *args: *Ts,
        wanted: Callable[[], bool] = _always,
    ) -> T:
        """Calls the function in another process. Raises NoAnswerError, also if no longer `wanted`."""
        try:
            result: T = await self._answer(priority, (function, args), wanted)
        except NoAnswerError as error:
            if error.reason != "unwanted":
                self._count(f"{function.__qualname__} {error.reason}")
            raise
        return result

    def load(self) -> Mapping[str, int]:
        """How many calls are under way, and wait."""
        return {"under_way": self._under_way, "waiting": len(self._waiting)}

    def close(self) -> None:
        """Ends all processes, and the calls under way."""
        with self._lock:
            self._closed = True
            workers = [*self._idle, *self._busy]
        for call in self._waiting:
            if not call.answer.done():
                call.answer.set_exception(NoAnswerError("closed"))
        self._waiting.clear()
        for worker in workers:
            worker.end()
        self._threads.shutdown()
        if self._log_timer is not None:
            self._log_timer.cancel()
            self._log_unanswered()

    async def _answer(self, priority: Priority, question: Any, wanted: Callable[[], bool]) -> Any:
        self._drop_unwanted()
        if self._closed:
            raise NoAnswerError("closed")
        if self._under_way + sum(call.priority <= priority for call in self._waiting) >= self._most_waiting:
            raise NoAnswerError("full")
        number = next(self._numbers)
        # The latest picture has the best chance to come before its message leaves without it.
        rank = -number if priority is Priority.PICTURE else number
        answer = asyncio.get_running_loop().create_future()
        insort(self._waiting, _Call(priority, rank, question, wanted, answer))
        self._begin()
        try:
            # Nobody waits for emojis and fields.
            async with asyncio.timeout(None if priority >= Priority.REFERENCE_GAMES else self._patience):
                went_well, result = await answer
        except TimeoutError:
            raise NoAnswerError("late") from None
        if not went_well:
            raise NoAnswerError("failed")
        return result

    def _begin(self) -> None:
        self._drop_unwanted()
        while self._waiting and self._under_way < self._size:
            call = self._waiting.pop(0)
            self._under_way += 1
            asked = asyncio.get_running_loop().run_in_executor(self._threads, self._ask, call.question)
            asked.add_done_callback(partial(self._end, call))

    def _end(self, call: _Call, asked: asyncio.Future[tuple[bool, object]]) -> None:
        self._under_way -= 1
        error = asked.exception()
        if call.answer.done():
            pass  # nobody waits for it any more
        elif error is not None:
            call.answer.set_exception(error)
        else:
            call.answer.set_result(asked.result())
        self._begin()

    def _drop_unwanted(self) -> None:
        for call in self._waiting:
            if not call.answer.done() and not call.wanted():
                call.answer.set_exception(NoAnswerError("unwanted"))
        self._waiting = [call for call in self._waiting if not call.answer.done()]

    def _count(self, what: str) -> None:
        self._unanswered[what] += 1
        if self._log_timer is None or self._closed:
            self._log_unanswered()

    def _log_unanswered(self) -> None:
        self._log_timer = None
        if not self._unanswered:
            return
        calls = ", ".join(f"{what} {times}" for what, times in sorted(self._unanswered.items()))
        log.warning("no answer from worker processes", extra={"calls": calls})
        self._unanswered.clear()
        if not self._closed:
            self._log_timer = asyncio.get_running_loop().call_later(self._log_every, self._log_unanswered)

    def _ask(self, question: object) -> tuple[bool, object]:
        # Runs in a thread of its own.
        worker = self._taken()
        try:
            answer = worker.ask(question, self._patience)
        except BaseException:
            self._dismiss(worker)
            raise
        if worker.calls < self._calls:
            self._put_back(worker)
        else:
            self._dismiss(worker)
        return answer

    def _taken(self) -> _Worker:
        with self._lock:
            worker = self._idle.pop() if self._idle else _Worker()
            self._busy.add(worker)
            if not self._closed:
                return worker
        self._dismiss(worker)
        raise NoAnswerError("closed")

    def _put_back(self, worker: _Worker) -> None:
        with self._lock:
            self._busy.discard(worker)
            self._idle.append(worker)

    def _dismiss(self, worker: _Worker) -> None:
        with self._lock:
            self._busy.discard(worker)
        worker.end()
