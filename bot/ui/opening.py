"""Opening a table from an interaction: by `start`, or again after a game."""

import discord

from bot.tables.lobby import Invitation, Place, open_table
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import language_of
from bot.ui.desk import missing_permissions, person_of
from bot.ui.door import tell
from bot.ui.moving import Reader


async def open_here(reader: Reader, invitation: Invitation) -> None:
    """Opens a table in the channel of the interaction. Raises `Refusal` where it can't stand there."""
    place = _place(reader.interaction)
    if missing := missing_permissions(reader.interaction):
        names = (reader.say(f"permission-{name.replace('_', '-')}") for name in missing)
        raise Refusal("missing_permissions", permissions=", ".join(names))
    person = person_of(reader.interaction.user)
    await open_table(reader.desk.house, invitation, place, person)
    await tell(reader.interaction, reader.say("done-opened"))


async def open_again(reader: Reader, table: Table) -> None:
    """Opens a table like one that is over; the game tells what changes in its options."""
    if table.status.live:
        raise Refusal("channel_taken", table=table.id)
    computers = min(sum(row.is_computer for row in table.seats), table.row.places - 1)
    changed = {} if table.fold is None else table.game.again(table.fold.state)
    options = tuple({**table.row.options, **changed}.items())
    await open_here(reader, Invitation(table.row.game, table.row.places, computers, options, table.id))


def _place(interaction: discord.Interaction) -> Place:
    if interaction.guild_id is None or interaction.channel_id is None:
        raise Refusal("guild_only")
    return Place(interaction.guild_id, interaction.channel_id, language_of(interaction.guild_locale))
