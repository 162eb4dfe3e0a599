"""What a message offers to press: read from its components, as a person reads a screen."""

import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tests.loopback.world import Message
from tests.simulated.component_limits import walk

CUSTOM_ID = re.compile(
    r"(?P<kind>[sp]?)t:(?P<table>\d+):(?P<action>[a-z_]+):(?P<decision>\d*):(?P<argument>.*)"
)
"""What the bot's buttons and selects carry, for ever: old messages have them too."""
MOVE, DRAFT = "move", "draft"
"""Makes a move; takes a step on the way to a large one."""


class Offer(NamedTuple):
    """A button, or a select with its options, of which `least` to `most` may be chosen."""

    custom_id: str
    table: int
    action: str
    decision: int | None
    argument: str
    options: Sequence[str] = ()
    least: int = 1
    most: int = 1

    @property
    def is_step(self) -> bool:
        return self.action == MOVE or (self.action == DRAFT and bool(self.argument))


def offers(message: Message) -> list[Offer]:
    return list(_offers(message))


def _offers(message: Message) -> Iterator[Offer]:
    for _, part in walk(message.body.get("components")):
        found = CUSTOM_ID.fullmatch(part.get("custom_id") or "")
        if found is None or part.get("disabled"):
            continue
        decision = int(found["decision"]) if found["decision"] else None
        options = [option["value"] for option in part.get("options") or ()]
        least, most = part.get("min_values"), part.get("max_values")
        yield Offer(
            part["custom_id"],
            int(found["table"]),
            found["action"],
            decision,
            found["argument"],
            options,
            1 if least is None else least,
            1 if most is None else most,
        )


def offer(message: Message, action: str, argument: str | None = None) -> Offer | None:
    return next((o for o in offers(message) if o.action == action and argument in (None, o.argument)), None)


def offered(message: Message, action: str) -> Offer:
    """The offer of an action that must be there."""
    found = offer(message, action)
    assert found is not None, action
    return found
