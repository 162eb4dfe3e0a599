"""Values as rows and back: a column for each field of a dataclass, by its name and type.

Yes and no are 1 and 0, lists and mappings JSON. A pair of times such as `quiet` has two columns, `quiet_from`
and `quiet_until`.
"""

import json
import sqlite3
from collections.abc import Callable, Collection, Mapping
from dataclasses import fields
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from bot.store.statements import Statement

T = TypeVar("T")
Read = Callable[[Any], Any]


def row_of(kind: type[T], row: sqlite3.Row) -> T:
    """The value of this kind that a row holds."""
    return kind(
        **{
            name: _pair(name, row) if read is _of_two else None if row[name] is None else read(row[name])
            for name, read in _columns(kind).items()
        }
    )


def columns_of(value: Any, without: Collection[str] = ()) -> Mapping[str, object]:
    """What stands in each column for a value."""
    found: dict[str, object] = {}
    for name, read in _columns(type(value)).items():
        now = getattr(value, name)
        if read is _of_two:
            found[f"{name}_from"], found[f"{name}_until"] = now or (None, None)
        elif name not in without:
            found[name] = stored(now)
    return found


def insert(table: str, columns: Mapping[str, object], *, replacing: bool = False) -> Statement:
    """Stores a row, perhaps instead of the one with its key."""
    verb = "INSERT OR REPLACE" if replacing else "INSERT"
    marks = ", ".join("?" * len(columns))
    return f"{verb} INTO {table} ({', '.join(columns)}) VALUES ({marks})", tuple(columns.values())


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
        hints = get_type_hints(kind)
        _KNOWN[kind] = {one.name: _reader(hints[one.name]) for one in fields(kind)}
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
