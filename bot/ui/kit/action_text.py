"""What somebody, or the clock, has done to a table, in a sentence."""

from bot.games.contract import Fact
from bot.model.tables import ActionRow
from bot.texts.catalog import Say, has
from bot.texts.keys import key_of
from bot.ui.kit.text import escape

PROPOSALS = ("asked", "declined")
"""The kinds of actions whose detail is the words of a proposal."""


def action_text(action: ActionRow, say: Say) -> str | None:
    """What somebody, or the clock, has done to a table, in a sentence; None for a kind that is not told."""
    key = key_of("action", action.kind)
    return say(key, **_facts(action, say)) if has(key) else None


def _facts(action: ActionRow, say: Say) -> dict[str, Fact]:
    """What the sentence of an action may name; names are harmless to show."""
    somebody = say("action-by-nobody")
    return {
        "name": escape(action.name) or somebody,
        "other": escape(action.other_name) or somebody,
        "seat": (action.seat or 0) + 1,
        "detail": _detail(action, say),
    }


def _detail(action: ActionRow, say: Say) -> Fact:
    if action.kind in ("pace", "absence"):
        return say(key_of(action.kind, action.detail))
    if action.kind in PROPOSALS:
        return what_is_proposed(action.detail, say)
    return int(action.detail) if action.kind == "extended" else escape(action.detail)


def what_is_proposed(words: str, say: Say) -> str:
    """What somebody asks for, from the words of the proposal."""
    verb, _, argument = words.partition(" ")
    pace = say(key_of("pace", argument)) if verb == "pace" else ""
    return say(key_of("proposal-what", verb), pace=pace)
