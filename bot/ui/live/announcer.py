"""Brings what Discord shows of a table up to date: the post, the hands, the slips."""

from bot.tables.table import Table
from bot.ui.live.dm_hands import DmHands
from bot.ui.live.ephemeral_hands import EphemeralHands
from bot.ui.live.nudges import Nudges
from bot.ui.live.posts import Posts
from bot.ui.live.seat_notices import SeatNotices


class DiscordAnnouncer:
    """Implements `bot.tables.announcing.Announcer` on Discord."""

    def __init__(
        self, posts: Posts, open_hands: EphemeralHands, hands: DmHands, nudges: Nudges, asides: SeatNotices
    ) -> None:
        self._posts = posts
        self._open_hands = open_hands
        self._hands = hands
        self._nudges = nudges
        self._asides = asides

    async def announce(self, table: Table) -> None:
        """Shows the table as it is now. Raises `Unavailable` if Discord should be tried again."""
        await self._posts.show(table)
        await self._open_hands.show(table)
        await self._hands.show(table)
        await self._nudges.show(table)
        await self._asides.show(table)
