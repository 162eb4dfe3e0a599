"""Worker processes for whatever computes long: the event loop goes on meanwhile.

There is one pool for the whole bot. A process is started when it is needed first, runs at low priority, and
is replaced after a number of calls, so that it cannot grow for ever. Nobody waits for long: when too many
calls wait, or one takes too long, or its process has died, the caller is told so at once and does something
else. A process that hangs is killed, and the next call starts a new one.
"""

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import Any, Literal, TypeVar, TypeVarTuple

log = logging.getLogger(__name__)

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

NICENESS = 10
STARTING = 60.0
"""Seconds in which a process must have started; its interpreter and imports take some on a small host."""

Reason = Literal["full", "late", "died", "failed", "closed"]


class NoAnswerError(Exception):
    """A call that brought nothing: too many waited, it took too long, its process died, it raised an error,
    or the pool is closed. What went in and what was raised is not told: it may be secret."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason)
        self.reason: Reason = reason


class _Worker:
    """A process and this end of the pipe to it. Used by one thread at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self._pipe, theirs = context.Pipe()
        self.process: SpawnProcess = context.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()
        self.calls = 0
        self._started = False

    def ask(self, call: object, patience: float) -> tuple[bool, object]:
        """Whether the call went well, and its result. Raises NoAnswerError; then the worker must be ended."""
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
        """Kills the process, whatever it does; the pipe breaks with it. May be done twice."""
        self.process.kill()
        self.process.join()


def _serve(pipe: Connection) -> None:
    """What a worker process does: answers calls until the pipe is closed, or breaks as the bot is killed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the bot, which ends its workers
    os.nice(NICENESS)
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            pipe.send(_answered(*pipe.recv()))


def _answered(function: Callable[..., object], args: tuple[object, ...]) -> tuple[bool, object]:
    """Whether a call went well, and its result, or the name of what it raised."""
    try:
        return True, function(*args)
    except Exception as error:  # noqa: BLE001 - whatever it is, the caller is told that it failed
        return False, type(error).__name__


class ProcessPool:
    """Up to `size` worker processes, each replaced after `calls` calls.

    At most `waiting` calls are under way or wait, each for `patience` seconds.
    """

    def __init__(self, size: int, *, waiting: int = 32, patience: float = 5.0, calls: int = 5000) -> None:
        self._waiting = waiting
        self._patience = patience
        self._calls = calls
        self._threads = ThreadPoolExecutor(size, thread_name_prefix="process-pool")
        self._lock = threading.Lock()  # for what follows, which the threads share
        self._idle: list[_Worker] = []
        self._busy: set[_Worker] = set()
        self._under_way = 0
        self._closed = False

    async def run(self, function: Callable[[*Ts], T], *args: *Ts) -> T:
        """What the function returns in another process. All is pickled, the function by its module and name.

        Raises NoAnswerError, after one line in the log.
        """
        try:
            return await self._answer(function, args)
        except NoAnswerError as error:
            log.warning(
                "no answer from a worker process",
                extra={"function": function.__qualname__, "reason": error.reason},
            )
            raise

    def close(self) -> None:
        """Ends all processes; calls under way are told so. Nothing is asked of the pool after that."""
        with self._lock:
            self._closed = True
            workers = [*self._idle, *self._busy]
        for worker in workers:
            worker.end()
        self._threads.shutdown(cancel_futures=True)

    async def _answer(self, function: Callable[[*Ts], T], args: tuple[*Ts]) -> T:
        self._enter()
        asked = self._threads.submit(self._ask, function, args)
        asked.add_done_callback(self._leave)
        waiter: asyncio.Future[tuple[bool, Any]] = asyncio.wrap_future(asked)
        try:
            done, _ = await asyncio.wait({waiter}, timeout=self._patience)
        finally:
            waiter.cancel()  # unless it is done; if it still waits for its turn, it is not asked any more
        if not done:
            raise NoAnswerError("late")
        if waiter.cancelled():
            raise NoAnswerError("closed")
        went_well, answer = waiter.result()
        if not went_well:
            raise NoAnswerError("failed")
        result: T = answer
        return result

    def _enter(self) -> None:
        with self._lock:
            if self._closed:
                raise NoAnswerError("closed")
            if self._under_way == self._waiting:
                raise NoAnswerError("full")
            self._under_way += 1

    def _leave(self, _: object) -> None:
        with self._lock:
            self._under_way -= 1

    def _ask(self, function: Callable[..., object], args: tuple[object, ...]) -> tuple[bool, object]:
        """In a thread of its own: asks an idle worker, or a new one."""
        worker = self._taken()
        try:
            answer = worker.ask((function, args), self._patience)
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
