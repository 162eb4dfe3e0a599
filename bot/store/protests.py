"""The queries of protests against results of leagues."""

import sqlite3

from bot.model.matches import Outcome, ProtestRow
from bot.store.database import Database
from bot.store.statements import Statement


async def protests_of_league(database: Database, league_id: int) -> tuple[ProtestRow, ...]:
    """All protests in a league, in order."""
    rows = await database.fetch_all(
        "SELECT protests.* FROM protests JOIN matches ON matches.id = match_id"
        " WHERE league_id = ? ORDER BY protests.id",
        (league_id,),
    )
    return tuple(map(_protest, rows))


def insert_protest(protest: ProtestRow) -> Statement:
    """Keeps a new protest, whose `id` counts for nothing."""
    return (
        "INSERT INTO protests (match_id, user_id, name, reason, at) VALUES (?, ?, ?, ?, ?)",
        (protest.match_id, protest.user_id, protest.name, protest.reason, protest.at),
    )


def mark_protest_told(protest_id: int) -> Statement:
    """Keeps that moderators were told of it; it may have been decided meanwhile."""
    return "UPDATE protests SET told = 1 WHERE id = ?", (protest_id,)


def mark_protest_answered(protest_id: int) -> Statement:
    """Keeps that the people of the match know what was decided."""
    return "UPDATE protests SET answered = 1 WHERE id = ?", (protest_id,)


def decide_protest(protest: ProtestRow) -> Statement:
    """Keeps what moderators have decided."""
    return (
        "UPDATE protests SET outcome = ?, answer = ?, decider_id = ?, decided_by = ? WHERE id = ?",
        (protest.outcome, protest.answer, protest.decider_id, protest.decided_by, protest.id),
    )


def _protest(row: sqlite3.Row) -> ProtestRow:
    values = dict(row)
    read = {"told": bool(values["told"]), "answered": bool(values["answered"])}
    return ProtestRow(**{**values, **read, "outcome": Outcome(values["outcome"])})
