"""The buttons and commands to take a seat back, and to offer to substitute."""

from bot.model.tables import Absence
from bot.tables import seats, table_admin
from bot.ui.kit.answering import answers, its_table_id
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.table.lobby import answer_setting
from bot.ui.table.moves import show_hand


@answers("take_back", given=its_table_id)
async def take_back(caller: Caller, table_id: int) -> None:
    """Gives a seat back to its person."""
    table = await seats.take_back(caller.tables, table_id, caller.person)
    await show_hand(caller, table, caller.say("done-back"))


@answers("offer", given=its_table_id)
async def offer(caller: Caller, table_id: int) -> None:
    """Offers to step in."""
    await seats.offer(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-offered"))


@answers("withdraw", given=its_table_id)
async def withdraw(caller: Caller, table_id: int) -> None:
    """Takes an offer to step in back."""
    await seats.withdraw(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-withdrawn"))


@answers("absence")
async def _absence(caller: Caller, button_id: ButtonId) -> None:
    absence = button_id.words.among(0, Absence)
    table = await table_admin.set_absence(caller.tables, button_id.table, absence, caller.person)
    await answer_setting(caller, table)
