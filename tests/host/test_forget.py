"""`python -m bot forget USER_ID`: nothing of the person stays, and the games of the others go on."""

import asyncio
from pathlib import Path

import pytest

from bot.host.forget import forget
from bot.settings import BadSettings, Settings
from bot.store.errors import StoreError
from bot.tables.person import Person
from tests.databases import opened
from tests.tavern import tavern
from tests.traces import traces


@pytest.mark.slow
async def test_somebody_at_a_running_table_is_forgotten_and_a_computer_plays_on(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        anna, ben = t.people
        await t.slash(anna, "start")
        await t.press(ben, "join")
        await t.press(anna, "deal")
        await t.slash(ben, "hand")
        settings, database = t.bot.settings, await t.bot.open_store()
        user_id, somebody = ben.id, Person(ben.id, ben.name.capitalize())
        assert await traces(database, somebody) != []
        with pytest.raises(StoreError, match="in use"):
            await asyncio.to_thread(forget, settings, str(user_id))
    said = await asyncio.to_thread(forget, settings, str(user_id))
    assert str(user_id) in said
    assert "seats" in said
    database = await opened(settings.database)
    assert await traces(database, somebody) == []
    seats = await database.fetch_all("SELECT user_id, name, player FROM seats ORDER BY seat")
    statuses = await database.fetch_all("SELECT status FROM tables")
    await database.close()
    assert [seat["user_id"] for seat in seats] == [anna.id, None]
    assert [row["status"] for row in statuses] == ["running"]
    assert await asyncio.to_thread(forget, settings, str(user_id)) == f"Nothing is stored of {user_id}."


@pytest.mark.parametrize("words", ["anna", "", "-5", "12 34", "9" * 21, "²"])
def test_what_is_no_id_is_told(tmp_path: Path, words: str) -> None:
    with pytest.raises(BadSettings, match="no Discord ID"):
        forget(Settings(data_folder=tmp_path), words)


def test_where_there_is_no_database_none_is_made(tmp_path: Path) -> None:
    with pytest.raises(BadSettings, match="no database"):
        forget(Settings(data_folder=tmp_path), "80351110224678912")
    assert list(tmp_path.iterdir()) == []
