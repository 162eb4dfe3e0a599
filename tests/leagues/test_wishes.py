"""Who should sit with whom: kept apart, kept together, and awake at the same hours."""

from random import Random

import pytest

from bot.leagues.history import History, Round
from bot.leagues.pairings import pair
from bot.leagues.tables import divide
from bot.leagues.wishes import ALWAYS, Wishes, hours
from tests.leagues.seasons_ahead import season_ahead

EVENING = hours(18 * 60, 22 * 60, 0)
MORNING = hours(6 * 60, 10 * 60, 0)


def together(history: History, one: int, other: int) -> int:
    return sum({one, other} <= {*table} for played in history for table in played.tables)


def one_by_one(people: range, size: int, rounds: int, wishes: Wishes) -> list[Round]:
    history: list[Round] = []
    for number in range(rounds):
        sizes = divide(len(people), size, 2, 6)
        history.append(pair(people, history, sizes, Random(number), wishes.liking(people)))
    return history


WISHES = Wishes(apart=((0, 1), (2, 3)), together=((4, 5),))


@pytest.mark.slow
@pytest.mark.parametrize("people", [12, 13])
def test_a_schedule_honours_every_wish_in_every_round(people: int) -> None:
    before = one_by_one(range(people), 4, 1, WISHES)
    history = [*before, *season_ahead(range(people), 4, 4, before, wishes=WISHES)]
    assert [together(history, *two) for two in ((0, 1), (2, 3), (4, 5))] == [0, 0, 5]


def test_rounds_drawn_one_by_one_honour_them_too() -> None:
    history = one_by_one(range(12), 4, 4, WISHES)
    assert [together(history, *two) for two in ((0, 1), (2, 3), (4, 5))] == [0, 0, 4]


def test_a_wish_for_somebody_who_is_not_there_counts_for_nothing() -> None:
    assert Wishes(apart=((0, 99),), together=((1, 98),)).liking(range(4)) == {}


def test_who_plays_in_the_evening_sits_with_others_of_the_evening() -> None:
    """Sixteen for one round, eight of each: nobody need sit with anybody of other hours."""
    wishes = Wishes(hours=tuple((person, EVENING if person % 2 else MORNING) for person in range(16)))
    [played] = one_by_one(range(16), 4, 1, wishes)
    assert all(len({person % 2 for person in table}) == 1 for table in played.tables)


def test_two_without_a_common_hour_cost_as_much_as_a_repeated_meeting_and_half_of_it_half() -> None:
    said = Wishes(hours=((1, EVENING), (2, MORNING), (3, hours(20 * 60, 24 * 60, 0))))
    assert said.liking([1, 2, 3, 4]) == {(1, 2): 1.0, (1, 3): 0.5, (2, 3): 1.0}


def test_hours_are_compared_in_one_zone() -> None:
    """18 to 22 h in New York are, in summer, 22 to 2 h of UTC, as are 0 to 4 h in Berlin."""
    assert hours(18 * 60, 22 * 60, -4 * 60) == hours(0, 4 * 60, 2 * 60) == hours(22 * 60, 2 * 60, 0)
    assert hours(0, 0, 300) == ALWAYS
    assert hours(23 * 60, 60, 0).bit_count() == 4
