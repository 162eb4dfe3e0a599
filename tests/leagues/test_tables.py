"""How people divide into tables."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.leagues.errors import LeagueError
from bot.leagues.tables import Sizes, divide


@pytest.mark.parametrize(
    ("people", "size", "game", "tables", "byes"),
    [
        (12, 4, (2, 6), (4, 4, 4), 0),
        (11, 4, (2, 6), (4, 4, 3), 0),
        (13, 4, (2, 6), (5, 4, 4), 0),
        (13, 4, (2, 4), (4, 3, 3, 3), 0),
        (5, 4, (2, 6), (5,), 0),
        (5, 4, (2, 4), (3, 2), 0),
        (10, 4, (2, 6), (4, 3, 3), 0),
        (3, 2, (2, 6), (3,), 0),
        (2, 6, (2, 6), (2,), 0),
        (3, 2, (2, 2), (2,), 1),
        (5, 4, (3, 4), (4,), 1),
        (8, 3, (3, 3), (3, 3), 2),
    ],
)
def test_people_divide_like_this(
    people: int, size: int, game: tuple[int, int], tables: tuple[int, ...], byes: int
) -> None:
    assert divide(people, size, *game) == Sizes(tables, byes)


@pytest.mark.parametrize(
    ("people", "size", "tables"),
    [
        (9, 4, (3, 3, 3)),
        (13, 4, (4, 3, 3, 3)),
        (12, 4, (4, 4, 4)),
        (5, 4, (5,)),
        (6, 4, (3, 3)),
        (11, 5, (4, 4, 3)),
        (7, 3, (4, 3)),
        (3, 2, (3,)),
        (2, 4, (2,)),
    ],
)
def test_tables_larger_than_usual_are_made_only_so_that_none_has_two(
    people: int, size: int, tables: tuple[int, ...]
) -> None:
    assert divide(people, size, 2, 6, seldom_larger=True) == Sizes(tables, 0)


@pytest.mark.parametrize(("size", "game"), [(1, (2, 6)), (7, (2, 6)), (2, (3, 4)), (1, (1, 4))])
def test_a_size_that_the_game_cannot_seat_is_refused(size: int, game: tuple[int, int]) -> None:
    with pytest.raises(LeagueError) as refused:
        divide(12, size, *game)
    assert refused.value.code == "table_size"
    assert refused.value.facts == {"size": size, "smallest": game[0], "largest": game[1]}


@pytest.mark.parametrize("people", [0, 1, 2])
def test_too_few_people_for_a_table_are_refused(people: int) -> None:
    with pytest.raises(LeagueError) as refused:
        divide(people, 4, 3, 6)
    assert (refused.value.code, refused.value.facts) == ("too_few_people", {"people": people, "fewest": 3})


@pytest.mark.slow
@settings(max_examples=300, derandomize=True)
@given(people=st.integers(2, 200), smallest=st.integers(2, 6), size=st.integers(2, 6), more=st.integers(0, 4))
def test_byes_only_when_nothing_else_can_seat_them(people: int, smallest: int, size: int, more: int) -> None:
    size = max(size, smallest)
    largest = size + more
    if people < smallest:
        return
    tables, byes = divide(people, size, smallest, largest)
    assert sum(tables) + byes == people
    assert all(smallest <= table <= largest for table in tables)
    assert list(tables) == sorted(tables, reverse=True)
    seated = {0}
    for _ in range(people // smallest):
        seated |= {n + table for n in seated for table in range(smallest, largest + 1) if n + table <= people}
    assert byes == people - max(seated)


@pytest.mark.parametrize("size", range(2, 7))
def test_from_size_times_size_on_no_table_is_farther_off_than_one(size: int) -> None:
    for people in range(size * size, 201):
        assert {abs(table - size) for table in divide(people, size, 2, 7).tables} <= {0, 1}
