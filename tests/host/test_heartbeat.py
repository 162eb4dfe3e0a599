"""The heartbeat: what the bot writes of itself, what a probe makes of it, and when the log is told."""

import asyncio
import json
import logging
import threading
import time
from collections.abc import AsyncIterator, Callable, Sequence, Set
from dataclasses import replace
from pathlib import Path

import pytest

from bot.host import heartbeat
from bot.host.heartbeat import Heartbeat, as_json, is_healthy
from bot.host.metrics import Metrics
from bot.host.watch import Watch
from bot.model.census import Load
from bot.store.sqlite.database import SqliteDatabase
from tests.patience import PATIENCE, eventually
from tests.store.sample import spoil, start_python

NOW = 1_700_000_000
WELL = Heartbeat(NOW, NOW, 0, None, 0, None)
A_TABLE = (
    "INSERT INTO tables (id, game, rules, options, places, seed, guild_id, channel_id, host_id, language,"
    " status, created_at, revision, told)"
    " VALUES ({id}, 'skullking', 1, '{{}}', 2, x'', 1, {id}, 1, 'en', 'running', 0, 5, {told})"
)
A_CLOCK = (
    "INSERT INTO clocks (table_id, seat, user_id, decision, stage, next_at)"
    " VALUES (1, 0, 1, 1, 'waiting', {at})"
)


class Gateway:
    """What there is of Discord's client here: whether it is connected."""

    latency: float = 0.05
    latencies: Sequence[tuple[int, float]] = ((0, 0.05),)
    bugs: Set[int] = frozenset()
    failed: Sequence[str] = ()

    def load(self) -> Load:
        return Load({}, {})

    def tables_with_bugs(self) -> Set[int]:
        return self.bugs

    def not_running(self) -> Sequence[str]:
        return self.failed


@pytest.fixture
async def database(tmp_path: Path) -> AsyncIterator[SqliteDatabase]:
    database = await SqliteDatabase.open(tmp_path / "data" / "tavern.sqlite3")
    yield database
    await database.close()


def test_a_spare_that_waits_is_well_while_its_heartbeats_come(tmp_path: Path) -> None:
    heartbeat.write(tmp_path, replace(WELL, gateway=None, waits_since=NOW - 60))
    assert str(is_healthy(tmp_path, NOW)) == "ok       The bot waits as a spare since 2023-11-14 22:12 UTC."
    assert "heartbeat is 200 seconds old" in str(is_healthy(tmp_path, NOW + 200))


WATCHED = """
import asyncio, pathlib, sys
from bot.host import heartbeat, watch
from bot.host.metrics import Metrics
from bot.settings import Settings
from bot.store.sqlite.database import SqliteDatabase
from tests.host.test_heartbeat import Gateway

async def main():
    settings, gateway = Settings(data_folder=pathlib.Path(sys.argv[1])), Gateway()
    database = await SqliteDatabase.open(settings.database)
    heartbeat.EVERY = 0.01
    async with watch.watched(gateway, database, settings, Metrics(gateway)):
        print("watched", flush=True)
        await asyncio.sleep(3600)

asyncio.run(main())
"""


def replace_file(file: Path) -> None:
    other = file.with_name("other")
    other.touch()
    other.replace(file)


@pytest.mark.slow
@pytest.mark.parametrize("take_away", [Path.unlink, replace_file])
async def test_a_bot_whose_lock_file_is_deleted_or_replaced_ends_at_once_with_75(
    tmp_path: Path, take_away: Callable[[Path], None]
) -> None:
    process = start_python(WATCHED, tmp_path / "data")
    assert process.stdout is not None
    try:
        assert process.stdout.readline() == "watched\n"
        take_away(tmp_path / "data" / "tavern.sqlite3.lock")
        assert process.wait(PATIENCE) == 75
    finally:
        process.kill()
        process.communicate()


@pytest.fixture
def gateway() -> Gateway:
    return Gateway()


@pytest.fixture
def watch(database: SqliteDatabase, gateway: Gateway) -> Watch:
    return Watch(gateway, database, database.path.parent, Metrics(gateway))


async def execute(database: SqliteDatabase, sql: str) -> None:
    await database.write(lambda connection: connection.execute(sql))


@pytest.mark.parametrize(
    ("beat", "later", "why"),
    [
        (WELL, 0, None),
        (WELL, 74, None),
        (WELL, 75, "75 seconds old"),
        (replace(WELL, gateway=None), 0, "not reached Discord"),
        (replace(WELL, gateway=NOW - 179), 0, None),
        (replace(WELL, gateway=NOW - 180), 0, "cut off"),
        (replace(WELL, untold=3, untold_since=NOW - 599), 0, None),
        (replace(WELL, untold=3, untold_since=NOW - 600), 0, "3 untold"),
        (replace(WELL, overdue=2, overdue_since=NOW - 600), 0, "2 overdue"),
        (replace(WELL, fault="The disk is full."), 0, "The disk is full."),
    ],
)
def test_a_probe_tells_what_is_wrong(tmp_path: Path, beat: Heartbeat, later: int, why: str | None) -> None:
    heartbeat.write(tmp_path, beat)
    found = is_healthy(tmp_path, NOW + later)
    assert found.well == (why is None)
    assert (why or "") in found.text


def test_that_no_conversation_may_be_begun_is_told_and_no_reason_to_restart(tmp_path: Path) -> None:
    heartbeat.write(tmp_path, replace(WELL, no_dms_until=NOW + 3600))
    found = is_healthy(tmp_path, NOW)
    assert found.well
    assert "no direct messages for 60 minutes" in found.text


def test_a_program_gets_the_same_with_the_figures(tmp_path: Path) -> None:
    line, well = as_json(tmp_path)
    assert (json.loads(line)["heartbeat"], well) == (None, False)
    beat = replace(WELL, at=int(time.time()), gateway=int(time.time()), counts={"moves_total": 7})
    heartbeat.write(tmp_path, beat)
    line, well = as_json(tmp_path)
    told = json.loads(line)
    assert (told["well"], well) == (True, True)
    assert told["text"] == is_healthy(tmp_path).text
    assert told["heartbeat"]["counts"] == {"moves_total": 7}


async def test_the_heartbeat_keeps_the_figures(database: SqliteDatabase, watch: Watch) -> None:
    await execute(database, A_TABLE.format(id=1, told=4))
    await watch.look(NOW)
    counts = json.loads(as_json(database.path.parent)[0])["heartbeat"]["counts"]
    assert (counts["tables running"], counts["tables open"], counts["untold"]) == (1, 0, 1)
    assert counts["database_bytes used"] > 0


def test_where_no_bot_has_written_or_nothing_can_be_read_it_is_not_healthy(tmp_path: Path) -> None:
    assert not is_healthy(tmp_path, NOW).well
    for text in ("", "[]", '{"at": 1}', "\x00"):
        (tmp_path / "heartbeat").write_text(text, encoding="utf-8")
        assert not is_healthy(tmp_path, NOW).well


async def test_a_disk_that_takes_no_heartbeat_holds_a_thread_and_not_the_loop(
    watch: Watch, monkeypatch: pytest.MonkeyPatch
) -> None:
    hangs, begun, write = threading.Event(), threading.Event(), heartbeat.write

    def write_when_the_disk_does(folder: Path, beat: Heartbeat) -> None:
        begun.set()
        assert threading.current_thread() is not threading.main_thread()
        assert hangs.wait(PATIENCE)
        write(folder, beat)

    monkeypatch.setattr(heartbeat, "write", write_when_the_disk_does)
    looking = asyncio.create_task(watch.look(NOW))
    await eventually(begun.is_set)
    hangs.set()
    assert await looking == WELL


async def test_what_is_untold_and_overdue_stands_in_the_heartbeat(
    database: SqliteDatabase, watch: Watch
) -> None:
    assert await watch.look(NOW) == WELL
    await execute(database, A_TABLE.format(id=1, told=5))
    await execute(database, A_TABLE.format(id=2, told=4))
    await execute(database, A_CLOCK.format(at=NOW - 7))
    assert await watch.look(NOW + 30) == Heartbeat(NOW + 30, NOW + 30, 1, NOW + 30, 1, NOW - 7)


async def test_a_table_that_a_bug_keeps_from_being_shown_is_said_and_makes_nobody_restart_the_bot(
    database: SqliteDatabase, watch: Watch, gateway: Gateway
) -> None:
    await execute(database, A_TABLE.format(id=1, told=4))
    await execute(database, A_TABLE.format(id=2, told=4))
    gateway.bugs = {1, 3}
    assert (await watch.look(NOW)).untold == 1
    beat = await watch.look(NOW + 3600)
    folder = database.path.parent
    assert (beat.untold, beat.bugs) == (1, 1)
    assert "1 untold" in str(is_healthy(folder, NOW + 3600))
    await execute(database, "UPDATE tables SET told = revision WHERE id = 2")
    await watch.look(NOW + 3600)
    finding = str(is_healthy(folder, NOW + 3600))
    assert finding.startswith("ok")
    assert "showing tables (1)" in finding


async def test_the_next_beat_says_what_is_not_running_and_the_one_after_that_it_runs(
    database: SqliteDatabase, watch: Watch, gateway: Gateway
) -> None:
    gateway.failed = ("clocks", "leagues")
    await watch.look(NOW)
    found = is_healthy(database.path.parent, NOW)
    assert not found.well
    assert "clocks, leagues" in found.text
    gateway.failed = ()
    await watch.look(NOW + 30)
    assert is_healthy(database.path.parent, NOW + 30).well


async def test_while_the_database_can_not_be_read_the_heartbeat_goes_on_and_says_so(
    database: SqliteDatabase, watch: Watch, tmp_path: Path
) -> None:
    await execute(database, A_TABLE.format(id=1, told=4))
    assert await watch.look(NOW) == replace(WELL, untold=1, untold_since=NOW)
    assert await database.empty_log()
    spoil(database.path)
    beat = await watch.look(NOW + 30)
    assert (beat.at, beat.untold, beat.untold_since) == (NOW + 30, 1, NOW)
    found = is_healthy(tmp_path / "data", NOW + 30)
    assert not found.well
    assert "tavern.sqlite3 is damaged" in found.text
    assert "restore FILE" in found.text


async def test_what_is_told_of_meanwhile_counts_anew_though_there_is_more(
    database: SqliteDatabase, watch: Watch
) -> None:
    await execute(database, A_TABLE.format(id=1, told=2))
    await execute(database, A_TABLE.format(id=2, told=2))
    await watch.look(NOW)
    await execute(database, "UPDATE tables SET told = 3 WHERE id = 1")
    assert (await watch.look(NOW + 30)).untold_since == NOW
    await execute(database, "UPDATE tables SET told = revision WHERE id = 2")
    assert (await watch.look(NOW + 60)).untold_since == NOW + 30


async def test_since_when_the_gateway_is_silent_is_told(watch: Watch, gateway: Gateway) -> None:
    await watch.look(NOW)
    gateway.latency = float("inf")
    assert (await watch.look(NOW + 30)).gateway == NOW
    gateway.latency = 0.1
    assert (await watch.look(NOW + 60)).gateway == NOW + 60


async def test_the_log_is_warned_once_a_minute_of_what_stays(
    database: SqliteDatabase, watch: Watch, caplog: pytest.LogCaptureFixture
) -> None:
    await execute(database, A_TABLE.format(id=1, told=0))
    warned = []
    with caplog.at_level(logging.WARNING):
        for seconds in range(0, 211, 30):
            caplog.clear()
            await watch.look(NOW + seconds)
            warned += [(seconds, record.__dict__["untold_for"]) for record in caplog.records]
    assert warned == [(60, 60), (120, 120), (180, 180)]
