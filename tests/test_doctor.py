"""`python -m bot doctor`: a line for each check, what to do about a problem, and never a secret."""

import asyncio
import json
import sqlite3
import subprocess
import time
from collections.abc import Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import discord.http
import pytest

from bot.art.emoji_names import name_of
from bot.host.check_result import problem
from bot.host.machine import (
    check_copies,
    check_database,
    check_lock,
    check_place,
    check_python,
    check_settings,
)
from bot.host.permissions import NEEDED, lacking
from bot.host.servers import check_discord, check_installs, check_roles, check_servers
from bot.host.state import check_due, check_state, thaw
from bot.model.first_contact import DAY, HOUR, FirstContacts, as_text
from bot.model.tables import Status
from bot.registry import ENTRIES
from bot.settings import Settings
from bot.store.notes import RENAMED, NoteStore
from bot.store.sqlite.database import SqliteDatabase
from bot.store.store import Store
from tests.listed import TOKEN, discord_with, server
from tests.patience import PATIENCE
from tests.store.sample import start_python
from tests.tables.company import Company
from tests.test_main import HOLD, ROOT, run

DOCTOR_AT = """
import sys
import discord.http
discord.http.Route.BASE = sys.argv[1]
from bot.__main__ import main
sys.exit(main(["doctor"]))
"""


async def asked(monkeypatch: pytest.MonkeyPatch, address: str, token: str = TOKEN) -> list[str]:
    """The lines about Discord."""
    monkeypatch.setattr(discord.http.Route, "BASE", address)
    return [str(finding) for finding in await check_discord(Settings(token=token), patience=PATIENCE)]


def problems(done: subprocess.CompletedProcess[str]) -> list[str]:
    lines = done.stdout.splitlines()
    assert done.stderr == ""
    assert all(line.startswith(("ok ", "problem ")) for line in lines)
    found = [line for line in lines if line.startswith("problem")]
    assert done.returncode == (1 if found else 0)
    return found


async def made(folder: Path) -> Path:
    path = folder / "data" / "tavern.sqlite3"
    await (await SqliteDatabase.open(path)).close()
    return path


@pytest.mark.slow
async def test_when_all_is_well_every_line_says_so_and_the_status_is_0(tmp_path: Path) -> None:
    await made(tmp_path)
    with discord_with(server(1)) as address:
        done = run(tmp_path, "-c", DOCTOR_AT, address, DISCORD_TOKEN=TOKEN)
    assert problems(done) == []
    words = (
        "Python",
        "Settings",
        "folder",
        "Disk",
        "Running",
        "whole",
        "References",
        "Migrations",
        "Tables",
        "Commands",
        "Direct messages",
        "Emojis",
        "Lost servers",
        "Backups",
        "Copies",
        "Token",
        "Servers",
        "Roles",
        "In any chat",
    )
    assert len(done.stdout.splitlines()) == len(words)
    for word, line in zip(words, done.stdout.splitlines(), strict=True):
        assert word in line
    assert TOKEN not in done.stdout


async def test_commands_that_discord_has_refused_are_told(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(path := tmp_path / "data" / "tavern.sqlite3")
    await NoteStore(database).keep(commands_refused="400 Bad Request")
    await database.close()
    [found] = [finding for finding in check_state(path) if not finding.well]
    assert "400 Bad Request" in str(found)


async def test_that_discord_lets_the_bot_begin_no_conversation_is_told_while_it_holds(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(path := tmp_path / "data" / "tavern.sqlite3")
    refused = FirstContacts().refused(int(time.time()), 20026)
    await NoteStore(database).keep(first_contacts=as_text(refused))
    [found] = [finding for finding in check_state(path) if not finding.well]
    assert "20026" in str(found)
    over = FirstContacts().refused(int(time.time()) - HOUR, 20026)
    await NoteStore(database).keep(first_contacts=as_text(over))
    await database.close()
    assert [finding for finding in check_state(path) if not finding.well] == []


async def test_it_says_how_many_emojis_are_uploaded_which_is_no_problem(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(path := tmp_path / "data" / "tavern.sqlite3")
    names = sorted({name_of(face) for entry in ENTRIES for face in entry.presenter.emojis.values()})
    [none_yet] = [finding for finding in check_state(path) if "Emojis" in str(finding)]
    assert none_yet.well
    assert "Emojis: 0 of 249;" in str(none_yet)
    ids = {"pt_of_an_older_drawing_1": 1, **dict.fromkeys(names[:112], 2)}
    await NoteStore(database).keep(emoji_ids=json.dumps(ids))
    assert any("Emojis: 112 of 249;" in str(finding) for finding in check_state(path))
    await NoteStore(database).keep(emoji_ids=json.dumps(dict.fromkeys(names, 2)))
    await database.close()
    assert any(str(finding).endswith("Emojis: 249 of 249") for finding in check_state(path))


@pytest.mark.parametrize(
    ("days", "found"),
    [
        (36, []),
        (38, ["lost servers whose games are to be ended: 1"]),
        (96, ["lost servers whose games are to be ended: 1"]),
        (98, ["lost servers to delete: 1", "lost servers whose games are to be ended: 1"]),
        (187, ["lost servers to delete: 1", "lost servers whose games are to be ended: 1"]),
        (
            188,
            [
                "people to forget: 1",
                "lost servers to delete: 1",
                "lost servers whose games are to be ended: 1",
            ],
        ),
    ],
)
async def test_what_should_have_been_ended_or_deleted_a_week_ago_is_counted(
    tmp_path: Path, days: int, found: list[str]
) -> None:
    settings, since = Settings(data_folder=tmp_path, anonymous_after=6), 1_767_225_600
    database = await SqliteDatabase.open(settings.database)
    await Store(database).lost_guilds.note([12345], since)
    await database.run(("INSERT INTO visits (user_id, at) VALUES (7, ?)", (since,)))
    await database.close()
    told = [str(finding) for finding in check_due(settings, since + days * DAY)]
    assert [text for text in told if not text.startswith("problem")] == []
    assert all(f"week: {', '.join(found)}. " in text for text in told)
    assert len(told) == (1 if found else 0)
    assert [*check_due(replace(settings, anonymous_after=0), since + 36 * DAY)] == []


async def test_servers_that_have_lost_the_bot_are_told_with_the_day_and_are_no_problem(
    tmp_path: Path,
) -> None:
    database = await SqliteDatabase.open(path := tmp_path / "data" / "tavern.sqlite3")
    await Store(database).lost_guilds.note([12345], 1_767_225_600)
    await database.close()
    findings = list(check_state(path))
    assert all(finding.well for finding in findings)
    assert any("12345 since 2026-01-01" in str(finding) for finding in findings)


@pytest.mark.slow
async def test_thawing_needs_the_database_alone_and_makes_none(tmp_path: Path) -> None:
    done = run(tmp_path, "-m", "bot", "doctor", "--thaw")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert not (tmp_path / "data").exists()
    database = await SqliteDatabase.open(await made(tmp_path))
    [line] = problems(run(tmp_path, "-m", "bot", "doctor", "--thaw"))
    await database.close()
    assert "in use" in line


async def test_a_frozen_table_is_told_and_goes_on_once_its_log_can_be_trusted(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(path := tmp_path / "data" / "tavern.sqlite3")
    company = Company.housed(database)
    table = await company.play(await company.dealt(), lambda table: bool(table.view(None).round == 2))
    await company.execute("UPDATE scorepad SET total = total + 1 WHERE seat = 0")
    company.tables.folds.forget(table.id)
    async with company.tables.locked(table.id) as frozen:
        assert frozen.status is Status.FROZEN
    await database.close()
    [found] = [finding for finding in check_state(path) if not finding.well]
    assert f"Tables: {table.id} frozen" in str(found)
    [stays] = await asyncio.to_thread(thaw, path)
    assert not stays.well
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE scorepad SET total = total - 1 WHERE seat = 0")
    [thawed] = await asyncio.to_thread(thaw, path)
    assert thawed.well
    assert [finding for finding in check_state(path) if not finding.well] == []
    database = await SqliteDatabase.open(path)
    after = await Company.housed(database).tables.load(table.id)
    await database.close()
    assert (after.status, after.dealt) == (Status.RUNNING, table.dealt)


async def test_leagues_that_got_another_name_are_named(tmp_path: Path) -> None:
    database = await SqliteDatabase.open(path := tmp_path / "data" / "tavern.sqlite3")
    await Store(database).notes.keep(**{RENAMED: '{"éclair": "éclair (2)"}'})
    await database.close()
    assert any("éclair is now éclair (2)" in str(finding) for finding in check_state(path))


@pytest.mark.slow
def test_every_problem_has_its_line_and_the_status_is_1(tmp_path: Path) -> None:
    settings = {"DISCORD_TOKEN": "not.a.token", "LOG_LEVEL": "loud", "NUDGE_AFTER": "-1"}
    with discord_with() as address:
        found = problems(done := run(tmp_path, "-c", DOCTOR_AT, address, **settings))
    for word, line in zip(("LOG_LEVEL", "NUDGE_AFTER", "refused"), found, strict=True):
        assert word in line
    assert "not.a.token" not in done.stdout


@pytest.mark.slow
def test_without_a_token_it_says_where_to_get_one_and_makes_nothing(tmp_path: Path) -> None:
    [line] = problems(run(tmp_path, "-m", "bot", "doctor"))
    assert "https://discord.com/developers/applications" in line
    assert list(tmp_path.iterdir()) == []


def test_settings_that_can_not_be_read_are_told(tmp_path: Path) -> None:
    (tmp_path / ".env").write_bytes(b"DISCORD_TOKEN=\xff\xfe\n")
    done = run(tmp_path, "-m", "bot", "doctor")
    assert done.returncode == 78
    assert len(done.stderr.splitlines()) == 1
    assert ".env" in done.stderr


def test_a_python_that_is_too_old_is_a_problem() -> None:
    assert not check_python((3, 10, 14)).well
    assert check_python((3, 11, 0)).well


def test_of_wrong_settings_every_one_is_named_and_the_others_hold() -> None:
    wrong = {"COMPUTER_DELAY": "soon", "BURIED_AFTER": "x", "DATA_FOLDER": "elsewhere", "HOME": "/"}
    settings, findings = check_settings(wrong)
    assert settings == Settings(data_folder=Path("elsewhere"))
    assert sorted(finding.text.split()[0] for finding in findings) == ["BURIED_AFTER", "COMPUTER_DELAY"]


@pytest.mark.parametrize(
    ("place", "part"), [("a-file", "is a file"), ("no/where", "cannot be made"), ("/proc", "cannot write")]
)
def test_a_data_folder_that_can_not_be_used_is_a_problem(tmp_path: Path, place: str, part: str) -> None:
    (tmp_path / "a-file").touch()
    finding = check_place(tmp_path / place / "tavern.sqlite3")
    assert not finding.well
    assert part in finding.text


@pytest.mark.slow
async def test_a_running_bot_is_seen_and_not_disturbed(tmp_path: Path) -> None:
    path = await made(tmp_path)
    assert "no bot is" in check_lock(path).text
    running = start_python(HOLD, path)
    assert running.stdout is not None
    try:
        assert running.stdout.readline().strip() == "open"
        assert "a bot is" in check_lock(path).text
        assert all(finding.well for finding in check_database(path))
    finally:
        running.kill()
        running.communicate()
    assert "no bot is" in check_lock(path).text


@pytest.mark.parametrize(
    ("sql", "part"),
    [
        ("PRAGMA user_version = 999", "Start the newer program"),
        ("PRAGMA foreign_keys = OFF; INSERT INTO results VALUES (1, 1, 1, 1)", "results refers to rows"),
        ("PRAGMA user_version = 0", "not one of Pirate Tavern"),
    ],
)
async def test_what_is_wrong_in_the_database_is_told(tmp_path: Path, sql: str, part: str) -> None:
    path = await made(tmp_path)
    with closing(sqlite3.connect(path)) as connection:
        connection.executescript(sql)
    [wrong] = [finding for finding in check_database(path) if not finding.well]
    assert part in wrong.text


async def test_a_damaged_database_is_told_and_left_alone(tmp_path: Path) -> None:
    path = await made(tmp_path)
    path.write_bytes(b"A shanty in four verses. " * 400)
    assert not any(finding.well for finding in check_database(path))
    assert path.read_bytes() == b"A shanty in four verses. " * 400


async def test_the_copies_of_before_upgrades_and_restores_are_named_with_their_bytes(tmp_path: Path) -> None:
    path = await made(tmp_path)
    assert str(check_copies(path)) == "ok       Copies: none of before an upgrade or a restore"
    for name, size in ("before-66.backup", 4_096), ("before-restore-2.backup", 12_288):
        path.with_name(f"{path.name}.{name}").write_bytes(bytes(size))
    assert check_copies(path).text == (
        "Copies: tavern.sqlite3.before-66.backup (4,096 bytes),"
        " tavern.sqlite3.before-restore-2.backup (12,288 bytes)"
    )


async def test_pending_migrations_are_named_and_no_problem(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = await made(tmp_path)
    monkeypatch.setattr("bot.store.sqlite.migrations.in_order", later_migrations)
    [*_, last] = check_database(path)
    assert last.well
    assert "9999_later pending" in last.text


def later_migrations(folder: Path) -> Sequence[Path]:
    return [*sorted(folder.glob("*.sql")), folder / "9999_later.sql"]


@pytest.mark.parametrize("token", ["not.a.token", "two\nlines", "Ünïcode"])
async def test_a_refused_token_is_told_and_not_shown(monkeypatch: pytest.MonkeyPatch, token: str) -> None:
    with discord_with() as address:
        [line] = await asked(monkeypatch, address, token)
    assert line.startswith("problem  DISCORD_TOKEN was refused")
    assert token not in line


async def test_a_discord_that_can_not_be_reached_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    [line] = await asked(monkeypatch, "http://127.0.0.1:9")
    assert "reached" in line


async def test_a_discord_that_does_not_answer_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    with discord_with(status=500) as address:  # discord.py tries again for longer than this waits
        monkeypatch.setattr(discord.http.Route, "BASE", address)
        [finding] = await check_discord(Settings(token=TOKEN), patience=0.3)
    assert "not answered" in finding.text


async def test_an_error_of_discords_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    with discord_with(status=403) as address:
        [line] = await asked(monkeypatch, address)
    assert line.startswith("problem")
    assert len(line.splitlines()) == 1


async def test_of_hundreds_of_servers_those_that_lack_a_permission_are_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    servers = [server(number) for number in range(1, 402)]
    servers[300] = server(301, str(NEEDED.value & ~discord.Permissions(attach_files=True).value), "Nassau")
    with discord_with(*servers) as address:
        accepted, nassau, *_ = await asked(monkeypatch, address)
    assert accepted == "ok       Token: accepted by Discord for tavern"
    assert nassau.startswith("problem  Server Nassau: the bot lacks Attach Files.")
    assert "client_id=77" in nassau


def test_an_administrator_lacks_nothing() -> None:
    assert lacking(discord.Permissions(administrator=True).value) == []


def test_the_names_of_what_is_lacking_are_those_of_the_page_for_hosts() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    assert len(lacking(0)) == 6
    assert all(name in page for name in lacking(0))


def test_leagues_may_give_roles_where_the_bot_has_what_is_optional() -> None:
    manage, nothing = str(discord.Permissions(manage_roles=True).value), "0"
    [finding] = check_roles([{"permissions": manage}, {"permissions": nothing}])
    assert finding.well
    assert "1 of 2" in finding.text
    assert check_roles([]) == []
    assert "Manage Roles" not in lacking(0)


def test_the_doctor_says_what_to_tick_so_that_people_can_install_the_bot_for_themselves() -> None:
    lacks = check_installs({"id": "77", "integration_types_config": {"0": {}}})
    assert lacks.well, "it is optional"
    for word in ("User Install", "applications/77/installation", "applications.commands"):
        assert word in lacks.text
    has = check_installs({"id": "77", "integration_types_config": {"0": {}, "1": {}}})
    assert "tick" not in has.text
    assert "tick" in check_installs({"id": "77", "integration_types_config": None}).text


def test_a_bot_that_nobody_has_invited_is_told_how() -> None:
    [finding] = check_servers("77", [])
    assert "client_id=77" in finding.text


def test_the_invitation_in_the_readme_asks_for_what_is_needed() -> None:
    assert f"permissions={NEEDED.value}" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_a_finding_is_one_line_whatever_is_in_it() -> None:
    assert str(problem("a server\n\x1b[2J named so")) == "problem  a server  [2J named so"
