"""The work beside the bot for its host: the heartbeat, warnings, a backup a night."""

import asyncio
import logging
import math
import os
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence, Set
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Protocol

from bot.host import heartbeat, nightly
from bot.host.exit_status import MAY_PASS
from bot.host.heartbeat import Heartbeat
from bot.host.metrics import Metrics, Source
from bot.host.watchdog import guarded
from bot.model.census import Subject, Waiting
from bot.settings import Settings
from bot.store.census import CensusStore
from bot.store.engine import Database
from bot.store.errors import StoreError
from bot.store.sqlite.database import SqliteDatabase
from bot.tables.worker import end

log = logging.getLogger(__name__)

WARNED_AFTER = 60  # seconds for which something is untold or overdue before that is logged, once a minute
LOOKED_FOR_NIGHT = 15 * 60  # seconds between two looks whether a night's backup is due
# Seconds between two beats while the bot is not connected yet, so that a probe soon knows when it is.
_UNTIL_CONNECTED = 1
_AFTER_FAILURE = 60


class Connected(Source, Protocol):
    """The source of the gateway's state: Discord's client."""

    @property
    def latency(self) -> float:
        """Seconds to the gateway and back; not finite without a connection."""
        ...

    def tables_with_bugs(self) -> Set[int]:
        """The tables that a bug keeps from being shown."""
        ...

    def not_running(self) -> Sequence[str]:
        """The parts of the bot that failed at the start, and are tried again."""
        ...


class Watch:
    """Writes the bot's state each half minute, as a heartbeat."""

    def __init__(self, client: Connected, database: Database, folder: Path, metrics: Metrics) -> None:
        self._client = client
        self._folder = folder
        self._metrics = metrics
        self._database = database
        self._census = CensusStore(database)
        self._gateway: int | None = None
        self._waiting = Waiting({}, 0, None, None)
        self._untold: Mapping[tuple[Subject, int], int] = {}
        self._warned_at = 0
        # One thread, so that what is written does not come after it was taken away. A disk may hang.
        self._thread = ThreadPoolExecutor(1, "heartbeat")

    async def look(self, now: int) -> Heartbeat:
        """Writes the heartbeat of this instant, and warns of changes that stay undone.

        Raises `OSError`, and `StoreError` for a closed database.
        """
        census = None
        try:
            self._waiting = await self._census.waiting(now)
            census = await self._census.taken(now)
        except StoreError as error:  # it is logged already
            if error.code == "closed":
                raise
        waiting = self._waiting
        fault = self._database.look_at_disk()
        if math.isfinite(self._client.latency):
            self._gateway = now
        bugs = {("table", table_id) for table_id in self._client.tables_with_bugs()} & set(waiting.untold)
        # A subject that was shown meanwhile counts from now, though it has changed again.
        self._untold = {
            (subject, revision): self._untold.get((subject, revision), now)
            for subject, revision in waiting.untold.items()
            if subject not in bugs
        }
        beat = Heartbeat(
            now,
            self._gateway,
            len(self._untold),
            min(self._untold.values(), default=None),
            waiting.overdue,
            waiting.overdue_since,
            waiting.no_dms_until,
            None if fault is None else str(fault),
            len(bugs),
            not_running=self._client.not_running(),
        )
        self._metrics.note(census, beat)
        written = replace(beat, counts=self._metrics.counts())
        await asyncio.get_running_loop().run_in_executor(self._thread, heartbeat.write, self._folder, written)
        if beat.stays(WARNED_AFTER) and now - self._warned_at >= WARNED_AFTER:
            self._warned_at = now
            log.warning("something waits", extra=_log_fields(beat))
        return beat

    async def stop(self) -> None:
        """Takes the heartbeat away, after the last that is being written. Raises `OSError`."""
        await asyncio.get_running_loop().run_in_executor(self._thread, heartbeat.stop, self._folder)
        self._thread.shutdown()


@asynccontextmanager
async def watched(
    client: Connected, database: Database, settings: Settings, metrics: Metrics
) -> AsyncIterator[None]:
    """Watches the bot while the block runs, and keeps backups of a file; a server's are its owner's."""
    folder = settings.data_folder
    folder.mkdir(exist_ok=True)
    watch = Watch(client, database, folder, metrics)

    async def look() -> float:
        beat = await watch.look(int(time.time()))
        return _UNTIL_CONNECTED if beat.gateway is None else heartbeat.EVERY

    tasks = [asyncio.create_task(_again(look), name="heartbeat")]
    if isinstance(database, SqliteDatabase):
        tasks.append(asyncio.create_task(_again(partial(_looked_at_lock, database)), name="lock"))
        look_for_night = partial(_looked_for_night, database, settings.backups)
        tasks.append(asyncio.create_task(_again(look_for_night), name="nightly backup"))
    try:
        with guarded():
            yield
    finally:
        await end(*tasks)
        with suppress(OSError):
            await watch.stop()


async def _looked_at_lock(database: SqliteDatabase) -> float:
    try:
        await asyncio.to_thread(database.require_lock)
    except StoreError as error:
        # Without another word to anybody but the host: another may play by now.
        sys.stderr.write(f"{error}\n")
        sys.stderr.flush()
        os._exit(MAY_PASS)
    return heartbeat.EVERY


async def _looked_for_night(database: SqliteDatabase, keep: int) -> float:
    await back_up(database, keep, time.time())
    return LOOKED_FOR_NIGHT


async def back_up(database: SqliteDatabase, keep: int, now: float) -> None:
    """Makes a missing night's backup, unless the database is damaged. Raises `OSError` and `StoreError`."""
    try:
        made = await asyncio.to_thread(nightly.make, database.path, keep, now)
    except StoreError as error:
        if error.code != "damaged":
            raise
        log.critical("the database is damaged, and no backup of it is made", extra={"error": str(error)})
        database.note_fault(error)
    else:
        if made is not None:
            log.info("a backup was made", extra={"path": made, "bytes": made.stat().st_size})


async def _again(work: Callable[[], Awaitable[float]]) -> None:
    # The work says in how many seconds it is done again.
    while True:
        seconds: float = _AFTER_FAILURE
        try:
            seconds = await work()
        except (StoreError, OSError) as error:
            if isinstance(error, StoreError) and error.code == "closed":
                return  # the bot is being stopped
            log.error("what is done for the host has failed", extra={"error": str(error)})
        except Exception:
            log.exception("what is done for the host has failed")
        await asyncio.sleep(seconds)


def _log_fields(beat: Heartbeat) -> Mapping[str, object]:
    ages = {"untold": beat.untold_since, "overdue": beat.overdue_since}
    fields: dict[str, object] = {"untold": beat.untold, "overdue": beat.overdue}
    return fields | {f"{name}_for": beat.at - since for name, since in ages.items() if since is not None}
