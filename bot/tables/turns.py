"""Turns of the event loop, given one by one: what comes in a crowd does not hold up everything else."""

import asyncio
from collections import deque

_BETWEEN = 3
"""Callers who are answered between two pieces of other work, where there are more of both than time."""

_Line = deque[asyncio.Future[None]]


class Turns:
    """Lets one task go on in each turn of the loop, so that others, and the network, come between.

    Reads of the database suspend nobody, so that sixty tasks that are woken at once would run one after
    another before anything else did. Who is waited for goes first: of what follows a change some comes
    between, so that a busy bot shows the changes of some seconds at once rather than each of them late.
    A caller who comes alone goes on at once.
    """

    def __init__(self) -> None:
        self._callers: _Line = deque()
        self._others: _Line = deque()
        self._in_a_row = 0
        self._are_given = False

    async def caller(self) -> None:
        """Waits for the turn of somebody who is to be answered, in the order of asking."""
        if self._are_given:
            await self._turn(self._callers)
        else:
            self._begin()

    async def other(self) -> None:
        """Waits for a turn for what nobody waits for, in the order of asking."""
        if not self._are_given:
            self._begin()
        await self._turn(self._others)

    async def _turn(self, line: _Line) -> None:
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(turn)
        await turn

    def _begin(self) -> None:
        self._are_given = True
        asyncio.get_running_loop().call_soon(self._give)

    def _give(self) -> None:
        if not self._callers and not self._others:
            self._are_given = False
            return
        turn = self._next().popleft()
        if not turn.done():  # whoever waited may have been cancelled
            turn.set_result(None)
        asyncio.get_running_loop().call_soon(self._give)

    def _next(self) -> _Line:
        is_caller = bool(self._callers) and (not self._others or self._in_a_row < _BETWEEN)
        self._in_a_row = self._in_a_row + 1 if is_caller else 0
        return self._callers if is_caller else self._others
