"""After a restore Discord shows what is stored, not what was lost."""

from pathlib import Path

import pytest

from bot.host.restoring import restored
from bot.store.sqlite.backup import backup
from tests.databases import sqlite_only
from tests.messages import text_of
from tests.tavern import tavern

pytestmark = [pytest.mark.slow, sqlite_only("a restore is of a file")]


async def test_the_posts_of_running_tables_are_true_again_at_the_next_start(tmp_path: Path) -> None:
    async with tavern(tmp_path, people=2) as t:
        table = await t.start(rounds=1)
        stored = [text_of(message) for message in t.public()]
        database = t.bot.settings.database
        await backup(database, tmp_path / "saved.sqlite3")
        for person in t.people:
            await t.slash(person, "bid", tricks=1)
        assert [text_of(message) for message in t.public()] != stored

        async def restore() -> None:
            await restored(database, tmp_path / "saved.sqlite3")

        await t.restart(meanwhile=restore)
        assert (await t.table()).number == table.number
        assert [text_of(message) for message in t.public()] == stored
