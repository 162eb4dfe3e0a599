"""The whole schedule of a season: as good as can be found, the same for the same seed, on from any round."""

from collections import Counter
from functools import partial
from itertools import combinations
from random import Random

import pytest

from bot.leagues.closeness import closeness
from bot.leagues.history import Round, meetings, seats_had, small_tables_had
from bot.leagues.pairings import seated
from bot.leagues.schedule import Progress, Task, step
from bot.leagues.tables import Sizes, divide
from bot.leagues.wishes import NO_WISHES
from tests.calls import calls_of
from tests.leagues.seasons import assert_everyone_once, season
from tests.leagues.seasons_ahead import FEWEST, season_ahead, sought


@pytest.mark.slow
@pytest.mark.parametrize(
    ("people", "size", "rounds", "repeated", "changes"),
    [
        (24, 6, 4, 24, 10_000),
        (13, 4, 4, 14, 10_000),
        (17, 4, 5, 8, 10_000),
        (12, 4, 4, 13, 10_000),
        (10, 4, 4, 3, 20_000),
        (21, 3, 8, 0, 10_000),
        (18, 3, 8, 5, 10_000),
    ],
)
def test_a_schedule_is_at_least_as_good_as_plain_annealing(
    people: int, size: int, rounds: int, repeated: int, changes: int
) -> None:
    """The figures were found by five seconds of somebody else's annealing: so many changes a step do."""
    assert closeness(season_ahead(range(people), size, rounds, changes=changes)).repeated <= repeated


@pytest.mark.parametrize("people", [14, 15])
def test_fifteen_at_tables_of_three_walk_as_kirkmans_schoolgirls_do(people: int) -> None:
    history = season_ahead(range(people), 3, 7)
    assert closeness(history).repeated == 0
    assert {len(played.tables) for played in history} == {5}


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(30))
def test_everyone_is_seated_once_a_round_and_no_schedule_is_worse_than_rounds_drawn_one_by_one(
    seed: int,
) -> None:
    rng = Random(seed)
    people, size, rounds = rng.randrange(4, 40), rng.randrange(2, 7), rng.randrange(2, 6)
    size = min(size, people)
    sizes = divide(people, size, 2, 6)
    progress = sought(Task(tuple(range(people)), (), sizes, rounds, NO_WISHES, str(seed), FEWEST))
    assert len(progress.best) == rounds
    for played in progress.best:
        assert_everyone_once(played, range(people))
        assert tuple(map(len, played.tables)) == sizes.tables
    assert worth(progress.best, people) <= worth(progress.drawn, people)


def worth(history: tuple[Round, ...], people: int) -> int:
    """Repeated meetings, and small tables that are not somebody's first."""
    small = small_tables_had(history, range(people)).values()
    return closeness(history).repeated + sum(times - 1 for times in small if times)


@pytest.mark.slow
def test_a_second_small_table_weighs_as_one_repeated_meeting() -> None:
    """Three of seven had the table of three. Of all ways to seat them again one of the cheapest is found."""
    before = Round(((0, 1, 2, 3), (4, 5, 6)))
    [second] = season_ahead(range(7), 4, 1, (before,))

    def cost(three: tuple[int, ...]) -> int:
        return overlap(before, three) + len({*three} & {4, 5, 6})

    costs = sorted(map(cost, combinations(range(7), 3)))
    assert costs[0] < costs[-1]
    assert cost(tuple(sorted(second.tables[1]))) == costs[0]


def overlap(before: Round, three: tuple[int, ...]) -> int:
    """The meetings of `before` that come again where these three sit together, and the other four."""
    others = tuple(one for one in range(7) if one not in three)
    first, again = meetings([before]), meetings([Round((others, three))])
    return sum(1 for two in again if two in first)


def test_a_schedule_goes_on_from_what_was_played_and_with_those_who_are_there() -> None:
    """Of twenty at tables of four somebody has left after the second round, and somebody else has come."""
    before = tuple(season(20, 4, 2))
    people = [*range(1, 20), 77]
    rest = season_ahead(people, 4, 3, before)
    assert len(rest) == 3
    for played in rest:
        assert_everyone_once(played, people)
    assert closeness([*before, *rest]).repeated == 0


@pytest.mark.slow
def test_the_same_seed_gives_the_same_schedule_and_another_another() -> None:
    one, again, other = (season_ahead(range(13), 4, 3, chance=chance, changes=FEWEST) for chance in (4, 4, 5))
    assert one == again != other


@pytest.mark.slow
def test_people_meet_again_as_late_as_can_be() -> None:
    """Sixteen at tables of four have five rounds without: in six all the repeats are in the last."""
    history = season_ahead(range(16), 4, 6)
    assert closeness(history[:5]).repeated == 0
    assert closeness(history).repeated == 24


@pytest.mark.slow
def test_who_sits_out_is_within_one_of_everybody_else_after_every_round() -> None:
    had = Counter[int]()
    for played in season_ahead(range(11), 3, 8, game=(3, 3)):
        had.update(played.byes)
        assert len(played.byes) == 2
        counts = {had[person] for person in range(11)}
        assert max(counts) - min(counts) <= 1


@pytest.mark.slow
def test_seats_are_shared_out_over_a_schedule() -> None:
    rng, history = Random(1), list[Round]()
    for played in season_ahead(range(24), 6, 8, changes=FEWEST):
        history.append(seated(played, history, rng))
    had = seats_had(history)
    for person in range(24):
        counts = [had[person, seat] for seat in range(6)]
        assert sum(counts) == 8
        assert max(counts) - min(counts) <= 2


@pytest.mark.slow
def test_two_hundred_with_a_long_history_are_scheduled_in_short_steps() -> None:
    """A step is what others wait for: ten million calls and returns are two seconds of a usual processor."""
    history = tuple(season(200, 6, 1, chance=2)) * 20
    task = Task(tuple(range(200)), history, divide(200, 6, 2, 6), 2, NO_WISHES, "1")
    progress, most = Progress(), 0
    while not progress.steps:  # all that are drawn, and one of those that follow, which are alike
        progress, calls = calls_of(partial(step, task, progress))
        most = max(most, calls)
    assert most < 10_000_000


@pytest.mark.slow
def test_sizes_stay_as_they_are_asked_for() -> None:
    task = Task(tuple(range(7)), (), Sizes((4, 3), 0), 3, NO_WISHES, "1", FEWEST)
    assert [tuple(map(len, played.tables)) for played in sought(task).best] == [(4, 3)] * 3
