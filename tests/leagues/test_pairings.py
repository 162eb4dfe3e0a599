"""Who meets whom: everyone once a round, fair byes, few repeated meetings, seats in rotation."""

from collections import Counter
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.leagues.closeness import closeness
from bot.leagues.errors import LeagueError
from bot.leagues.history import Round, byes_had, meetings, seats_had, small_tables_had
from bot.leagues.pairings import pair, seated
from bot.leagues.tables import Sizes, divide
from tests.leagues.seasons import assert_everyone_once, going_on, season

seasons = settings(max_examples=15, derandomize=True)


@pytest.mark.slow
@seasons
@given(
    people=st.integers(2, 200), size=st.integers(2, 6), rounds=st.integers(1, 4), chance=st.integers(0, 99)
)
def test_everyone_is_at_one_table_each_round(people: int, size: int, rounds: int, chance: int) -> None:
    sizes = divide(people, size, 2, 6)
    for played in season(people, size, rounds, chance=chance):
        assert_everyone_once(played, range(people))
        assert sorted(map(len, played.tables), reverse=True) == list(sizes.tables)
        assert played.byes == ()


@pytest.mark.slow
@seasons
@given(
    people=st.integers(2, 200), size=st.integers(2, 6), rounds=st.integers(1, 5), chance=st.integers(0, 99)
)
def test_byes_are_within_one_of_each_other_after_every_round(
    people: int, size: int, rounds: int, chance: int
) -> None:
    people = max(people, size)
    history = season(people, size, rounds, game=(size, size), chance=chance)
    had = Counter[int]()
    for played in history:
        assert_everyone_once(played, range(people))
        assert len(played.byes) == people % size
        had.update(played.byes)
        counts = {had[person] for person in range(people)}
        assert max(counts) - min(counts) <= 1


@pytest.mark.slow
@pytest.mark.parametrize("size", range(2, 7))
@pytest.mark.parametrize("people", [2, 3, 7, 9, 16, 21, 47, 200])
def test_repeated_meetings_are_near_the_bound(people: int, size: int) -> None:
    close = closeness(season(people, size, 4))
    roomy = people >= size * size
    assert 0 <= close.repeated - close.unavoidable <= close.meetings * (0.06 if roomy else 0.15)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "size", "rounds"),
    [
        (4, 2, 3),  # everyone meets everyone
        (10, 2, 9),
        (20, 2, 19),
        (9, 3, 4),  # the plane of order 3
        (16, 4, 5),  # of order 4
        (25, 5, 6),
        (20, 4, 5),
        (19, 4, 5),
        (24, 3, 8),
        (32, 4, 9),
        (15, 3, 5),
        (36, 6, 3),
        (24, 4, 5),
        (200, 4, 10),
        (198, 6, 8),
    ],
)
@pytest.mark.parametrize("chance", [1, 2])
def test_where_nobody_need_meet_anybody_twice_nobody_does(
    people: int, size: int, rounds: int, chance: int
) -> None:
    close = closeness(season(people, size, rounds, chance=chance))
    assert (close.repeated, close.unavoidable) == (0, 0)


@pytest.mark.slow
@pytest.mark.parametrize(("people", "rounds"), [(3, 3), (7, 7), (9, 9), (9, 18)])
def test_an_odd_round_robin_gives_everyone_the_same_byes(people: int, rounds: int) -> None:
    history = season(people, 2, rounds, game=(2, 2))
    assert set(byes_had(history, range(people)).values()) == {rounds // people}
    assert set(meetings(history).values()) == {rounds // people}


@pytest.mark.slow
def test_repeats_spread_evenly_when_the_season_is_longer_than_the_round_robin() -> None:
    met = meetings(season(8, 2, 17))
    assert len(met) == 28
    assert set(met.values()) == {2, 3}
    assert max(meetings(season(9, 3, 8)).values()) == 2


def test_who_met_is_paired_apart_whatever_was_played_before() -> None:
    before = [Round(((0, 1, 2), (3, 4, 5), (6, 7, 8))), Round(((3, 7, 2), (0, 4, 8), (6, 1, 5)))]
    history = going_on([range(9)] * 2, 3, before)
    assert closeness(history).repeated == 0


def test_the_same_chance_gives_the_same_round() -> None:
    history = season(30, 4, 3)
    sizes = divide(31, 4, 2, 6)
    assert pair(range(31), history, sizes, Random(5)) == pair(range(31), history, sizes, Random(5))
    assert season(30, 4, 1, chance=1) != season(30, 4, 1, chance=2)


@pytest.mark.slow
@seasons
@given(
    people=st.integers(6, 40),
    size=st.integers(2, 4),
    late=st.lists(st.integers(1, 4), max_size=3),
    chance=st.integers(0, 99),
)
def test_byes_of_late_entrants_count_from_when_they_came(
    people: int, size: int, late: list[int], chance: int
) -> None:
    present = [
        [*range(people), *(100 + number for number, came in enumerate(late) if came <= played)]
        for played in range(6)
    ]
    history = going_on(present, size, game=(size, size), chance=chance)
    for number, played in enumerate(history):
        assert_everyone_once(played, present[number])
        counts = byes_had(history[: number + 1], present[number]).values()
        assert max(counts) - min(counts) <= 1
    for number, came in enumerate(late):
        since = Counter(person for played in history[came:] for person in played.byes)
        assert since[100 + number] <= max(since[person] for person in present[came - 1]) + 1


def test_a_late_entrant_begins_with_as_many_byes_as_the_one_with_the_fewest() -> None:
    history = [Round(((0, 1),), (2,)), Round(((0, 2),), (1,)), Round(((1, 2),), (0,))]
    assert byes_had(history, [0, 1, 2, 3]) == {0: 1, 1: 1, 2: 1, 3: 1}
    assert byes_had(history[:2], [0, 1, 2, 3]) == {0: 0, 1: 1, 2: 1, 3: 0}


def test_who_comes_back_after_a_pause_does_not_make_up_for_it() -> None:
    away = [Round(((0, 1),), (2,)), Round(((0, 2),), (1,)), Round(((1, 2),), (0,))] * 2
    history = [Round(((0, 1), (2, 3))), *away]
    assert byes_had(history, [0, 1, 2, 3]) == {0: 2, 1: 2, 2: 2, 3: 2}


def test_who_left_is_not_paired_and_a_late_entrant_takes_the_free_place_of_the_scheme() -> None:
    stayed = [person for person in range(20) if person != 7]
    history = going_on([range(20), range(20), stayed, [*stayed, 50], [*stayed, 50]], 4)
    assert closeness(history).repeated == 0
    assert_everyone_once(history[2], stayed)
    assert_everyone_once(history[4], [*stayed, 50])


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "size", "rounds", "apart"),
    [(19, 4, 5, 1), (43, 4, 6, 1), (51, 5, 4, 1), (200, 6, 8, 1), (50, 4, 6, 2)],
)
def test_where_that_costs_no_repeated_meeting_small_tables_are_shared_out(
    people: int, size: int, rounds: int, apart: int
) -> None:
    history = season(people, size, rounds)
    assert closeness(history).repeated == 0
    short = small_tables_had(history, range(people)).values()
    assert max(short) - min(short) <= apart


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "size", "rounds"), [(8, 2, 8), (9, 3, 9), (16, 4, 8), (24, 4, 4), (30, 5, 10), (36, 6, 12)]
)
def test_everyone_sits_in_every_seat_about_equally_often(people: int, size: int, rounds: int) -> None:
    had = seats_had(season(people, size, rounds))
    for person in range(people):
        counts = [had[person, seat] for seat in range(size)]
        assert sum(counts) == rounds
        assert max(counts) - min(counts) <= 2


@pytest.mark.slow
def test_at_one_table_the_seats_go_round() -> None:
    had = seats_had(season(4, 4, 8))
    assert {had[person, seat] for person in range(4) for seat in range(4)} == {2}


def test_seating_leaves_everyone_at_their_table() -> None:
    played = Round(((1, 2, 3), (4, 5)), (6,))
    had = [Round(((1, 2, 3), (4, 5)), (6,)), Round(((2, 3, 1), (4, 5)), (6,))]
    assert seated(played, had, Random(1)) == Round(((3, 1, 2), (5, 4)), (6,))


class Counted(Random):
    """Chance that counts how often it is asked: three or four times for each change that a search weighs."""

    asked = 0

    def random(self) -> float:
        self.asked += 1
        return super().random()


@pytest.mark.slow
def test_a_round_of_two_hundred_with_a_long_history_is_found_in_a_bounded_number_of_steps() -> None:
    """Half a million changes are about a second."""
    history, rng = season(200, 6, 1), Counted(3)
    history += [Round(tuple(tuple(rng.sample(range(200), 200)[n::33]) for n in range(33))) for _ in range(45)]
    rng.asked = 0
    assert_everyone_once(pair(range(200), history, divide(200, 6, 2, 6), rng), range(200))
    assert 10_000 < rng.asked / 3 < 500_000


def test_people_and_sizes_that_do_not_fit_are_refused() -> None:
    with pytest.raises(LeagueError, match="person_twice"):
        pair([1, 2, 2, 3], [], Sizes((4,), 0), Random(1))
    with pytest.raises(LeagueError) as refused:
        pair([1, 2, 3], [], Sizes((2,), 0), Random(1))
    assert (refused.value.code, refused.value.facts) == ("sizes_do_not_fit", {"people": 3, "places": 2})
