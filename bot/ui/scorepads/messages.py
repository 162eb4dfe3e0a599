"""The posts of scorepads: one each, edited in place."""

import logging

from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.message_keeper import MessageKeeper, Wanted, only_looks_old
from bot.delivery.rate_limits import Priority
from bot.model.messages import MessageKey, MessageKind
from bot.scorepads.scorepad import Scorepad
from bot.texts.catalog import speaker
from bot.ui.pictures.server_pictures import ServerPictures
from bot.ui.scorepads.picture import score_picture
from bot.ui.scorepads.post import scorepad_post

log = logging.getLogger(__name__)


class DiscordScorepadPort:
    """Implements `bot.scorepads.scorepads.ScorepadPort` on Discord."""

    def __init__(self, keeper: MessageKeeper, pictures: ServerPictures) -> None:
        self._keeper = keeper
        self._pictures = pictures

    async def show(self, scorepad: Scorepad) -> None:
        """Brings the post up to date. Raises `Unavailable`."""
        await show_scorepad(self._keeper, self._pictures, scorepad)


async def show_scorepad(
    keeper: MessageKeeper, pictures: ServerPictures, scorepad: Scorepad, priority: Priority = Priority.BULK
) -> bool:
    """Brings the post up to date; False where its channel is closed. Raises `Unavailable`."""
    key = MessageKey(MessageKind.SCOREPAD, scorepad.id)
    text = scorepad_post(scorepad, speaker(scorepad.row.language))
    post = await pictures.added(scorepad.row.guild_id, text, score_picture(scorepad))
    if only_looks_old(await keeper.known(key), is_over=scorepad.state.is_settled):
        priority = Priority.IDLE
    wanted = Wanted(scorepad.row.channel_id, post, priority=priority)
    try:
        await keeper.keep(key, lambda: wanted)
    except (ClosedError, GoneError) as error:
        log.warning("the channel takes no scorepad", extra={"pad": scorepad.id, "error": str(error)})
        return False
    await keeper.save(key)
    return True
