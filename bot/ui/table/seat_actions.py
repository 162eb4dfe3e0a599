"""The buttons to take a seat back, and to offer to substitute."""

from bot.tables import seats
from bot.ui.kit.answering import answers, its_table_id
from bot.ui.kit.caller import Caller
from bot.ui.kit.errors import reply
from bot.ui.table.moves import show_hand


@answers("take_back", given=its_table_id)
async def _take_back(caller: Caller, table_id: int) -> None:
    table = await seats.take_back(caller.tables, table_id, caller.person)
    await show_hand(caller, table, caller.say("done-back"))


@answers("offer", given=its_table_id)
async def _offer(caller: Caller, table_id: int) -> None:
    await seats.offer(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-offered"))


@answers("withdraw", given=its_table_id)
async def _withdraw(caller: Caller, table_id: int) -> None:
    await seats.withdraw(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-withdrawn"))
