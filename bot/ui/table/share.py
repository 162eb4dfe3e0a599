"""Shares the end of a game, or a moment, in a channel in which the caller and the bot may write."""

import secrets
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from typing import Any

import discord
from discord import ui

from bot.delivery.body import Body, Plain
from bot.delivery.discord_errors import ClosedError, GoneError
from bot.delivery.rate_limits import Priority
from bot.model.tables import Status
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say, speaker
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TablePicker
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId, CustomIdError
from bot.ui.kit.layout import page
from bot.ui.kit.permissions import lacking, permission_names
from bot.ui.kit.services import link_to
from bot.ui.kit.widgets import notice
from bot.ui.live.calls import shared
from bot.ui.live.endings import with_end_picture

KINDS = [discord.ChannelType.text, discord.ChannelType.news]
TO_SHARE = ("view_channel", "send_messages", "attach_files")


def share_page(table: Table, say: Say, about: str, action: str, argument: str = "") -> ui.LayoutView:
    """Asks for the channel, by a picker with this action."""
    select: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        placeholder=say("share-where"), channel_types=KINDS
    )
    return page([about], rows=[TablePicker(ButtonId(table.id, action, None, argument), select)])


async def share_in(
    caller: Caller, button_id: ButtonId, body: Callable[[], Awaitable[Body]], at: int = 0
) -> None:
    """Sends a message to the channel picked as word `at`, and confirms that. Raises `Refusal`."""
    channel_id = _checked(caller, button_id, at)
    await caller.show_in_place_later()
    try:
        await caller.services.delivery.messenger.send(
            channel_id, await body(), secrets.token_hex(12), priority=Priority.ANSWER
        )
    except (ClosedError, GoneError):
        raise Refusal("share_refused", channel=f"<#{channel_id}>") from None
    await caller.show_in_place(notice(caller.say("done-shared", channel=f"<#{channel_id}>")))


async def _finished(caller: Caller, button_id: ButtonId) -> Table:
    table = await caller.tables.load(button_id.table)
    if table.status is not Status.FINISHED:
        raise Refusal("not_over")
    return table


@answers("share", given=_finished)
async def _share(caller: Caller, table: Table) -> None:
    await caller.show(share_page(table, caller.say, caller.say("share-about"), "share_in"))


@answers("share_in")
async def _share_in(caller: Caller, button_id: ButtonId) -> None:
    table = await _finished(caller, button_id)
    await share_in(caller, button_id, partial(_ending, caller, table))


async def _ending(caller: Caller, table: Table) -> Plain:
    say, of_server = speaker(table.row.language), caller.services.drawings.pictures
    body = shared(table, say, await link_to(caller.tables, table))
    return await with_end_picture(of_server, table, body, say)


def _checked(caller: Caller, button_id: ButtonId, at: int) -> int:
    # Discord sends the person's permissions in the channel with the picked channel.
    data: Mapping[str, Any] = dict(caller.interaction.data or {})
    channel_id = button_id.words.number(at, least=1)
    resolved = data.get("resolved", {}).get("channels", {}).get(str(channel_id))
    guild = caller.interaction.guild
    channel = None if guild is None else guild.get_channel(channel_id)
    if resolved is None or guild is None or channel is None:
        raise CustomIdError(button_id.action)
    if lacking(discord.Permissions(int(resolved["permissions"])), TO_SHARE[:2]):
        raise Refusal("share_not_yours", channel=channel.mention)
    if missing := lacking(channel.permissions_for(guild.me), TO_SHARE):
        names = permission_names(missing, caller.say)
        raise Refusal("share_not_mine", channel=channel.mention, permissions=names)
    return channel_id
