"""Typed moves at a table: suggestions, and the move that is meant."""

from collections.abc import Sequence
from functools import partial

from bot.games.contract import IllegalMove, Move, Seat
from bot.presenters.typed_moves import TypedMoves
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.names import names_at

NAMED = 8  # moves that a refusal names, at most


def lines_of(table: Table, seat: Seat, say: Say) -> TypedMoves:
    """The moves that a seat may type now. Raises `Refusal` while no game runs."""
    spellings = partial(table.entry.presenter.spellings, table.view(seat), names_at(table, say), say)
    return TypedMoves(partial(table.game.next_words, table.require_not_stopped().state, seat), spellings)


def suggested(table: Table, seat: Seat, say: Say, verb: str, typed: str) -> Sequence[str]:
    """The moves that go on like this; of one verb, what follows it."""
    lines = lines_of(table, seat, say)
    begun = f"{lines.text(verb)} " if verb in lines.verbs() else ""
    if verb and not begun:
        return ()
    found = lines.suggested(f"{verb} {typed}")
    return [text.removeprefix(begun) for text in found if text.startswith(begun) and text != begun.strip()]


def meant(table: Table, seat: Seat, say: Say, typed: str) -> Move:
    """The move that is meant, in the reader's words or as the game reads it.

    Raises `IllegalMove`, or `Refusal` with what is possible where the line means no move, or several.
    """
    lines = lines_of(table, seat, say)
    if (move := lines.understood(typed)) is not None:
        return move
    possible = lines.suggested(typed) or lines.suggested()
    state = table.require_not_stopped().state
    try:
        line = table.game.read(state, seat, typed)
        if lines.repeats(typed, line):
            table.game.check(state, seat, line)
            return line
    except IllegalMove as error:
        if error.code != "unknown_move":
            raise
    if not possible:
        raise IllegalMove("not_your_turn", seat=table.to_move()[0])
    named = [*(f"`{text}`" for text in possible[:NAMED]), *(["…"] if len(possible) > NAMED else [])]
    raise Refusal("move_unclear", words=typed, moves=" · ".join(named))
