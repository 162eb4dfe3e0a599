"""The names at a table, as they are shown."""

from bot.tables.table import Table
from bot.ui.face import Names
from bot.ui.safe import plain


def names_at(table: Table) -> Names:
    """The names by seat, harmless to show; a computer player's is marked as such."""
    return Names(tuple(f"{plain(row.name)} ⚙" if row.is_computer else plain(row.name) for row in table.seats))
