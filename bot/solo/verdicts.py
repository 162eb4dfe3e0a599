"""Has hands that are over judged, each once at low priority, and keeps the verdicts."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import NamedTuple

from bot.ai.contract import Judge
from bot.entry import Entry
from bot.model.solo import DAYS, SoloHandRow
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.solo.playing import Play
from bot.solo.verdict import LAST, MEASURE, Choice, Verdict, choices_of, mean_of, verdict
from bot.store.errors import StoreError
from bot.tables.tables import Tables
from bot.tables.worker import end

log = logging.getLogger(__name__)


class Judging(NamedTuple):
    """How hands are judged: as `verdict` does, and for how many seconds an answer waits for that."""

    verdict: Callable[[Judge, Sequence[Choice], str], Awaitable[Verdict]]  # raises `NoAnswerError`
    patience: float | None


def judged_by(pool: ProcessPool) -> Judging:
    """Judges in a pool of processes."""

    async def elsewhere(judge: Judge, choices: Sequence[Choice], deal: str) -> Verdict:
        return await pool.run(Priority.VERDICT, verdict, judge, choices, deal)

    return Judging(elsewhere, 1.5)  # the answer to the last card must come within three


def judged_here() -> Judging:
    """Judges in this process, for the demo."""

    async def here(judge: Judge, choices: Sequence[Choice], deal: str) -> Verdict:
        return verdict(judge, choices, deal)

    return Judging(here, None)


class Verdicts:
    """The verdicts on the deals of the day."""

    def __init__(self, tables: Tables, judging: Judging) -> None:
        self._tables = tables
        self._judging = judging
        self._under_way: dict[SoloHandRow, asyncio.Task[Verdict | None]] = {}

    async def of(self, row: SoloHandRow, entry: Entry, play: Play) -> Verdict | None:
        """The verdict on a hand that is over; None while it is not known, then a later call has it."""
        if row.measure == MEASURE:
            return _kept(row)
        if entry.judge is None or row.series != DAYS or row.finished_at is None:
            return None
        task = self._under_way.get(row)
        if task is None:
            task = asyncio.create_task(self._judge(row, entry, entry.judge, play), name="verdict")
            self._under_way[row] = task
            task.add_done_callback(lambda _: self._under_way.pop(row))
        with suppress(TimeoutError):
            return await asyncio.wait_for(asyncio.shield(task), self._judging.patience)
        return None

    async def mean(self, user_id: int, until: int) -> tuple[int, int] | None:
        """The figure of a person's last deals up to one, and how many they are; None for a single one."""
        figures = await self._tables.store.solo.figures(user_id, MEASURE, until, LAST)
        return (mean_of(figures), len(figures)) if len(figures) > 1 else None

    async def resume(self) -> None:
        """Does nothing: who looks at a hand has it judged."""

    async def stop(self) -> None:
        """Ends all work; a verdict that is not kept is found again."""
        await end(*self._under_way.values())

    async def _judge(self, row: SoloHandRow, entry: Entry, judge: Judge, play: Play) -> Verdict | None:
        try:
            found = await self._judging.verdict(judge, choices_of(entry, play), row.deal)
            await self._tables.store.solo.keep_verdict(
                replace(
                    row,
                    measure=MEASURE,
                    figure=found.figure,
                    bid_cost=found.bid_cost,
                    captains_bid=found.captains_bid,
                )
            )
        except (NoAnswerError, StoreError) as error:  # it is logged already
            log.info("a hand is judged later", extra={"deal": row.deal, "error": str(error)})
            return None
        return found


def _kept(row: SoloHandRow) -> Verdict:
    assert row.figure is not None  # they are stored together
    assert row.bid_cost is not None
    assert row.captains_bid is not None
    return Verdict(row.figure, row.bid_cost, row.captains_bid)
