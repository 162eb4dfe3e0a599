"""The page on which the demo is played: it takes turns with the clock, and can change the channel.

The simulator has no public way to another channel; its inner parts are used only here.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Mapping
from contextlib import AbstractContextManager, asynccontextmanager
from typing import Any

import discord
import simcord
from simcord.backend.cdn import CDN_BASE
from simcord.backend.errors import BackendError, SetupError

Asset = tuple[str, bytes, str]  # a file's kind, its bytes and its name
DENIED = "asset access denied"  # to a viewer who may not read the message
UNSETTLED = ("timeout", "rejected")  # a click after which the bot found no rest, or on what has changed
MOST_SERVED = 200  # files that are kept for a page that fetches them late
START = 120.0  # seconds in which the bot must be up; the simulator grants five, too few on a busy machine
SETTLE = 10.0  # seconds in which the bot must come to rest after a click


@asynccontextmanager
async def running(bot: discord.Client) -> AsyncIterator[simcord.Env]:
    """The simulated Discord with the bot up on it."""
    simulation = simcord.run(bot, settle_timeout=SETTLE, check_errors=False, shard_count=1)
    settle = simulation._env._settle_internal

    async def settle_in_time(*, timeout: float | None = None, **limits: Any) -> None:  # noqa: ASYNC109 - simcord's own
        await settle(timeout=None if timeout is None else START, **limits)

    simulation._env._settle_internal = settle_in_time  # type: ignore[method-assign] # there is no public seam
    async with simulation as env:
        yield env


class Page:
    """The page, and a lock that clicks hold while they are answered.

    The simulator refuses a click that comes while its clock ticks.
    """

    def __init__(self, env: simcord.Env, guild: simcord.GuildHandle, preview: simcord.Preview) -> None:
        self._env = env
        self._guild = guild
        self._preview = preview
        self._answer = preview._action
        self._wanted: int | None = None
        self.turn = asyncio.Lock()
        self.is_behind = False  # what it shows is older than what a click would be about
        preview._action = self._answer_in_turn  # type: ignore[method-assign] # there is no public seam
        self._served: OrderedDict[tuple[str | None, str], Asset] = OrderedDict()
        self._prepare = preview._prepare_asset
        preview._prepare_asset = self._asset  # type: ignore[method-assign] # likewise
        self._authorize = preview._authorize_attachment_source
        preview._authorize_attachment_source = self._kept_attachment  # type: ignore[method-assign] # likewise

    @property
    def is_shared(self) -> bool:
        """Whether a second browser shows it."""
        return len(self._preview._pages) > 1 + 1

    def inside(self) -> AbstractContextManager[None]:
        """Runs the block as the bot, by the simulation's clock."""
        return self._env._bot_scope()

    def show(self, channel_id: int | None) -> None:
        """Shows another channel from the next `refresh` on."""
        self._wanted = channel_id

    async def refresh(self) -> None:
        """Shows the latest state."""
        self._change_channel()
        await self._preview.refresh()

    async def _asset(self, context_id: str | None, asset_id: str, **wanted: Any) -> Asset:
        # Our own pictures need not be decoded and drawn anew by the simulator, for which a phone would wait;
        # and one that was replaced meanwhile is still there for a page that has just begun to fetch it.
        key = context_id, asset_id
        try:
            _, record, data = self._preview._authorized_asset(context_id, asset_id)
        except (SetupError, BackendError):
            if key in self._served:
                return self._served[key]
            raise
        if any(wanted.values()) or not record.contentType.startswith("image/"):
            return await self._prepare(context_id, asset_id, **wanted)
        self._served[key] = record.contentType, data, record.filename
        if len(self._served) > MOST_SERVED:
            self._served.popitem(last=False)
        return self._served[key]

    def _kept_attachment(self, page: Any, source: tuple[Any, ...], digest: str | None) -> None:
        # While a click is answered the page shows what was before, and its picture may have been replaced.
        try:
            self._authorize(page, source, digest)
        except SetupError as error:
            if str(error) == DENIED:
                raise

    async def _answer_in_turn(self, context_id: str | None, body: Mapping[str, Any]) -> dict[str, Any]:
        async with self.turn:
            receipt = await self._answer(context_id, body)
        # What the bot changes once the simulator has stopped waiting is not shown, and each click refused.
        self.is_behind = self.is_behind or receipt["settlement"] in UNSETTLED
        return receipt

    @property
    def is_leaving(self) -> bool:
        """Whether another channel is wanted than the one shown."""
        return self._wanted is not None

    def _change_channel(self) -> None:
        if self._wanted is None:
            return
        channel_id, self._wanted = self._wanted, None
        self._preview.channel = simcord.ChannelHandle(
            self._env, self._guild, self._env.backend.get_channel(channel_id)
        )
        for page in self._preview._pages.values():
            page.channel_id = channel_id
            page.target_id = page.window_end_id = self._preview._initial_target(page.viewer, channel_id)
            page.generation += 1
            page.navigation_query, page.navigation_cursor = "", None
            page.candidate_queries.clear()


def serve_emoji(bot: discord.Client, name: str, file: bytes) -> None:
    """Gives the application an emoji, with its file for the page."""
    simulated: Any = bot.http
    emoji = simulated.backend.create_application_emoji(name)
    simulated.backend.cdn._blobs[f"{CDN_BASE}/emojis/{emoji.id}.png"] = file
