"""A small database of its own for the tests of the layer below the queries."""

import os
import sqlite3
import subprocess
import sys
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path
from random import Random

import bot
from bot.store.sqlite.writer import Work

PAGE = 4096
"""Bytes in a page of a database."""
MOVES = "CREATE TABLE moves (number INTEGER PRIMARY KEY, move TEXT NOT NULL DEFAULT 'bid 0') STRICT;"


def write_migrations(folder: Path, **scripts: str) -> Path:
    """Makes the folder hold these migrations: `_0001_moves="CREATE …"` is the file 0001_moves.sql."""
    folder.mkdir(exist_ok=True)
    for name, sql in scripts.items():
        (folder / f"{name[1:]}.sql").write_text(sql, encoding="utf-8")
    return folder


def insert(number: int) -> Work[int]:
    """Work that stores a move of this number and returns the number."""

    def work(connection: sqlite3.Connection) -> int:
        connection.execute("INSERT INTO moves (number) VALUES (?)", (number,))
        return number

    return work


def stored(path: Path) -> list[int]:
    with closing(sqlite3.connect(path)) as connection:
        return [number for (number,) in connection.execute("SELECT number FROM moves ORDER BY number")]


def content(path: Path) -> tuple[int, list[str]]:
    with closing(sqlite3.connect(path)) as connection:
        return connection.execute("PRAGMA user_version").fetchone()[0], list(connection.iterdump())


def start_python(code: str, *arguments: object) -> subprocess.Popen[str]:
    """Another process that runs `code`; its output can be read line by line."""
    environment: Mapping[str, str] = {**os.environ, "PYTHONPATH": str(Path(bot.__file__).parents[1])}
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        env=environment,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )


def empty_log(path: Path) -> None:
    """Moves all that is committed into the file itself, where `spoil` reaches it, and out of every cache."""
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone() == (0, 0, 0)


def spoil(path: Path, start: int = PAGE) -> None:
    """Overwrites the file from a byte on, as a failing disk might; without its first page it is none."""
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(start)
        file.write(Random(1).randbytes(size - start))
