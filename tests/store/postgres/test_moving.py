"""Everything that is stored goes to PostgreSQL and back, the same to the last row, or not at all."""

import sqlite3
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from bot.host.move_data import move_data
from bot.settings import BadSettings, Settings
from bot.store.errors import StoreError
from bot.store.moving import digested
from bot.store.postgres.lease import held
from bot.store.sqlite.claim import claimed
from tests.databases import migrated

ROWS = """
INSERT INTO tables (id, game, rules, options, places, seed, guild_id, channel_id, host_id, language, status,
    created_at)
    VALUES (7, 'skullking', 1, '{"é": "tab\t, line\n, \\N and \\"}', 2, x'00ff5c', 1, 2, 9223372036854775807,
        'fr', 'running', 5), (8, 'corsari', 1, '', 2, x'', 1, 3, -1, 'en', 'ended', 5);
INSERT INTO leagues (id, guild_id, name, stage, format, game, options, size, pace, rounds, round_hours,
    start_hours, channel_id, language, created_by, created_at, seed)
    VALUES (3, 1, 'Ünter ☠', 'running', 'season', 'skullking', '{}', 2, 'none', 1, 1, 1, 1, 'de', 1, 1, 9);
INSERT INTO matches (id, league_id, round, number, state, seats, table_id)
    VALUES (4, 3, 1, 1, 'playing', '[]', 7);
UPDATE tables SET match_id = 4, follows = 8 WHERE id = 7;
INSERT INTO clocks (table_id, seat, user_id, decision, stage, "left") VALUES (7, 0, 1, 1, 'waiting', NULL);
INSERT INTO pads (id, guild_id, channel_id, game, options, host_id, language, state, created_at)
    VALUES (40, 1, 1, 'corsari', '{}', 1, 'it', 'open', 1);
DELETE FROM pads;
INSERT INTO predictions (id, table_id, question, name, seats, at) VALUES (12, 7, 1, 'Anna', '[]', 3);
"""


@pytest.fixture
def settings(tmp_path: Path) -> Settings:
    """Of a bot with SQLite that has stored something of every kind."""
    settings = Settings(data_folder=tmp_path / "data")
    with closing(sqlite3.connect(migrated(settings.database))) as connection:
        connection.executescript(ROWS)
    return settings


def content(path: Path) -> dict[str, tuple[int, int]]:
    """What each table holds, the numbers that are given to rows among them."""
    with closing(sqlite3.connect(path)) as connection:
        names = connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'").fetchall()
        return {name: digested(connection.execute("SELECT * FROM " + name)) for (name,) in names}  # noqa: S608


def asked(address: str, sql: str) -> list[tuple[object, ...]]:
    with psycopg.connect(address) as connection:
        return connection.execute(sql.encode()).fetchall()


async def test_all_of_it_comes_back_the_same(settings: Settings, address: str, tmp_path: Path) -> None:
    told = await move_data(settings, address)
    assert "6 rows of " in told
    assert address not in told
    back = tmp_path / "back.sqlite3"
    await move_data(Settings(database_url=address), str(back))
    assert content(back) == content(settings.database)
    assert asked(address, "SELECT id, match_id, follows FROM tables ORDER BY id") == [
        (7, 4, 8),
        (8, None, None),
    ]


async def test_no_number_is_given_twice_there(settings: Settings, address: str) -> None:
    await move_data(settings, address)
    new = (
        "INSERT INTO pads (guild_id, channel_id, game, options, host_id, language, state, created_at)"
        " VALUES (1, 1, 'corsari', '{}', 1, 'it', 'open', 1) RETURNING id"
    )
    assert asked(address, new) == [(41,)]
    prediction = (
        "INSERT INTO predictions (table_id, question, name, seats, at) VALUES (7, 2, 'B', '', 3) RETURNING id"
    )
    assert asked(address, prediction) == [(13,)]


async def test_what_refers_to_nothing_is_refused_there_as_before(settings: Settings, address: str) -> None:
    await move_data(settings, address)
    with pytest.raises(psycopg.errors.ForeignKeyViolation):
        asked(
            address,
            "INSERT INTO moves (table_id, number, seat, move, at) VALUES (99, 1, 0, 'x', 1) RETURNING 1",
        )


async def test_nothing_is_overwritten(settings: Settings, address: str, tmp_path: Path) -> None:
    await move_data(settings, address)
    with pytest.raises(StoreError, match="has rows, and nothing is overwritten"):
        await move_data(settings, address)
    back = tmp_path / "back.sqlite3"
    back.write_text("mine", encoding="utf-8")
    with pytest.raises(StoreError, match="exists already"):
        await move_data(Settings(database_url=address), str(back))
    assert back.read_text(encoding="utf-8") == "mine"


async def test_what_postgresql_does_not_take_leaves_nothing_there(settings: Settings, address: str) -> None:
    """A text with a NUL, which SQLite allows."""
    with closing(sqlite3.connect(settings.database)) as connection, connection:
        connection.execute("INSERT INTO notes VALUES ('nul', 'a' || char(0))")
    with pytest.raises(StoreError, match="Nothing was moved: "):
        await move_data(settings, address)
    assert asked(address, "SELECT count(*) FROM tables") == [(0,)]


async def test_while_a_bot_runs_on_either_nothing_is_moved(settings: Settings, address: str) -> None:
    async with held(address):
        with pytest.raises(StoreError, match="plays on it"):
            await move_data(settings, address)
    with claimed(settings.database), pytest.raises(StoreError, match="is in use"):
        await move_data(settings, address)
    assert asked(address, "SELECT count(*) FROM tables") == [(0,)]


async def test_without_an_address_there_is_nothing_to_move_from(settings: Settings) -> None:
    with pytest.raises(BadSettings, match="set DATABASE_URL"):
        await move_data(settings, "back.sqlite3")
