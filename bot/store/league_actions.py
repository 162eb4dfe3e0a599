"""The queries of what those who run leagues have done, corrections of results apart, and are about to do."""

import json
import sqlite3
from collections.abc import Iterator, Mapping
from typing import Any

from bot.model.leagues import LeagueActionRow, LeagueRow
from bot.model.settings import Changed, settings_of
from bot.store.database import Database
from bot.store.rows import columns_of, insert, read_column, stored
from bot.store.statements import Statement

KEPT_FOR = 7 * 24 * 60 * 60
"""Seconds after which an edit that was begun and left is forgotten."""


async def actions_of_league(database: Database, league_id: int) -> tuple[LeagueActionRow, ...]:
    """All that was done to a league and its matches, in order."""
    rows = await database.fetch_all(
        "SELECT * FROM league_actions WHERE league_id = ? ORDER BY id", (league_id,)
    )
    return tuple(map(_action, rows))


def insert_league_action(action: LeagueActionRow) -> Statement:
    """Keeps what was done, in the transaction of what it changes."""
    changes = {one.setting: (stored(one.before), stored(one.after)) for one in action.changes}
    columns = columns_of(action, without={"changes"})
    return insert("league_actions", {**columns, "changes": json.dumps(changes)})


async def edit_of(database: Database, league_id: int, user_id: int) -> Mapping[str, Any]:
    """The settings that somebody is about to change, by their columns; empty where they change nothing."""
    row = await database.fetch_one(
        "SELECT wanted FROM league_edits WHERE league_id = ? AND user_id = ?", (league_id, user_id)
    )
    known = settings_of(LeagueRow)
    kept: Mapping[str, Any] = {} if row is None else json.loads(row["wanted"])
    return {name: read_column(LeagueRow, name, value) for name, value in kept.items() if name in known}


def upsert_edit(league_id: int, user_id: int, wanted: Mapping[str, Any], at: int) -> tuple[Statement, ...]:
    """Keeps what somebody is about to change, and forgets what was left long ago."""
    kept = json.dumps({name: stored(value) for name, value in wanted.items()})
    columns = {"league_id": league_id, "user_id": user_id, "wanted": kept, "at": at}
    return (
        ("DELETE FROM league_edits WHERE at < ?", (at - KEPT_FOR,)),
        insert("league_edits", columns, replacing=True),
    )


def delete_edit(league_id: int, user_id: int) -> Statement:
    """Forgets what somebody was about to change."""
    return ("DELETE FROM league_edits WHERE league_id = ? AND user_id = ?", (league_id, user_id))


def _action(row: sqlite3.Row) -> LeagueActionRow:
    values = {name: value for name, value in dict(row).items() if name != "id"}
    return LeagueActionRow(**{**values, "changes": tuple(_changes(row["changes"]))})


def _changes(kept: str) -> Iterator[Changed]:
    known = settings_of(LeagueRow)
    for name, two in json.loads(kept).items():
        if name in known:  # a later version may have settings that this one does not know
            yield Changed(name, *(read_column(LeagueRow, name, value) for value in two))
