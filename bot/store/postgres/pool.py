"""Connections that are lent, one at a time to each caller."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager

import psycopg

from bot.store.postgres.server import AsyncConnection


class Pool:
    """At most `most` connections, each opened when there is none to lend."""

    def __init__(self, most: int, connect: Callable[[], Awaitable[AsyncConnection]]) -> None:
        self._connect = connect
        self._places = asyncio.Semaphore(most)
        self._free: list[AsyncConnection] = []
        self._has_ended = False

    @asynccontextmanager
    async def lent(self) -> AsyncIterator[AsyncConnection]:
        """A connection with no transaction. Raises `StoreError` where there is none to be had."""
        async with self._places:
            connection = self._free.pop() if self._free else await self._connect()
            is_usable = False  # in the midst of something, until it is known to be free again
            try:
                yield connection
                is_usable = True
            except psycopg.Error:
                if connection.closed:
                    await self.close()  # a server that has ended one has ended all
                else:
                    await connection.rollback()
                    is_usable = True
                raise
            finally:
                if is_usable and not self._has_ended:
                    self._free.append(connection)
                else:
                    await connection.close()

    async def end(self) -> None:
        """Closes all, those that are lent once they come back."""
        self._has_ended = True
        await self.close()

    async def close(self) -> None:
        """Closes those that nobody uses."""
        free, self._free = self._free, []
        for connection in free:
            await connection.close()
