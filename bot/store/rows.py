"""Values as rows and back: a column for each field of a dataclass or NamedTuple, by its name and type.

Yes and no are 1 and 0, lists and mappings JSON. A pair of times such as `quiet` has two columns, `quiet_from`
and `quiet_until`.
"""

import json
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, get_args, get_origin, get_type_hints

from bot.store.engine import Row

T = TypeVar("T")
Read = Callable[[Any], Any]


def row_of(kind: type[T], row: Row, **others: Any) -> T:
    """The value of this kind that a row holds; `others` are fields that no column of their name has."""
    fields = {
        name: _pair(name, row) if read is _of_two else None if row[name] is None else read(row[name])
        for name, read in _columns(kind).items()
        if name not in others
    }
    return kind(**fields, **others)


def rows_of(kind: type[T], rows: Iterable[Row]) -> tuple[T, ...]:
    """The values of this kind that rows hold."""
    return tuple(row_of(kind, row) for row in rows)


def columns_of(value: Any, without: Collection[str] = ()) -> Mapping[str, object]:
    """The value of each column for a row."""
    found: dict[str, object] = {}
    for name, read in _columns(type(value)).items():
        if read is _of_two:
            found[f"{name}_from"], found[f"{name}_until"] = getattr(value, name) or (None, None)
        elif name not in without:
            found[name] = stored(getattr(value, name))
    return found


def insert(table: str, columns: Mapping[str, object]) -> tuple[str, tuple[object, ...]]:
    """Stores a row."""
    return _insert(table, tuple(columns)), tuple(columns.values())


def upsert(table: str, columns: Mapping[str, object], *key: str) -> tuple[str, tuple[object, ...]]:
    """Stores a row, or changes the one with this key, to which others may refer."""
    return _insert(table, tuple(columns)) + _or_change(tuple(columns), key), tuple(columns.values())


def one_of(values: Sequence[object]) -> str:
    """SQL for a list of such values, as after IN; it may be empty."""
    return f"({', '.join('?' * len(values)) or 'NULL'})"


def lists(column: str, number: str) -> str:
    """SQL: whether the JSON list in a column, as `stored` writes it, has the number."""
    return f"replace(replace({column}, '[', ' '), ']', ',') LIKE '% ' || {number} || ',%'"


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


@cache
def _insert(table: str, names: tuple[str, ...]) -> str:
    # In quotes: `left` is a word of PostgreSQL's.
    quoted = ", ".join(f'"{name}"' for name in names)
    return f"INSERT INTO {table} ({quoted}) VALUES ({', '.join('?' * len(names))})"  # noqa: S608 - our columns


@cache
def _or_change(names: tuple[str, ...], key: tuple[str, ...]) -> str:
    changes = ", ".join(f'"{name}" = excluded."{name}"' for name in names if name not in key)
    return f" ON CONFLICT ({', '.join(key)}) DO " + (f"UPDATE SET {changes}" if changes else "NOTHING")


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


def _pair(name: str, row: Row) -> tuple[int, int] | None:
    begin, end = row[f"{name}_from"], row[f"{name}_until"]
    return None if begin is None else (begin, end)
