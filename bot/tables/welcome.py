"""Which servers have been welcomed."""

from bot.tables.tables import Tables


async def is_first(tables: Tables, guild_id: int) -> bool:
    """Whether nobody has been welcomed in the server; from now on somebody has."""
    name = f"welcomed {guild_id}"
    if await tables.store.notes.note(name) is not None:
        return False
    await tables.store.notes.keep(**{name: "yes"})
    return True
