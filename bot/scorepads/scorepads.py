"""The scorepads of all servers: loaded, locked, and shown on Discord after each change."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Protocol
from weakref import WeakValueDictionary

from bot.model.scorepads import ScorepadRow, ScorepadState
from bot.scorepads.scorepad import Scorepad
from bot.store.scorepads import ScorepadStore
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.tables.worker import PerKeyWorker


class ScorepadWatcher(Protocol):
    """Hears of each change on disk; returns at once and never fails."""

    def changed(self, scorepad_id: int) -> None: ...


@dataclass(slots=True)
class Scorepads:
    """The scorepads of all servers."""

    tables: Tables
    watchers: list[ScorepadWatcher] = field(default_factory=list)
    _locks: WeakValueDictionary[int, asyncio.Lock] = field(default_factory=WeakValueDictionary)

    @property
    def store(self) -> ScorepadStore:
        return self.tables.store.scorepads

    async def load(self, scorepad_id: int) -> Scorepad:
        """The scorepad. Raises `Refusal("no_such_pad")`."""
        found = await self.load_all([scorepad_id])
        if not found:
            raise Refusal("no_such_pad")
        return found[0]

    async def load_all(self, scorepad_ids: Sequence[int]) -> Sequence[Scorepad]:
        """The scorepads of these numbers that there are, in order."""
        rows = await self.store.scorepads(scorepad_ids)
        players, lines = await self.store.players(scorepad_ids), await self.store.lines(scorepad_ids)
        leagues = await self.store.leagues_of(scorepad_ids)
        return [
            Scorepad(
                self.tables.entries,
                row,
                players.get(row.id, ()),
                lines.get(row.id, ()),
                leagues.get(row.id),
            )
            for row in rows
        ]

    async def newest(
        self, guild_id: int, channel_id: int, states: Sequence[ScorepadState], user_id: int
    ) -> Scorepad | None:
        """The newest scorepad of a channel in such a state, the person's own first."""
        found = await self.store.newest(guild_id, channel_id, states, user_id)
        return None if found is None else await self.load(found)

    async def of_guild(self, guild_id: int, most: int) -> Sequence[ScorepadRow]:
        """The newest scorepads of a server."""
        return await self.store.of_guild(guild_id, most)

    @asynccontextmanager
    async def locked(self, scorepad_id: int) -> AsyncIterator[Scorepad]:
        """The scorepad while nobody else can change it."""
        async with self._locks.setdefault(scorepad_id, asyncio.Lock()):
            yield await self.load(scorepad_id)

    async def changed(self, scorepad_id: int) -> Scorepad:
        """The scorepad after a stored change, of which the watchers hear."""
        for watcher in self.watchers:
            watcher.changed(scorepad_id)
        return await self.load(scorepad_id)

    async def show_outdated(self) -> None:
        """Has the watchers show scorepads whose posts are outdated."""
        for scorepad_id in await self.store.outdated():
            for watcher in self.watchers:
                watcher.changed(scorepad_id)


class ScorepadPort(Protocol):
    """Shows scorepads on Discord."""

    async def show(self, scorepad: Scorepad) -> None:
        """Brings the post up to date. Raises `Unavailable`."""
        ...


class ScorepadAnnouncer(PerKeyWorker):
    """Brings posts of scorepads up to date; changes at once are one."""

    def __init__(self, scorepads: Scorepads, board: ScorepadPort) -> None:
        super().__init__(self._tell)
        self._scorepads = scorepads
        self._board = board

    async def resume(self) -> None:
        """Shows what was not shown before a stop or an outage."""
        await self._scorepads.show_outdated()

    async def _tell(self, scorepad_id: int) -> None:
        if not await self._scorepads.tables.store.lost_guilds.pause_scorepad(scorepad_id):
            scorepad = await self._scorepads.load(scorepad_id)
            await self._board.show(scorepad)
            await self._scorepads.store.mark_shown(scorepad_id, scorepad.row.revision)
