"""Direct messages: conversations are opened one by one, and it is kept who takes them."""

import asyncio

from bot.model.tables import PersonRow
from bot.tables import people
from bot.tables.tables import Tables
from bot.ui.kit.delivery import Messenger
from bot.ui.kit.keyed_queue import KeyedQueue


class DirectMessages:
    """The conversations with all people. `interval` is for how many seconds no other one is opened."""

    def __init__(self, tables: Tables, messenger: Messenger, interval: float) -> None:
        self._tables = tables
        self._messenger = messenger
        self._interval = interval
        self._in_turn = KeyedQueue()

    async def channel(self, person: PersonRow) -> int:
        """The channel of direct messages to a person, opened if it was not. Raises as `sorted_errors`.

        They are opened one by one, since Discord quarantines bots that rush.
        """
        if person.dm_channel_id is not None:
            return person.dm_channel_id
        return await self._in_turn.do("open", lambda: self._open(person))

    async def taken(self, person: PersonRow) -> None:
        """A message that was sent to the person has arrived."""
        await people.note_dm_taken(self._tables, person)

    async def refused(self, person: PersonRow) -> None:
        """The person takes no direct messages, which they will be told once."""
        await people.note_dm_refused(self._tables, person)

    async def _open(self, person: PersonRow) -> int:
        """Opens the conversation, which Discord allows with everybody: who takes messages is seen later."""
        channel_id = await self._messenger.open_dm(person.user_id)
        await people.keep_dm_channel(self._tables, person, channel_id)
        await asyncio.sleep(self._interval)
        return channel_id
