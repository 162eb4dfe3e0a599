"""The commands and buttons that open a table, also again after a game."""

import logging

import discord

from bot.ai.contract import Level
from bot.tables.clock import HOUR, MINUTE, longest_turn
from bot.tables.lobby import Invitation, Place, discard, open_table
from bot.tables.presence import Unavailable
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit.answering import answers, its_table
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.permissions import require_permissions
from bot.ui.table.showing import show_at_once

log = logging.getLogger(__name__)


async def open_here(caller: Caller, invitation: Invitation) -> None:
    """Opens a table in this channel, and shows its post. Raises `Refusal`, and then leaves nothing behind."""
    place = await place_here(caller)
    if await caller.services.seasons.match_waiting_in(place.channel_id) is not None:
        raise Refusal("match_waits_here")
    table = await open_table(caller.tables, invitation, place, caller.person)
    await caller.answer_later()
    try:
        await show_at_once(caller, table)
    except Refusal:
        await discard(caller.tables, table.id)
        raise
    except Unavailable as error:  # it is shown as soon as Discord is back
        log.warning("a new table is not shown yet", extra={"table": table.id, "error": str(error)})
    await caller.services.delivery.direct_messages.tapped(caller.met)
    await reply(caller.interaction, caller.say("done-opened") + _warning(caller, table))


@answers("open")
async def _open_table(caller: Caller, button_id: ButtonId) -> None:
    words = button_id.words
    game, computers = words.among(0, caller.tables.entries), words.number(1, least=0)
    presets = caller.tables.entries[game].rules.presets
    chosen = presets[words.among(2, presets)] if len(words.all) > 2 else {}
    await open_here(caller, Invitation(game, computers=computers, options=tuple(chosen.items())))


async def place_here(caller: Caller) -> Place:
    """This channel, if the bot may have a table in it. Raises `Refusal`."""
    interaction = caller.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("guild_only")
    require_permissions(caller)
    language = await caller.services.public_language(interaction)
    return Place(interaction.guild_id, interaction.channel_id, language)


@answers("again", given=its_table)
async def open_again(caller: Caller, table: Table) -> None:
    """Opens a table like a finished one, with its options."""
    if table.status.live:
        raise Refusal("channel_taken", table=table.id)
    levels = tuple(Level(row.level) for row in table.seats if row.is_computer)[: table.row.places - 1]
    options = tuple(table.options_again().items())
    row = table.row
    invitation = Invitation(
        row.game,
        row.places,
        len(levels),
        options,
        follows=row.id,
        levels=levels,
        advice=row.advice,
        bank_days=row.bank_days,
    )
    await open_here(caller, invitation)


def _warning(caller: Caller, table: Table) -> str:
    # The table's thread may be archived before a time is up.
    allowed, channel = longest_turn(table.row), caller.interaction.channel
    if allowed is None or not isinstance(channel, discord.Thread):
        return ""
    minutes = channel.auto_archive_duration
    if minutes * MINUTE >= allowed:
        return ""
    hours = minutes * MINUTE // HOUR
    return f"\n⚠️ {caller.say('thread-archives-early', hours=hours)}"
