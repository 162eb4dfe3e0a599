"""Shorter ways through the simulation that come to the same: a twentieth of the time of tests on Discord."""

from typing import Any

import simcord.components
from simcord import _dpy_internals as internals
from simcord import _runtime

from tests.simulated.copies import copied

_validate = simcord.components.validate_components
_latest: list[tuple[int, list[dict[str, Any]]]] = []


def take_shortcuts() -> None:
    """Has the simulation take them from now on."""
    vars(simcord.components).update(validate_components=validated_once)
    vars(internals).update(_clock_monotonic=monotonic)


def validated_once(components: Any, *, flags: int = 0) -> list[dict[str, Any]]:
    """The components of a message, normalised; each message comes twice, and what has been once stays so."""
    if _latest != [(flags, components)]:
        _latest[:] = [(flags, _validate(components, flags=flags))]
    [(_, normalised)] = _latest
    again: list[dict[str, Any]] = copied(normalised)
    return again


def monotonic() -> float:
    """The simulation's time for the bot, the machine's for all others: the loop asks for it at each turn."""
    scope = _runtime._BOT_SCOPE.get()
    if scope is None:
        return internals.real_monotonic()
    env, generation = scope
    is_running = env._started and env._runtime is not None and generation == env._generation
    return float(env._virtual_time) if is_running else internals.real_monotonic()
