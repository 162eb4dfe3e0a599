"""Finds traces of a person: in every column of the database, and in the bytes of its files."""

from pathlib import Path

from bot.store.engine import Database
from bot.tables.person import Person
from tests.databases import columns_of

BYTES_OF_AN_ID = 8


async def traces(database: Database, person: Person) -> list[str]:
    """Where the database has the person's id or name, in whatever column, alone or inside a text."""
    found = []
    for name in await columns_of(database):
        for row in await database.fetch_all(f"SELECT * FROM {name}"):  # noqa: S608 - the database's own names
            found += [
                f"{name}.{column}: {value}"
                for column, value in dict(row).items()
                if str(person.user_id) in str(value) or person.name in str(value)
            ]
    return found


def traces_in_files(path: Path, person: Person) -> list[str]:
    """Which files of the database at `path` have the person's name or id in their bytes."""
    needles = (
        person.name.encode(),
        str(person.user_id).encode(),
        person.user_id.to_bytes(BYTES_OF_AN_ID, "big"),
    )
    files = path.parent.glob(f"{path.name}*")
    return [file.name for file in files if any(needle in file.read_bytes() for needle in needles)]
