"""The checks of the bot's own stored state: frozen tables, and the slash commands."""

import asyncio
import json
import time
from collections.abc import Iterator, Mapping
from datetime import UTC, datetime
from pathlib import Path

from bot.art.emoji_names import name_of
from bot.entry import by_key
from bot.host.check_result import Finding, ok, problem
from bot.model.first_contact import first_contacts
from bot.registry import ENTRIES
from bot.seasons.erasing import MONTH
from bot.settings import Settings
from bot.store.engine import Transaction
from bot.store.errors import StoreError
from bot.store.notes import COMMANDS_REFUSED, EMOJI_IDS, FIRST_CONTACTS, RENAMED
from bot.store.opening import open_database, reading
from bot.store.people import NOT_HERE
from bot.store.store import Store
from bot.tables import table_admin
from bot.tables.calendar import DAY
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables

_FROZEN = "SELECT id FROM tables WHERE status = 'frozen' ORDER BY id"
_INACTIVE, _ERASED = "people to forget", "lost servers to delete"
_ENDED = "lost servers whose games are to be ended"
_COUNTS = {
    _INACTIVE: f"SELECT count(*) FROM ({NOT_HERE}) AS late",  # noqa: S608 - constant
    _ERASED: "SELECT count(*) FROM lost_guilds WHERE lost_at < ?",
    _ENDED: "SELECT count(*) FROM lost_guilds WHERE lost_at < ? AND has_ended = 0",
}
WEEK = 7  # days
_NOTE = "SELECT value FROM notes WHERE name = ?"


def check_state(path: Path, address: str = "") -> Iterator[Finding]:
    """The bot's troubles by its database, if that is up to date."""
    try:
        with reading(path, address) as connection:
            if connection is not None:
                yield _frozen(connection)
                yield _commands(connection)
                yield _first_contacts(connection)
                yield _emojis(connection)
                yield _lost_servers(connection)
                yield from _renamed(connection)
    except StoreError as error:
        yield problem(error)


def check_due(settings: Settings, now: int) -> Iterator[Finding]:
    """Deletions and endings that a running bot would have done more than a week ago."""
    erased, months = settings.lost_servers_erased, settings.anonymous_after
    days = {_INACTIVE: months * MONTH, _ERASED: erased, _ENDED: min(erased, settings.lost_servers_ended)}
    try:
        with reading(settings.database, settings.database_url) as connection:
            late = [] if connection is None else list(_late(connection, days, now - WEEK * DAY))
    except StoreError:
        return  # another check reports the problem of the database
    if late:
        yield problem(
            f"Due for more than a week: {', '.join(late)}. A bot that runs does it within a day; where it has"
            " run, its log says what failed."
        )


def _late(connection: Transaction, days: Mapping[str, int], before: int) -> Iterator[str]:
    for what, wait in days.items():
        if wait:
            [(count,)] = map(tuple, connection.execute(_COUNTS[what], (before - wait * DAY,)))
            if count:
                yield f"{what}: {count}"


def thaw(path: Path, address: str = "") -> list[Finding]:
    """Thaws the tables whose log can be trusted again. The bot must not be running."""
    return asyncio.run(_thaw_all(path, address)) if address or path.exists() else []


async def _thaw_all(path: Path, address: str) -> list[Finding]:
    try:
        database = await open_database(path, address)
    except StoreError as error:
        return [problem(error)]
    try:
        tables = Tables(Store(database), lambda: int(time.time()), by_key(ENTRIES))
        frozen = [int(row["id"]) for row in await database.scan(_FROZEN)]
        return [await _thaw(tables, table_id) for table_id in frozen]
    finally:
        await database.close()


async def _thaw(tables: Tables, table_id: int) -> Finding:
    try:
        await table_admin.thaw(tables, table_id, None)
    except Refusal:
        return problem(
            f"Table {table_id}: stays frozen, since its log can't be trusted; a moderator can end it"
        )
    return ok(f"Table {table_id}: thawed, and goes on when the bot is started")


def _frozen(connection: Transaction) -> Finding:
    frozen = [str(number) for (number,) in map(tuple, connection.execute(_FROZEN))]
    if not frozen:
        return ok("Tables: none is frozen")
    return problem(
        f"Tables: {', '.join(frozen)} frozen, since the log could not be trusted; the bot's log says why."
        " Those of which it can again go on by: python -m bot doctor --thaw"
    )


def _commands(connection: Transaction) -> Finding:
    refused = connection.execute(_NOTE, (COMMANDS_REFUSED,)).fetchone()
    if refused is None:
        return ok("Commands: Discord has not refused them")
    return problem(
        f"Commands: Discord did not take them ({refused[0]}). To try again: stop the bot, python -m bot sync"
    )


def _first_contacts(connection: Transaction) -> Finding:
    kept, now = connection.execute(_NOTE, (FIRST_CONTACTS,)).fetchone(), int(time.time())
    contacts = first_contacts(None if kept is None else kept[0])
    if not contacts.are_stopped(now):
        return ok("Direct messages: Discord lets the bot begin conversations")
    minutes = (contacts.stopped_until - now) // 60
    return problem(
        f"Direct messages: Discord lets the bot begin none (error {contacts.code}). It tries again in"
        f" {minutes} minutes; meanwhile hands show in the channels. If it stays so, ask"
        " https://dis.gd/contact whether the bot is quarantined."
    )


def _emojis(connection: Transaction) -> Finding:
    kept = connection.execute(_NOTE, (EMOJI_IDS,)).fetchone()
    every = {name_of(face) for entry in ENTRIES for face in entry.presenter.emojis.values()}
    known = every & set(() if kept is None else json.loads(kept[0]))
    rest = "" if known == every else "; the bot uploads the rest while it runs, unless PICTURES=0"
    return ok(f"Emojis: {len(known)} of {len(every)}{rest}")


def _lost_servers(connection: Transaction) -> Finding:
    # It mends itself: the bot comes back, or the paused games are deleted.
    lost = [
        (f"{number} since {datetime.fromtimestamp(at, UTC):%Y-%m-%d}") for number, at in _lost(connection)
    ]
    if not lost:
        return ok("Lost servers: none")
    return ok(
        f"Lost servers: {', '.join(lost)}; games there rest until the bot is added again, are ended after"
        " LOST_SERVERS_ENDED days, and all that is stored is deleted after LOST_SERVERS_ERASED"
    )


def _renamed(connection: Transaction) -> Iterator[Finding]:
    if (kept := connection.execute(_NOTE, (RENAMED,)).fetchone()) is not None:
        names = "; ".join(f"{before} is now {after}" for before, after in json.loads(kept[0]).items())
        yield ok(f"Names of leagues: each is there once, in any case and beyond English letters. {names}")


def _lost(connection: Transaction) -> Iterator[tuple[int, int]]:
    yield from (
        (row[0], row[1])
        for row in connection.execute("SELECT guild_id, lost_at FROM lost_guilds ORDER BY lost_at, guild_id")
    )
