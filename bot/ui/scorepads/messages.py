"""The posts of scorepads: one each, edited in place."""

import logging

from bot.model.messages import MessageKey, MessageKind
from bot.scorepads.scorepad import Scorepad
from bot.texts.catalog import speaker
from bot.ui.kit.discord_errors import ClosedError, GoneError
from bot.ui.kit.lanes import Lane
from bot.ui.kit.message_keeper import MessageKeeper, Wanted
from bot.ui.scorepads.post import scorepad_post

log = logging.getLogger(__name__)


class DiscordScorepadPort:
    """Implements `bot.scorepads.announcing.ScorepadPort` on Discord."""

    def __init__(self, keeper: MessageKeeper) -> None:
        self._keeper = keeper

    async def show(self, scorepad: Scorepad) -> None:
        """Brings the post up to date, by a new one where it is gone. Raises `Unavailable`.

        Where the channel is gone or closed to us nothing is shown; the scorepad lives on.
        """
        await show_scorepad(self._keeper, scorepad)


async def show_scorepad(keeper: MessageKeeper, scorepad: Scorepad, lane: Lane = Lane.BULK) -> bool:
    """Brings the post up to date; False where its channel is gone or closed to us. Raises `Unavailable`."""
    key = MessageKey(MessageKind.SCOREPAD, scorepad.id)
    post = scorepad_post(scorepad, speaker(scorepad.row.language))
    wanted = Wanted(scorepad.row.channel_id, post, lane=lane)
    try:
        await keeper.keep(key, lambda: wanted)
    except (ClosedError, GoneError) as error:
        log.warning("the channel takes no scorepad", extra={"pad": scorepad.id, "error": str(error)})
        return False
    await keeper.save(key)
    return True
