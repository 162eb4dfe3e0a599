"""The live post of each table: edited, and moved to the bottom when talk has buried it."""

import logging
import time
from collections.abc import Callable, Hashable

import discord

from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.message_keeper import MessageKeeper, Wanted, only_looks_old
from bot.delivery.messenger import Messenger
from bot.delivery.rate_limits import Priority
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.tables import Status
from bot.settings import Settings
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.ui.live.post import post
from bot.ui.live.post_pictures import PostPictures

log = logging.getLogger(__name__)


class Posts:
    """Keeps the posts up to date."""

    def __init__(
        self, keeper: MessageKeeper, messenger: Messenger, settings: Settings, pictures: PostPictures
    ) -> None:
        self._keeper = keeper
        self._pictures = pictures
        self._messenger = messenger
        self._settings = settings
        self._looked: dict[int, float] = {}
        self._seen: dict[int, Hashable] = {}  # by table, its public state when it was shown last

    async def show(
        self, latest: Callable[[], Table], known: MessageRow | None
    ) -> ClosedError | GoneError | None:
        """Brings the post up to date; returns the channel's refusal, if any. Raises `Unavailable`."""
        table = latest()
        if only_looks_old(known, is_over=not table.status.live):
            return await self._show(latest, Priority.IDLE)
        again = await self._must_move_down(table, known)
        return await self._show(latest, Priority.POST, again=again)

    async def show_again(self, table: Table) -> bool:
        """Moves the post to the bottom; False if that is refused. Raises `Unavailable`."""
        return await self._show(lambda: table, Priority.ANSWER, again=True, patiently=False) is None

    async def _show(
        self, latest: Callable[[], Table], priority: Priority, *, again: bool = False, patiently: bool = True
    ) -> ClosedError | GoneError | None:
        signature = await self._pictures.signature(latest())

        def wanted() -> Wanted:
            table = latest()
            say = speaker(table.row.language)
            text = post(table, say)
            view = text if signature is None else self._pictures.added(table, text, signature)
            return Wanted(table.row.channel_id, view, priority=priority)

        try:
            await self._keeper.keep(post_key(latest()), wanted, again=again, patiently=patiently)
        except (GoneError, ClosedError) as error:
            row = latest().row
            fields = {"table": row.id, "channel": row.channel_id, "error": str(error)}
            log.warning("the channel takes no post", extra=fields)
            return error
        return None

    async def _must_move_down(self, table: Table, known: MessageRow | None) -> bool:
        seen = _seen_by_all(table)
        is_news = seen != self._seen.pop(table.id, None)
        if table.status.live:
            self._seen[table.id] = seen
        if known is None or not is_news:  # a post that moves would give a plan away
            return False
        try:
            return await self._is_buried(table, known) or self._is_soon_archived(known)
        except GoneError:
            return True
        except ClosedError:
            return False  # the edit will show whether that passes

    async def _is_buried(self, table: Table, known: MessageRow) -> bool:
        limit = self._settings.buried_after
        if table.status is not Status.RUNNING or not limit:
            self._looked.pop(table.id, None)
            return False
        if known.channel_id != table.row.channel_id:
            return False
        # Each look is a request, so the bot looks only now and then.
        now = time.monotonic()
        if now - self._looked.get(table.id, 0.0) < self._settings.buried_check_every:
            return False
        self._looked[table.id] = now
        below = await self._messenger.messages_after(
            known.channel_id, known.message_id, limit, priority=Priority.POST
        )
        return below >= limit

    def _is_soon_archived(self, known: MessageRow) -> bool:
        # Discord will archive the thread before long: edits do not prevent that, and in an archived one no
        # command works (https://discord.com/developers/docs/topics/threads#active--archived-threads).
        thread = self._messenger.client.get_channel(known.channel_id)
        if not isinstance(thread, discord.Thread):
            return False
        age = discord.utils.utcnow() - discord.utils.snowflake_time(known.message_id)
        return age.total_seconds() > thread.auto_archive_duration * 60 / 2


def post_key(table: Table) -> MessageKey:
    """Which message the post of a table is."""
    return MessageKey(MessageKind.POST, table.id)


def _seen_by_all(table: Table) -> Hashable:
    clocks = [(row.clock.stage, row.clock.due_at) if row.clock else None for row in table.seats]
    people = [(row.user_id, row.player) for row in table.seats]
    return (table.number, *people, *clocks, table.row.proposal, table.stopped_at, table.status)
