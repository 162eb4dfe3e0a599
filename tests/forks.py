"""`pytest --forks 5`: one process reads all tests and forks into five, which share them out among themselves.

What takes long before the first test is to import the bot and to collect thousands of tests: processes that
each begin anew do all of that for themselves. Tests of a file stay together, since they share what the file
has made once; the files are begun in the order in which they were collected.
"""

import io
import os
import signal
import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from multiprocessing import Pipe
from multiprocessing.connection import Connection, wait
from typing import NoReturn, cast

import pytest

NUMBER = 2
"""Bytes of the number of a share."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Adds the option."""
    parser.addoption("--forks", type=int, default=0, metavar="N", help="share the tests among N processes")


def pytest_configure(config: pytest.Config) -> None:
    """Takes over where the option is given."""
    if number := config.getoption("forks"):
        config.pluginmanager.register(Forks(number))


@dataclass
class _Worker:
    """A process that runs tests, and the node ID of the one that it is at."""

    pid: int
    at: str = ""


class Forks:
    """Runs the tests in so many processes, and tells of them as if they had been run in this one."""

    def __init__(self, number: int) -> None:
        self.number = number

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool | None:
        """In place of pytest's own, unless nothing is to be run."""
        if session.testsfailed or session.config.option.collectonly:
            return None
        shares = [[*share] for _, share in groupby(session.items, key=lambda item: item.path)]
        queue = _queue(len(shares))
        workers: dict[Connection, _Worker] = {}
        try:
            for number in range(min(self.number, len(shares))):
                hears, tells = Pipe(duplex=False)
                if not (pid := os.fork()):
                    for of_others in (hears, *workers):
                        of_others.close()
                    _work(session, shares, queue, tells, number)
                tells.close()
                workers[hears] = _Worker(pid)
            while workers:
                for pipe in cast("list[Connection]", wait([*workers])):
                    if not _heard(session, pipe, workers[pipe]):
                        del workers[pipe]
                if session.shouldfail:
                    raise session.Failed(session.shouldfail)
        finally:
            for worker in workers.values():
                os.kill(worker.pid, signal.SIGINT)
                os.waitpid(worker.pid, 0)
        return True


def _queue(length: int) -> int:
    """A pipe in which the number of each share stands: it is read, and so taken, by one process alone."""
    taken, filled = os.pipe()
    os.write(filled, b"".join(number.to_bytes(NUMBER, "big") for number in range(length)))
    os.close(filled)
    return taken


def _heard(session: pytest.Session, pipe: Connection, worker: _Worker) -> bool:
    """Takes in what a process tells next; whether it may tell more."""
    try:
        told = pipe.recv()
    except EOFError:
        _, status = os.waitpid(worker.pid, 0)
        if status or worker.at:
            _tell(session, _death(worker, status))
        return False
    if isinstance(told, str):
        worker.at = told
    else:
        _tell(session, session.config.hook.pytest_report_from_serializable(config=session.config, data=told))
    return True


def _tell(session: pytest.Session, report: pytest.TestReport) -> None:
    session.config.hook.pytest_runtest_logreport(report=report)


def _death(worker: _Worker, status: int) -> pytest.TestReport:
    """The report of a process that ended before its work was done."""
    told = f"The process ended with {os.waitstatus_to_exitcode(status)}: the rest of the file was not run."
    at = worker.at or "tests"
    return pytest.TestReport(at, (at.partition("::")[0], None, at), {}, "failed", told, "call")


def _work(
    session: pytest.Session, shares: Sequence[list[pytest.Item]], queue: int, tells: Connection, number: int
) -> NoReturn:
    """What each process does: takes a share after the other, until there is none."""
    status = 1
    try:
        _become(session.config, tells, number)
        while taken := os.read(queue, NUMBER):
            share = shares[int.from_bytes(taken, "big")]
            for item, following in zip(share, [*share[1:], None], strict=True):
                tells.send(item.nodeid)
                session.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
                tells.send("")
        session._setupstate.teardown_exact(None)
        session.config._ensure_unconfigure()  # what nobody could be told of while a test ran is told now
        status = 0
    except KeyboardInterrupt:
        session._setupstate.teardown_exact(None)
    except BaseException:  # noqa: BLE001 - whatever it is, the tests have failed
        traceback.print_exc()
    finally:
        os._exit(status)


def _become(config: pytest.Config, tells: Connection, number: int) -> None:
    """Lets go of what is the first process's: the terminal, the files of what is printed, the folder."""
    signal.signal(signal.SIGINT, signal.default_int_handler)  # which is ignored where nobody waits for a run
    config.get_terminal_writer()._file = io.StringIO()
    capture = config.pluginmanager.getplugin("capturemanager")
    capture.stop_global_capturing()
    capture.start_global_capturing()
    capture.suspend_global_capture()
    factory = config._tmp_path_factory  # type: ignore[attr-defined]
    factory._basetemp = factory.getbasetemp() / f"fork{number}"
    factory._basetemp.mkdir(mode=0o700)
    config.pluginmanager.register(_Tells(config, tells))


class _Tells:
    """Tells the first process what has come of each test."""

    def __init__(self, config: pytest.Config, tells: Connection) -> None:
        self.config, self.tells = config, tells

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Once for the beginning, the test itself, and the end of it."""
        self.tells.send(self.config.hook.pytest_report_to_serializable(config=self.config, report=report))
