"""Making, changing and dropping a plan, as people meet it."""

from collections.abc import Awaitable, Callable, Mapping

from bot.tables import automatic
from bot.tables.table import Table
from bot.ui.kit.caller import Reader
from bot.ui.kit.custom_id import Press
from bot.ui.table.moves import refresh_hand, show_hand


async def plan_by_words(reader: Reader, table: Table, words: str) -> None:
    """Keeps a plan that was typed, and answers with the hand."""
    await show_hand(reader, await automatic.plan(reader.house, table.id, reader.person, words))


async def _plan(reader: Reader, press: Press) -> None:
    table = await automatic.plan(reader.house, press.table, reader.person, press.argument)
    await refresh_hand(reader, table, table.seated(reader.user_id))


async def _drop(reader: Reader, press: Press) -> None:
    table = await automatic.drop_plan(reader.house, press.table, reader.person)
    await refresh_hand(reader, table, table.seated(reader.user_id))


ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {"plan": _plan, "drop_plan": _drop}
