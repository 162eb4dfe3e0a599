"""The queries of what those who run leagues have done, corrections of results apart."""

import sqlite3

from bot.model.leagues import LeagueActionRow
from bot.store.database import Database
from bot.store.statements import Statement

_COLUMNS = "league_id, match_id, kind, user_id, name, about, other, reason, at"


async def actions_of_league(database: Database, league_id: int) -> tuple[LeagueActionRow, ...]:
    """All that was done to a league and its matches, in order."""
    rows = await database.fetch_all(
        f"SELECT {_COLUMNS} FROM league_actions WHERE league_id = ? ORDER BY id",  # noqa: S608 - constant
        (league_id,),
    )
    return tuple(map(_action, rows))


def insert_league_action(action: LeagueActionRow) -> Statement:
    """Keeps what was done, in the transaction of what it changes."""
    return (
        f"INSERT INTO league_actions ({_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",  # noqa: S608 - constant
        (
            action.league_id,
            action.match_id,
            action.kind,
            action.user_id,
            action.name,
            action.about,
            action.other,
            action.reason,
            action.at,
        ),
    )


def _action(row: sqlite3.Row) -> LeagueActionRow:
    return LeagueActionRow(**dict(row))
