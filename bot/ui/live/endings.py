"""The end of a game: one message that mentions its people, once."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import partial

from bot.delivery.body import Plain, illustrated
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.rate_limits import Priority
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.tables import Status
from bot.tables import people
from bot.tables.calendar import DAY
from bot.tables.careers import Summaries
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say, speaker
from bot.ui.kit.services import link_to_post
from bot.ui.live.calls import ending
from bot.ui.live.captions import end_picture
from bot.ui.live.posts import post_key
from bot.ui.pictures.server_pictures import ServerPictures

NEWS_FOR = DAY  # seconds for which the end of a game is news


async def with_end_picture(of_server: ServerPictures, table: Table, body: Plain, say: Say) -> Plain:
    """A message with the picture of how the game ended, if its server wants pictures."""
    drawing = await of_server.drawing(table.row.guild_id, partial(end_picture, table, say))
    return body if drawing is None else illustrated(body, drawing)


@dataclass(frozen=True, slots=True)
class Endings:
    """Calls people when their game is over."""

    tables: Tables
    keeper: MessageKeeper
    of_server: ServerPictures
    summaries: Summaries

    async def show(self, table: Table, known: Mapping[MessageKey, MessageRow]) -> None:
        """Shows the ending once, and keeps it up to date. Raises `Unavailable`."""
        key = MessageKey(MessageKind.END, table.id)
        is_news = key not in known
        if table.status is not Status.FINISHED or (is_news and not self._is_recent(table)):
            return
        if is_news and await self.keeper.has_sent(key):
            return  # it was taken away, or an older version has shown the end in its own way
        link = link_to_post(table, await self.keeper.known(post_key(table)))
        say = speaker(table.row.language)
        fallen = await self.summaries.fallen(table)
        body = await with_end_picture(self.of_server, table, ending(table, say, link, fallen), say)
        ids = [row.user_id for row in table.people() if row.user_id is not None]
        mentions = await people.wanting_alerts(self.tables, ids)
        wanted = Wanted(
            table.row.channel_id, body, mentions=mentions, is_news=is_news, priority=Priority.CALL
        )
        await self.keeper.try_to_keep(key, wanted)

    def _is_recent(self, table: Table) -> bool:
        return table.row.closed_at is not None and self.tables.now() - table.row.closed_at < NEWS_FOR
