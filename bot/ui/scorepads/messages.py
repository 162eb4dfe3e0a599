"""The posts of scorepads: one each, edited in place."""

import logging

from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.texts.catalog import speaker
from bot.ui.kit.delivery import ClosedError, GoneError, Messenger
from bot.ui.kit.fingerprint import fingerprint
from bot.ui.scorepads.post import pad_post

log = logging.getLogger(__name__)


class DiscordScorepadPort:
    """Implements `bot.scorepads.telling.Board` on Discord."""

    def __init__(self, pads: Scorepads, messenger: Messenger) -> None:
        self._pads = pads
        self._messenger = messenger

    async def show(self, pad: Scorepad) -> None:
        """Brings the post up to date, by a new one where it is gone. Raises `Unavailable`.

        Where the channel is gone or closed to us nothing is shown; the scorepad lives on.
        """
        view, row = pad_post(pad, speaker(pad.row.language)), pad.row
        looks = fingerprint(view)
        if row.message_id is not None and row.shows == looks:
            return
        nonce = f"s{pad.id}.{row.revision}.{(row.message_id or 0) % 10_000}"[:25]
        try:
            message_id = await self._messenger.keep(row.channel_id, row.message_id, view, nonce)
        except (ClosedError, GoneError) as error:
            log.warning("the channel takes no scorepad", extra={"pad": pad.id, "error": str(error)})
            return
        await self._pads.store.posted(pad.id, message_id, looks)
