"""The bot's notes for itself: servers that it has welcomed, ids of its emojis."""

import json
from collections.abc import Mapping

from bot.store.notes import EMOJI_IDS
from bot.tables.tables import Tables


async def note_welcome(tables: Tables, guild_id: int) -> bool:
    """Notes that a server is welcomed; whether it was not before."""
    name = f"welcomed {guild_id}"
    if await tables.store.notes.note(name) is not None:
        return False
    await tables.store.notes.keep(**{name: "yes"})
    return True


async def emoji_ids(tables: Tables) -> Mapping[str, int]:
    """The ids by name, as they were kept last."""
    note = await tables.store.notes.note(EMOJI_IDS)
    ids: Mapping[str, int] = {} if note is None else json.loads(note)
    return ids


async def keep_emoji_ids(tables: Tables, ids: Mapping[str, int]) -> None:
    """Replaces the ids by name."""
    await tables.store.notes.keep(**{EMOJI_IDS: json.dumps(ids)})
