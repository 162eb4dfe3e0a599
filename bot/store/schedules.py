"""The rounds of seasons that were sought ahead."""

import json
from typing import NamedTuple

from bot.store.database import Database
from bot.store.statements import Statement

Groups = tuple[tuple[int, ...], ...]


class ScheduleRow(NamedTuple):
    """What was found for the rounds after so many that were drawn; `task` says for what.

    Each round is its tables, and who sits out; all are ids of entrants.
    """

    after: int
    task: str
    rounds: tuple[tuple[Groups, tuple[int, ...]], ...]


class ScheduleStore:
    """Reads the schedules of leagues."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of_league(self, league_id: int) -> ScheduleRow | None:
        """The schedule that was found for a league last."""
        row = await self._database.fetch_one("SELECT * FROM schedules WHERE league_id = ?", (league_id,))
        if row is None:
            return None
        rounds = tuple(
            (tuple(tuple(table) for table in tables), tuple(byes))
            for tables, byes in json.loads(row["rounds"])
        )
        return ScheduleRow(row["after"], row["task"], rounds)


def upsert_schedule(league_id: int, schedule: ScheduleRow) -> Statement:
    """Keeps a league's schedule, in the place of the one before."""
    return (
        "INSERT OR REPLACE INTO schedules (league_id, after, task, rounds) VALUES (?, ?, ?, ?)",
        (league_id, schedule.after, schedule.task, json.dumps(schedule.rounds)),
    )
