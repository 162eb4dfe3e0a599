"""What Discord was told of is stored for many tables at once, and lost neither by a failure nor a stop."""

import asyncio
from collections.abc import Mapping

from bot.store.errors import StoreError
from bot.ui.live import told as told_of
from bot.ui.live.told import Told
from tests.delivery.hurried import hurried

SECONDS = 2.0


class Disk:
    """Keeps what is stored, in order, or fails as often as it is to."""

    def __init__(self, failures: int = 0) -> None:
        self.stored: list[Mapping[int, int]] = []
        self.failures = failures

    async def store(self, revisions: Mapping[int, int]) -> None:
        if self.failures:
            self.failures -= 1
            raise StoreError("disk_full", path="tavern.sqlite3", reason="full")
        self.stored.append(revisions)


def test_many_changes_are_remembered_at_once_each_table_at_its_latest() -> None:
    async def play(disk: Disk) -> None:
        told = Told(disk.store, SECONDS)
        for revision in (1, 2, 3):
            told.note(7, revision)
            told.note(8, revision)
            await asyncio.sleep(SECONDS / 4)
        await asyncio.sleep(SECONDS)
        told.note(8, 4)
        await asyncio.sleep(2 * SECONDS)

    disk = Disk()
    hurried(play(disk))
    assert disk.stored == [{7: 3, 8: 3}, {8: 4}]


def test_a_stop_remembers_what_has_gathered() -> None:
    async def play(disk: Disk) -> None:
        told = Told(disk.store, SECONDS)
        told.note(7, 1)
        await told.stop()

    disk = Disk()
    hurried(play(disk))
    assert disk.stored == [{7: 1}]


def test_what_the_disk_did_not_take_is_stored_later_and_no_newer_revision_is_overwritten() -> None:
    async def play(disk: Disk) -> None:
        told = Told(disk.store, SECONDS)
        told.note(7, 1)
        told.note(8, 1)
        await asyncio.sleep(1.5 * SECONDS)
        told.note(7, 2)
        await asyncio.sleep(2 * (told_of.RETRY + SECONDS))

    disk = Disk(failures=1)
    hurried(play(disk))
    assert disk.stored == [{7: 2, 8: 1}]
