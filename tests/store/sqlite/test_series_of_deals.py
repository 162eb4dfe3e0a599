"""A file from before deals had a series keeps its hands, of days and of voyages, and their seeds."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.model.solo import DAYS, Series
from bot.store.sqlite.database import SqliteDatabase
from bot.store.sqlite.migrations import MIGRATIONS, in_order, made_by
from bot.store.store import Store

BEFORE = 80
ROWS = """
INSERT INTO leagues (id, guild_id, name, stage, format, game, options, size, pace, rounds, round_hours,
    start_hours, channel_id, language, created_by, created_at, seed)
VALUES (9, 10, 'Far', 'running', 'voyage', 'skullking', '{}', 4, 'daily', 2, 1, 1, 30, 'en', 1, 5, 6);
INSERT INTO solo_deals VALUES (9, 2, 1, 'skullking', '{"rounds": 1}', 2, x'0102', 40, -20);
INSERT INTO solo_hands VALUES
    (77, 0, 142, 1, '142·1', '["bid 1"]', 5, 6, 20, 'whole', 1, 80, 3, 'bid 2'),
    (77, 9, 2, 1, 'v9.2·1', '["bid 0"]', 5, NULL, NULL, 'begun', NULL, NULL, NULL, NULL);
"""


def file_of_before(path: Path) -> None:
    path.parent.mkdir(exist_ok=True)
    with made_by(in_order(MIGRATIONS)[:BEFORE]) as model, closing(sqlite3.connect(path)) as file:
        model.executescript(f"{ROWS} PRAGMA user_version = {BEFORE};")
        model.backup(file)


async def test_a_file_of_before_keeps_hands_and_deals(path: Path) -> None:
    file_of_before(path)
    database = await SqliteDatabase.open(path)
    try:
        store, voyage = Store(database).solo, Series.of_league(9)
        [day] = [await store.hand(77, 142, ranked=True)]
        [own] = await store.in_series(voyage)
        [drawn] = await store.drawn_for(voyage)
        [sailing] = await store.under_way(77)
    finally:
        await database.close()
    assert day is not None
    assert (day.series, day.deal, day.moves, day.score, day.figure) == (DAYS, "142·1", ("bid 1",), 20, 80)
    assert (own.number, own.deal, own.moves, own.record) == (2, "v9.2·1", ("bid 0",), "begun")
    assert own == sailing
    assert own.series.league_id == 9
    assert (drawn.number, drawn.seed, drawn.mean, drawn.tenth) == (2, b"\x01\x02", 40, -20)
