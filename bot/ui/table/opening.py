"""Opening a table from an interaction: by `start`, or again after a game."""

import discord

from bot.model.tables import Openers
from bot.tables import guild_settings
from bot.tables.lobby import Invitation, Place, open_table
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import language_of
from bot.ui.kit.caller import Caller
from bot.ui.kit.errors import reply
from bot.ui.kit.permissions import require_permissions
from bot.ui.kit.services import has_role


async def open_here(caller: Caller, invitation: Invitation) -> None:
    """Opens a table in the channel of the interaction. Raises `Refusal` where it can't stand there."""
    place = await place_here(caller)
    if await caller.services.seasons.match_waiting_in(place.channel_id) is not None:
        raise Refusal("match_waits_here")
    await open_table(caller.tables, invitation, place, caller.person)
    await reply(caller.interaction, caller.say("done-opened"))


async def place_here(caller: Caller) -> Place:
    """This channel, if the caller may open tables in it, and the bot can. Raises `Refusal`."""
    place = _place(caller.interaction)
    require_permissions(caller)
    await _check_allowed(caller, place)
    return place


async def open_again(caller: Caller, table: Table) -> None:
    """Opens a table like one that is over; the game tells what changes in its options."""
    if table.status.live:
        raise Refusal("channel_taken", table=table.id)
    computers = min(sum(row.is_computer for row in table.seats), table.row.places - 1)
    options = tuple(table.options_again().items())
    await open_here(caller, Invitation(table.row.game, table.row.places, computers, options, table.id))


async def _check_allowed(caller: Caller, place: Place) -> None:
    """Raises `Refusal` where the server does not let this person open tables, or none in this channel."""
    guild = await guild_settings.settings_of(caller.tables, place.guild_id)
    if caller.person.moderates(place.guild_id, place.channel_id):
        return
    if guild.openers is Openers.MODERATORS:
        raise Refusal("moderators_open")
    if guild.openers is Openers.ROLE and not has_role(caller.interaction, guild.opener_role or 0):
        raise Refusal("role_opens", role=f"<@&{guild.opener_role}>")
    channel = caller.interaction.channel
    here = {place.channel_id, getattr(channel, "parent_id", None)}
    if guild.channels and not here & {*guild.channels}:
        raise Refusal("not_in_this_channel", channels=" ".join(f"<#{one}>" for one in guild.channels))


def _place(interaction: discord.Interaction) -> Place:
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("guild_only")
    return Place(interaction.guild_id, interaction.channel_id, language_of(interaction.guild_locale))
