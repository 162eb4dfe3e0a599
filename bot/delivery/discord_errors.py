"""Discord's refusals and failures, sorted into the few that matter to us.

https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
"""

import re
from collections.abc import Iterator
from contextlib import contextmanager

import aiohttp
import discord

from bot.tables.presence import Unavailable

EDIT_NO_MORE = {10008, 50005, 50083}  # unknown message, another's message, archived thread: send a new one
NO_SERVER_IN_COMMON = 50278
# The person takes no messages of ours, or shares no server with us.
NO_DIRECT_MESSAGES = {50007, NO_SERVER_IN_COMMON}
NO_OPENING = {20026, 40003}  # the bot is quarantined, or opens conversations too fast
NO_MEMBER = {10007, 10013}  # nobody of the server, or a person whose account is gone
UNKNOWN_CHANNEL = 10003
NO_CHANNEL = {UNKNOWN_CHANNEL, 50001}  # unknown channel, and missing access to it
MISSING_PERMISSIONS = 50013
INVALID_ROLE = 50028
BUSY = 429
TOO_MANY_EDITS = 30046  # edits of messages older than an hour: it comes as 429 and passes within seconds
INVALID = 400
FORBIDDEN = 403
MISSING = 404
LOCKED = 160005  # a thread, until it is unlocked
HAS_THREAD = 160004  # the message, which may have one
FILTERED = 200_000  # by the server's AutoMod
# 400s that are no bug: full of people, nobody to write to, locked, full of threads, filtered.
NO_MISTAKE = {30033, 50033, LOCKED, 160006, HAS_THREAD, FILTERED}

_FIELD = re.compile(r"^In ([\w.]+): ", re.MULTILINE)


class GoneError(Exception):
    """The message can't be edited any more: a new one is needed."""

    may_pass = False


class ClosedError(Exception):
    """The channel or the person is gone, or closed to us; `code` and `refusal` are Discord's.

    `may_pass`: it was once allowed. `is_of_channel`: it says nothing of a person or us.
    """

    def __init__(self, error: discord.HTTPException) -> None:
        super().__init__(f"{error.status} {error.code} {error.text}")
        self.refusal = error
        self.code = error.code
        is_locked = error.code == LOCKED
        is_forbidden = error.status == FORBIDDEN and error.code not in NO_DIRECT_MESSAGES
        self.may_pass = is_locked or is_forbidden
        of_somebody = NO_DIRECT_MESSAGES | NO_MEMBER | NO_OPENING
        is_closed = error.status in (FORBIDDEN, MISSING) and error.code not in of_somebody
        self.is_of_channel = is_locked or is_closed


class InvalidRequestError(Exception):
    """A bug of ours, by the fields that Discord does not understand."""

    def __init__(self, error: discord.HTTPException) -> None:
        fields = ", ".join(_FIELD.findall(error.text)) or "no field"
        super().__init__(f"{error.code} {fields}")


def is_outage(error: Exception) -> bool:
    """Whether the same request may work later."""
    if isinstance(error, discord.HTTPException):
        return error.status == BUSY or error.status >= 500
    broken = (Unavailable, discord.RateLimited, aiohttp.ClientError, TimeoutError, ConnectionError)
    return isinstance(error, broken)


def is_of_role(error: discord.HTTPException) -> bool:
    """Whether a role that is refused to one member is refused to all: it is gone, or not ours to give."""
    return error.status in (FORBIDDEN, MISSING) or error.code == INVALID_ROLE


def is_busy_channel(error: Unavailable) -> bool:
    """Whether a channel takes no more edits just now."""
    cause = error.__cause__
    return isinstance(cause, discord.HTTPException) and cause.code == TOO_MANY_EDITS


@contextmanager
def sorted_errors() -> Iterator[None]:
    """Turns Discord's errors into `GoneError`, `ClosedError`, `InvalidRequestError` and `Unavailable`."""
    try:
        yield
    except discord.HTTPException as error:
        raise _sorted(error) from error
    except (discord.RateLimited, aiohttp.ClientError, TimeoutError, OSError) as error:
        raise Unavailable(str(error)) from error


def _sorted(error: discord.HTTPException) -> Exception:
    if error.code in EDIT_NO_MORE:
        return GoneError(error.text)
    if is_outage(error):
        return Unavailable(f"{error.status} {error.text}")
    if error.status == INVALID and error.code not in NO_MISTAKE | NO_DIRECT_MESSAGES:
        return InvalidRequestError(error)
    return ClosedError(error)
