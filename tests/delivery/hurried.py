"""A loop whose clock is moved instead of waited for."""

import asyncio
import selectors
from collections.abc import Coroutine
from typing import Any


class Hurried(asyncio.SelectorEventLoop):
    """A loop on which every wait is over at once, and has taken its time."""

    def __init__(self) -> None:
        super().__init__(_Selector(self))
        self.now = 0.0

    def time(self) -> float:
        return self.now


class _Selector(selectors.SelectSelector):
    def __init__(self, loop: Hurried) -> None:
        super().__init__()
        self._loop = loop

    def select(self, timeout: float | None = None) -> Any:
        self._loop.now += timeout or 0.0
        return super().select(0)


def hurried(work: Coroutine[Any, Any, None]) -> None:
    with asyncio.Runner(loop_factory=Hurried) as runner:
        runner.run(work)
