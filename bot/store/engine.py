"""The contract of a database, whichever engine keeps it.

Queries are written in the SQL that SQLite and PostgreSQL share; where the two differ, `rows.py` has a
function.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any, Protocol, TypeVar

from bot.store.errors import StoreError

T = TypeVar("T")
Parameters = Sequence[object] | Mapping[str, object]
Query = tuple[str, Parameters]


class Row(Protocol):
    """Values by the name or place of their column."""

    def __getitem__(self, key: int | str, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def keys(self) -> Iterable[str]:
        """The names, in order."""


Rows = Sequence[Row]


class Cursor(Protocol):
    """The result of a statement."""

    @property
    def rowcount(self) -> int:
        """How many rows it changed."""

    def fetchone(self) -> Any:
        """The next row, or None."""

    def fetchall(self) -> list[Any]:
        """The rows that are left."""

    def __iter__(self) -> Iterator[Any]: ...


class Transaction(Protocol):
    """A transaction that is open."""

    def execute(self, sql: str, parameters: Parameters = (), /) -> Cursor:
        """Runs one statement."""


Work = Callable[[Transaction], T]


class Database(Protocol):
    """An open database. Everything raises `StoreError` where it can't be reached or takes no more."""

    async def close(self) -> None:
        """Finishes the writes under way."""

    async def sure(self) -> None:
        """Returns once no other process can have it; at once unless this process was suspended."""

    async def fetch_all(self, sql: str, parameters: Parameters = ()) -> Rows:
        """The rows of a quick query."""

    async def fetch_one(self, sql: str, parameters: Parameters = ()) -> Row | None:
        """The first row of a quick query, if it has any."""

    async def fetch_together(self, *queries: Query) -> Sequence[Rows]:
        """The rows of several quick queries, all on the same commit."""

    async def scan(self, sql: str, parameters: Parameters = ()) -> Rows:
        """The rows of a query that may take long."""

    async def run(self, *statements: Query, durable: bool = True) -> None:
        """Runs the statements in one transaction.

        What is not `durable` is committed without a wait for the disk: the loss of power may undo it, the end
        of the process never does. Raises `StatementError` where one is refused: then nothing is stored.
        """

    async def write(self, work: Work[T], *, durable: bool = True) -> T:
        """As `run`, for work that reads in its transaction; returns its result.

        It may be run again where another change came between, so it has no effect but its statements. Work
        that raises stores nothing.
        """

    async def purge(self) -> None:
        """Takes deleted data off the disk."""

    async def space(self) -> tuple[int, int | None]:
        """The bytes of the database, and those left on its disk where that is known."""

    def when_it_waits(self, seconds: float, tell: Callable[[], object]) -> None:
        """Calls `tell` each time that a call has waited for it for `seconds`."""

    def look_at_disk(self) -> StoreError | None:
        """The present fault, if any; it is over once everything has worked since the last look."""


class Queries:
    """The queries of one subject."""

    def __init__(self, database: Database) -> None:
        self._database = database
