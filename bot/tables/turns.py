"""Turns of the event loop, given one by one: what comes in a crowd does not hold up everything else."""

import asyncio
from collections import deque


class Turns:
    """Lets one task go on in each turn of the loop, so that others, and the network, come between.

    Reads of the database suspend nobody, so that sixty tasks that are woken at once would run one after
    another before anything else did.
    """

    def __init__(self) -> None:
        self._waiting: deque[asyncio.Future[None]] = deque()

    async def one(self) -> None:
        """Waits for a turn, in the order of asking."""
        loop = asyncio.get_running_loop()
        turn: asyncio.Future[None] = loop.create_future()
        self._waiting.append(turn)
        if len(self._waiting) == 1:
            loop.call_soon(self._give)
        await turn

    def _give(self) -> None:
        turn = self._waiting.popleft()
        if not turn.done():  # whoever waited may have been cancelled
            turn.set_result(None)
        if self._waiting:
            asyncio.get_running_loop().call_soon(self._give)
