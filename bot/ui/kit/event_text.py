"""What the moves at a table have told, in sentences."""

from collections.abc import Iterator, Sequence

from bot.games.contract import Seat
from bot.presenters.contract import Names
from bot.tables.fold import Step
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.names import names_at


def sentences(table: Table, step: Step, viewer: Seat | None, names: Names, say: Say) -> Sequence[str]:
    """What a seat, or the public (None), is told of a move in effect: a sentence for each of its events."""
    before, played, after = step
    events = table.game.events(before, played.seat, played.move, after, viewer)
    texts = (table.entry.presenter.event_text(event, names, say) for event in events)
    return [text for text in texts if text]


def last_told(table: Table, moves: int, viewer: Seat | None, say: Say) -> Iterator[str]:
    """What a seat, or the public (None), was told of the last `moves` moves in effect, in order."""
    folded = table.dealt
    for step in folded.steps(max(0, len(folded.numbers) - moves)):
        yield from sentences(table, step, viewer, names_at(table, say), say)
