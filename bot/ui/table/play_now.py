"""*Play now*: the caller's hand, a table that waits for players, or a new table."""

from collections.abc import Iterator, Sequence

import discord

from bot.tables import lookup
from bot.tables.table import Table
from bot.texts.keys import game_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.services import link_to
from bot.ui.table.moves import show_hand
from bot.ui.table.opening import open_again


@answers("play_now")
async def _play_now(caller: Caller, button_id: ButtonId) -> None:
    live = await lookup.live_tables_in_guild(caller.tables, guild_of(caller))
    here = [table for table in live if table.row.channel_id == caller.interaction.channel_id]
    if here and here[0].seat_of(caller.user_id) is not None:
        await show_hand(caller, await caller.tables.load(here[0].id))
    elif waiting := next(_waiting(caller, [*here, *live]), None):
        await _lead_to(caller, waiting)
    else:
        await _open(caller)


def _waiting(caller: Caller, tables: Sequence[Table]) -> Iterator[Table]:
    # Tables in channels that the caller can see and that wait for players.
    guild, member = caller.interaction.guild, caller.interaction.user
    if guild is None or not isinstance(member, discord.Member):
        return
    for table in tables:
        channel = guild.get_channel_or_thread(table.row.channel_id)
        if channel is None or not table.free_seats or table.row.match_id is not None:
            continue
        is_hidden = isinstance(channel, discord.Thread) and channel.is_private()
        if not is_hidden and channel.permissions_for(member).view_channel:
            yield table


async def _lead_to(caller: Caller, table: Table) -> None:
    game, link = caller.say(game_key(table.row.game)), await link_to(caller.tables, table)
    seats = caller.say("lobby-seats", taken=len(table.seats), places=table.row.places)
    style = discord.ButtonStyle.primary
    join = TableButton(ButtonId(table.id, "join"), caller.say("button-join"), style=style)
    await caller.show(page([f"{caller.say('help-waiting', game=game, link=link)}\n{seats}"], [join]))


async def _open(caller: Caller) -> None:
    latest = await lookup.latest_table_in(caller.tables, caller.interaction.channel_id)
    if latest is not None:
        await open_again(caller, await caller.tables.load(latest))
        return
    games = [
        TableButton(ButtonId(NO_TABLE, "open", None, f"{key} 0"), caller.say(game_key(key)))
        for key in caller.tables.entries
    ]
    await caller.show(page([caller.say("help-which")], games))
