"""`/tavern help`: a few lines, and the four ways on."""

from collections.abc import AsyncIterator, Iterator, Sequence

import discord

from bot.model.leagues import Format
from bot.texts.keys import button_key
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.person.host import lines_of

IN_SERVERS = ("play_now", "daily", "my_tables", "card", "looking")
ANYWHERE = ("daily", "my_tables", "my_preferences")


async def show_help(caller: Caller) -> None:
    """Answers with what there is, and the ways on."""
    guild_id = caller.interaction.guild_id
    lines = [caller.say("help-about" if guild_id is not None else "help-anywhere")]
    if guild_id is not None:
        lines += [line async for line in _of_server(caller, guild_id)]
    lines += [caller.say("help-own"), *lines_of(caller.services.host, caller.say)]
    actions = IN_SERVERS if guild_id is not None else ANYWHERE
    await caller.show(page(["\n".join(lines)], list(_buttons(caller, actions))))


async def _of_server(caller: Caller, guild_id: int) -> AsyncIterator[str]:
    say = caller.say
    yield say("help-challenge")
    live = {row.format for row in await caller.services.seasons.of_guild(guild_id) if row.stage.live}
    if Format.VOYAGE in live:
        yield say("help-voyages")
    if live - {Format.VOYAGE}:
        yield say("help-leagues")
    if caller.person.moderates(guild_id, caller.interaction.channel_id or 0):
        yield say("help-moderators")


def _buttons(caller: Caller, actions: Sequence[str]) -> Iterator[TableButton]:
    styles = {actions[0]: discord.ButtonStyle.primary}
    for action in actions:
        style = styles.get(action, discord.ButtonStyle.secondary)
        yield TableButton(ButtonId(NO_TABLE, action), caller.say(button_key(action)), style=style)
