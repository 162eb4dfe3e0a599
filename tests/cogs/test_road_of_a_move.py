"""What one person's move costs, at a table without computer players or plans."""

from collections import Counter
from collections.abc import Awaitable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bot.model.messages import MessageKey, MessageKind
from bot.store.engine import Database, Query
from bot.store.sqlite.database import Rows, SqliteDatabase
from bot.store.sqlite.writer import Writer
from bot.tables.tables import Tables
from tests.databases import sqlite_only, writer_of
from tests.tavern import Tavern, tavern
from tests.ui.live.test_hand_pictures import Painter


@contextmanager
def counted(t: Tavern, database: Database, monkeypatch: pytest.MonkeyPatch) -> Iterator[Counter[str]]:
    """Counts loads, reads, hand-overs to a thread of the database, and commits that wait for the disk."""
    done: Counter[str] = Counter()
    waiting = True

    def counting(what: str, work: Any) -> Any:
        def counted(*arguments: Any, **named: Any) -> Any:
            done[what] += 1
            return work(*arguments, **named)

        return counted

    read = SqliteDatabase.fetch_together

    def reading(database: SqliteDatabase, *queries: Query) -> Awaitable[Sequence[Rows]]:
        done["reads"] += len(queries)
        done["reads of people"] += sum("FROM people " in sql for sql, _ in queries)
        return read(database, *queries)

    def traced(statement: str) -> None:
        nonlocal waiting
        if statement.startswith("PRAGMA synchronous"):
            waiting = statement.endswith("FULL")
        done["commits"] += statement == "COMMIT" and waiting

    with monkeypatch.context() as patched:
        patched.setattr(Tables, "_load", counting("loads", Tables._load))
        patched.setattr(SqliteDatabase, "fetch_together", reading)
        patched.setattr(Writer, "_transact", counting("hops", Writer._transact))
        patched.setattr(SqliteDatabase, "scan", counting("hops", SqliteDatabase.scan))
        writer_of(database).set_trace_callback(traced)
        first = len(t.env.http_requests)
        yield done
        writer_of(database).set_trace_callback(None)
        done["sent"] = sum(
            request.method == "POST" and "/callback" not in request.path
            for request in t.env.http_requests[first:]
        )


@pytest.mark.slow
@pytest.mark.parametrize("by", ["slash", "press"])
@sqlite_only("SQLite's own steps are counted; tools.engines counts PostgreSQL's")
async def test_a_move_loads_the_table_once_and_waits_once_for_the_disk_where_its_messages_are_all_edits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, by: str
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=3)
        for person in (anna, ben):
            await t.slash(person, "hand")
        await t.slash(anna, "bid", tricks=0)
        with counted(t, await t.bot.open_store(), monkeypatch) as done:
            if by == "slash":
                await t.slash(anna, "bid", tricks=1)
            else:
                await t.press(anna, "move", "bid 1")
            await t.env.settle()
        table = await t.table()
        assert table.row.told == table.row.revision
        assert done["sent"] == 0
        assert done["loads"] == 1
        assert done["hops"] <= 12
        assert done["commits"] <= 1


@sqlite_only("SQLite's own steps are counted; tools.engines counts PostgreSQL's")
async def test_a_press_reads_the_people_of_its_table_once_for_all_hands_of_a_kind(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path, 3, draw=Painter().draw) as t:
        await t.start(rounds=3)
        for person in t.people:
            await t.slash(person, "hand")
        with counted(t, await t.bot.open_store(), monkeypatch) as done:
            await t.press(t.people[0], "move")
        assert done["reads of people"] == 3, "who presses, and for direct messages and for open hands"
        assert done["reads"] <= 23


@sqlite_only("SQLite's own steps are counted; tools.engines counts PostgreSQL's")
async def test_each_newly_sent_message_is_one_more_wait_for_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=3)
        await t.slash(anna, "bid", tricks=0)
        await t.env.settle()
        post = await t.store.messages.one(MessageKey(MessageKind.POST, 1))
        assert post is not None
        t.env.backend.delete_message(t.channel.id, post.message_id)
        with counted(t, await t.bot.open_store(), monkeypatch) as done:
            await t.slash(ben, "bid", tricks=1)
            await t.env.settle()
        assert done["sent"] == 1
        assert done["commits"] <= 2


@pytest.mark.slow
async def test_what_follows_a_move_begins_when_its_caller_has_been_answered(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.start(rounds=3)
        first = len(t.env.http_requests)
        await t.slash(anna, "bid", tricks=0)
        await t.slash(ben, "bid", tricks=0)
        paths = [request.path for request in t.env.http_requests[first:]]
        answers = [at for at, path in enumerate(paths) if path.endswith("/callback")]
        assert len(answers) == 2
        assert answers[0] == 0
        assert answers[1] < len(paths) - 1
