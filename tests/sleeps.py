"""Sleeps of the bot that a test ends, in the place of waiting for them."""

import asyncio
from typing import Any


class Sleeps:
    """`asyncio` for one module, in which every sleep is remembered, and ends at once or when it may."""

    def __init__(self) -> None:
        self.slept: list[float] = []
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        await asyncio.sleep(0)
        await self.may_end.wait()

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)
