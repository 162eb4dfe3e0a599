"""Finds the table that a command means, by its channel and game.

All raise `Refusal` without one, if possible with a link to a table of the caller's.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ui

from bot.games.contract import Seat
from bot.tables import lookup, table_admin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import game_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import game_name
from bot.ui.kit.services import Services, link_to
from bot.ui.kit.text import label
from bot.ui.kit.widgets import notice
from bot.ui.table.showing import show_at_once, show_link

MOST_LOST = 25  # tables to choose from: as many as a select has


async def table_here(caller: Caller, game: str | None = None) -> int:
    """The number of the live table in this channel, perhaps only of one game."""
    found = await lookup.live_table_in(caller.tables, caller.interaction.channel_id, game)
    if found is None:
        raise await _no_table(caller, game)
    return _met(caller, found)


async def any_table_to_look_at(caller: Caller) -> Table:
    """The live table in this channel, else its last one."""
    tables, here = caller.tables, caller.interaction.channel_id
    found = await lookup.live_table_in(tables, here) or await lookup.latest_table_in(tables, here)
    if found is None:
        raise await _no_table(caller)
    return await tables.load(_met(caller, found))


def _met(caller: Caller, table_id: int) -> int:
    caller.interaction.extras["table"] = table_id  # for the answer to a refusal
    return table_id


async def own_view(services: Services, interaction: discord.Interaction, game: str) -> Any:
    """The caller's view of the game in this channel."""
    table, seat = await own_seat(services, interaction, game)
    return table.view(seat)


async def own_seat(services: Services, interaction: discord.Interaction, game: str) -> tuple[Table, Seat]:
    """The game's live table here, and the caller's seat."""
    found = await lookup.live_table_in(services.tables, interaction.channel_id, game)
    if found is None:
        raise Refusal("no_such_table")
    table = await services.tables.load(found)
    return table, table.seated(interaction.user.id)


async def bring_here(caller: Caller) -> None:
    """Shows this channel's table again, or brings one whose channel is gone; of several, asks which."""
    await caller.answer_later()
    here = await lookup.live_table_in(caller.tables, caller.interaction.channel_id)
    if here is not None:
        await _show_again(caller, await caller.tables.load(here))
        return
    lost = await _lost_tables(caller)
    if not lost:
        raise await _no_table(caller)
    if len(lost) > 1:
        await caller.show(_which(lost, caller.say))
    else:
        await show_link(caller, await _brought(caller, lost[0]), "done-shown")


async def _show_again(caller: Caller, table: Table) -> None:
    own = (table.row.host_id, *(row.user_id for row in table.seats))
    if caller.user_id not in own and await _lost_tables(caller):
        raise Refusal("channel_taken", table=table.id)  # for the one that was to be brought
    await show_at_once(caller, table)
    caller.tables.changed(table.id)  # so that links to the post lead to the new one
    await show_link(caller, table, "done-shown")


def _which(lost: Sequence[Table], say: Say) -> ui.LayoutView:
    options = [
        discord.SelectOption(
            label=f"{table.id} · {game_name(table, say)} · {_names(table)}"[:100], value=str(table.id)
        )
        for table in lost
    ]
    select = TableSelect(ButtonId(NO_TABLE, "bring"), say("bring-which"), options)
    return page([say("bring-about")], rows=[select])


def _names(table: Table) -> str:
    return ", ".join(label(row.name) for row in table.seats)


@answers("bring")
async def _bring(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place_later()
    lost = {table.id: table for table in await _lost_tables(caller)}
    chosen = lost.get(button_id.words.number(0))
    if chosen is None:
        raise Refusal("no_such_table")
    table = await _brought(caller, chosen)
    shown = caller.say("done-shown", link=await link_to(caller.tables, table))
    await caller.show_in_place(notice(shown))


async def _brought(caller: Caller, lost: Table) -> Table:
    tables, here = caller.tables, caller.interaction.channel_id or 0
    if (taken := await lookup.live_table_in(tables, here)) is not None:
        raise Refusal("channel_taken", table=taken)
    table = await tables.load(lost.id)
    await show_at_once(caller, replace(table, row=replace(table.row, channel_id=here)))
    table = await _moved(caller, table, here)
    tables.changed(table.id)  # so that links to the post lead to the new one
    return table


async def _moved(caller: Caller, table: Table, here: int) -> Table:
    # Its post is here already, and is withdrawn if the table can't follow.
    try:
        return await table_admin.move_to(caller.tables, table.id, here, caller.person)
    except Refusal:
        await caller.services.delivery.keeper.withdraw(await lookup.post_of(caller.tables, table.id))
        raise


async def _lost_tables(caller: Caller) -> Sequence[Table]:
    messenger, lost = caller.services.delivery.messenger, []
    for table in await _own_tables(caller, None):
        if await messenger.is_closed(table.row.channel_id):
            lost.append(table)
    return lost[:MOST_LOST]


async def _no_table(caller: Caller, game: str | None = None) -> Refusal:
    own = await _own_tables(caller, game)
    if own:
        return Refusal("table_elsewhere", table=own[0].id)
    say, here = caller.say, await lookup.live_table_in(caller.tables, caller.interaction.channel_id)
    if here is not None:
        other = (await caller.tables.load(_met(caller, here))).row.game
        return Refusal("other_game_here", game=say(game_key(other)))
    if game is None:
        return Refusal("no_table_in_channel")
    return Refusal("no_table_here", game=say(game_key(game)), command=game)


async def _own_tables(caller: Caller, game: str | None) -> list[Table]:
    found = await lookup.live_tables_of(caller.tables, caller.user_id, caller.interaction.guild_id or 0)
    return [table for table in found if game in (None, table.row.game)]
