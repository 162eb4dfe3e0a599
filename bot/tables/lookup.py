"""From a channel, a person or a server to tables: their numbers, or lists of them made of rows alone.

In such a list no game is folded, so that it is quick and shows tables whose log can't be.
"""

from collections.abc import Sequence

from bot.tables.table import Table
from bot.tables.tables import Tables


async def live_table_in(tables: Tables, channel_id: int | None, game: str | None = None) -> int | None:
    """The number of the table that occupies a channel; of one game, if it is given."""
    return None if channel_id is None else await tables.store.tables.live_table_in(channel_id, game)


async def latest_table_in(tables: Tables, channel_id: int | None, game: str | None = None) -> int | None:
    """The number of the last table in a channel, closed ones included; of one game, if it is given."""
    return None if channel_id is None else await tables.store.tables.latest_table_in(channel_id, game)


async def live_tables_of(tables: Tables, user_id: int, guild_id: int | None = None) -> Sequence[Table]:
    """The live tables at which a person sits or is host, newest first; of one server, if it is given."""
    found = await tables.store.tables.live_of(user_id, guild_id)
    return [Table(tables.entries, row, seats, None) for row, seats in found]


async def live_tables_in_guild(tables: Tables, guild_id: int) -> Sequence[Table]:
    """The live tables of a server, newest first."""
    found = await tables.store.tables.live_in_guild(guild_id)
    return [Table(tables.entries, row, seats, None) for row, seats in found]
