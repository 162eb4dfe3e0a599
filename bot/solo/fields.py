"""Plays the fields of deals, each once, a few plays at a time at low priority, and keeps them."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from bot.games.record import export
from bot.model.solo import SoloFieldRow
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.solo.deals import Deal
from bot.solo.field import SIZE, modules_of, par, score, scores_elsewhere
from bot.solo.playing import Playable, record_of
from bot.store.errors import StoreError
from bot.tables.tables import Tables
from bot.tables.worker import end

log = logging.getLogger(__name__)

AT_ONCE = 10  # plays in one call: half a second of the longest games, so that what is urgent comes between


class Player(Protocol):
    """Plays a part of a field; `size` plays are all of it. Raises `NoAnswerError`."""

    size: int

    async def scores(self, entry: Playable, deal: Deal, first: int, count: int) -> Sequence[int]: ...


class PlayerElsewhere:
    """Plays in a pool of processes."""

    def __init__(self, pool: ProcessPool) -> None:
        self.size = SIZE
        self._pool = pool

    async def scores(self, entry: Playable, deal: Deal, first: int, count: int) -> Sequence[int]:
        """As `scores_elsewhere`."""
        return await self._pool.run(Priority.FIELD, scores_elsewhere, modules_of(entry), deal, first, count)


class PlayerHere:
    """Plays in this process, for the demo, and rests so many seconds before each part."""

    def __init__(self, size: int = SIZE, rest: float = 0) -> None:
        self.size = size
        self._rest = rest

    async def scores(self, entry: Playable, deal: Deal, first: int, count: int) -> Sequence[int]:
        """One play after the other, others between them."""
        await asyncio.sleep(self._rest)
        found = []
        for number in range(first, first + count):
            await asyncio.sleep(0)
            found.append(score(entry, deal, number))
        return found


class Fields:
    """The fields of all deals."""

    def __init__(self, tables: Tables, player: Player) -> None:
        self._tables = tables
        self._player = player
        self._under_way: dict[Deal, asyncio.Task[None]] = {}
        self._is_stopped = False

    async def whole(self, deal: Deal) -> SoloFieldRow | None:
        """A field that is played to its end; else it goes on by itself, and is whole soon."""
        row = await self._tables.store.solo.field(deal.name)
        if row is not None and len(row.scores) >= self._player.size:
            return row
        if deal not in self._under_way and not self._is_stopped:
            task = asyncio.create_task(self._play(deal, row), name="a field")
            self._under_way[deal] = task
            task.add_done_callback(lambda _: self._under_way.pop(deal))
        return None

    async def resume(self) -> None:
        """Nothing: the first who plays a deal has its field played."""

    async def stop(self) -> None:
        """Ends all work; what is kept of a field is not played again."""
        self._is_stopped = True
        await end(*self._under_way.values())

    async def _play(self, deal: Deal, row: SoloFieldRow | None) -> None:
        entry, store = self._tables.entries[deal.game], self._tables.store.solo
        if row is None:
            row = SoloFieldRow(deal.name, (), export(record_of(entry, par(entry, deal))))
        try:
            while (left := self._player.size - len(row.scores)) > 0:
                first, count = len(row.scores), min(left, AT_ONCE)
                scores = await self._player.scores(entry, deal, first, count)
                row = SoloFieldRow(row.deal, (*row.scores, *scores), row.par)
                await store.keep_field(row)
        except (NoAnswerError, StoreError) as error:  # the log was told; whoever asks next has it go on
            log.info("a field goes on later", extra={"deal": deal.name, "error": str(error)})
