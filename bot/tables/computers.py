"""Computer players at the tables: they see what their seat sees."""

import random

from bot.games.contract import Move, Seat
from bot.tables.table import Table


def chosen(table: Table, seat: Seat, rng: random.Random) -> Move:
    """What a computer player does on the seat, seeing what the seat sees."""
    return table.entry.computer.choose(table.view(seat), rng)
