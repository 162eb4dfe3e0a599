"""The welcome for a moderator of a new server, below the answer to their first command."""

import logging
from collections.abc import Sequence

import discord

from bot.delivery.answers import BODY, picture_of
from bot.delivery.body import Body, Page, Plain, offers, with_below
from bot.tables import notes
from bot.texts.keys import button_key
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import caller_of, guild_of, is_at_home
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import fits, page

WAYS_ON = ("daily", "looking")
# What says the same, what a press replaces, and a form.
NOT_BELOW = ("daily", "tavern help", "tavern server-settings", "league create")

log = logging.getLogger(__name__)


async def greet(interaction: discord.Interaction) -> None:
    """Says how to begin to a moderator of a new server, below their first answer."""
    if not is_at_home(interaction) or not interaction.permissions.manage_guild:
        return
    if interaction.command is not None and interaction.command.qualified_name in NOT_BELOW:
        return
    caller = await caller_of(interaction)
    ways = [TableButton(ButtonId(NO_TABLE, one), caller.say(button_key(one))) for one in WAYS_ON]
    whole = _with(interaction.extras.get(BODY), caller.say("welcome"), ways)
    if whole is None or not await notes.note_welcome(caller.tables, guild_of(caller)):
        return
    try:
        await caller.services.delivery.answers.edit(interaction, whole, picture_of(interaction))
    except discord.HTTPException as error:
        log.info("a welcome was not taken", extra={"guild": interaction.guild_id, "error": str(error)})


def _with(answer: Body | None, text: str, ways: Sequence[TableButton]) -> Body | None:
    # None where an answer has no room for it: the next one may.
    if isinstance(answer, Page):
        buttons = [way for way in ways if not offers(answer, way.button_id.encode())]
        whole = with_below(answer, page([text], buttons))
        return whole if fits(whole) else None
    return Plain(f"{answer.content}\n\n{text}", ways) if isinstance(answer, Plain) else None
