"""Where two games of one deal part, in words, and the deal's seed."""

from itertools import islice

from bot.entry import Entry
from bot.games.record import Record, replay_steps
from bot.games.shuffle import commitment
from bot.model.solo import SoloDealRow
from bot.presenters.contract import Names
from bot.solo.parting import parted_at
from bot.solo.playing import YOU
from bot.texts.catalog import Say
from bot.ui.solo.screens import names_of

ROOM = 500  # characters for each of the two moves that first differ


def parted_moves(
    entry: Entry, games: tuple[Record, Record], names: tuple[str, str], say: Say
) -> tuple[str, str, int] | None:
    """The first moves that differ, as each player saw theirs, and how many came before; else None."""
    at = parted_at(*games)
    if at is None:
        return None
    # Both games are replayed from the same seat, so each player's name goes there.
    own, theirs = (
        _move_text(entry, game, at, names_of(name, say), say) for game, name in zip(games, names, strict=True)
    )
    return own, theirs, at


def _move_text(entry: Entry, record: Record, at: int, names: Names, say: Say) -> str:
    """The move at `at` of a record, as its player saw it."""
    if at >= len(record.moves):
        return "–"
    seat, move = record.moves[at]
    before, after = islice(replay_steps(record), at, at + 2)
    events = entry.game.events(before, seat, move, after, YOU)
    sentences = " ".join(entry.presenter.events.event_text(event, names.brief, say) for event in events)
    return (sentences or f"`{move}`")[:ROOM]


def seed_text(drawn: SoloDealRow, say: Say) -> str:
    """A deal's seed and its seal."""
    return say("voyage-seed", seed=drawn.seed.hex(), seal=commitment(drawn.seed))
