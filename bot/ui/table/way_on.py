"""The way on from a refused command: whose turn it is at the table here, and a button that leads there."""

import discord

from bot.model.tables import Status
from bot.store.errors import StoreError
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import caller_of
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import tell_plainly
from bot.ui.kit.layout import page
from bot.ui.kit.names import game_name
from bot.ui.person.my_tables import state_of

REFUSED = ("other_game_here", "not_your_table", "not_your_turn")  # by these codes


async def tell_way_on(table_id: int, interaction: discord.Interaction, words: str, say: Say) -> None:
    """Says what is wrong and whose turn it is, with a button to the table."""
    try:
        caller = await caller_of(interaction)
        table = await caller.tables.load(table_id)
    except (Refusal, StoreError):
        await tell_plainly(interaction, words, say)
        return
    state = say("labelled", label=game_name(table, say), text=state_of(table, caller.user_id, say))
    action = _action(table, caller.user_id)
    button = TableButton(ButtonId(table.id, action), say(button_key(action)))
    await caller.show(page([f"{words}\n-# {state}"], [button]))


def _action(table: Table, user_id: int) -> str:
    if table.status is Status.FROZEN:
        return "more"
    if table.status is Status.OPEN and table.seat_of(user_id) is None:
        return "join" if table.free_seats else "looking"
    return "hand"
