"""`python -m bot forget USER_ID`: what a person's own deletion does, for one who asks the host."""

import asyncio
import time

from bot.entry import by_key
from bot.registry import ENTRIES
from bot.seasons import erasing
from bot.seasons.seasons import Seasons
from bot.settings import BadSettings, Settings
from bot.store.opening import open_database
from bot.store.store import Store
from bot.tables.person import Person
from bot.tables.tables import Tables


def forget(settings: Settings, user_id: str) -> str:
    """Deletes all that is stored of a person. The bot must not be running.

    Raises `BadSettings` and `StoreError`.
    """
    if not (user_id.isascii() and user_id.isdigit() and len(user_id) <= 20):
        raise BadSettings(f"{user_id!r} is no Discord ID: those are numbers, such as 80351110224678912.")
    if not settings.database_url and not settings.database.exists():
        raise BadSettings(f"There is no database {settings.database}, so nothing is stored of anybody.")
    return asyncio.run(_forget(settings, int(user_id)))


async def _forget(settings: Settings, user_id: int) -> str:
    database = await open_database(settings.database, settings.database_url)
    try:
        tables = Tables(Store(database), lambda: int(time.time()), by_key(ENTRIES))
        privacy = tables.store.privacy
        known = [name for name, rows in (await privacy.export(user_id)).items() if name != "user_id" and rows]
        if not known:
            return f"Nothing is stored of {user_id}."
        messages = await erasing.erase(Seasons(tables), Person(user_id, ""))
        await tables.store.messages.delete_later(messages)  # only a bot that is there can reach Discord
    finally:
        await database.close()
    return f"Deleted what was stored of {user_id} ({', '.join(known)}). The next start shows it on Discord."
