"""How often commands and actions are used: counted in memory, and stored with the note of presence.

No person, server or table is counted. A process that is killed loses what it counted since its last note.
"""

from collections import Counter
from collections.abc import Callable, Mapping

from bot.store.errors import StoreError
from bot.store.statements import Statement
from bot.store.store import Store
from bot.tables.calendar import DAY

MONTH, YEAR = 30, 365  # days


class Uses:
    """The counts by name: of this process, and of the latest days."""

    def __init__(self, store: Store, now: Callable[[], int]) -> None:
        self.since_start: Counter[str] = Counter()
        self._store = store
        self._now = now
        self._unstored: Counter[tuple[int, str]] = Counter()

    def count(self, name: str) -> None:
        """Counts a use, today."""
        self.since_start[name] += 1
        self._unstored[self._today(), name] += 1

    async def keep(self, *more: Statement) -> None:
        """Stores what was counted since the last time, in one transaction with `more`."""
        kept, self._unstored = self._unstored, Counter()
        try:
            await self._store.uses.add(kept, self._today() - YEAR, *more)
        except StoreError:
            self._unstored.update(kept)
            raise

    async def of_month(self) -> Mapping[str, int]:
        """How often each name was used in the latest thirty days, if it was."""
        first = self._today() - MONTH + 1
        uses = Counter(await self._store.uses.since(first))
        for (day, name), times in self._unstored.items():
            if day >= first:
                uses[name] += times
        return uses

    def _today(self) -> int:
        return self._now() // DAY
