"""Where the bot's messages stand on Discord, and what they show."""

from bot.model.messages import MessageKey, MessageKind, MessageRow
from bot.store.messages import MessageStore
from bot.tables.tables import Tables

Messages = MessageStore
"""What is remembered of messages. It has no rules of its own: the queries are all there is to it."""


async def post_of(tables: Tables, table_id: int) -> MessageRow | None:
    """The post of a table, if it has one."""
    return await tables.store.messages.one(MessageKey(MessageKind.POST, table_id))
