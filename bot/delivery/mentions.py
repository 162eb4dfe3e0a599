"""Mentioning more people than one message holds."""

from collections.abc import Sequence
from typing import NamedTuple

MOST_MENTIONED = 80
"""People whom one message mentions: Discord takes a hundred in `allowed_mentions`."""
MOST_CONTENT = 2_000
"""Characters of one message (https://discord.com/developers/docs/resources/message#create-message)."""


class Part(NamedTuple):
    """One of the messages, and whom it mentions."""

    content: str
    people: Sequence[int]


def parts_of(text: str, people: Sequence[int]) -> Sequence[Part]:
    """A text and a last line that mentions people, in as many messages as that takes; the text is in one."""
    parts: list[Part] = []
    content, named = text, list[int]()
    for user_id in people:
        mention = f"{' ' if named else chr(10) if content else ''}<@{user_id}>"
        if len(named) == MOST_MENTIONED or len(content) + len(mention) > MOST_CONTENT:
            parts.append(Part(content, named))
            content, named, mention = "", [], mention.strip()
        content, named = content + mention, [*named, user_id]
    return [*parts, Part(content, named)]
