"""`python -m bot move-data TO`: everything that is stored, copied to the other engine."""

import asyncio
from pathlib import Path

from bot.settings import BadSettings, Settings
from bot.store.opening import require_driver

_ADDRESS = ("postgres://", "postgresql://")


async def move_data(settings: Settings, to: str) -> str:
    """Copies the file in `DATA_FOLDER` to an address, or what is at `DATABASE_URL` to a new file.

    No bot may be running on either. Raises `BadSettings` and `StoreError`, and then nothing was copied.
    """
    is_to_postgres = to.startswith(_ADDRESS)
    if not is_to_postgres and not settings.database_url:
        raise BadSettings(
            "Move to an address such as postgresql://USER:PASSWORD@HOST/DATABASE,"
            " or set DATABASE_URL to move from there to a new file."
        )
    require_driver()
    from bot.store.postgres.lease import held

    address = to if is_to_postgres else settings.database_url
    path = settings.database if is_to_postgres else Path(to)
    async with held(address) as lease:
        tables, rows = await asyncio.to_thread(_moved, path, address, lease.connections, is_to_postgres)
    then = (
        "set DATABASE_URL" if is_to_postgres else f"take DATABASE_URL away, let {to} be {settings.database}"
    )
    there = f"{rows:,} rows of {tables} tables are there, each table the same by its digest"
    return f"{there}. Now {then}, and start the bot."


def _moved(path: Path, address: str, name: str, is_to_postgres: bool) -> tuple[int, int]:
    from bot.store.moving import move
    from bot.store.postgres.moving import moved
    from bot.store.sqlite.moving import moved_in, moved_out

    with moved(address, name) as there, (moved_out if is_to_postgres else moved_in)(path) as here:
        return move(here, there) if is_to_postgres else move(there, here)
