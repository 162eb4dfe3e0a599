"""Sentences about moves, and about what people and the clock did."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Fact, Seat
from bot.model.tables import ActionRow
from bot.presenters.contract import Names
from bot.tables.fold import Step
from bot.tables.table import Table
from bot.texts.catalog import Say, has
from bot.texts.keys import key_of
from bot.ui.kit.names import names_at
from bot.ui.kit.text import escape

PROPOSALS = ("asked", "declined", "impossible")  # kinds of actions whose detail is a proposal


def action_text(action: ActionRow, say: Say) -> str | None:
    """The sentence for an action of a person or the clock; None for one that is not shown."""
    deals_itself = action.kind == "dealt" and not action.name
    key = "done-dealt" if deals_itself else key_of("action", action.kind)
    return say(key, **_facts(action, say)) if has(key) else None


def _facts(action: ActionRow, say: Say) -> dict[str, Fact]:
    unnamed = say("action-by-nobody")
    return {
        "name": escape(action.name) or unnamed,
        "other": escape(action.other_name) or unnamed,
        "seat": (action.seat or 0) + 1,
        "detail": _detail(action, say),
    }


def _detail(action: ActionRow, say: Say) -> Fact:
    if action.kind in ("pace", "absence"):
        return say(key_of(action.kind, action.detail))
    if action.kind in PROPOSALS:
        return proposal_text(action.detail, say)
    return int(action.detail) if action.kind == "extended" else escape(action.detail)


def proposal_text(words: str, say: Say) -> str:
    """The request of a proposal, such as "pause the game"."""
    verb, _, argument = words.partition(" ")
    pace = say(key_of("pace", argument)) if verb == "pace" else ""
    return say(key_of("proposal-what", verb), pace=pace)


def sentences(table: Table, step: Step, viewer: Seat | None, names: Names, say: Say) -> Sequence[str]:
    """The events of a move that a seat, or the public (None), may read, one sentence each."""
    before, played, after = step
    events = table.game.events(before, played.seat, played.move, after, viewer)
    texts = (table.entry.presenter.events.event_text(event, names, say) for event in events)
    return [text for text in texts if text]


def last_sentences(table: Table, moves: int, viewer: Seat | None, say: Say) -> Iterator[str]:
    """The events of the last `moves` moves that a seat, or the public, may read."""
    folded = table.dealt
    for step in folded.steps(max(0, len(folded.numbers) - moves)):
        yield from sentences(table, step, viewer, names_at(table, say), say)
