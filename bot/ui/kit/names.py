"""The names at a table, as they are shown."""

from bot.games.contract import Seat
from bot.model.tables import Player
from bot.presenters.contract import Names
from bot.tables.table import Table
from bot.texts.catalog import Say, has
from bot.ui.kit.text import escape, label

MARKS = {Player.PERSON: "", Player.ABSENT: " 💤", Player.COMPUTER: " ⚙", Player.ANONYMOUS: ""}
"""What follows the name of a computer player, and of somebody for whom one plays."""


def names_at(table: Table) -> Names:
    """The names by seat, harmless to show, marked by who plays the seat."""
    return Names(tuple(escape(row.name) + MARKS[row.player] for row in table.seats))


def label_at(table: Table, seat: Seat) -> str:
    """The name at a seat where Discord shows no markdown, marked by who plays the seat."""
    return label(table.name(seat)) + MARKS[table.seats[seat].player]


def game_name(table: Table, say: Say) -> str:
    """What the table's game is called; its key where this version of the bot does not know it."""
    key = f"game-{table.row.game}"
    return say(key) if has(key) else table.row.game


def host_label(table: Table) -> str:
    """The name of the host where Discord shows no markdown."""
    return next((label(row.name) for row in table.seats if row.user_id == table.row.host_id), "–")


def host_name(table: Table) -> str:
    """The name of the host, harmless to show."""
    return next((escape(row.name) for row in table.seats if row.user_id == table.row.host_id), "–")
