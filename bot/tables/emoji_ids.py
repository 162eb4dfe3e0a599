"""The ids that Discord gave to the application's emojis: kept, so that a restart need not ask for them."""

import json
from collections.abc import Mapping

from bot.store.notes import EMOJI_IDS
from bot.tables.tables import Tables


async def kept(tables: Tables) -> Mapping[str, int]:
    """The ids by name, as they were kept last."""
    note = await tables.store.notes.note(EMOJI_IDS)
    ids: Mapping[str, int] = {} if note is None else json.loads(note)
    return ids


async def keep(tables: Tables, ids: Mapping[str, int]) -> None:
    """Keeps the ids by name in the place of those before."""
    await tables.store.notes.keep(**{EMOJI_IDS: json.dumps(ids)})
