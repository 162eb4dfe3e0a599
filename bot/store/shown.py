"""The contents of messages in the column `shows`: JSON, or empty where nothing is known.

Versions before kept a text of its own for each kind; it is read until the message is next kept.
"""

import json
from collections.abc import Callable, Mapping
from dataclasses import asdict
from typing import Any

from bot.model.messages import MessageKind
from bot.model.shown import (
    Call,
    Looks,
    Shown,
    ShownAway,
    ShownDelay,
    ShownHand,
    ShownNudge,
    ShownProposal,
    ShownQuestion,
    ShownRing,
    Unsure,
)
from bot.model.tables import Stage


def _nudge(calls: tuple[Any, ...], **others: Any) -> ShownNudge:
    return ShownNudge(tuple(Call(one, decision, Stage(stage)) for one, decision, stage in calls), **others)


_NAMES: Mapping[type[Shown], str] = {
    Unsure: "unsure",
    Looks: "looks",
    ShownHand: "hand",
    ShownNudge: "nudge",
    ShownQuestion: "question",
    ShownProposal: "proposal",
    ShownRing: "ring",
    ShownAway: "away",
    ShownDelay: "delay",
}
_READ: Mapping[str, Callable[..., Shown]] = {name: kind for kind, name in _NAMES.items()} | {"nudge": _nudge}


def written(shows: Shown | None) -> str:
    """The column of a message's content."""
    return "" if shows is None else json.dumps({_NAMES[type(shows)]: asdict(shows)})


def read(kind: MessageKind, text: str) -> Shown | None:
    """The content of a message of this kind, from its column."""
    if not text:
        return None
    if not text.startswith("{"):
        return Unsure() if text == "?" else _OLD.get(kind, Looks)(text)
    [(name, fields)] = json.loads(text).items()
    return _READ[name](**{key: tuple(one) if isinstance(one, list) else one for key, one in fields.items()})


def _old_hand(text: str) -> ShownHand:
    own, _, rest = text.partition(".")
    looks, _, revision = rest.partition("!")
    return ShownHand(own, None if looks == "…" else looks, _number(revision))


def _old_nudge(text: str) -> ShownNudge:
    calls, _, post = text.partition(">")
    signs = [call.split(":") for call in calls.split()]
    called = [Call(int(user_id), int(decision), Stage(stage)) for user_id, decision, stage, _ in signs]
    return ShownNudge(tuple(called), tuple(_number(due_at) for *_, due_at in signs), _number(post))


def _old_question(text: str) -> ShownQuestion:
    about, number, due_at, post, *called = text.split()
    return ShownQuestion(about, int(number), _number(due_at), _number(post), tuple(map(int, called)))


def _old_proposal(text: str) -> ShownProposal:
    asked, _, missing = text.partition("|")
    words, _, by = asked.rpartition(" ")
    return ShownProposal(words, int(by), tuple(map(int, missing.split())))


def _number(word: str) -> int | None:
    return None if word in ("", "None") else int(word)


_OLD: Mapping[MessageKind, Callable[[str], Shown]] = {
    MessageKind.HAND: _old_hand,
    MessageKind.NUDGE: _old_nudge,
    MessageKind.TURN: _old_nudge,
    MessageKind.LEAD: _old_question,
    MessageKind.PROPOSAL: _old_proposal,
    MessageKind.AWAY: lambda text: ShownAway(int(text)),
    MessageKind.WARNING: ShownDelay,
}
