"""Moves without a choice: people can have them made for them."""

from itertools import islice
from typing import Any

from bot.games.contract import AnyGame, Move, Seat
from bot.model.tables import Player
from bot.tables.table import Table

OFFERED_AFTER = 3
"""Moves without a choice that somebody has made at a table before they are offered to be spared more."""


def only_move(game: AnyGame, state: Any, seat: Seat) -> Move | None:
    """The only legal move of a seat; None where it has a choice, or none at all."""
    moves: list[Move] = list(islice(game.legal(state, seat), 2))
    return moves[0] if len(moves) == 1 else None


def is_offered(table: Table, seat: Seat) -> bool:
    """Whether whoever sits there should be asked: they have no choice again, and had none a few times."""
    row, folded = table.seats[seat], table.fold
    if folded is None or row.forced or row.player is not Player.PERSON or seat not in table.awaited():
        return False
    if only_move(table.game, folded.state, seat) is None:
        return False
    own = (step for step in folded.steps() if step.played.seat == seat)
    forced = (step for step in own if only_move(table.game, step.before, seat) is not None)
    return sum(1 for _ in islice(forced, OFFERED_AFTER)) == OFFERED_AFTER
