"""Making, changing and dropping a plan, as people meet it."""

from collections.abc import Awaitable, Callable, Mapping

from bot.tables import plans
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.table.moves import refresh_hand, show_hand


async def plan_by_words(caller: Caller, table_id: int, words: str) -> None:
    """Keeps a plan that was typed, and answers with the hand."""
    await show_hand(caller, await plans.plan(caller.tables, table_id, caller.person, words))


async def _plan(caller: Caller, button_id: ButtonId) -> None:
    table = await plans.plan(caller.tables, button_id.table, caller.person, button_id.argument)
    await refresh_hand(caller, table, table.seated(caller.user_id))


async def _drop(caller: Caller, button_id: ButtonId) -> None:
    table = await plans.drop_plan(caller.tables, button_id.table, caller.person)
    await refresh_hand(caller, table, table.seated(caller.user_id))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {"plan": _plan, "drop_plan": _drop}
