"""The same on PostgreSQL as of a file in `store/sqlite`: nothing of a deal of before is lost."""

from contextlib import closing
from pathlib import Path

import psycopg

from bot.model.solo import DAYS, Series
from bot.store.postgres.migrations import migrate
from bot.store.sqlite.migrations import MIGRATIONS, in_order
from tests import postgres
from tests.store.postgres.test_schema import found, migrated
from tests.store.sqlite.test_series_of_deals import BEFORE, ROWS


def test_a_database_of_before_keeps_hands_and_deals(address: str, tmp_path: Path) -> None:
    database = postgres.new_database(of="template0")
    migrated(database, *in_order(MIGRATIONS)[:BEFORE], folder=tmp_path)
    with closing(psycopg.connect(database, autocommit=True)) as connection:
        connection.execute(ROWS.replace("x'0102'", r"'\x0102'").encode())
        migrate(connection, database, MIGRATIONS)
    hands = found(database, "SELECT series, deal, moves, record, figure FROM solo_hands ORDER BY number DESC")
    assert hands == [
        (DAYS, "142·1", '["bid 1"]', "whole", 80),
        (Series.of_league(9), "v9.2·1", '["bid 0"]', "begun", None),
    ]
    assert found(database, "SELECT series, number, seed, mean, tenth FROM solo_deals") == [
        (Series.of_league(9), 2, b"\x01\x02", 40, -20)
    ]
