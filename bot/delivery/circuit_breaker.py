"""A circuit breaker: a channel that refuses the bot is paused for a while.

Discord shuts a bot out that is refused 10,000 times in ten minutes
(https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import discord

from bot.delivery.discord_errors import ClosedError

TRIES = 3  # refusals in a row after which a channel is paused
# How long it is paused after each refusal, in multiples of the first wait.
WAITS: Sequence[float] = (1, 6, 36)


class Circuit(NamedTuple):
    """What may be refused: new messages, or all else."""

    channel_id: int
    is_for_sending: bool = False


@dataclass(slots=True)
class _Refusals:
    error: discord.HTTPException
    times: int = 1
    paused_until: float | None = None


class CircuitBreaker:
    """Counts refusals and pauses channels that refuse again and again; `now` and `first_wait` are in seconds.

    `when_paused` is called with the time at which a channel may be tried again.
    """

    def __init__(self, now: Callable[[], float], first_wait: float) -> None:
        self.when_paused: Callable[[float], None] = lambda _: None
        self._now = now
        self._first_wait = first_wait
        self._refusals: dict[Circuit, _Refusals] = {}

    def check(self, circuit: Circuit) -> None:
        """Raises the last refusal while the channel is paused."""
        refusals = self._refusals.get(circuit)
        if refusals is not None and refusals.paused_until is not None and refusals.paused_until > self._now():
            raise ClosedError(refusals.error) from refusals.error

    def refused(self, circuit: Circuit, error: discord.HTTPException) -> None:
        """Counts a refusal, unless the channel is paused."""
        before, now = self._refusals.get(circuit), self._now()
        if before is not None and before.paused_until is not None and before.paused_until > now:
            return
        times = 1 if before is None else before.times + 1
        self._refusals[circuit] = _Refusals(error, times)
        if times >= TRIES:
            until = now + WAITS[min(times - TRIES, len(WAITS) - 1)] * self._first_wait
            self._refusals[circuit].paused_until = until
            self.when_paused(until)

    def answered(self, circuit: Circuit) -> None:
        """A request was taken."""
        self._refusals.pop(circuit, None)

    def is_wavering(self, circuit: Circuit) -> bool:
        """Whether a channel has refused lately, and may be tried."""
        return circuit in self._refusals and self._refusals[circuit].paused_until is None

    def paused_channels(self) -> Iterable[int]:
        """The ids of the channels that are paused now."""
        return {circuit.channel_id for circuit in self._paused()}

    def next_at(self) -> float | None:
        """When a channel may be tried again next."""
        return min(self._paused().values(), default=None)

    def ask_again(self, channel_ids: Iterable[int]) -> Sequence[int]:
        """Ends the pause of channels; gives those that were paused."""
        asked = set(channel_ids)
        return self._resume(circuit for circuit in self._paused() if circuit.channel_id in asked)

    def due(self) -> Sequence[int]:
        """As `ask_again`, of the channels whose pause is over."""
        now = self._now()
        return self._resume(circuit for circuit, until in self._paused().items() if until <= now)

    def _paused(self) -> dict[Circuit, float]:
        refusals = self._refusals.items()
        return {circuit: one.paused_until for circuit, one in refusals if one.paused_until is not None}

    def _resume(self, circuits: Iterable[Circuit]) -> Sequence[int]:
        resumed = list(circuits)
        for circuit in resumed:
            self._refusals[circuit].paused_until = None
        return sorted({circuit.channel_id for circuit in resumed})
