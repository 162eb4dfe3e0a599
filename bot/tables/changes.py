"""The changes of tables as they were told, so that a table that a move has made need not be loaded again."""

from itertools import count

from bot.tables.table import Table

MOST = 10_000
"""Tables whose last change is remembered; of one that is forgotten nothing is known to be the latest."""


class Changes:
    """The number of the last change of each table, and the table as it made it, where nothing else came."""

    def __init__(self) -> None:
        self._numbers = count(1)
        self._latest: dict[int, int] = {}
        self._made: dict[int, Table] = {}

    def latest(self, table_id: int) -> int:
        """The number of a table's last change; 0 where none is remembered."""
        return self._latest.get(table_id, 0)

    def tell(self, table_id: int, made: Table | None) -> None:
        """There is a change of a table; it is as `made` now, unless it was changed since that was loaded."""
        is_latest = made is not None and made.seen == self.latest(table_id)
        self._made.pop(table_id, None)
        self._latest.pop(table_id, None)  # so that it stands last
        self._latest[table_id] = next(self._numbers)
        if made is not None and is_latest:
            self._made[table_id] = made
        if len(self._latest) > MOST:
            self._forget(next(iter(self._latest)))

    def take(self, table_id: int) -> Table | None:
        """The table as its last change has made it, once; None where that is not known."""
        return self._made.pop(table_id, None)

    def _forget(self, table_id: int) -> None:
        del self._latest[table_id]
        self._made.pop(table_id, None)
