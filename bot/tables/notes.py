"""The bot's notes for itself: what servers have read once, what channels don't want, ids of its emojis."""

import json
from collections.abc import Mapping

from bot.store.notes import EMOJI_IDS
from bot.tables.tables import Tables


async def note_welcome(tables: Tables, guild_id: int) -> bool:
    """Notes that a server is welcomed; whether it was not before."""
    if await _is_noted(tables, "welcomed", guild_id):
        return False
    await _note(tables, "welcomed", guild_id)
    await _note(tables, "rights", guild_id)  # it has set none for commands that are gone
    return True


async def note_rights(tables: Tables, guild_id: int) -> bool:
    """Notes that a server has read of rights for `/table`; whether it knew the bot before, and had not."""
    if not await _is_noted(tables, "welcomed", guild_id) or await _is_noted(tables, "rights", guild_id):
        return False
    await _note(tables, "rights", guild_id)
    return True


async def note_no_mornings(tables: Tables, channel_id: int) -> None:
    """Notes that the mornings of the deal of the day are not wanted in a channel."""
    await _note(tables, "no mornings", channel_id)


async def wants_no_mornings(tables: Tables, channel_id: int) -> bool:
    """Whether that is noted of a channel."""
    return await _is_noted(tables, "no mornings", channel_id)


async def _is_noted(tables: Tables, what: str, about: int) -> bool:
    return await tables.store.notes.note(f"{what} {about}") is not None


async def _note(tables: Tables, what: str, about: int) -> None:
    await tables.store.notes.keep(**{f"{what} {about}": "yes"})


async def emoji_ids(tables: Tables) -> Mapping[str, int]:
    """The ids by name, as they were kept last."""
    note = await tables.store.notes.note(EMOJI_IDS)
    ids: Mapping[str, int] = {} if note is None else json.loads(note)
    return ids


async def keep_emoji_ids(tables: Tables, ids: Mapping[str, int]) -> None:
    """Replaces the ids by name."""
    await tables.store.notes.keep(**{EMOJI_IDS: json.dumps(ids)})
