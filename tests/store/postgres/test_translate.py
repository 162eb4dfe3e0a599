"""One SQL for two engines: what differs is only how it is marked."""

import pytest

from bot.store.postgres.translate import translated


@pytest.mark.parametrize(
    ("sql", "parameters", "marked", "values"),
    [
        ("a = ? AND b = ?", (1, 2), "a = $1 AND b = $2", [1, 2]),
        ("a = :one OR b = :one OR c = :two", {"one": 1, "two": 2}, "a = $1 OR b = $1 OR c = $2", [1, 2]),
        ("a = '?' AND b = ? AND c = ':one'", (1,), "a = '?' AND b = $1 AND c = ':one'", [1]),
        ("s.details ->> 'bid' = ?", (1,), "s.details::json ->> 'bid' = $1", [1]),
    ],
)
def test_marks_are_numbered_and_what_is_quoted_stays(
    sql: str, parameters: object, marked: str, values: list[int]
) -> None:
    sql, found = translated(sql, parameters)  # type: ignore[arg-type]
    assert (sql, list(found)) == (marked, values)
