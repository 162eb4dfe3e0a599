"""Rows that are kept after they were read: nobody ever gets one that was written since."""

import asyncio
import sqlite3
import threading
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from bot.store.database import Database
from tests.patience import PATIENCE
from tests.store.sample import write_migrations

PEOPLE = """
CREATE TABLE people (user_id INTEGER PRIMARY KEY, language TEXT NOT NULL UNIQUE) STRICT;
CREATE TABLE guilds (guild_id INTEGER PRIMARY KEY, owner INTEGER REFERENCES people (user_id)
    ON DELETE CASCADE) STRICT;
CREATE TABLE tables (id INTEGER PRIMARY KEY, game TEXT, status TEXT, channel_id INTEGER, revision INTEGER)
    STRICT;
INSERT INTO people VALUES (5, 'en'), (6, 'de');
INSERT INTO guilds VALUES (7, 5);
INSERT INTO tables VALUES (1, 'corsari', 'running', 8, 0);
"""
LANGUAGE = "SELECT language FROM people WHERE user_id = ?"
TABLE = "SELECT id FROM tables WHERE channel_id = ? AND status = 'running'"


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[Database]:
    folder = write_migrations(tmp_path / "migrations", _0001_people=PEOPLE)
    opened = await Database.open(tmp_path / "tavern.sqlite3", folder)
    yield opened
    await opened.close()


def traced(database: Database) -> list[str]:
    """The queries that SQLite is asked from now on."""
    asked: list[str] = []

    def note(sql: str) -> None:
        if sql.startswith("SELECT"):
            asked.append(sql)

    database._connections.reader.set_trace_callback(note)
    return asked


async def write(database: Database, sql: str) -> None:
    def work(connection: sqlite3.Connection) -> None:
        connection.execute(sql)

    await database.write(work)


async def language_of(database: Database, user_id: int) -> str | None:
    rows = await database.fetch_kept(("people", user_id), LANGUAGE, (user_id,))
    return rows[0]["language"] if rows else None


async def table_in(database: Database, channel_id: int) -> int | None:
    rows = await database.fetch_kept(("tables", channel_id), TABLE, (channel_id,))
    return rows[0]["id"] if rows else None


async def test_a_row_is_read_once_whatever_other_rows_become(database: Database) -> None:
    asked = traced(database)
    for _ in range(3):
        assert await language_of(database, 5) == "en"
        await write(database, "UPDATE people SET language = language || '!' WHERE user_id = 6")
    assert len(asked) == 1


async def test_that_there_is_no_row_is_kept_until_there_is_one(database: Database) -> None:
    asked = traced(database)
    assert [await language_of(database, 9), await language_of(database, 9)] == [None, None]
    assert len(asked) == 1
    await write(database, "INSERT INTO people VALUES (9, 'it')")
    assert await language_of(database, 9) == "it"


@pytest.mark.parametrize(
    ("sql", "languages"),
    [
        ("UPDATE people SET language = 'fr' WHERE user_id = 5", ["fr", "de", None]),
        ("UPDATE people SET language = language || '!'", ["en!", "de!", None]),
        ("DELETE FROM people WHERE language = 'en'", [None, "de", None]),
        ("INSERT OR REPLACE INTO people VALUES (5, 'it')", ["it", "de", None]),
        ("INSERT OR REPLACE INTO people VALUES (6, 'en')", [None, "en", None]),
        ("INSERT INTO people VALUES (5, 'es') ON CONFLICT DO UPDATE SET language = 'es'", ["es", "de", None]),
        ("UPDATE people SET user_id = 10 - user_id WHERE user_id = 6", ["en", None, "de"]),
    ],
)
async def test_what_any_statement_writes_is_read_anew(
    database: Database, sql: str, languages: list[str | None]
) -> None:
    assert [await language_of(database, user_id) for user_id in (5, 6, 4)] == ["en", "de", None]
    await write(database, sql)
    assert [await language_of(database, user_id) for user_id in (5, 6, 4)] == languages


async def test_what_is_deleted_with_another_row_is_read_anew(database: Database) -> None:
    query = ("guilds", 7), "SELECT owner FROM guilds WHERE guild_id = ?", (7,)
    assert len(await database.fetch_kept(*query)) == 1
    await write(database, "DELETE FROM people WHERE user_id = 5")
    assert len(await database.fetch_kept(*query)) == 0


async def test_a_row_stays_what_it_was_when_a_write_fails(database: Database) -> None:
    def fail(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE people SET language = 'fr' WHERE user_id = 5")
        raise RuntimeError

    assert await language_of(database, 5) == "en"
    with pytest.raises(RuntimeError):
        await database.write(fail)
    assert await language_of(database, 5) == "en"


async def test_a_table_is_known_by_its_channel_until_it_ends_or_moves_whatever_is_played(
    database: Database,
) -> None:
    asked = traced(database)
    assert await table_in(database, 8) == 1
    await write(database, "UPDATE tables SET revision = revision + 1")
    assert await table_in(database, 8) == 1
    assert len(asked) == 1
    await write(database, "UPDATE tables SET channel_id = 9")
    assert [await table_in(database, 8), await table_in(database, 9)] == [None, 1]
    await write(database, "UPDATE tables SET status = 'closed'")
    assert await table_in(database, 9) is None


async def test_what_was_read_just_before_a_commit_was_told_is_read_anew(
    database: Database, tmp_path: Path
) -> None:
    begun, may_end = threading.Event(), threading.Event()

    def work(connection: sqlite3.Connection) -> None:
        connection.execute("UPDATE people SET language = 'fr' WHERE user_id = 5")
        begun.set()
        assert may_end.wait(PATIENCE)

    writing = asyncio.create_task(database.write(work))
    assert await asyncio.to_thread(begun.wait, PATIENCE)
    await database.fetch_all("SELECT * FROM guilds")
    may_end.set()
    with closing(sqlite3.connect(tmp_path / "tavern.sqlite3")) as other:
        while other.execute(LANGUAGE, (5,)).fetchone() != ("fr",):
            pass
    assert (
        await language_of(database, 5) == "en"
    )  # all that is read in this turn of the loop is of one commit
    await writing
    assert await language_of(database, 5) == "fr"


async def test_only_so_many_are_kept(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.row_cache.MOST_KEPT", 2)
    asked = traced(database)
    for user_id in (5, 6, 5, 6, 7, 5):
        await language_of(database, user_id)
    assert len(asked) == 4
