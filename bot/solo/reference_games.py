"""Plays the reference games of deals, each once, a few at a time at low priority, and keeps them."""

import asyncio
import logging
from collections.abc import Sequence
from typing import Protocol

from bot.games.record import export
from bot.model.solo import ReferenceGamesRow
from bot.processes import NoAnswerError, Priority, ProcessPool
from bot.solo.deals import Deal
from bot.solo.playing import Playable, record_of
from bot.solo.reference import SIZE, modules_of, par, score, scores_elsewhere
from bot.store.errors import StoreError
from bot.tables.tables import Tables
from bot.tables.worker import end

log = logging.getLogger(__name__)

AT_ONCE = 10  # games in one call: half a second of the longest ones, so that urgent calls come between


class Player(Protocol):
    """Plays some of a deal's `size` reference games. Raises `NoAnswerError`."""

    size: int

    async def scores(self, entry: Playable, deal: Deal, first: int, count: int) -> Sequence[int]: ...


class PlayerElsewhere:
    """Plays in a pool of processes."""

    def __init__(self, pool: ProcessPool) -> None:
        self.size = SIZE
        self._pool = pool

    async def scores(self, entry: Playable, deal: Deal, first: int, count: int) -> Sequence[int]:
        """As `scores_elsewhere`."""
        return await self._pool.run(
            Priority.REFERENCE_GAMES, scores_elsewhere, modules_of(entry), deal, first, count
        )


class PlayerHere:
    """Plays in this process, for the demo, and pauses before each part."""

    def __init__(self, size: int = SIZE, pause: float = 0) -> None:
        self.size = size
        self._pause = pause

    async def scores(self, entry: Playable, deal: Deal, first: int, count: int) -> Sequence[int]:
        """Plays one game after the other, and lets other tasks run between them."""
        await asyncio.sleep(self._pause)
        found = []
        for number in range(first, first + count):
            await asyncio.sleep(0)
            found.append(score(entry, deal, number))
        return found


class ReferenceGames:
    """The reference games of all deals."""

    def __init__(self, tables: Tables, player: Player) -> None:
        self._tables = tables
        self._player = player
        self._under_way: dict[Deal, asyncio.Task[None]] = {}
        self._is_stopped = False

    async def whole(self, deal: Deal) -> ReferenceGamesRow | None:
        """All reference games of a deal; None while they are played, which this call begins."""
        row = await self._tables.store.solo.reference_games(deal.name)
        if row is not None and len(row.scores) >= self._player.size:
            return row
        if deal not in self._under_way and not self._is_stopped:
            task = asyncio.create_task(self._play(deal, row), name="reference games")
            self._under_way[deal] = task
            task.add_done_callback(lambda _: self._under_way.pop(deal))
        return None

    async def resume(self) -> None:
        """Does nothing: the first player of a deal has its reference games played."""

    async def stop(self) -> None:
        """Ends all work; games that are kept are not played again."""
        self._is_stopped = True
        await end(*self._under_way.values())

    async def _play(self, deal: Deal, row: ReferenceGamesRow | None) -> None:
        entry, store = self._tables.entries[deal.game], self._tables.store.solo
        if row is None:
            row = ReferenceGamesRow(deal.name, (), export(record_of(entry, par(entry, deal))))
        try:
            while (left := self._player.size - len(row.scores)) > 0:
                first, count = len(row.scores), min(left, AT_ONCE)
                scores = await self._player.scores(entry, deal, first, count)
                row = ReferenceGamesRow(row.deal, (*row.scores, *scores), row.par)
                await store.keep_reference_games(row)
        except (NoAnswerError, StoreError) as error:  # it is logged already; the next call continues
            log.info("reference games are played later", extra={"deal": deal.name, "error": str(error)})
