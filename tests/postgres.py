"""A private PostgreSQL of the tests: made where its programs are found, and ended with the run."""

import atexit
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from bot.store.postgres.migrations import migrate
from bot.store.sqlite.migrations import MIGRATIONS

SOCKET = ".s.PGSQL.5432"
FAST, AT_ONCE = signal.SIGINT, signal.SIGQUIT
"""How a server ends (https://www.postgresql.org/docs/current/server-shutdown.html)."""
_numbers = count(1)
_CLUSTER = ("-A", "trust", "-U", "tavern", "-E", "UTF8", "--locale=C")
_SETTINGS = ("listen_addresses=", "max_connections=200", "shared_buffers=64MB")


def _programs() -> Path | None:
    on_the_path = shutil.which("initdb")
    found = [Path(on_the_path).parent] if on_the_path else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in found if (folder / "initdb").exists()), None)


PROGRAMS = _programs()


class Server:
    """A server that runs until the end of the run; it may be stopped and started, or stand still."""

    def __init__(self) -> None:
        assert PROGRAMS is not None
        self.folder = Path(tempfile.mkdtemp(prefix="postgres-"))
        self._as_another: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        if os.geteuid() == 0:  # as which PostgreSQL does not run
            shutil.chown(self.folder, "postgres")
            self._as_another["user"] = "postgres"
        self._data = self.folder / "data"
        made: list[str | Path] = [PROGRAMS / "initdb", "-D", self._data, "-N", *_CLUSTER]
        subprocess.run(made, check=True, cwd=self.folder, **self._as_another)
        with (self._data / "postgresql.conf").open("a", encoding="utf-8") as kept:
            kept.write("fsync = off\n")  # which `tools.engines` changes
        atexit.register(self._remove)
        self.start()

    def start(self) -> None:
        """Starts it, and waits until it can be asked."""
        assert PROGRAMS is not None
        settings = [word for setting in _SETTINGS for word in ("-c", setting)]
        running: list[str | Path] = [PROGRAMS / "postgres", "-D", self._data, "-k", self.folder, *settings]
        self._process = subprocess.Popen(running, cwd=self.folder, **self._as_another)
        while True:
            try:
                psycopg.connect(_address(self.folder, "postgres")).close()
            except psycopg.OperationalError:
                continue
            return

    def stop(self, how: signal.Signals = FAST) -> None:
        """Ends it, `FAST` or `AT_ONCE`, with all connections."""
        self._process.send_signal(how)
        self._process.wait()

    @contextmanager
    def standing_still(self) -> Iterator[None]:
        """While the block runs, no connection is answered."""
        children = Path(f"/proc/{self._process.pid}/task/{self._process.pid}/children").read_text("ascii")
        processes = [self._process.pid, *map(int, children.split())]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                with suppress(ProcessLookupError):
                    os.kill(process, signal.SIGCONT)

    def _remove(self) -> None:
        self._process.terminate()
        self._process.wait()
        shutil.rmtree(self.folder, ignore_errors=True)


@cache
def server() -> Server:
    """The server of this run."""
    return Server()


def at(folder: Path, address: str) -> str:
    """The same database by another socket."""
    return _address(folder, _name(address))


def _name(address: str) -> str:
    return address.split("?", maxsplit=1)[0].rsplit("/", 1)[1]


def _address(folder: object, name: str) -> str:
    return f"postgresql://tavern@/{name}?host={folder}"


@cache
def _template() -> str:
    # All tables, which every other database begins with.
    address = new_database(of="template0")
    with psycopg.connect(address, autocommit=True) as connection:
        migrate(connection, address, MIGRATIONS)
    return _name(address)


def new_database(of: str = "") -> str:
    """The address of a new database, with all tables in it."""
    name, template = f"tavern_{os.getpid()}_{next(_numbers)}", of or _template()
    _asked(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy")
    return _address(server().folder, name)


def drop(address: str) -> None:
    """Drops a database, also while it is used."""
    name = address.split("?", maxsplit=1)[0].rsplit("/", 1)[1]
    _asked(f"DROP DATABASE {name} WITH (FORCE)")


def _asked(sql: str) -> None:
    with psycopg.connect(_address(server().folder, "postgres"), autocommit=True) as connection:
        connection.execute(sql.encode())
