"""*Play now*: the caller's hand, a table that waits for players, or a new table."""

from bot.tables import lookup
from bot.texts.keys import game_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.table.looking import has_open_tables, show_looking
from bot.ui.table.moves import show_hand
from bot.ui.table.opening import open_again


@answers("play_now")
async def _play_now(caller: Caller, button_id: ButtonId) -> None:
    live = await lookup.live_tables_in_guild(caller.tables, guild_of(caller))
    here = [table for table in live if table.row.channel_id == caller.interaction.channel_id]
    if here and here[0].seat_of(caller.user_id) is not None:
        await show_hand(caller, await caller.tables.load(here[0].id))
    elif await has_open_tables(caller):
        await show_looking(caller)
    else:
        await _open(caller)


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
