"""How well a computer player plays at a seat: as the host has chosen, or as the person does whose it is."""

from bot.ai.contract import Level
from bot.games.contract import Seat
from bot.tables.table import Table
from bot.tables.tables import Tables

LEAST_ROUNDS = 30
"""Rounds after which somebody's bids tell how well they play."""


async def level_at(tables: Tables, table: Table, seat: Seat) -> Level:
    """The level at which a computer player moves for the seat."""
    row = table.seats[seat]
    if row.is_computer or row.user_id is None:
        return Level(row.level)
    return await level_of(tables, table, row.user_id)


async def level_of(tables: Tables, table: Table, user_id: int) -> Level:
    """The level that meets its bids about as often as a person does; the Bosun where that can't be told.

    It can't in a game without bids, nor of somebody who has bid in fewer rounds than `LEAST_ROUNDS`. At the
    tables of a league it is the league's for everybody: who is absent there gains nothing by having played
    well.
    """
    if table.row.match_id is not None:
        return Level(await tables.store.matches.level_at(table.row.match_id) or Level.BOSUN)
    usual = table.entry.computer.BIDS_MET
    if not usual:
        return Level.BOSUN
    met, made = await tables.store.log.bids_met(user_id, table.row.game)
    if made < LEAST_ROUNDS:
        return Level.BOSUN
    return min(usual, key=lambda level: abs(usual[level] - met / made))
