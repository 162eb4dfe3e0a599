"""Parts of the bot that fail on order."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.store.errors import StoreError

NO_SERVER = StoreError("unreached", address="tavern", reason="it starts anew")


def failing(monkeypatch: pytest.MonkeyPatch, of: type[Any], name: str, errors: Sequence[Exception]) -> None:
    """Before it does what it should do, it fails with each of the errors."""
    original: Any = getattr(of, name)
    left = list(errors)

    async def do(*args: Any) -> Any:
        if left:
            raise left.pop()
        return await original(*args)

    monkeypatch.setattr(of, name, do)
