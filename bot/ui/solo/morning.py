"""Posts yesterday's results of the deal of the day once on each server."""

import logging
from collections.abc import Collection
from typing import NamedTuple

from bot.delivery.body import Page
from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.messenger import Messenger
from bot.model.messages import MessageKey, MessageKind
from bot.solo.days import starts_at
from bot.solo.morning import Morning, deal_to_tell, morning_of, next_morning, servers_to_tell
from bot.tables import guild_settings
from bot.tables.scheduler import ItemScheduler
from bot.tables.tables import Tables
from bot.texts.catalog import Say, language_of, speaker
from bot.texts.lists import listed
from bot.ui.kit.layout import page
from bot.ui.kit.text import day, escape
from bot.ui.solo.screens import play_today, result_text

log = logging.getLogger(__name__)

MOST = 15  # people who are named, besides the best


def morning_post(morning: Morning, say: Say) -> Page:
    """The post, without mentions and without cards."""
    best, *_ = morning.played
    first = [played for played in morning.played if played.line.score == best.line.score]
    others = [played for played in morning.played if played not in first]
    names = listed([escape(played.name) for played in first[:MOST]], say)
    lines = [
        say("morning-title", deal=morning.number, day=day(starts_at(morning.number))),
        say("morning-best", names=names, made=result_text(best.entry, best.line, say)),
        *(
            say(
                "morning-played",
                name=escape(played.name),
                made=result_text(played.entry, played.line, say),
            )
            for played in others[:MOST]
        ),
    ]
    if (more := max(0, len(first) - MOST) + max(0, len(others) - MOST)) > 0:
        lines.append(say("morning-more", count=more))
    lines.append(f"-# {say('morning-days', days=morning.days)}")
    return page(["\n".join(lines)], [play_today(say)])


class _Server(NamedTuple):
    guild_id: int
    channel_id: int
    number: int  # of yesterday's deal


class MorningPosts(ItemScheduler[_Server]):
    """Posts the mornings on all servers that want them."""

    def __init__(self, tables: Tables, messenger: Messenger, keeper: MessageKeeper) -> None:
        super().__init__(tables.now)
        self._tables = tables
        self._messenger = messenger
        self._keeper = keeper

    async def due(self) -> Collection[_Server]:
        """The servers that want a post this morning."""
        number = deal_to_tell(self._tables.now())
        return [_Server(*found, number) for found in await servers_to_tell(self._tables)]

    async def do(self, item: _Server) -> None:
        """Posts a morning that was not posted yet."""
        guild_id, channel_id, number = item
        key = MessageKey(MessageKind.MORNING, guild_id, number)
        if await self._keeper.has_sent(key):
            return
        morning = await morning_of(self._tables, guild_id, number)
        if morning is None:
            return
        wanted = Wanted(channel_id, morning_post(morning, speaker(await self._language(guild_id))))
        try:
            await self._keeper.keep(key, lambda: wanted)
        except (ClosedError, GoneError) as error:
            fields = {"guild": guild_id, "error": str(error)}
            log.warning("a morning's post is not taken", extra=fields)

    async def next_at(self) -> int:
        """The next morning."""
        return next_morning(self._tables.now())

    async def _language(self, guild_id: int) -> str:
        settled = (await guild_settings.settings_of(self._tables, guild_id)).language
        guild = self._messenger.client.get_guild(guild_id)
        return settled or language_of(None if guild is None else guild.preferred_locale)
