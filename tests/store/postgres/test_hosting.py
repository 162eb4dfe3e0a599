"""What a host reads and types, with the data on PostgreSQL."""

import asyncio
import re
from collections.abc import Callable, Iterator
from pathlib import Path

import psycopg
import pytest

from bot.__main__ import main
from bot.host.database_server import check_server
from bot.host.forget import forget
from bot.host.state import check_state, thaw
from bot.settings import Settings
from bot.store.postgres import server
from bot.store.postgres.lease import Lease
from tests.overheard import logging_as_before
from tests.patience import eventually
from tests.test_main import AT_ONCE, MAY_PASS, NEEDS_HOST, TOKEN

Told = Callable[..., str]
NOWHERE = Path("nowhere")
A_FROZEN_TABLE = (
    "INSERT INTO tables (id, game, rules, options, places, seed, guild_id, channel_id, host_id, language,"
    " status, created_at) VALUES (5, 'skullking', 1, '{}', 2, '', 1, 1, 1, 'en', 'frozen', 0)"
)


@pytest.fixture
def told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Told]:
    """The one line with which the bot ends at that address."""

    def told_at(status: int, address: str, *words: str) -> str:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("os.environ", {**AT_ONCE, **TOKEN, "DATABASE_URL": address})
        assert main(words) == status
        shown = capsys.readouterr()
        lines = [line for line in shown.err.splitlines() if " INFO " not in line]
        assert (len(lines), shown.out) == (1, "")
        return lines[0]

    with logging_as_before():
        yield told_at


def lines(address: str) -> list[str]:
    return [str(finding) for finding in check_server(address)]


async def test_the_doctor_says_who_plays_who_waits_and_who_must_see_to_backups(address: str) -> None:
    assert "ok       Running: no bot is running on it" in lines(address)
    owner, spare = Lease(address), Lease(address)
    await owner.take()
    looks: list[None] = []
    waiting = asyncio.create_task(spare.take(lambda: looks.append(None)))
    await eventually(lambda: bool(looks))
    first, migrations, plays, waits, backups = lines(address)
    assert migrations == "ok       Migrations: none pending"
    assert first.startswith("ok       Database: PostgreSQL 1")
    assert re.search(f"^ok       Running: {owner.name} plays since 2.* UTC$", plays)
    assert re.search(f"^ok       Running: {spare.name} waits as a spare since 2.* UTC$", waits)
    assert backups.startswith("ok       Backups: of PostgreSQL the bot makes none. Whoever runs it must see")
    await owner.close()
    await waiting
    await spare.close()


def test_the_doctor_warns_where_there_is_no_room_for_the_bot(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(server, "_PLACES", "SELECT 8")
    assert [line for line in lines(address) if line.startswith("problem")] == [
        "problem  Connections: it has 8 left, and the bot uses 9. Allow more, or end others."
    ]


def test_frozen_tables_are_told_and_can_be_thawed_there_too(address: str) -> None:
    with psycopg.connect(address) as connection:
        connection.execute(A_FROZEN_TABLE)
    assert any("Tables: 5 frozen" in str(finding) for finding in check_state(NOWHERE, address))
    assert "Table 5: stays frozen" in str(thaw(NOWHERE, address)[0])


def test_a_person_of_whom_nothing_is_stored_there_is_told_so(address: str) -> None:
    assert forget(Settings(database_url=address), "77") == "Nothing is stored of 77."


def test_a_database_of_a_newer_program_is_refused(address: str, told: Told) -> None:
    with psycopg.connect(address) as connection:
        connection.execute("UPDATE schema_version SET number = 9999")
    assert "has the version 9999, and this program knows" in told(NEEDS_HOST, address)


def test_a_folder_for_the_heartbeat_that_can_not_be_is_told(address: str, told: Told, tmp_path: Path) -> None:
    (tmp_path / "data").touch()
    assert "is a file" in told(NEEDS_HOST, address)


def test_an_address_at_which_nobody_listens_may_become_right(told: Told) -> None:
    line = told(MAY_PASS, "postgresql://tavern:secret@127.0.0.1:1/tavern", "sync")
    assert line.startswith("The database tavern on 127.0.0.1 can't be reached")
    assert "secret" not in line


def test_a_database_that_is_not_there_needs_somebody(address: str, told: Told) -> None:
    line = told(NEEDS_HOST, address.replace("/tavern_", "/nobodys_"))
    assert "does not exist" in line
    assert "Let DATABASE_URL name one that is there." in line


@pytest.mark.parametrize("words", [("backup", "copy"), ("restore", "copy")])
def test_backups_of_a_file_are_not_for_a_server(told: Callable[..., str], words: tuple[str, ...]) -> None:
    assert "pg_dump" in told(NEEDS_HOST, "postgresql://tavern@127.0.0.1:1/tavern", *words)
