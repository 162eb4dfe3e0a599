"""A circuit breaker: a channel that refuses the bot is left alone for a while.

Discord shuts a bot out that is refused 10,000 times in ten minutes
(https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans).
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import discord

from bot.delivery.discord_errors import ClosedError

TRIES = 3  # refusals in a row that open the circuit
# How long it stays open after each refusal, in multiples of the first wait.
WAITS: Sequence[float] = (1, 6, 36)


class Circuit(NamedTuple):
    """What may be refused: new messages, or all else."""

    channel_id: int
    is_for_sending: bool = False


@dataclass(slots=True)
class _Refusals:
    error: discord.HTTPException
    times: int = 1
    until: float | None = None  # when the channel may be tried again, once it is left alone


class CircuitBreaker:
    """Remembers refusals; `now` and `first_wait` are in seconds.

    `left_alone` is called with when a channel may be tried again.
    """

    def __init__(self, now: Callable[[], float], first_wait: float) -> None:
        self.left_alone: Callable[[float], None] = lambda _: None
        self._now = now
        self._first_wait = first_wait
        self._refusals: dict[Circuit, _Refusals] = {}

    def check(self, circuit: Circuit) -> None:
        """Raises the last refusal while the channel is left alone."""
        closed = self._refusals.get(circuit)
        if closed is not None and closed.until is not None and closed.until > self._now():
            raise ClosedError(closed.error) from closed.error

    def refused(self, circuit: Circuit, error: discord.HTTPException) -> None:
        """Counts a refusal, unless the channel is left alone."""
        closed, now = self._refusals.get(circuit), self._now()
        if closed is not None and closed.until is not None and closed.until > now:
            return
        times = 1 if closed is None else closed.times + 1
        self._refusals[circuit] = _Refusals(error, times)
        if times >= TRIES:
            until = now + WAITS[min(times - TRIES, len(WAITS) - 1)] * self._first_wait
            self._refusals[circuit].until = until
            self.left_alone(until)

    def answered(self, circuit: Circuit) -> None:
        """A request was taken."""
        self._refusals.pop(circuit, None)

    def is_wavering(self, circuit: Circuit) -> bool:
        """Whether a channel has refused lately, and may be tried."""
        return circuit in self._refusals and self._refusals[circuit].until is None

    def let_alone(self) -> Iterable[int]:
        """The channels that are left alone now."""
        return {circuit.channel_id for circuit, closed in self._refusals.items() if closed.until is not None}

    def next_at(self) -> float | None:
        """When a channel may be asked again next."""
        return min(
            (closed.until for closed in self._refusals.values() if closed.until is not None), default=None
        )

    def ask_again(self, channel_ids: Iterable[int]) -> Sequence[int]:
        """Has channels tried again that were left alone."""
        asked = set(channel_ids)
        found = {circuit: closed for circuit, closed in self._refusals.items() if circuit.channel_id in asked}
        return self._open({circuit: closed for circuit, closed in found.items() if closed.until is not None})

    def due(self) -> Sequence[int]:
        """As `ask_again`, of the channels whose time is over."""
        now = self._now()
        over = {
            circuit: closed
            for circuit, closed in self._refusals.items()
            if closed.until is not None and closed.until <= now
        }
        return self._open(over)

    def _open(self, circuits: dict[Circuit, _Refusals]) -> Sequence[int]:
        for closed in circuits.values():
            closed.until = None
        return sorted({circuit.channel_id for circuit in circuits})
