"""Several people acting on the simulated Discord at the same instant."""

from collections.abc import Coroutine
from typing import Any, TypeVar

import pytest
from simcord import Env

Result = TypeVar("Result")


async def at_once(env: Env, *actions: Coroutine[Any, Any, Result]) -> list[Result]:
    """Let people act before the bot has seen any of it, then wait until the bot is at rest.

    Takes actions that have not begun (`alice.slash(channel, "join")`, `bob.click(post, label="Join")`) and
    gives their results in the same order. Autocomplete is of no use here: its choices are read too early.
    """

    async def do_not_wait(*_: Any, **__: Any) -> None:
        """Each action would otherwise wait for the bot to come to rest before the next begins."""

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(env, "_settle_internal", do_not_wait)
        results = [await action for action in actions]
    await env.settle()
    return results
