"""From a channel and a game to the table that is meant."""

from typing import Any

import discord

from bot.games.contract import Seat
from bot.tables import table_admin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit.caller import Caller
from bot.ui.kit.services import Services
from bot.ui.table.showing import show_link

GONE = {10003, 50001}
"""Unknown channel, and missing access to it."""


async def table_here(caller: Caller, game: str) -> Table:
    """The live table of the game in this channel. Raises `Refusal`, with the way to one's own table."""
    tables = caller.tables
    table_id = await tables.store.tables.live_table_in(caller.interaction.channel_id or 0)
    table = None if table_id is None else await tables.load(table_id)
    if table is None or table.row.game != game:
        raise await _no_table(caller, game)
    return table


async def table_to_look_at(caller: Caller, game: str) -> Table:
    """The live table of this channel, else the last one that was played here."""
    tables = caller.tables
    latest = await tables.store.tables.latest_table_in(caller.interaction.channel_id or 0, game)
    if latest is None:
        raise await _no_table(caller, game)
    return await tables.load(latest)


async def any_table_here(caller: Caller) -> Table:
    """The live table in this channel, whatever is played. Raises `Refusal("no_table_in_channel")`."""
    table_id = await caller.tables.store.tables.live_table_in(caller.interaction.channel_id or 0)
    return await _found(caller, table_id)


async def any_table_to_look_at(caller: Caller) -> Table:
    """The live table in this channel, else the last one that was played here, whatever it was."""
    table_id = await caller.tables.store.tables.latest_table_in(caller.interaction.channel_id or 0)
    return await _found(caller, table_id)


async def _found(caller: Caller, table_id: int | None) -> Table:
    if table_id is None:
        raise Refusal("no_table_in_channel")
    caller.interaction.extras["table"] = table_id
    return await caller.tables.load(table_id)


async def own_view(services: Services, interaction: discord.Interaction, game: str) -> Any:
    """What the caller may see of the table in this channel. Raises `Refusal` where that is nothing."""
    table, seat = await own_seat(services, interaction, game)
    return table.view(seat)


async def own_seat(services: Services, interaction: discord.Interaction, game: str) -> tuple[Table, Seat]:
    """The game's live table in this channel, and the caller's seat. Raises `Refusal` where there is none."""
    table_id = await services.tables.store.tables.live_table_in(interaction.channel_id or 0)
    table = None if table_id is None else await services.tables.load(table_id)
    if table is None or table.row.game != game:
        raise Refusal("no_such_table")
    return table, table.seated(interaction.user.id)


async def bring_here(caller: Caller, game: str) -> None:
    """Shows this channel's table again; else brings a table here whose own channel is gone."""
    tables = caller.tables
    table_id = await tables.store.tables.live_table_in(caller.interaction.channel_id or 0)
    table = None if table_id is None else await tables.load(table_id)
    if table is None or table.row.game != game:
        table = await _homeless_table(caller, game)
        table = await table_admin.move_to(tables, table.id, caller.interaction.channel_id or 0, caller.person)
    await caller.services.show_again(table)
    await show_link(caller, table, "done-shown")


async def _homeless_table(caller: Caller, game: str) -> Table:
    """A table of the caller whose channel is gone or closed to us. Raises `Refusal`."""
    for table in await _own_tables(caller, game):
        if await _is_gone(caller.interaction.client, table.row.channel_id):
            return table
    raise await _no_table(caller, game)


async def _no_table(caller: Caller, game: str) -> Refusal:
    own = await _own_tables(caller, game)
    if own:
        return Refusal("table_elsewhere", table=own[0].id)
    say = caller.say
    return Refusal("no_table_here", game=say(f"game-{game}"), command=game)


async def _own_tables(caller: Caller, game: str) -> list[Table]:
    found = await caller.tables.store.tables.live_tables_of(caller.user_id, caller.interaction.guild_id or 0)
    tables = [await caller.tables.load(table_id) for table_id in found]
    return [table for table in tables if table.row.game == game]


async def _is_gone(client: discord.Client, channel_id: int) -> bool:
    try:
        await client.fetch_channel(channel_id)
    except discord.HTTPException as error:
        return error.code in GONE
    return False
