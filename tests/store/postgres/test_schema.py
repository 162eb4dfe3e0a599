"""Both engines have the same tables, whether they are made at once or grew by migrations."""

import shutil
from collections.abc import Iterable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import psycopg
import pytest

from bot.store.errors import StoreError
from bot.store.postgres.migrations import migrate
from bot.store.sqlite.migrations import MIGRATIONS, in_order, made_by
from tests import postgres

EARLIER, LATER = 62, 65
"""Versions between which tables and columns were added, in words that both engines take."""
TYPES = {"bigint": "INTEGER", "text": "TEXT", "bytea": "BLOB"}
COLUMNS = """
SELECT tables.relname, attname, format_type(atttypid, NULL), attnotnull, pg_get_expr(adbin, adrelid)
FROM pg_attribute JOIN pg_class AS tables ON tables.oid = attrelid
LEFT JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace AND attnum > 0 AND NOT attisdropped
    AND relname NOT IN ('schema_version', 'commits')
"""
UNIQUE = """
SELECT tables.relname, ARRAY(
    SELECT attname FROM unnest(indkey) WITH ORDINALITY AS key (number, place)
    JOIN pg_attribute ON attrelid = indrelid AND attnum = key.number ORDER BY key.place
) FROM pg_index JOIN pg_class AS tables ON tables.oid = indrelid
WHERE indisunique AND relnamespace = 'public'::regnamespace AND relname <> 'commits'
"""
REFERENCES = """
SELECT conrelid::regclass::text, attname, confrelid::regclass::text, confdeltype, condeferrable
FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1] WHERE contype = 'f'
"""
COLLATIONS = """
SELECT DISTINCT collation_name FROM information_schema.columns
WHERE data_type = 'text' AND table_schema = 'public'
"""
CHECKS = "SELECT conrelid::regclass::text, count(*) FROM pg_constraint WHERE contype = 'c' GROUP BY 1"

Columns = Mapping[tuple[str, str], tuple[Any, ...]]


def columns_of_sqlite() -> Columns:
    """By table and name: the type, whether it may be empty, and the default."""
    with made_by(in_order(MIGRATIONS)) as model:
        return {
            (table, name): (kind, bool(not_null or key), default)
            for table in tables(model)
            for _, name, kind, not_null, default, key in model.execute(f"PRAGMA table_info({table})")
        }


def tables(model: Any) -> list[str]:
    sql = "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite%'"
    return [name for (name,) in model.execute(sql)]


def columns_of_postgres(address: str) -> Columns:
    with psycopg.connect(address) as connection:
        return {
            (table, name): (TYPES[kind], not_null, None if default is None else default.split("::")[0])
            for table, name, kind, not_null, default in connection.execute(COLUMNS)
        }


def found(address: str, sql: str) -> Iterable[tuple[Any, ...]]:
    with psycopg.connect(address) as connection:
        return connection.execute(sql.encode()).fetchall()


def test_each_column_is_the_same_on_both_engines(address: str) -> None:
    assert columns_of_postgres(address) == columns_of_sqlite()


def test_what_must_be_there_once_is_the_same_on_both_engines(address: str) -> None:
    with made_by(in_order(MIGRATIONS)) as model:
        unique = [
            (table, [row[2] for row in model.execute(f"PRAGMA index_info({index[1]})")])
            for table in tables(model)
            for index in model.execute(f"PRAGMA index_list({table})").fetchall()
            if index[2]
        ]
        numbered = [
            (table, [row[1]])
            for table in tables(model)
            for row in model.execute(f"PRAGMA table_info({table})").fetchall()
            if row[5] == 1
            and (table, [row[1]]) not in unique
            and row[2] == "INTEGER"
            and not any(other[5] == 2 for other in model.execute(f"PRAGMA table_info({table})").fetchall())
        ]
    assert sorted((table, list(names)) for table, names in found(address, UNIQUE)) == sorted(
        unique + numbered
    )


def test_each_row_that_another_refers_to_must_be_there_on_both_engines(address: str) -> None:
    with made_by(in_order(MIGRATIONS)) as model:
        known = [
            (table, column, other, "c" if at_end == "CASCADE" else "a", True)
            for table in tables(model)
            for _, _, other, column, _, _, at_end, _ in model.execute(f"PRAGMA foreign_key_list({table})")
        ]
    assert sorted(found(address, REFERENCES)) == sorted(known)


def test_words_are_compared_byte_by_byte(address: str) -> None:
    assert found(address, COLLATIONS) == [("C",)]


def test_a_database_that_grew_is_as_one_that_was_made_at_once(address: str, tmp_path: Path) -> None:
    grown, at_once = (postgres.new_database(of="template0") for _ in range(2))
    before = migrated(grown, *in_order(MIGRATIONS)[:EARLIER], folder=tmp_path)
    after = migrated(grown, *in_order(MIGRATIONS)[:LATER], folder=tmp_path)
    assert before != after == migrated(at_once, folder=tmp_path)
    for sql in (UNIQUE, REFERENCES, CHECKS):
        assert sorted(map(str, found(grown, sql))) == sorted(map(str, found(at_once, sql)))


def test_a_migration_may_have_other_words_for_postgres(address: str, tmp_path: Path) -> None:
    number = len(in_order(MIGRATIONS)) + 1
    shutil.copytree(MIGRATIONS, tmp_path, dirs_exist_ok=True)
    for folder, sql in (
        (tmp_path, "PRAGMA writable_schema = ON;"),
        (tmp_path / "postgres", "DROP TABLE notes;"),
    ):
        folder.mkdir(exist_ok=True)
        (folder / f"{number:04}_no_notes.sql").write_text(sql, encoding="utf-8")
    assert ("notes", "value") not in migrated(address, folder=tmp_path)


def migrated(address: str, *files: Path, folder: Path) -> Columns:
    for file in files:
        shutil.copy(file, folder)
    with closing(psycopg.connect(address, autocommit=True)) as connection:
        migrate(connection, address, folder)
    return columns_of_postgres(address)


@pytest.mark.parametrize(
    ("sql", "code"),
    [("UPDATE schema_version SET number = 9999", "newer"), ("DROP TABLE schema_version", "foreign")],
)
def test_a_database_of_a_newer_program_or_of_another_is_left_alone(address: str, sql: str, code: str) -> None:
    with closing(psycopg.connect(address, autocommit=True)) as connection:
        connection.execute(sql.encode())
        with pytest.raises(StoreError) as refused:
            migrate(connection, address, MIGRATIONS)
    assert refused.value.code == code
