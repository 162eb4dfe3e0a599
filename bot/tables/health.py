"""How the bot is doing, in numbers, for its host."""

from bot.model.census import Census
from bot.tables.tables import Tables


async def census(tables: Tables) -> Census:
    """What is stored, counted now."""
    return await tables.store.census.taken(tables.now())
