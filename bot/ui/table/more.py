"""*More*: the less common actions at a table, such as ending it."""

from bot.tables import predictions, seats, table_admin
from bot.tables.table import Table
from bot.ui.kit import widgets
from bot.ui.kit.answering import answers, its_table, its_table_id
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.names import names_at
from bot.ui.live import panels


@answers("more", given=its_table)
async def _more(caller: Caller, table: Table) -> None:
    view = panels.more(
        table,
        table.seat_of(caller.user_id),
        caller.say,
        governs=table_admin.may_govern(table, caller.person),
        has_offered=await seats.has_offered(caller.tables, table.id, caller.user_id),
        was_predicted=await predictions.were_made(caller.tables, table.id),
    )
    await caller.show(view)


@answers("end", given=its_table)
async def ask_to_end(caller: Caller, table: Table) -> None:
    """Asks the host or a moderator before the table ends. Raises `Refusal`."""
    table_admin.require_governor(table, caller.person)
    await caller.show(panels.confirm(table, "end", caller.say))


@answers("yes_end", given=its_table_id)
async def _end(caller: Caller, table_id: int) -> None:
    await table_admin.end(caller.tables, table_id, caller.person)
    # It replaces the question, which so can't be answered twice.
    await caller.show_in_place(widgets.notice(caller.say("done-ended")))


@answers("no")
async def _no(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place(widgets.notice(caller.say("done-kept")))


@answers("replace")
async def _replace(caller: Caller, button_id: ButtonId) -> None:
    table = await caller.tables.load(button_id.table)
    seat = button_id.words.nth(0, range(len(table.seats)))
    table = await table_admin.replace(caller.tables, button_id.table, seat, None, caller.person)
    name = names_at(table, caller.say)[seat]
    await reply(caller.interaction, caller.say("done-replaced", name=name, seat=seat + 1))
