"""`python -m bot doctor`: every check, a line each."""

import asyncio
import sys
from collections.abc import Iterator, Mapping

from bot.host.check_result import Finding
from bot.host.machine import check_database, check_lock, check_place, check_python, check_settings


def examine(environment: Mapping[str, str]) -> Iterator[Finding]:
    """What every check finds, one after another. A Python that is too old ends it: nothing else would run."""
    python = check_python(sys.version_info[:3])
    yield python
    if not python.well:
        return
    settings, findings = check_settings(environment)
    yield from findings
    place = check_place(settings.database)
    yield place
    if place.well:
        yield check_lock(settings.database)
        yield from check_database(settings.database)
        if settings.database.exists():
            from bot.host.state import check_state

            yield from check_state(settings.database)
    from bot.host.servers import check_discord

    yield from asyncio.run(check_discord(settings))
