"""The query that counts the stored things, for the host."""

from bot.model.census import Census, Waiting
from bot.model.first_contact import first_contacts
from bot.model.tables import Status
from bot.store.engine import Queries
from bot.store.notes import FIRST_CONTACTS, NoteStore

_COUNTS = """
SELECT (SELECT count(*) FROM tables WHERE told < revision) AS untold,
       (SELECT count(*) FROM people) AS people,
       (SELECT min(next_at) FROM clocks) AS next_at,
       (SELECT count(*) FROM clocks WHERE next_at <= ?) AS overdue
"""

_UNTOLD = """
SELECT 'table' AS kind, id, told FROM tables WHERE told < revision
UNION ALL SELECT 'league', id, told FROM leagues WHERE told < revision AND stage <> 'draft'
UNION ALL SELECT 'scorepad', id, told FROM pads WHERE told < revision
"""
_OVERDUE = """
SELECT count(*) AS overdue, min(next_at) AS since
FROM (SELECT next_at FROM clocks UNION ALL SELECT next_at FROM leagues) AS every WHERE next_at <= ?
"""


class CensusStore(Queries):
    """Counts."""

    async def taken(self, now: int) -> Census:
        """The counts at `now`, in seconds since 1970."""
        rows = await self._database.scan("SELECT status, count(*) AS tables FROM tables GROUP BY status")
        tables = dict.fromkeys(Status, 0) | {Status(row["status"]): int(row["tables"]) for row in rows}
        [counts] = await self._database.scan(_COUNTS, (now,))
        size, free = await self._database.space()
        return Census(tables, **dict(counts), size=size, free=free)

    async def waiting(self, now: int) -> Waiting:
        """The changes that are not shown yet, and the deadlines that are overdue at `now`."""
        untold = await self._database.scan(_UNTOLD)
        [late] = await self._database.scan(_OVERDUE, (now,))
        contacts = first_contacts(await NoteStore(self._database).note(FIRST_CONTACTS))
        no_dms_until = contacts.stopped_until if contacts.are_stopped(now) else None
        untold_at = {(str(row["kind"]), int(row["id"])): int(row["told"]) for row in untold}
        return Waiting(untold_at, late["overdue"], late["since"], no_dms_until)
