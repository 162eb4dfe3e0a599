"""Rows that are read again and again are parsed once."""

import sqlite3
from dataclasses import replace
from pathlib import Path

import pytest

from bot.model.people import PersonRow
from bot.store.database import Database
from bot.store.people import PeopleStore
from bot.store.statements import remembered


async def test_a_row_gives_the_same_value_again_until_it_has_changed(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "tavern.sqlite3")
    people, anna = PeopleStore(database), PersonRow(5, "en", quiet=(0, 60))
    await people.change(anna, lambda person: person)
    first = await people.person(5)
    assert first == anna
    assert await people.person(5) is first
    await people.change(anna, lambda person: replace(person, tips=True))
    assert await people.person(5) == replace(anna, tips=True)
    await database.close()


def test_only_so_many_rows_are_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.store.statements.MOST_REMEMBERED", 2)
    parsed: list[int] = []

    @remembered
    def number(row: sqlite3.Row) -> str:
        parsed.append(row["n"])
        return str(row["n"])

    connection = sqlite3.connect(":memory:")
    connection.row_factory = sqlite3.Row
    for n in (1, 2, 1, 2, 3, 3, 1):
        assert number(connection.execute("SELECT ? AS n", (n,)).fetchone()) == str(n)
    assert parsed == [1, 2, 3, 1]
    connection.close()
