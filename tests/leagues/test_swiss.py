"""Rounds by standing: tables from the top, neighbours swapped so that few meet again, seeds spread."""

from collections import Counter
from random import Random

import pytest

from bot.leagues.history import History, Round, meetings
from bot.leagues.pairings import pair
from bot.leagues.swiss import spread, swiss
from bot.leagues.tables import Sizes, divide
from bot.leagues.wishes import NO_WISHES, Wishes
from tests.leagues.seasons import assert_everyone_once


def tables(played: Round) -> list[set[int]]:
    return [{*table} for table in played.tables]


def drawn(people: int, size: int, history: History = (), wishes: Wishes = NO_WISHES) -> Round:
    """A round of the people from 0 on, who stand in this order."""
    sizes = divide(people, size, 2, 6)
    return swiss(range(people), history, sizes, Random(1), wishes.liking(range(people)))


def test_tables_are_cut_from_the_top() -> None:
    assert tables(drawn(12, 4)) == [{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}]
    assert tables(swiss([7, 3, 5, 1], (), Sizes((2, 2), 0), Random(1))) == [{7, 3}, {5, 1}]


def test_the_last_tables_are_the_small_ones() -> None:
    assert tables(drawn(10, 4)) == [{0, 1, 2, 3}, {4, 5, 6}, {7, 8, 9}]


def test_two_who_would_meet_again_change_places_with_their_neighbours() -> None:
    assert tables(drawn(8, 2, [Round(((0, 1),))])) == [{0, 2}, {1, 3}, {4, 5}, {6, 7}]
    assert tables(drawn(12, 4, [Round(((0, 1),))])) == [{0, 2, 3, 4}, {1, 5, 6, 7}, {8, 9, 10, 11}]


def test_the_first_meet_again_rather_than_play_the_last() -> None:
    """At tables of two, the first has met everybody but the last."""
    met = [Round(((0, other),)) for other in range(1, 9)]
    first = next(table for table in tables(drawn(10, 2, met)) if 0 in table)
    assert first in ({0, 1}, {0, 2})


@pytest.mark.slow
def test_nobody_meets_anybody_twice_in_a_season_that_is_short_enough() -> None:
    """Sixteen at tables of two, where whoever has the lower number wins: five rounds."""
    history, points = list[Round](), Counter[int]()
    for number in range(5):
        order = sorted(range(16), key=lambda person: (-points[person], person))
        history.append(swiss(order, history, divide(16, 2, 2, 6), Random(number)))
        assert_everyone_once(history[-1], range(16))
        points.update(min(table) for table in history[-1].tables)
    assert set(meetings(history).values()) == {1}


@pytest.mark.slow
def test_of_those_with_the_fewest_byes_the_last_sits_out() -> None:
    def byes(history: History) -> tuple[int, ...]:
        return swiss(range(9), history, divide(9, 4, 4, 4), Random(1)).byes

    assert byes([]) == (8,)
    before = Round(((0, 1, 2, 3), (4, 5, 6, 7)), (8,))
    assert byes([before]) == (7,)
    assert byes([before, Round(((0, 1, 2, 3), (4, 5, 6, 8)), (7,))]) == (6,)


@pytest.mark.slow
def test_the_same_few_do_not_always_sit_at_the_small_table() -> None:
    history: list[Round] = []
    for _ in range(4):
        history.append(drawn(11, 4, history))
        assert list(map(len, history[-1].tables)) == [4, 4, 3]
    small = Counter(person for played in history for person in played.tables[-1])
    assert max(small.values()) <= 3
    assert len(small) >= 5


def test_two_who_are_kept_apart_or_together_are_so_wherever_they_stand() -> None:
    played = drawn(16, 4, wishes=Wishes(apart=((0, 1), (4, 6)), together=((2, 15),)))
    [first] = [table for table in tables(played) if 2 in table]
    assert 15 in first
    assert not any({0, 1} <= table or {4, 6} <= table for table in tables(played))


@pytest.mark.slow
def test_equal_standings_give_the_same_round() -> None:
    history = [Round(((0, 1, 2, 3), (4, 5, 6, 7)))]
    assert drawn(8, 4, history) == drawn(8, 4, history)


@pytest.mark.slow
def test_two_hundred_are_seated_near_their_standing() -> None:
    """With two rounds behind them, nobody need sit more than a table from where they stand."""
    history = [drawn(200, 4), drawn(200, 4, [drawn(200, 4)])]
    played = drawn(200, 4, history)
    assert_everyone_once(played, range(200))
    off = [abs(person // 4 - at) for at, table in enumerate(played.tables) for person in table]
    assert sum(off) / len(off) < 2


@pytest.mark.parametrize(("people", "size"), [(16, 4), (12, 3), (15, 3)])
def test_in_a_seeded_round_every_table_has_one_of_each_strength(people: int, size: int) -> None:
    """The first quarter of sixteen by rating are apart, and so are the second, third, and last."""
    sizes, order = divide(people, size, 2, 6), Random(3).sample(range(people), people)
    played = pair(range(people), [], sizes, Random(1), spread(order, sizes, {}))
    rank = {person: at // len(sizes.tables) for at, person in enumerate(order)}
    for table in played.tables:
        assert sorted(rank[person] for person in table) == list(range(size))


def test_a_seeded_round_keeps_two_apart_and_together_as_any_other() -> None:
    sizes, wishes = divide(16, 4, 2, 6), Wishes(apart=((0, 4),), together=((1, 2),))
    for chance in range(5):
        liking = spread(range(16), sizes, wishes.liking(range(16)))
        played = tables(pair(range(16), [], sizes, Random(chance), liking))
        assert not any({0, 4} <= table for table in played)
        assert any({1, 2} <= table for table in played)
