"""Telling Discord what is on disk: the latest state of each scorepad, until it has been told."""

from typing import Protocol

from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.tables.presence import until_told
from bot.tables.worker import PerKeyWorker


class ScorepadPort(Protocol):
    """Shows scorepads to people. Knows Discord, so that nothing here need."""

    async def show(self, scorepad: Scorepad) -> None:
        """Brings the scorepad's post up to date. Raises `Unavailable` to be called again."""
        ...


class ScorepadAnnouncer(PerKeyWorker):
    """Brings the posts of scorepads up to date after each change; changes that come at once are one."""

    def __init__(self, scorepads: Scorepads, board: ScorepadPort) -> None:
        super().__init__(self._tell, scorepads.tables.turns)
        self._scorepads = scorepads
        self._board = board

    async def resume(self) -> None:
        """Tells what was stored and not told before the last stop, or before Discord was away."""
        await self._scorepads.tell_untold()

    async def _tell(self, scorepad_id: int) -> None:
        async def tell() -> None:
            scorepad = await self._scorepads.load(scorepad_id)
            await self._board.show(scorepad)
            await self._scorepads.store.mark_told(scorepad_id, scorepad.row.revision)

        if not await self._scorepads.tables.store.lost_guilds.rest_scorepad(scorepad_id):
            await until_told(tell, scorepad=scorepad_id)
