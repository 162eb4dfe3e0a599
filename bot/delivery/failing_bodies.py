"""Pages on which Discord fails while it answers others: they are left until they change.

So it does on some that it should refuse (https://github.com/discord/discord-api-docs/issues/8554). A plain
message is none of these: it calls a person, whose time must not run out because Discord has lost it.
"""

from typing import NamedTuple

import discord

from bot.delivery.body import Body, Plain, fingerprint
from bot.delivery.discord_errors import InvalidRequestError
from bot.tables.presence import Presence, Unavailable

TRIES = 3  # failures, each after other requests were answered
MOST = 1_000  # pages that are remembered
FAILED = 500

Key = tuple[int, str]


class _Failures(NamedTuple):
    error: discord.HTTPException
    times: int
    answers: int  # answers of Discord by then


class FailingBodies:
    """Counts failures by channel and looks."""

    def __init__(self, presence: Presence) -> None:
        self._presence = presence
        self._failures: dict[Key, _Failures] = {}

    def check(self, channel_id: int, body: Body) -> Key | None:
        """The key of a page. Raises `InvalidRequestError` if Discord has failed on it too often."""
        if isinstance(body, Plain):
            return None
        key = channel_id, fingerprint(body)
        before = self._failures.get(key)
        if before is not None and before.times >= TRIES:
            raise InvalidRequestError(before.error)
        return key

    def failed(self, key: Key, error: Unavailable) -> discord.HTTPException | None:
        """Counts a failure; returns Discord's answer if it was one too many."""
        cause, answers, before = error.__cause__, self._presence.answers, self._failures.pop(key, None)
        if not isinstance(cause, discord.HTTPException) or cause.status != FAILED:
            return None
        # While nothing is answered it is an outage, and no message's fault.
        times = 1 if before is None else before.times + (answers > before.answers)
        self._failures[key] = _Failures(cause, times, answers)
        if len(self._failures) > MOST:
            del self._failures[next(iter(self._failures))]
        return cause if times >= TRIES else None

    def taken(self, key: Key) -> None:
        """Forgets a page's failures."""
        self._failures.pop(key, None)
