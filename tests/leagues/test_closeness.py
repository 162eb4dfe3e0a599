"""How close to the optimum the pairings are."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations, product
from random import Random

import pytest

from bot.leagues.closeness import Closeness, closeness
from bot.leagues.history import Round, meetings
from tests.calls import calls_of
from tests.leagues.seasons import season


def test_without_a_round_nothing_is_repeated() -> None:
    assert closeness([]) == Closeness(0, 0, 0)


def test_a_repeated_meeting_that_could_be_avoided_is_told_apart() -> None:
    assert closeness([Round(((1, 2), (3, 4))), Round(((2, 1), (4, 3)))]) == Closeness(4, 2, 0)


@pytest.mark.slow
def test_more_meetings_than_pairs_of_people_must_repeat() -> None:
    assert closeness(season(4, 2, 5)) == Closeness(10, 4, 4)
    assert closeness(season(3, 3, 3)) == Closeness(9, 6, 6)


@pytest.mark.slow
def test_a_table_of_four_after_three_tables_seats_two_who_have_met() -> None:
    two = closeness(season(12, 4, 2))
    assert (two.repeated, two.unavoidable) == (3, 3)
    assert closeness(season(12, 4, 3)).unavoidable == 6


def test_who_sat_out_or_came_late_has_met_nobody() -> None:
    first = Round(((1, 2), (3, 4)), (5,))
    assert closeness([first, Round(((1, 3, 5), (2, 4)))]) == Closeness(6, 0, 0)
    assert closeness([Round(((1, 2), (3, 4))), Round(((1, 3, 5), (2, 4)))]) == Closeness(6, 0, 0)


def test_two_who_were_never_there_together_could_not_meet() -> None:
    history = [Round(((1, 2, 3),)), Round(((1, 2, 4),)), Round(((1, 2, 5),))]
    assert closeness(history) == Closeness(9, 2, 2)


@pytest.mark.parametrize(("people", "rounds"), [(4, 2), (4, 4), (6, 2), (6, 3)])
def test_the_bound_is_never_above_the_best_of_all_pairings(people: int, rounds: int) -> None:
    ways = [way for size in (2, 3) if people % size == 0 for way in [all_rounds(people, size)]]
    for rounds_of_size in ways:
        every = [closeness(history) for history in product(rounds_of_size, repeat=rounds)]
        assert len({close.unavoidable for close in every}) == 1
        assert every[0].unavoidable <= min(close.repeated for close in every)


def all_rounds(people: int, size: int) -> list[Round]:
    """Every way to divide the people into tables of `size`."""

    def ways(left: tuple[int, ...]) -> list[tuple[tuple[int, ...], ...]]:
        if not left:
            return [()]
        found = []
        for others in combinations(left[1:], size - 1):
            table = (left[0], *others)
            found += [(table, *rest) for rest in ways(tuple(p for p in left if p not in table))]
        return found

    return [Round(way) for way in ways(tuple(range(people)))]


@pytest.mark.slow
@pytest.mark.parametrize(("people", "size", "rounds"), [(4, 2, 4), (6, 2, 3), (6, 3, 2), (6, 3, 3)])
def test_repeats_are_as_few_and_as_even_as_in_the_best_of_all_pairings(
    people: int, size: int, rounds: int
) -> None:
    every = product(all_rounds(people, size), repeat=rounds)
    assert uneven(season(people, size, rounds)) == min(map(uneven, every))


def uneven(history: Sequence[Round]) -> int:
    return sum(times * (times - 1) // 2 for times in meetings(history).values())


def test_fifty_rounds_of_two_hundred_are_told_in_a_moment() -> None:
    """A panel and a post tell it while others wait for the loop: so many calls and returns are 60 ms."""
    rng, history = Random(1), list[Round]()
    for _ in range(50):
        order = rng.sample(range(200), 200)
        history.append(Round(tuple(tuple(order[at : at + 4]) for at in range(0, 200, 4))))
    _, calls = calls_of(partial(closeness, history))
    assert calls < 300_000
