"""The checks of this machine: Python, settings, folder and database. They change nothing."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from bot.host import nightly
from bot.host.check_result import Finding, ok, problem
from bot.host.disk import trace_without, what_forgets
from bot.settings import BadSettings, Settings, read_settings
from bot.store.engine import Transaction
from bot.store.errors import StoreError
from bot.store.sqlite.backup import check_integrity, reading
from bot.store.sqlite.claim import check_folder, is_claimed
from bot.store.sqlite.copies import before_restores, before_upgrades
from bot.store.sqlite.migrations import check_references, pending_migrations

OLDEST_PYTHON = (3, 11)
_TWO_NIGHTS = 49  # hours


def check_python(version: tuple[int, ...]) -> Finding:
    """Whether a Python such as `(3, 12, 1)` is new enough."""
    number = ".".join(map(str, version))
    if version < OLDEST_PYTHON:
        return problem(f"Python {number} is too old: install 3.11 or newer, and start the bot with that.")
    return ok(f"Python {number}")


def check_settings(environment: Mapping[str, str]) -> tuple[Settings, list[Finding]]:
    """The settings, with defaults for wrong ones, and the problems."""
    wrong: list[Finding] = []
    good: dict[str, str] = {}
    for name, value in environment.items():
        try:
            read_settings({name: value})
        except BadSettings as error:
            wrong.append(problem(error))
        else:
            good[name] = value
    return read_settings(good), wrong or [ok("Settings")]


def check_place(path: Path) -> Finding:
    """Whether the database's folder can be written to."""
    try:
        check_folder(path.parent)
    except StoreError as error:
        return problem(error)
    made = "can be written to" if path.parent.exists() else "is made at the first start"
    return ok(f"Data folder: {path.parent} {made}")


def check_disk(settings: Settings, environment: Mapping[str, str]) -> Finding:
    """Whether the stored data outlives a restart of the host."""
    why = what_forgets(settings.data_folder, environment)
    if why is None:
        return ok("Disk: nothing says that it forgets")
    if settings.allow_ephemeral:
        return ok(f"Disk: {why}, which ALLOW_EPHEMERAL=1 allows")
    return problem(f"Disk: {why}; the bot does not start there. Let DATA_FOLDER name a folder on a volume.")


def check_backups(database: Path, keep: int, now: float) -> Finding:
    """How old the latest nightly backup is; two missing nights are a problem."""
    if keep == 0:
        return ok("Backups: the bot makes none (BACKUPS=0)")
    made = nightly.made(database)
    if not made:
        return ok("Backups: none yet; the bot makes the first when it runs")
    hours = int((now - made[-1].stat().st_mtime) // 3600)
    text = f"Backups: {len(made)} in {made[-1].parent}, the latest {hours} hours old"
    if hours < _TWO_NIGHTS:
        return ok(text)
    return problem(f"{text}. While the bot runs it makes one each night: its log says why it has not.")


def check_copies(database: Path) -> Finding:
    """The copies from before upgrades and restores beside the database, and their sizes."""
    copies = (*before_upgrades(database), *before_restores(database))
    listed = ", ".join(f"{file.name} ({file.stat().st_size:,} bytes)" for file in copies)
    return ok(f"Copies: {listed or 'none of before an upgrade or a restore'}")


def check_lock(path: Path) -> Finding:
    """Whether a bot is running, which is no problem."""
    try:
        running = is_claimed(path)
    except StoreError as error:
        return problem(error)
    return ok(f"Running: {'a bot is' if running else 'no bot is'} running on {path}")


def check_database(path: Path) -> Iterator[Finding]:
    """Whether the database is whole, consistent and up to date."""
    if (trace := trace_without(path)) is not None:
        yield problem(f"Database: there is none in {path}, but {trace} is there; the bot does not start so.")
        return
    if not path.exists():
        yield ok(f"Database: there is none yet; the first start makes {path}")
        return
    for check in (_integrity, _references, _migrations):
        yield _looked_at(path, check)


def _looked_at(path: Path, check: Callable[[Transaction, Path], str]) -> Finding:
    try:
        with reading(path) as connection:
            return ok(check(connection, path))
    except StoreError as error:
        return problem(error)


def _integrity(connection: Transaction, path: Path) -> str:
    check_integrity(connection, path)
    return f"Database: {path} is whole"


def _references(connection: Transaction, path: Path) -> str:
    check_references(connection, path)
    return "References: every row that another refers to is there"


def _migrations(connection: Transaction, path: Path) -> str:
    pending = pending_migrations(connection, path)
    if pending:
        return f"Migrations: {', '.join(pending)} pending; the next start keeps a copy and applies them"
    return "Migrations: none pending"
