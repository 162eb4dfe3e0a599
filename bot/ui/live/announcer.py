"""Brings what Discord shows of a table up to date: the post, the calls, the hands."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from bot.delivery.discord_errors import InvalidRequestError
from bot.delivery.message_keeper import MessageKeeper
from bot.model.messages import MessageKey, MessageRow
from bot.tables.presence import until_told
from bot.tables.table import Table
from bot.tables.worker import PerKeyWorker, each
from bot.ui.live.channel_notices import ChannelNotices
from bot.ui.live.dm_hands import DmHands
from bot.ui.live.endings import Endings
from bot.ui.live.ephemeral_hands import EphemeralHands
from bot.ui.live.nudges import Nudges
from bot.ui.live.posts import Posts, post_key
from bot.ui.live.seat_notices import SeatNotices

Latest = Callable[[], Table]

ONCE_MORE_AFTER = 15
"""Seconds: what Discord has refused in passing it takes by then."""


class LatestTables(PerKeyWorker):
    """Shows tables, each at its latest, once more where a table has changed while it was shown."""

    def __init__(
        self,
        show: Callable[[Latest], Awaitable[None]],
        after: Callable[[int], Awaitable[None]],
    ) -> None:
        super().__init__(self._bring)
        self._shown: dict[int, Table] = {}
        self._show = show
        self._after = after
        self._latest: dict[int, Table] = {}
        self._not_understood: dict[int, Table] = {}

    def bring(self, table: Table) -> None:
        """Shows the table, soon."""
        self._latest[table.id] = table
        self.changed(table.id)

    def shown(self, table_id: int) -> int:
        """Up to which revision a table has been shown; 0 for one that never was."""
        table = self._shown.get(table_id)
        return 0 if table is None else table.row.revision

    def has_shown_latest(self, table_id: int) -> bool:
        """Whether nothing newer of a table is to be shown."""
        return self._latest.get(table_id) is self._shown.get(table_id)

    def forget(self, table_id: int) -> None:
        """Forgets a table of which nothing newer is to be shown."""
        self._latest.pop(table_id, None)
        self._shown.pop(table_id, None)
        self._not_understood.pop(table_id, None)

    async def _bring(self, table_id: int) -> None:
        """Shows a table, and again for some minutes while Discord does not answer.

        What Discord does not understand is tried once more, since it says so in passing, too; then it is a
        bug that trying again does not mend, and the table stays untold.
        """
        table = self._latest.get(table_id)
        try:
            await until_told(lambda: self._bring_once(table_id), table=table_id)
        except InvalidRequestError:
            if table is not None and table is not self._not_understood.get(table_id):
                self._not_understood[table_id] = table
                self._try_later(table_id, ONCE_MORE_AFTER)

    async def _bring_once(self, table_id: int) -> None:
        table = self._latest.get(table_id)
        if table is None:
            return
        # The run before may have shown what this one was asked for, and only failed to remember it.
        if table is not self._shown.get(table_id):
            await self._show(lambda: self._latest[table_id])
            self._shown[table_id] = table
        await self._after(table_id)


@dataclass(frozen=True, slots=True)
class PublicMessages:
    """What stands in a table's channel: the post, the nudges, what is asked or told beside it, the end."""

    keeper: MessageKeeper
    posts: Posts
    nudges: Nudges
    seat_notices: SeatNotices
    endings: Endings
    channel_notices: ChannelNotices

    async def show(self, latest: Latest) -> None:
        """Brings all of it up to date, each part though another fails: nobody's call waits for a post.

        Where the server has lost the bot nothing is sent there: people are told so. Raises
        `InvalidRequestError` and `Unavailable`.
        """
        known = await self.keeper.of_table(latest().id)
        if latest().row.lost_at is not None:
            await self.channel_notices.show_lost(latest(), known)
            return
        await each(
            lambda: self._show_post(latest, known),
            lambda: self.nudges.show(latest(), known),
            lambda: self.seat_notices.show(latest(), known),
            lambda: self.endings.show(latest(), known),
        )

    async def _show_post(self, latest: Latest, known: Mapping[MessageKey, MessageRow]) -> None:
        """Shows the post, or tells people why it can't be shown."""
        refusal = await self.posts.show(latest, known.get(post_key(latest())))
        await self.channel_notices.show(latest(), refusal, known)


class DiscordAnnouncer:
    """Shows tables on Discord: a step of what follows a change.

    Hands may take long, when many conversations are to be opened, so what stands in the channel does not wait
    for them. A table is told of when both have been shown.
    """

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
        """Shows the table as it is now, soon, and remembers then that Discord has been told of it."""
        for part in self._parts:
            part.bring(table)

    async def resume(self) -> None:
        """Nothing: what was not told of is announced again."""

    async def stop(self) -> None:
        """Ends all work; what was not done is done at the next start."""
        for part in self._parts:
            await part.stop()

    async def _mark_shown(self, table_id: int) -> None:
        """Remembers up to which revision all parts have shown a table. Raises `StoreError`."""
        revision = min(part.shown(table_id) for part in self._parts)
        if revision > self._marked.get(table_id, 0):
            await self._keeper.mark_told(table_id, revision)
            self._marked[table_id] = revision
        if all(part.has_shown_latest(table_id) for part in self._parts):
            self._marked.pop(table_id, None)
            for part in self._parts:
                part.forget(table_id)
