"""Brings a table's messages on Discord up to date: the post, the calls, the hands."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.delivery.discord_errors import InvalidRequestError
from bot.delivery.message_keeper import MessageKeeper
from bot.model.messages import MessageKey, MessageRow
from bot.tables.table import Table
from bot.tables.worker import PerKeyWorker, each
from bot.ui.live.channel_notices import ChannelNotices
from bot.ui.live.dm_hands import DmHands
from bot.ui.live.endings import Endings
from bot.ui.live.ephemeral_hands import EphemeralHands
from bot.ui.live.leads import Leads, PlanNotices
from bot.ui.live.nudges import Nudges
from bot.ui.live.player_calls import PlayerCalls
from bot.ui.live.posts import Posts, post_key
from bot.ui.live.rings import Rings
from bot.ui.live.seat_notices import SeatNotices

Latest = Callable[[], Table]

ONCE_MORE_AFTER = 15  # seconds after which a table that Discord did not understand is shown once more


class LatestTables(PerKeyWorker):
    """Shows tables at their latest."""

    def __init__(
        self,
        show: Callable[[Latest], Awaitable[None]],
        after: Callable[[int], Awaitable[None]],
    ) -> None:
        super().__init__(self._show_latest)
        self._show = show
        self._after = after
        self._latest: dict[int, Table] = {}
        self._shown: dict[int, Table] = {}
        self._not_understood: dict[int, Table] = {}

    def bring(self, table: Table) -> None:
        """Shows the table, soon."""
        self._latest[table.id] = table
        self.changed(table.id)

    def shown(self, table_id: int) -> int:
        """The last revision that was shown, 0 for none."""
        table = self._shown.get(table_id)
        return 0 if table is None else table.row.revision

    def has_shown_latest(self, table_id: int) -> bool:
        """Whether there is nothing newer to show."""
        return self._latest.get(table_id) is self._shown.get(table_id)

    def forget(self, table_id: int) -> None:
        self._latest.pop(table_id, None)
        self._shown.pop(table_id, None)
        self._not_understood.pop(table_id, None)

    async def _show_latest(self, table_id: int) -> None:
        table = self._latest.get(table_id)
        if table is None:
            return
        try:
            # The run before may have shown what this one was asked for, and only failed to remember it.
            if table is not self._shown.get(table_id):
                await self._show(lambda: self._latest[table_id])
                self._shown[table_id] = table
            await self._after(table_id)
        except InvalidRequestError:
            # Discord may refuse a right message for a moment. What it refuses twice is a bug of ours, and the
            # table is not noted as shown.
            if table is not self._not_understood.get(table_id):
                self._not_understood[table_id] = table
                self._try_later(table_id, ONCE_MORE_AFTER)


@dataclass(frozen=True, slots=True)
class PublicMessages:
    """The messages in a table's channel."""

    keeper: MessageKeeper
    posts: Posts
    leads: Leads
    plan_notices: PlanNotices
    nudges: Nudges
    rings: Rings
    player_calls: PlayerCalls
    seat_notices: SeatNotices
    endings: Endings
    channel_notices: ChannelNotices

    async def show(self, latest: Latest) -> None:
        """Brings all up to date. Raises `InvalidRequestError` and `Unavailable`."""
        known = await self.keeper.of_table(latest().id)
        if latest().row.lost_at is not None:
            await self.channel_notices.show_lost(latest(), known)
            return
        await each(
            lambda: self._show_post(latest, known),
            lambda: self._call(latest, known),
            lambda: self.rings.show(latest(), known),
            lambda: self.player_calls.show(latest(), known),
            lambda: self.plan_notices.show(latest(), known),
            lambda: self.seat_notices.show(latest(), known),
            lambda: self.endings.show(latest(), known),
        )

    async def _call(self, latest: Latest, known: Mapping[MessageKey, MessageRow]) -> None:
        asked = await self.leads.show(latest(), known)
        await self.nudges.show(latest(), known, asked)

    async def _show_post(self, latest: Latest, known: Mapping[MessageKey, MessageRow]) -> None:
        refusal = await self.posts.show(latest, known.get(post_key(latest())))
        await self.channel_notices.show(latest(), refusal, known)


class DiscordAnnouncer:
    """Shows tables on Discord; the channel does not wait for hands, which may take long."""

    def __init__(
        self,
        keeper: MessageKeeper,
        public: PublicMessages,
        dm_hands: DmHands,
        ephemeral_hands: EphemeralHands,
    ) -> None:
        self._keeper = keeper
        shows = (ephemeral_hands.show, public.show, dm_hands.show)
        self._parts = [LatestTables(show, self._mark_shown) for show in shows]
        self._marked: dict[int, int] = {}

    async def announce(self, table: Table) -> None:
        """Shows the table soon, and stores that."""
        for part in self._parts:
            part.bring(table)

    async def resume(self) -> None:
        """Nothing: the table worker announces what is left."""

    async def stop(self) -> None:
        """Ends all work; the next start does the rest."""
        for part in self._parts:
            await part.stop()

    async def _mark_shown(self, table_id: int) -> None:
        revision = min(part.shown(table_id) for part in self._parts)
        if revision > self._marked.get(table_id, 0):
            await self._keeper.mark_shown(table_id, revision)
            self._marked[table_id] = revision
        if all(part.has_shown_latest(table_id) for part in self._parts):
            self._marked.pop(table_id, None)
            for part in self._parts:
                part.forget(table_id)
