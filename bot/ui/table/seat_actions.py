"""Coming back to one's seat, and stepping in for others, as people meet it."""

from collections.abc import Awaitable, Callable, Mapping

from bot.model.tables import Absence
from bot.tables import seats, table_admin
from bot.tables.table import Table
from bot.ui.kit.caller import Reader
from bot.ui.kit.custom_id import Press
from bot.ui.kit.errors import tell
from bot.ui.table.moves import show_hand


async def take_back(reader: Reader, table: Table) -> None:
    """Lets somebody play again for whom a computer player did."""
    table = await seats.take_back(reader.house, table.id, reader.person)
    await show_hand(reader, table, reader.say("done-back"))


async def offer(reader: Reader, table: Table) -> None:
    """Keeps that somebody would step in."""
    await seats.offer(reader.house, table.id, reader.person)
    await tell(reader.interaction, reader.say("done-offered"))


async def withdraw(reader: Reader, table: Table) -> None:
    """Forgets that somebody would step in."""
    await seats.withdraw(reader.house, table.id, reader.person)
    await tell(reader.interaction, reader.say("done-withdrawn"))


async def _back(reader: Reader, press: Press) -> None:
    await take_back(reader, await reader.house.load(press.table))


async def _offer(reader: Reader, press: Press) -> None:
    await offer(reader, await reader.house.load(press.table))


async def _withdraw(reader: Reader, press: Press) -> None:
    await withdraw(reader, await reader.house.load(press.table))


async def _absence(reader: Reader, press: Press) -> None:
    table = await reader.house.load(press.table)
    await table_admin.set_absence(reader.house, table.id, Absence(press.argument), reader.at(table))
    await tell(reader.interaction, reader.say("done-option"))


ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {
    "take_back": _back,
    "offer": _offer,
    "withdraw": _withdraw,
    "absence": _absence,
}
