"""Telling Discord what is on disk: the latest state of each scorepad, until it has been told."""

from typing import Protocol

from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.tables.announcing import until_told
from bot.tables.worker import PerKeyWorker


class ScorepadPort(Protocol):
    """Shows scorepads to people. Knows Discord, so that nothing here need."""

    async def show(self, pad: Scorepad) -> None:
        """Brings the scorepad's post up to date. Raises `Unavailable` to be called again."""
        ...


class ScorepadAnnouncer(PerKeyWorker):
    """Brings the posts of scorepads up to date after each change; changes that come at once are one."""

    def __init__(self, pads: Scorepads, board: ScorepadPort) -> None:
        super().__init__(self._tell)
        self._pads = pads
        self._board = board

    async def resume(self) -> None:
        """Tells what was stored and not told before the last stop."""
        await self._pads.tell_untold()

    async def _tell(self, pad_id: int) -> None:
        async def tell() -> None:
            pad = await self._pads.load(pad_id)
            await self._board.show(pad)
            await self._pads.store.mark_told(pad_id, pad.row.revision)

        await until_told(tell, pad=pad_id)
