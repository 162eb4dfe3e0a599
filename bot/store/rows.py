"""Values as rows and back: a column for each field of a dataclass or NamedTuple, by its name and type.

Yes and no are 1 and 0, lists and mappings JSON. A pair of times such as `quiet` has two columns, `quiet_from`
and `quiet_until`.
"""

import json
import sqlite3
from collections.abc import Callable, Collection, Iterable, Mapping
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

T = TypeVar("T")
Read = Callable[[Any], Any]


def row_of(kind: type[T], row: sqlite3.Row, **others: Any) -> T:
    """The value of this kind that a row holds; `others` are fields that no column of their name has."""
    fields = {
        name: _pair(name, row) if read is _of_two else None if row[name] is None else read(row[name])
        for name, read in _columns(kind).items()
        if name not in others
    }
    return kind(**fields, **others)


def rows_of(kind: type[T], rows: Iterable[sqlite3.Row]) -> tuple[T, ...]:
    """The values of this kind that rows hold."""
    return tuple(row_of(kind, row) for row in rows)


def columns_of(value: Any, without: Collection[str] = ()) -> Mapping[str, object]:
    """What stands in each column for a value."""
    found: dict[str, object] = {}
    for name, read in _columns(type(value)).items():
        if read is _of_two:
            found[f"{name}_from"], found[f"{name}_until"] = getattr(value, name) or (None, None)
        elif name not in without:
            found[name] = stored(getattr(value, name))
    return found


def insert(
    table: str, columns: Mapping[str, object], *, replacing: bool = False
) -> tuple[str, tuple[object, ...]]:
    """Stores a row, perhaps instead of the one with its key."""
    verb = "INSERT OR REPLACE" if replacing else "INSERT"
    marks = ", ".join("?" * len(columns))
    return f"{verb} INTO {table} ({', '.join(columns)}) VALUES ({marks})", tuple(columns.values())


def upsert(table: str, columns: Mapping[str, object], *key: str) -> tuple[str, tuple[object, ...]]:
    """Stores a row, or changes the one with this key, to which others may refer."""
    sql, values = insert(table, columns)
    changes = ", ".join(f"{name} = excluded.{name}" for name in columns if name not in key)
    return f"{sql} ON CONFLICT ({', '.join(key)}) DO UPDATE SET {changes}", values


def stored(value: Any) -> object:
    """A field's value as a column keeps it."""
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, Mapping):
        return json.dumps(dict(value))
    return json.dumps(value) if isinstance(value, tuple) else value


def read_column(kind: type[Any], name: str, value: Any) -> Any:
    """A field's value from its column. Raises `KeyError` for no field."""
    read = _columns(kind)[name]
    return None if value is None else read(value)


_KNOWN: dict[Any, Mapping[str, Read]] = {}


def _columns(kind: type[Any]) -> Mapping[str, Read]:
    if kind not in _KNOWN:  # to look at the types takes a hundred times as long as to read a row
        _KNOWN[kind] = {name: _reader(hint) for name, hint in get_type_hints(kind).items()}
    return _KNOWN[kind]


def _reader(hint: Any) -> Read:
    if get_origin(hint) is UnionType:
        [hint] = [one for one in get_args(hint) if one is not NoneType]
    if hint == tuple[int, int]:
        return _of_two
    origin = get_origin(hint)
    if origin is tuple:
        return lambda text: tuple(json.loads(text))
    if origin is not None and issubclass(origin, Mapping):
        return json.loads
    reader: Read = hint
    return reader


def _of_two(value: Any) -> Any:  # only marks a field with two columns
    return value


def _pair(name: str, row: sqlite3.Row) -> tuple[int, int] | None:
    begin, end = row[f"{name}_from"], row[f"{name}_until"]
    return None if begin is None else (begin, end)
