"""Coming back to one's seat, and stepping in for others, as people meet it."""

from collections.abc import Awaitable, Callable, Mapping

from bot.model.tables import Absence
from bot.tables import seats, table_admin
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.table.lobby import answer_setting
from bot.ui.table.moves import show_hand


async def take_back(caller: Caller, table_id: int) -> None:
    """Gives a seat back to its person."""
    table = await seats.take_back(caller.tables, table_id, caller.person)
    await show_hand(caller, table, caller.say("done-back"))


async def offer(caller: Caller, table_id: int) -> None:
    """Offers to step in."""
    await seats.offer(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-offered"))


async def withdraw(caller: Caller, table_id: int) -> None:
    """Takes an offer to step in back."""
    await seats.withdraw(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-withdrawn"))


async def _back(caller: Caller, button_id: ButtonId) -> None:
    await take_back(caller, button_id.table)


async def _offer(caller: Caller, button_id: ButtonId) -> None:
    await offer(caller, button_id.table)


async def _withdraw(caller: Caller, button_id: ButtonId) -> None:
    await withdraw(caller, button_id.table)


async def _absence(caller: Caller, button_id: ButtonId) -> None:
    absence = button_id.words.among(0, Absence)
    table = await table_admin.set_absence(caller.tables, button_id.table, absence, caller.person)
    await answer_setting(caller, table)


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "take_back": _back,
    "offer": _offer,
    "withdraw": _withdraw,
    "absence": _absence,
}
