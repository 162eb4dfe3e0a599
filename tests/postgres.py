"""A private PostgreSQL of the tests: made where its programs are found, and ended with the run."""

import atexit
import os
import shutil
import subprocess
import tempfile
from functools import cache
from itertools import count
from pathlib import Path
from typing import Any

import psycopg

from bot.store.postgres.migrations import migrate
from bot.store.sqlite.migrations import MIGRATIONS

SOCKET = ".s.PGSQL.5432"
_numbers = count(1)
_CLUSTER = ("-A", "trust", "-U", "tavern", "-E", "UTF8", "--locale=C")
_SETTINGS = ("listen_addresses=", "max_connections=200", "shared_buffers=64MB")


def _programs() -> Path | None:
    on_the_path = shutil.which("initdb")
    found = [Path(on_the_path).parent] if on_the_path else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    return next((folder for folder in found if (folder / "initdb").exists()), None)


PROGRAMS = _programs()


@cache
def server() -> str:
    """The folder of the socket on which the server of this run listens."""
    assert PROGRAMS is not None
    folder = Path(tempfile.mkdtemp(prefix="postgres-"))
    as_another: dict[str, Any] = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
    if os.geteuid() == 0:  # as which PostgreSQL does not run
        shutil.chown(folder, "postgres")
        as_another["user"] = "postgres"
    data = folder / "data"
    made: list[str | Path] = [PROGRAMS / "initdb", "-D", data, "-N", *_CLUSTER]
    subprocess.run(made, check=True, cwd=folder, **as_another)
    with (data / "postgresql.conf").open("a", encoding="utf-8") as kept:
        kept.write("fsync = off\n")  # which `tools.engines` changes
    settings = [word for setting in _SETTINGS for word in ("-c", setting)]
    running: list[str | Path] = [PROGRAMS / "postgres", "-D", data, "-k", folder, *settings]
    process = subprocess.Popen(running, cwd=folder, **as_another)

    def end() -> None:
        process.terminate()
        process.wait()
        shutil.rmtree(folder, ignore_errors=True)

    atexit.register(end)
    while True:
        try:
            psycopg.connect(_address(folder, "postgres")).close()
        except psycopg.OperationalError:
            continue
        return str(folder)


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
    return _address(server(), name)


def drop(address: str) -> None:
    """Takes a database away, whoever uses it."""
    name = address.split("?", maxsplit=1)[0].rsplit("/", 1)[1]
    _asked(f"DROP DATABASE {name} WITH (FORCE)")


def _asked(sql: str) -> None:
    with psycopg.connect(_address(server(), "postgres"), autocommit=True) as connection:
        connection.execute(sql.encode())
