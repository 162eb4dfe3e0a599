"""What messages show, in the texts in which versions before kept it: what an upgrade finds."""

from bot.model.messages import MessageKind
from bot.model.shown import (
    Looks,
    ShownAway,
    ShownDelay,
    ShownHand,
    ShownNudge,
    ShownProposal,
    ShownQuestion,
    Unsure,
)
from bot.store.shown import read


def as_before(kind: str, column: str) -> str:
    """A column of this version as the version before has written it."""
    text = ""
    match read(MessageKind(kind), column):
        case Unsure():
            text = "?"
        case Looks(whole) | ShownDelay(whole):
            text = whole
        case ShownHand(own, looks, noticed_at):
            text = f"{own}.{looks or '…'}" + ("" if noticed_at is None else f"!{noticed_at}")
        case ShownNudge(calls, due_at, post):
            signs = [f"{':'.join(map(str, call))}:{at or ''}" for call, at in zip(calls, due_at, strict=True)]
            text = " ".join(signs if post is None else [*signs, f">{post}"])
        case ShownQuestion(about, number, until, post, called):
            text = " ".join(map(str, (about, number, until, post, *called)))
        case ShownProposal(words, by, missing):
            text = f"{words} {by}|{' '.join(map(str, missing))}"
        case ShownAway(user_id):
            text = str(user_id)
    return text
