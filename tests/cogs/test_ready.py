"""The bot is ready without a look at the games that go on."""

import asyncio
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot import starts
from bot.client import TavernBot
from bot.store.tables import TableStore
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.tables.deadlines import Deadlines
from bot.tables.table_worker import TableWorker
from bot.tables.tables import Tables
from bot.ui.live.looks import Looks
from tests.databases import made
from tests.failures import NO_SERVER, failing
from tests.patience import eventually
from tests.tavern import tavern


async def test_a_start_loads_no_table_that_waits_for_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        await t.start(rounds=2)
        loads: list[int] = []
        original: Any = Tables._load

        async def load(self: Tables, table_id: int, kind: type[Any]) -> Any:
            loads.append(table_id)
            return await original(self, table_id, kind)

        monkeypatch.setattr(Tables, "_load", load)
        await t.restart()
        await t.env.settle()
        assert loads == []
        assert (await t.slash(t.people[0], "bid", tricks=0)).private
        assert loads


async def test_what_goes_on_is_taken_up_once_the_bot_is_online_and_not_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with tavern(tmp_path) as t:
        taken_up = 0

        async def resume(worker: TableWorker) -> None:
            nonlocal taken_up
            taken_up += 1

        monkeypatch.setattr(TableWorker, "resume", resume)
        elsewhere = replace(t.bot.settings, data_folder=tmp_path / "other")
        other = TavernBot(replace(elsewhere, database_url=made(elsewhere.database)))
        await other.setup_hook()
        assert taken_up == 0
        await (await other.open_store()).close()  # it never was online
        await t.restart()
        assert taken_up == 1


async def test_a_bot_that_is_stopped_as_it_comes_online_takes_nothing_up(tmp_path: Path) -> None:
    async with tavern(tmp_path) as t:
        t.bot._taking_up = None  # as before it is online
        closing = asyncio.create_task(t.bot.close())
        await asyncio.sleep(0)
        await t.bot.on_ready()
        await t.bot.on_shard_resumed(0)
        await closing
        await eventually(lambda: asyncio.all_tasks() == {asyncio.current_task()}, "rest")
        assert t.overheard.lines() == []


NOT_YET = "a part of the bot does not run yet"


@pytest.mark.parametrize("error", [NO_SERVER, ValueError("a bug")])
async def test_a_part_that_fails_at_the_start_is_tried_again_by_itself_and_the_others_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    monkeypatch.setattr(starts, "RETRIES_AFTER", (HOUR, 2 * HOUR))
    async with tavern(tmp_path) as t:
        await t.start(rounds=1)
        failing(monkeypatch, Deadlines, "resume", [error] * 3)
        t.overheard.expect(NOT_YET)
        others = 0
        resume: Any = Looks.resume

        async def count(looks: Looks) -> None:
            nonlocal others
            others += 1
            await resume(looks)

        monkeypatch.setattr(Looks, "resume", count)
        await t.restart()
        assert others == 1
        for pause in (HOUR, 2 * HOUR):
            assert t.bot.not_running() == ("clocks",)
            await t.wait(pause + 1)
        assert t.bot.not_running() == ("clocks",)
        await t.wait(2 * HOUR + 1)
        assert t.bot.not_running() == ()
        assert sum(NOT_YET in line for line in t.overheard.lines(logging.WARNING)) == 1
        assert others == 1


async def test_tables_that_can_not_be_read_at_the_start_are_taken_up_soon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(starts, "RETRIES_AFTER", (HOUR,))
    async with tavern(tmp_path, computer_delay=DAY) as t:
        await t.start(rounds=1, computers=1)
        failing(monkeypatch, TableStore, "tables_to_resume", [NO_SERVER])
        await t.restart(computer_delay=0)
        assert (await t.table()).number == 0
        await t.wait(HOUR + 1)
        assert (await t.table()).number == 1, "the computer player's bid"
