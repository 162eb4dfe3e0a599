"""Questions to the store: the tables of a channel, a person or a server, a table's post and its log.

Lists fold no game: they are quick, and show tables whose log can't be folded.
"""

from collections.abc import Mapping, Sequence

from bot.model.census import Census
from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.model.tables import ActionRow, MoveRow
from bot.store.messages import MessageStore
from bot.tables.table import Table
from bot.tables.tables import Tables

# Where the bot's messages are on Discord: the queries alone, without rules of their own.
Messages = MessageStore


async def live_table_in(tables: Tables, channel_id: int | None, game: str | None = None) -> int | None:
    """The number of the live table in a channel, perhaps of one game."""
    return None if channel_id is None else await tables.store.tables.live_table_in(channel_id, game)


async def latest_table_in(tables: Tables, channel_id: int | None, game: str | None = None) -> int | None:
    """The number of the last table in a channel, closed or not."""
    return None if channel_id is None else await tables.store.tables.latest_table_in(channel_id, game)


async def latest_finished_of(tables: Tables, user_id: int) -> int | None:
    """The number of the last table whose game a person has played to its end."""
    return await tables.store.tables.latest_finished_of(user_id)


async def live_tables_of(tables: Tables, user_id: int, guild_id: int | None = None) -> Sequence[Table]:
    """The live tables of a player or host, newest first, perhaps of one server."""
    found = await tables.store.tables.live_of(user_id, guild_id)
    return [Table(tables.entries, row, seats, None) for row, seats in found]


async def next_table_of(tables: Tables, user_id: int, but: int) -> Table | None:
    """The table with the person's soonest deadline, but for one."""
    clocks = await tables.store.clocks.of_person(user_id)
    running = [clock for clock in clocks if clock.since is not None and clock.table_id != but]
    for clock in sorted(running, key=lambda one: (one.due_at is None, one.due_at, one.table_id)):
        row = await tables.store.tables.table(clock.table_id)
        if row is not None and row.lost_at is None:
            return Table(tables.entries, row, (), None)
    return None


async def live_tables_in_guild(tables: Tables, guild_id: int) -> Sequence[Table]:
    """The live tables of a server, newest first."""
    found = await tables.store.tables.live_in_guild(guild_id)
    return [Table(tables.entries, row, seats, None) for row, seats in found]


async def posts_of(tables: Tables, table_ids: Sequence[int]) -> Mapping[int, MessageRow]:
    """The posts of tables, by the table's number."""
    return await tables.store.messages.posts_of(table_ids)


async def post_of(tables: Tables, table_id: int) -> MessageRow | None:
    """The post of a table, if it has one."""
    return await tables.store.messages.one(MessageKey(MessageKind.POST, table_id))


async def moves_of(tables: Tables, table: Table) -> tuple[MoveRow, ...]:
    """The log up to the table's last line. Raises `Refusal` before the deal."""
    last = table.dealt.number
    return tuple(line for line in await tables.store.log.moves(table.id) if line.number <= last)


async def actions_of(tables: Tables, table: Table) -> Sequence[ActionRow]:
    """The actions at the table up to its last line."""
    actions = await tables.store.actions.of_table(table.id)
    return [action for action in actions if action.number <= table.number]


async def census(tables: Tables) -> Census:
    """The counts of stored things, taken now."""
    return await tables.store.census.taken(tables.now())
