"""How Discord refuses: a status, a code and a message, and what is wrong with a body that it does not take.

https://discord.com/developers/docs/topics/opcodes-and-status-codes#json
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from tests.simulated import limits
from tests.simulated.component_limits import component_complaints, form_complaints, layout_complaints

Body = Mapping[str, Any]
Rule = Callable[[Body], Iterator[str]]


INVALID_BODIES = (50035, 50006)
"""Codes for a body that Discord does not take: whoever sends one has a bug."""


class Refused(Exception):  # noqa: N818 - the request is
    """The answer to a request that Discord does not carry out."""

    def __init__(self, status: int, code: int, message: str, **more: Any) -> None:
        super().__init__(f"{status} {code} {message} {more or ''}")
        self.status = status
        self.code = code
        self.body = {"code": code, "message": message, **more}

    @property
    def is_for_a_file_that_is_gone(self) -> bool:
        """Whether a body lists a file that another edit took away: only so the bot can learn of it."""
        return (self.body.get("errors") or {}).keys() == {"attachments"}


def unknown_channel() -> Refused:
    """The channel is not there."""
    return Refused(404, 10003, "Unknown Channel")


def unknown_message() -> Refused:
    """The message is not there, or no longer."""
    return Refused(404, 10008, "Unknown Message")


def missing_access() -> Refused:
    """The bot is not in this channel."""
    return Refused(403, 50001, "Missing Access")


def closed_dms() -> Refused:
    return Refused(403, 50007, "Cannot send messages to this user")


def no_server_in_common() -> Refused:
    return Refused(400, 50278, "Cannot send a message to this user: no mutual guilds")


MESSAGE_RULES: Sequence[Rule] = (
    limits.content_complaints,
    limits.embed_complaints,
    limits.nonce_complaints,
    layout_complaints,
    component_complaints,
)
ANSWER_RULES: Mapping[int, Sequence[Rule]] = {
    4: MESSAGE_RULES,
    7: MESSAGE_RULES,
    8: (limits.choice_complaints,),
    9: (form_complaints,),
}
"""What the body of each kind of answer must hold to."""


def require_valid(body: Body, rules: Sequence[Rule] = MESSAGE_RULES) -> None:
    """Raises `Refused` (400, 50035) for a body that breaks one of the limits."""
    if complaints := [complaint for rule in rules for complaint in rule(body)]:
        raise Refused(400, 50035, "Invalid Form Body", errors={"_errors": complaints})


def require_something(body: Body) -> None:
    """Raises `Refused` (400, 50006) for a message that shows nothing."""
    if not any(body.get(key) for key in ("content", "components", "embeds", "attachments", "files")):
        raise Refused(400, 50006, "Cannot send an empty message")
