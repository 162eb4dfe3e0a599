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
    """The requests of a channel that are refused together: new messages, or all others."""

    channel_id: int
    is_for_sending: bool = False


@dataclass(slots=True)
class _Refusals:
    error: discord.HTTPException
    times: int = 0
    paused_until: float | None = None

    def is_paused(self, now: float) -> bool:
        return self.paused_until is not None and self.paused_until > now


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
        if refusals is not None and refusals.is_paused(self._now()):
            raise ClosedError(refusals.error) from refusals.error

    def refused(self, circuit: Circuit, error: discord.HTTPException) -> None:
        """Counts a refusal, unless the channel is paused."""
        now = self._now()
        refusals = self._refusals.setdefault(circuit, _Refusals(error))
        if refusals.is_paused(now):
            return
        refusals.error = error
        refusals.times += 1
        if refusals.times >= TRIES:
            wait = WAITS[min(refusals.times - TRIES, len(WAITS) - 1)] * self._first_wait
            refusals.paused_until = now + wait
            self.when_paused(now + wait)

    def answered(self, circuit: Circuit) -> None:
        """A request was taken."""
        self._refusals.pop(circuit, None)

    def is_wavering(self, circuit: Circuit) -> bool:
        """Whether a channel has refused lately, and may be tried."""
        return circuit in self._refusals and self._refusals[circuit].paused_until is None

    def next_at(self) -> float | None:
        """When a channel may be tried again next."""
        return min(self._paused().values(), default=None)

    def end_pauses(self, may_be_tried: Callable[[int], bool]) -> Sequence[int]:
        """Ends the pause early of each channel that `may_be_tried`; gives their ids."""
        return self._end(circuit for circuit in self._paused() if may_be_tried(circuit.channel_id))

    def end_due_pauses(self) -> Sequence[int]:
        """As `end_pauses`, for the channels whose pause is over."""
        now = self._now()
        return self._end(circuit for circuit, until in self._paused().items() if until <= now)

    def _paused(self) -> dict[Circuit, float]:
        refusals = self._refusals.items()
        return {circuit: one.paused_until for circuit, one in refusals if one.paused_until is not None}

    def _end(self, circuits: Iterable[Circuit]) -> Sequence[int]:
        ended = list(circuits)
        for circuit in ended:
            self._refusals[circuit].paused_until = None
        return sorted({circuit.channel_id for circuit in ended})
