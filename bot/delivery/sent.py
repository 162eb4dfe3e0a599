"""What becomes of a message that is sent."""

from dataclasses import dataclass

from bot.model.messages import ShownPicture


class OvertakenError(Exception):
    """What was to be sent is not wanted any more."""


@dataclass(frozen=True, slots=True)
class Sent:
    """A message that Discord has taken.

    Discord answers a nonce that it knows with the message that it has: `is_as_sent` tells whether that says
    the same, `names_all` whether it mentions the same people. `picture` is the one that it shows.
    """

    id: int
    is_as_sent: bool
    names_all: bool
    picture: ShownPicture | None = None
