"""The errors of a database, each in one line for the host, and its refusals of single statements."""

import logging
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from bot.store.deed import has_stored

log = logging.getLogger(__name__)

_MESSAGES: Mapping[str, str] = {
    "folder_missing": "The folder {folder} cannot be made because {parent} is not a folder. "
    "Make it, or choose another place.",
    "folder_is_a_file": "{folder} is a file, and the bot needs a folder there. "
    "Move the file away, or choose another place.",
    "folder_not_writable": "The bot cannot write into the folder {folder} ({reason}). "
    "Give it the right to, or choose another place.",
    "in_use": "{path} is in use: another bot process holds {lock}. Stop that process first.",
    "lock_gone": "{path}.lock was deleted or replaced while the bot ran: another process may use {path}. "
    "Leave that file alone, and start the bot again.",
    "cannot_lock": "{lock} cannot be locked ({reason}). "
    "Let the bot read and write that file, and keep the database on a disk of this computer.",
    "not_writable": "The database {path} is read-only ({reason}). Let the bot write to it and to its folder.",
    "cannot_open": "The database {path} cannot be opened ({reason}). "
    "It must be a file that the bot can read and write.",
    "damaged": "{path} is damaged or not a SQLite database ({reason}). "
    "Take a backup that is whole: python -m bot restore FILE",
    "disk_full": "The disk is full, so {path} cannot take anything more ({reason}). Free some space.",
    "busy": "Another program keeps {path} locked ({reason}). Close that program.",
    "unusable": "The database {path} does not work ({reason}). Check the disk, or go back to a backup.",
    "newer": "{path} has the version {version}, and this program knows {known} at most. "
    "Start the newer program again, or restore the backup from before its migration.",
    "foreign": "{path} is a database, but not one of Pirate Tavern: {reason}. Choose another file.",
    "dangling": "In {path} the table {table} refers to rows that are not there. Go back to a backup.",
    "itself": "{path} is the database that the bot uses: nothing to restore. Choose a backup of it.",
    "migration_failed": "The migration {migration} of {path} failed ({reason}), and nothing of it was kept. "
    "Go on with the program version of before, and report it.",
    "closed": "The database {path} has been closed, so this was not done.",
    "interrupted": "The program is being stopped, and it is not certain that this was stored in {path}.",
    "in_doubt": "The connection to the database {address} was lost as something was being stored there, "
    "and it is not certain that it was.",
    "unreached": "The database {address} can't be reached ({reason}). Is PostgreSQL running there?",
    "refused": "The database {address} can't be used ({reason}). Let DATABASE_URL name one that is there.",
    "no_driver": "DATABASE_URL is set, and what talks to PostgreSQL is missing ({reason}). "
    "Install it: pip install -r requirements.txt",
    "old_server": "The database {address} is on PostgreSQL {version}; the bot needs {oldest} or newer.",
    "pooler": "Before the database {address} is a pooler, which would lend the bot's lock to others. "
    "Let DATABASE_URL name PostgreSQL itself.",
    "clock": "The clocks of this machine and of the database {address} are {seconds} seconds apart, "
    "and deadlines hang on them. Let both follow a time server.",
    "plays": "The database {address} is in use: {name} plays on it. Stop that process first.",
    "lease_lost": "Another process may play on the database {address}: this one has lost its lease. "
    "Started again, it waits as a spare.",
    "not_moved": "Nothing was moved: {reason}.",
    "exists": "{path} exists already and is not overwritten. Choose another name.",
}

_MAY_PASS = frozenset(
    {
        *("in_use", "disk_full", "busy", "interrupted", "in_doubt", "unreached", "clock", "plays"),
        *("lease_lost", "lock_gone"),
    }
)
_UNCERTAIN = frozenset({"interrupted", "in_doubt"})


class StoreError(Exception):
    """An error of the database; as a string, one line with the remedy."""

    def __init__(self, code: str, **facts: object) -> None:
        super().__init__(code)
        self.code = code
        self.facts: Mapping[str, object] = facts

    @property
    def may_pass(self) -> bool:
        """Whether the same may work later without anyone's help."""
        return self.code in _MAY_PASS

    @property
    def is_certain(self) -> bool:
        """Whether nothing of the failed call was stored."""
        return self.code not in _UNCERTAIN

    @property
    def follows_stored(self) -> bool:
        """Whether something was stored before it for the same person, and stays."""
        return has_stored()

    def __str__(self) -> str:
        return _MESSAGES[self.code].format_map(self.facts).replace("\n", " ")


class StatementError(Exception):
    """A statement is wrong, or breaks a rule of the tables."""


class UniqueError(StatementError):
    """There is a row with the same values in `columns`, such as `matches.league_id, matches.round`."""

    def __init__(self, columns: str) -> None:
        super().__init__(f"UNIQUE constraint failed: {columns}")
        self.columns = columns


@contextmanager
def not_unique(errors: Mapping[str, type[Exception]]) -> Iterator[None]:
    """Raises, for a `UniqueError` of the block, the error that is named for its columns."""
    try:
        yield
    except UniqueError as error:
        if error.columns in errors:
            raise errors[error.columns] from error
        raise


class FaultLog:
    """Logs once when the disk fails to `"read"` or `"write"`, and once when it works again.

    A file that is damaged stays so: that is logged once, whatever fails afterwards.
    """

    def __init__(self) -> None:
        self._damage: StoreError | None = None
        self._passing: dict[str, StoreError] = {}
        self._failed: set[str] = set()
        self._worked: set[str] = set()

    @property
    def is_damaged(self) -> bool:
        """Whether the file is."""
        return self._damage is not None

    def failed(self, work: str, error: StoreError) -> None:
        """Notes that it has failed."""
        self._failed.add(work)
        if self._damage is not None:
            return
        if work not in self._passing:
            log.error("the database fails", extra={"work": work, "error": str(error)})
        if error.code == "damaged":
            self._damage = error
            self._passing.clear()
        else:
            self._passing[work] = error

    def worked(self, work: str) -> None:
        """Notes that it has worked."""
        self._worked.add(work)

    def look(self) -> StoreError | None:
        """The fault that there is; over when all has worked since the last look, but for damage."""
        for work in self._passing.keys() & self._worked - self._failed:
            log.warning("the database works again", extra={"work": work})
            del self._passing[work]
        self._failed.clear()
        self._worked.clear()
        return self._damage or next(iter(self._passing.values()), None)
