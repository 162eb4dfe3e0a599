"""How values go to PostgreSQL and come back: whole numbers, and rows as SQLite gives them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any

from psycopg import adapters
from psycopg.abc import Buffer
from psycopg.adapt import AdaptersMap, Loader
from psycopg.types.numeric import Int8Dumper


class Row:
    """Values by the name or place of their column; of two with one name, the first."""

    __slots__ = ("_at", "_values")

    def __init__(self, at: Mapping[str, int], values: Sequence[Any]) -> None:
        self._at = at
        self._values = values

    def __getitem__(self, key: int | str, /) -> Any:
        return self._values[key if isinstance(key, int) else self._at[key]]

    def __iter__(self) -> Iterator[Any]:
        return iter(self._values)

    def keys(self) -> Sequence[str]:
        """The names, in order."""
        return list(self._at)


@lru_cache(maxsize=1024)
def _places(names: tuple[str, ...]) -> Mapping[str, int]:
    at: dict[str, int] = {}
    for place, name in enumerate(names):
        at.setdefault(name, place)
    return at


def rows_by_name(cursor: Any) -> Callable[[Sequence[Any]], Row]:
    """The function that makes rows of a result."""
    result = cursor.pgresult
    if result is None:
        return lambda values: Row({}, values)
    names = tuple((result.fname(place) or b"").decode() for place in range(result.nfields))
    at = _places(names)
    return lambda values: Row(at, values)


class _Yes(Int8Dumper):
    """Yes and no are 1 and 0."""

    def dump(self, obj: bool) -> Buffer | None:
        return super().dump(int(obj))


class _Whole(Loader):
    """A sum is a whole number, an average perhaps none."""

    def load(self, data: Buffer) -> int | float:
        text = bytes(data).decode()
        return float(text) if "." in text else int(text)


ADAPTERS = AdaptersMap(adapters)
ADAPTERS.register_dumper(int, Int8Dumper)
ADAPTERS.register_dumper(bool, _Yes)
ADAPTERS.register_loader("numeric", _Whole)
