"""The checks of a database on PostgreSQL: the server, and the processes that share it."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING

from bot.host.check_result import Finding, ok, problem
from bot.store.errors import StoreError
from bot.store.opening import require_driver

if TYPE_CHECKING:
    from bot.store.postgres.lease import Process

NEEDED = 9  # connections of a bot that plays; a spare has one
_BACKUPS = (
    "Backups: of PostgreSQL the bot makes none. Whoever runs it must see to them:"
    " your provider, or pg_dump each night"
)


def check_server(address: str) -> Iterator[Finding]:
    """Whether it can be reached and used, who plays and who waits, and who must see to backups."""
    try:
        require_driver()
        from bot.store.postgres import lease, migrations, server

        with server.connected(address, "pirate-tavern-doctor") as connection:
            yield ok(f"Database: {server.check(connection, address)}, {server.shown(address)}")
            yield _migrations(migrations.pending(connection, address))
            yield from _processes(lease.processes(connection), server.places_left(connection))
            yield ok(_BACKUPS)
    except StoreError as error:
        yield problem(f"Database: {error}")


def _migrations(pending: int) -> Finding:
    if pending:
        return ok(f"Migrations: {pending} pending; the next start applies them")
    return ok("Migrations: none pending")


def _processes(there: Sequence["Process"], places: int) -> Iterator[Finding]:
    for one in there:
        does = "plays" if one.plays else "waits as a spare"
        yield ok(
            f"Running: {one.name} {does} since {datetime.fromtimestamp(one.since, UTC):%Y-%m-%d %H:%M} UTC"
        )
    if not any(one.plays for one in there):
        yield ok("Running: no bot is running on it")
        if places < NEEDED:
            yield problem(
                f"Connections: it has {places} left, and the bot uses {NEEDED}. Allow more, or end others."
            )
