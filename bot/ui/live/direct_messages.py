"""Direct messages: conversations are opened one by one, and it is kept who takes them."""

import asyncio
from dataclasses import replace

from bot.model.tables import DmState, PersonRow
from bot.store.people import PeopleStore
from bot.ui.kit.delivery import Messenger
from bot.ui.kit.keyed_queue import KeyedQueue


class DirectMessages:
    """The conversations with all people. `interval` is for how many seconds no other one is opened."""

    def __init__(self, people: PeopleStore, messenger: Messenger, interval: float) -> None:
        self._people = people
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
        if person.dm is not DmState.OPEN:
            await self._keep(person, DmState.OPEN)

    async def refused(self, person: PersonRow) -> None:
        """The person takes no direct messages, which they will be told once.

        Who took them before has closed them since, or blocked the bot.
        """
        latest = await self._people.person(person.user_id) or person
        if latest.dm is DmState.OPEN:
            await self._keep(latest, DmState.BLOCKED)
        elif latest.dm is DmState.UNKNOWN:
            await self._keep(latest, DmState.CLOSED)

    async def _open(self, person: PersonRow) -> int:
        """Opens the conversation, which Discord allows with everybody: who takes messages is seen later."""
        channel_id = await self._messenger.open_dm(person.user_id)
        await self._people.change(person, lambda known: replace(known, dm_channel_id=channel_id))
        await asyncio.sleep(self._interval)
        return channel_id

    async def _keep(self, person: PersonRow, dm: DmState) -> None:
        await self._people.change(person, lambda known: replace(known, dm=dm))
