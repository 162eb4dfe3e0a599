"""`python -m bot doctor`: every check, a line each."""

import asyncio
import sys
import time
from collections.abc import Generator, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING

from bot.host.check_result import Finding
from bot.host.machine import (
    check_backups,
    check_copies,
    check_database,
    check_disk,
    check_lock,
    check_place,
    check_python,
    check_settings,
)
from bot.settings import Settings
from bot.store.errors import StoreError

if TYPE_CHECKING:
    from bot.host.channels import Place


def examine(environment: Mapping[str, str]) -> Iterator[Finding]:
    """The findings of every check; a Python that is too old ends them."""
    python = check_python(sys.version_info[:3])
    yield python
    if not python.well:
        return
    settings, findings = check_settings(environment)
    yield from findings
    if settings.database_url:
        from bot.host.database_server import check_server

        found = list(check_server(settings.database_url))
        yield from found
        there = found[0].well
    else:
        there = yield from _check_file(settings, environment)
    if there:
        from bot.host.state import check_due, check_state

        yield from check_state(settings.database, settings.database_url)
        yield from check_due(settings, int(time.time()))
        if not settings.database_url:
            yield check_backups(settings.database, settings.backups, time.time())
            yield check_copies(settings.database)
    from bot.host.servers import check_discord

    yield from asyncio.run(check_discord(settings, _live_places(settings) if there else ()))


def _check_file(settings: Settings, environment: Mapping[str, str]) -> Generator[Finding, None, bool]:
    # Whether there is one.
    place = check_place(settings.database)
    yield place
    if not place.well:
        return False
    yield check_disk(settings, environment)
    yield check_lock(settings.database)
    yield from check_database(settings.database)
    return settings.database.exists()


def _live_places(settings: Settings) -> Sequence["Place"]:
    from bot.host.channels import live_places

    try:
        return live_places(settings.database, settings.database_url)
    except StoreError:
        return ()  # another check reports the problem of the database
