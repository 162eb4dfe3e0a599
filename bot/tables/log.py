"""What has happened at a table: the lines of its log, and what people and the clock have done to it."""

from collections.abc import Sequence

from bot.model.tables import ActionRow, MoveRow
from bot.tables.table import Table
from bot.tables.tables import Tables


async def moves_of(tables: Tables, table: Table) -> tuple[MoveRow, ...]:
    """The log up to the table's last line. Raises `Refusal` before the cards are dealt."""
    last = table.dealt.number
    return tuple(line for line in await tables.store.log.moves(table.id) if line.number <= last)


async def actions_of(tables: Tables, table: Table) -> Sequence[ActionRow]:
    """All that was done to the table up to its last line, in order."""
    actions = await tables.store.actions.of_table(table.id)
    return [action for action in actions if action.number <= table.number]
