"""`python -m bot`: the bot on Discord, until it is stopped or has to end; `sync`: its commands alone."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar, cast

import aiohttp
import discord
from discord.http import Route
from discord.webhook.async_ import AsyncWebhookAdapter, async_context

from bot.client import TavernBot
from bot.commands import register_changed
from bot.host.exit_status import MAY_PASS, NEEDS_HOST, Ended
from bot.host.garbage import spare_what_stays
from bot.host.metrics import Metrics, served
from bot.host.spare import Spare, begin_anew
from bot.host.watch import watched
from bot.logs import set_up
from bot.settings import TRY_IT, Settings
from bot.store.engine import Database
from bot.store.errors import StoreError
from bot.store.notes import NoteStore
from bot.ui.kit import late

if TYPE_CHECKING:
    from discord.http import MultipartParameters
    from discord.types.interactions import InteractionCallback  # whose modules only a type checker can import

log = logging.getLogger(__name__)

T = TypeVar("T")

FIRST_PAUSE, LONGEST_PAUSE = 0.5, 30.0  # seconds between two tries of a start
REFUSED = (
    "DISCORD_TOKEN was refused by Discord. Copy it anew from https://discord.com/developers/applications"
    f" (Bot, Reset Token) to .env, and start again. {TRY_IT}"
)
# What the gateway means by closing, where connecting anew does not help.
# https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
_CLOSED: Mapping[int, str] = {
    4004: REFUSED,
    4011: "Discord wants the bot's servers shared out to several connections, which this version can't do."
    " Look for a newer one.",
}

# What signing in fails with while Discord, or the way to it, is in trouble.
_AWAY = aiohttp.ClientError, discord.HTTPException, discord.GatewayNotFound, ConnectionError, TimeoutError


async def run(settings: Settings, token: str) -> None:
    """Runs the bot on Discord until it is cancelled. Raises `Ended` or `StoreError`."""
    set_up(settings.log_level, settings.log_form, token)
    async_context.set(_Answers())  # type: ignore[no-untyped-call]  # so discord.py has it
    logging.getLogger("discord.client").setLevel(logging.WARNING)  # or it reports each try to log in
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot never speaks
    async with TavernBot(settings) as bot:
        metrics = Metrics(bot)
        database = await _opened(bot)
        bot.http.http_trace = metrics.trace()
        bot.http.http_trace.on_request_start.append(partial(_sure, database))
        bot.add_listener(metrics.arrived, "on_interaction")
        bot.add_listener(spare_what_stays, "on_taken_up")
        async with (
            watched(bot, database, settings, metrics),
            served(metrics, settings.metrics_host, settings.metrics_port),
        ):
            with ending_with_status():
                await _waiting(partial(_logged_in, bot, token), _is_away)
                await _waiting(bot.connect, lambda error: _is_away(error) and not bot.is_closed())


async def _sure(database: Database, *_: object) -> None:
    if not late.is_sending_notice.get():
        await database.sure()


async def _opened(bot: TavernBot) -> Database:
    spare = Spare(bot.settings.data_folder)
    try:
        return await _waiting(partial(bot.open_store, spare.waits, begin_anew), _is_unreached, spare.waits)
    except BaseException:
        spare.stop()
        raise


async def _logged_in(bot: TavernBot, token: str) -> None:
    try:
        await bot.login(token)
    except _AWAY:
        await bot.http.close()
        bot.http.connector = discord.utils.MISSING  # which was closed as well
        raise


async def _waiting(
    step: Callable[[], Awaitable[T]],
    is_away: Callable[[Exception], bool],
    waits: Callable[[Exception], object] = lambda _: None,
) -> T:
    # Takes a step of the start, again and again while what it needs is away.
    pause = 0.0
    while True:
        try:
            return await step()
        except Exception as error:
            if not is_away(error):
                raise
            if not pause:
                log.warning("the bot waits for what is away", extra={"error": str(error)})
            waits(error)
        pause = min(2 * pause or FIRST_PAUSE, LONGEST_PAUSE)
        await asyncio.sleep(pause)


def _is_away(error: Exception) -> bool:
    return isinstance(error, _AWAY)


def _is_unreached(error: Exception) -> bool:
    return isinstance(error, StoreError) and error.code == "unreached"


async def sync(settings: Settings, token: str) -> str:
    """Registers the slash commands anew, without going online. Raises `Ended` or `StoreError`.

    The bot must not be running: what it knows of its commands is in its database.
    """
    async with TavernBot(settings) as bot:
        notes = NoteStore(await bot.open_store())
        with ending_with_status():
            await bot.login(token)
            try:
                await register_changed(bot.tree, notes, anew=True)
            except discord.HTTPException as error:
                status = MAY_PASS if error.status == 429 or error.status >= 500 else NEEDS_HOST
                raise Ended(f"Discord did not take the slash commands: {error}", status) from error
        slash = bot.tree.get_commands(type=discord.AppCommandType.chat_input)
        return f"Discord has the {len(slash)} slash commands of this version."


class _Answers(AsyncWebhookAdapter):
    # discord.py would ask for the message that came of an answer, which nobody reads: to receive it, and to
    # make objects of it, took a fifteenth of the processor with many tables at once.
    # https://discord.com/developers/docs/interactions/receiving-and-responding#create-interaction-response
    async def create_interaction_response(
        self, interaction_id: int, token: str, *, params: "MultipartParameters", **options: Any
    ) -> "InteractionCallback":
        path = "/interactions/{webhook_id}/{webhook_token}/callback"
        route = Route("POST", path, webhook_id=interaction_id, webhook_token=token)
        if params.files:
            await self.request(route, **options, files=params.files, multipart=params.multipart)
        else:
            await self.request(route, **options, payload=params.payload)
        return cast("InteractionCallback", {"interaction": {"id": str(interaction_id)}})


@contextmanager
def ending_with_status() -> Iterator[None]:
    """Turns the final end of a connection into `Ended`; the library mends other failures."""
    try:
        yield
    except discord.LoginFailure as error:
        raise Ended(REFUSED, NEEDS_HOST) from error
    except discord.ConnectionClosed as error:
        why = _CLOSED.get(error.code, f"Discord has ended the connection for good: {error}. Report this.")
        raise Ended(why, NEEDS_HOST) from error
    except _AWAY as error:
        raise Ended(f"Discord can't be reached from here: {error}", MAY_PASS) from error
