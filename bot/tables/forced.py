"""Moves without a choice, and the offer to be spared them."""

from itertools import islice
from typing import Any

from bot.games.contract import AnyGame, Move, Seat
from bot.model.tables import Player
from bot.tables.table import Table

OFFERED_AFTER = 3  # such moves of a person, last cards not among them


def only_move(game: AnyGame, state: Any, seat: Seat) -> Move | None:
    """The only legal move of a seat, if there is but one."""
    moves: list[Move] = list(islice(game.legal(state, seat), 2))
    return moves[0] if len(moves) == 1 else None


def is_offered(table: Table, seat: Seat) -> bool:
    """Whether to ask a person, once, who has no choice again to be spared such moves."""
    row, folded = table.seats[seat], table.fold
    if (
        folded is None
        or row.forced
        or row.forced_offered
        or row.player is not Player.PERSON
        or seat not in table.to_move()
    ):
        return False
    if not _could_be_spared(table, folded.state, seat):
        return False
    befores = (step.before for step in folded.steps() if step.played.seat == seat)
    forced = (before for before in befores if _could_be_spared(table, before, seat))
    return sum(1 for _ in islice(forced, OFFERED_AFTER)) == OFFERED_AFTER


def _could_be_spared(table: Table, state: Any, seat: Seat) -> bool:
    return only_move(table.game, state, seat) is not None and table.last_card(state, seat) is None
