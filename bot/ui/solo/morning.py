"""Posts yesterday's results of the deal of the day once on each server."""

import logging
from collections.abc import Collection
from typing import NamedTuple

from bot.delivery.body import Page
from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.message_keeper import MessageKeeper, Wanted
from bot.delivery.messenger import Messenger
from bot.model.messages import MessageKey, MessageKind
from bot.presenters.picture import Picture, pictured
from bot.solo.hands import Solo
from bot.solo.morning import (
    Morning,
    Played,
    deal_to_tell,
    morning_of,
    next_morning,
    servers_to_tell,
)
from bot.tables import guild_settings
from bot.tables.scheduler import ItemScheduler
from bot.texts.catalog import Say, language_of, speaker
from bot.texts.lists import listed
from bot.ui.kit.layout import page
from bot.ui.kit.text import escape, unlisted
from bot.ui.pictures.server_pictures import ServerPictures
from bot.ui.solo.fields import field_of
from bot.ui.solo.screens import play_today, result_text
from bot.ui.solo.shared import long_day

log = logging.getLogger(__name__)

MOST = 15  # people who are named for the day
MOST_OF_WEEK = 10


def morning_post(morning: Morning, language: str) -> tuple[Page, Picture | None]:
    """The post, without mentions and without cards, and the picture of the field."""
    say = speaker(language)
    title = f"🌅 **{say('share-title')}, {long_day(morning.number, language)}**"
    people = [_played(one, say) for one in morning.played[:MOST]]
    if (more := len(morning.played) - MOST) > 0:
        people.append(say("morning-more", count=more))
    days = [f"-# {say('morning-days', days=morning.days)}"] if morning.days > 1 else []
    week = [list_of_week(morning, say)] if morning.week else []
    picture = None
    if morning.scores:
        about = say("morning-field", people=len(morning.played), games=len(morning.scores))
        scores = [one.line.score for one in morning.played]
        picture = pictured(field_of(about, morning.scores, scores))
    return page(["\n".join([title, *people, *days]), *week], [play_today(say)]), picture


def _played(one: Played, say: Say) -> str:
    name, made = escape(one.name), result_text(one.entry, one.line, say)
    if one.figure is None:
        return say("morning-played", name=name, made=made)
    return say("morning-judged", name=name, figure=one.figure, made=made)


def list_of_week(morning: Morning, say: Say) -> str:
    """The people of the week by their points, and on its last day the winner."""
    lines = [say("morning-week")]
    if morning.ends_week:
        first = listed([escape(one.name) for one in morning.week if one.rank == 1][:MOST_OF_WEEK], say)
        lines = [say("morning-week-won", names=first, points=morning.week[0].points)]
    lines += [
        unlisted(
            say("morning-of-week", rank=one.rank, name=escape(one.name), points=one.points, days=one.days)
        )
        for one in morning.week[:MOST_OF_WEEK]
    ]
    if (more := len(morning.week) - MOST_OF_WEEK) > 0:
        lines.append(say("morning-more", count=more))
    return "\n".join(lines)


class _Server(NamedTuple):
    guild_id: int
    channel_id: int
    number: int  # of yesterday's deal


class MorningPosts(ItemScheduler[_Server]):
    """Posts the mornings on all servers that want them."""

    def __init__(
        self, solo: Solo, pictures: ServerPictures, messenger: Messenger, keeper: MessageKeeper
    ) -> None:
        super().__init__(solo.tables.now)
        self._solo = solo
        self._tables = solo.tables
        self._pictures = pictures
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
        morning = await morning_of(self._solo, guild_id, number)
        if morning is None:
            return
        body = await self._pictures.added(guild_id, *morning_post(morning, await self._language(guild_id)))
        wanted = Wanted(channel_id, body)
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
