"""Up to which change Discord shows a table: stored once all parts have shown it, later if that fails."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

from bot.store.errors import StoreError
from bot.ui.live.announcer import DiscordAnnouncer
from tests.delivery.hurried import hurried


class Disk:
    """Keeps what is stored, in order, or fails as often as it is to."""

    def __init__(self, failures: int) -> None:
        self.stored: list[tuple[int, int]] = []
        self.failures = failures

    async def mark_shown(self, table_id: int, revision: int) -> None:
        if self.failures:
            self.failures -= 1
            raise StoreError("disk_full", path="tavern.sqlite3", reason="full")
        self.stored.append((table_id, revision))


class Part:
    """Shows tables after so many seconds, and notes which revisions it has shown."""

    def __init__(self, seconds: float) -> None:
        self.shown: list[int] = []
        self._seconds = seconds

    async def show(self, latest: Callable[[], Any]) -> None:
        await asyncio.sleep(self._seconds)
        self.shown.append(latest().row.revision)


def table(revision: int) -> Any:
    return SimpleNamespace(id=7, row=SimpleNamespace(revision=revision))


def test_a_table_counts_as_told_when_its_slowest_part_has_shown_it() -> None:
    async def play() -> None:
        disk, slow = Disk(failures=0), Part(10)
        told: Any = DiscordAnnouncer(disk, Part(1), slow, Part(0))  # type: ignore[arg-type]
        await told.announce(table(3))
        await asyncio.sleep(9)
        assert disk.stored == []
        await asyncio.sleep(2)
        assert (disk.stored, slow.shown) == ([(7, 3)], [3])

    hurried(play())


def test_what_the_disk_did_not_take_is_stored_later_and_not_shown_again() -> None:
    async def play() -> None:
        disk, parts = Disk(failures=1), (Part(0), Part(0), Part(0))
        told: Any = DiscordAnnouncer(disk, *parts)  # type: ignore[arg-type]
        await told.announce(table(3))
        await asyncio.sleep(1)
        assert disk.stored == []
        await asyncio.sleep(60)
        assert disk.stored == [(7, 3)]
        assert [part.shown for part in parts] == [[3], [3], [3]]

    hurried(play())
