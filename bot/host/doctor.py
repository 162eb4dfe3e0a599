"""`python -m bot doctor`: every check, a line each."""

import asyncio
import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from bot.host.check_result import Finding
from bot.host.machine import (
    check_backups,
    check_database,
    check_disk,
    check_lock,
    check_place,
    check_python,
    check_settings,
)
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from bot.host.channels import Place


def examine(environment: Mapping[str, str]) -> Iterator[Finding]:
    """What every check finds; a Python that is too old ends it."""
    python = check_python(sys.version_info[:3])
    yield python
    if not python.well:
        return
    settings, findings = check_settings(environment)
    yield from findings
    place = check_place(settings.database)
    yield place
    if place.well:
        yield check_disk(settings, environment)
        yield check_lock(settings.database)
        yield from check_database(settings.database)
    there = place.well and settings.database.exists()
    if there:
        from bot.host.state import check_state

        yield from check_state(settings.database)
        yield check_backups(settings.database, settings.backups, time.time())
    from bot.host.servers import check_discord

    yield from asyncio.run(check_discord(settings, _live_places(settings.database) if there else ()))


def _live_places(database: Path) -> Sequence["Place"]:
    from bot.host.channels import live_places

    try:
        return live_places(database)
    except StoreError:
        return ()  # what is wrong with the database is told already
