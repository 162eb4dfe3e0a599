"""Where the bot's messages stand on Discord, and what they show."""

from collections.abc import Mapping, Sequence

from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.store.messages import MessageStore
from bot.tables.tables import Tables

Messages = MessageStore
"""What is remembered of messages. It has no rules of its own: the queries are all there is to it."""


async def posts_of(tables: Tables, table_ids: Sequence[int]) -> Mapping[int, MessageRow]:
    """The posts of tables, by the table's number."""
    return await tables.store.messages.posts_of(table_ids)


async def post_of(tables: Tables, table_id: int) -> MessageRow | None:
    """The post of a table, if it has one."""
    return await tables.store.messages.one(MessageKey(MessageKind.POST, table_id))
