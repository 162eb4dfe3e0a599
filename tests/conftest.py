"""Settings and fixtures of all tests. None fails only because the machine is busy."""

import gc
import os
import shutil
import signal
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

from tests import chance, query_plans, slow_reads
from tests.databases import ON_POSTGRES, forget_all, opened
from tests.query_plans import nothing_scans_on_the_loop  # noqa: F401 - a fixture of every test
from tests.tables.company import Company

settings.register_profile(
    "patient",
    deadline=None,
    derandomize=not chance.RUN,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("patient")


IN_MEMORY = Path("/dev/shm")  # noqa: S108 - each run makes a folder of its own in it
ENOUGH = 4 << 30
"""Bytes that must be free there: files of a run take some hundreds of megabytes, and three runs are kept."""


def pytest_configure() -> None:
    """Takes over what the cards are dealt by, and spares time, here and in the processes that tests start.

    The collector looks less often. Nobody is talked to by TLS, so no process need read whom it could trust.
    All files of a run are in memory, where there is room: a disk is waited for at each commit.
    """
    chance.take_over()
    signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background it is ignored, and inherited
    query_plans.look_at_all()
    gc.set_threshold(100_000, 10, 100)
    if slow_reads.ALWAYS:
        slow_reads.slow_down(pytest.MonkeyPatch())
    if ON_POSTGRES:
        from bot.store.postgres import lease

        lease.BEAT = 3600.0  # a simulated Discord waits for all that comes by itself within minutes
    os.environ["SSL_CERT_FILE"] = os.devnull
    if IN_MEMORY.is_dir() and os.access(IN_MEMORY, os.W_OK) and shutil.disk_usage(IN_MEMORY).free >= ENOUGH:
        os.environ["TMPDIR"] = tempfile.tempdir = str(IN_MEMORY)


def pytest_runtest_setup(item: pytest.Item) -> None:
    chance.begin(item.nodeid)


LONG_WAITS = ("tests/test_demo.py", "tests/loopback/")
"""What waits for processes and for a browser more than it computes."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Begins with what waits, then the files with what takes long: at the end the run would wait for it.

    Another run begins with any file, and in it with any test: none may hang on those before it.
    """
    if chance.RUN:
        items.sort(key=lambda item: (chance.place(item.nodeid.split("::")[0]), chance.place(item.nodeid)))
        return
    long = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: (not item.nodeid.startswith(LONG_WAITS), item.path not in long))


@pytest.fixture
async def company(tmp_path: Path) -> AsyncIterator[Company]:
    database = await opened(tmp_path / "data" / "tavern.sqlite3")
    yield Company.housed(database)
    await database.close()


@pytest.fixture(autouse=ON_POSTGRES)
def _its_own_databases() -> Iterator[None]:
    yield
    forget_all()


@pytest.fixture(params=["at once", "slow"])
def reads(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test that uses it runs twice: with reads of SQLite's, and with those of a server."""
    if request.param == "slow":
        slow_reads.slow_down(monkeypatch)


def pytest_collection_finish() -> None:
    gc.freeze()
