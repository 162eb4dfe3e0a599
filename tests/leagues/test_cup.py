"""A cup: its stages, who goes on, and who meets whom."""

from itertools import pairwise
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from bot.leagues.cup import CupShape, Finish, advancing, by_lot, draw, next_stage, qualified, stages
from bot.leagues.errors import LeagueError
from bot.leagues.history import Round, meetings
from tests.leagues.seasons import assert_everyone_once

FOURS = CupShape(4, 1, 2, 6)
PAIRS = CupShape(2, 1, 2, 2)


@pytest.mark.parametrize(
    ("people", "shape", "expected"),
    [
        (16, FOURS, [(4, 4, 4, 4), (4,)]),
        (64, FOURS, [(4,) * 16, (4,) * 4, (4,)]),
        (5, FOURS, [(5,)]),
        (12, FOURS, [(4, 4, 4), (4,)]),  # three winners and the best loser
        (20, FOURS, [(4,) * 5, (4, 4), (4,)]),  # five winners and three losers
        (8, PAIRS, [(2,) * 4, (2, 2), (2,)]),
        (6, PAIRS, [(2, 2, 2), (2, 2), (2,)]),
        (16, CupShape(4, 2, 2, 6), [(4,) * 4, (4, 4), (4,)]),
        (9, CupShape(4, 2, 2, 4), [(3, 3, 3), (3, 3), (4,)]),  # two to fill up would leave only one behind
        (9, CupShape(3, 1, 3, 3), [(3, 3, 3), (3,)]),
    ],
)
def test_everyone_knows_beforehand_what_will_come(
    people: int, shape: CupShape, expected: list[tuple[int, ...]]
) -> None:
    assert list(stages(people, shape)) == expected


@pytest.mark.parametrize(
    ("people", "shape", "code"),
    [
        (3, CupShape(4, 1, 4, 6), "too_few_people"),
        (8, CupShape(7, 1, 2, 6), "table_size"),
        (3, PAIRS, "cup_bye"),
        (8, CupShape(4, 0, 2, 6), "cup_advance"),
        (8, CupShape(4, 4, 2, 6), "cup_advance"),
        (7, CupShape(4, 3, 2, 4), "cup_advance"),
        (8, CupShape(4, 3, 4, 4), "cup_without_end"),
    ],
)
def test_a_cup_that_cannot_be_played_is_refused(people: int, shape: CupShape, code: str) -> None:
    with pytest.raises(LeagueError) as refused:
        stages(people, shape)
    assert refused.value.code == code


def finishes(*tables: str) -> list[list[Finish]]:
    """Tables as `person:points`, which are scores, too; the best first, and who has as much is level."""

    def finished(table: str) -> list[Finish]:
        found = [tuple(map(int, one.split(":"))) for one in table.split()]
        scores = [score for _, score in found]
        return [Finish(person, scores.index(score), float(score), score) for person, score in found]

    return [finished(table) for table in tables]


def test_winners_go_on_first_then_the_best_losers_by_place_and_points() -> None:
    results = finishes("1:50 2:49 3:48 4:1", "5:20 6:19 7:2 8:1", "9:30 10:10 11:9 12:8")
    assert advancing(results, (4,), FOURS, Random(1)) == (1, 9, 5, 2)
    assert advancing(results, (4, 4), CupShape(4, 2, 2, 6), Random(1)) == (1, 9, 5, 2, 6, 10, 3, 11)


def test_the_lot_decides_between_equal_losers() -> None:
    results = finishes("1:9 2:5", "3:8 4:5", "5:7 6:5")
    last = {advancing(results, (2, 2), PAIRS, Random(chance))[3] for chance in range(30)}
    assert last == {2, 4, 6}


def test_the_lot_decides_between_two_who_are_level_at_a_table_whatever_their_seats() -> None:
    results = finishes("1:40 2:30 3:30 4:10", "5:40 6:20 7:20 8:10")
    drawn = [advancing(results, (4,), FOURS, Random(chance)) for chance in range(30)]
    assert {people[:2] for people in drawn} == {(1, 5), (5, 1)}
    assert {frozenset(people[2:]) for people in drawn} == {frozenset({2, 6}), frozenset({2, 7})} | {
        frozenset({3, 6}),
        frozenset({3, 7}),
    }


def test_between_seconds_with_as_many_points_the_score_decides() -> None:
    tables = [[Finish(1, 0, 5, 90), Finish(2, 1, 3, 20)], [Finish(3, 0, 5, 80), Finish(4, 1, 3, 30)]]
    tables += [[Finish(5, 0, 5, 70), Finish(6, 1, 3, 25)]]
    assert {advancing(tables, (4,), PAIRS, Random(chance))[3] for chance in range(30)} == {4}


def test_the_lot_is_named_where_it_has_told_people_apart() -> None:
    results = finishes("1:40 2:30 3:30 4:10", "5:40 6:20 7:10 8:5")
    assert by_lot(results, {1, 5, 2, 6}) == [2, 3]
    assert by_lot(results, {1, 5, 2, 3}) == []


def test_tables_that_do_not_hold_those_who_go_on_are_refused() -> None:
    with pytest.raises(LeagueError, match="sizes_do_not_fit"):
        advancing(finishes("1:9 2:5", "3:8 4:5"), (1,), PAIRS, Random(1))
    with pytest.raises(LeagueError, match="too_few_people"):
        advancing(finishes("1:9 2:5", "3:8 4:5"), (3, 3), PAIRS, Random(1))
    with pytest.raises(LeagueError, match="sizes_do_not_fit"):
        draw([1, 2, 3], (2, 2), [], Random(1))


def test_the_strongest_are_spread_over_the_tables() -> None:
    played = draw(range(1, 13), (4, 4, 4), [], Random(1))
    assert [sorted(table) for table in played.tables] == [[1, 6, 7, 12], [2, 5, 8, 11], [3, 4, 9, 10]]
    uneven = draw(range(1, 9), (3, 3, 2), [], Random(1))
    assert [sorted(table) for table in uneven.tables] == [[1, 6, 7], [2, 5, 8], [3, 4]]


def test_who_came_from_one_table_does_not_meet_again_before_the_final() -> None:
    first = Round(((1, 5, 9, 10), (2, 6, 11, 12), (3, 7, 13, 14), (4, 8, 15, 16)))
    second = draw([1, 2, 3, 4, 8, 7, 6, 5], (4, 4), [first], Random(1))
    assert max(meetings([first, second]).values()) == 1
    assert all(len({1, 2, 3, 4} & set(table)) == 2 for table in second.tables)


def test_the_cup_at_the_end_of_a_season_takes_the_best_of_the_standings() -> None:
    standings = [30, 7, 12, 5, 9, 1, 2, 40, 41, 42]
    tables = stages(8, FOURS)[0]
    best = qualified(standings, sum(tables))
    assert best == (30, 7, 12, 5, 9, 1, 2, 40)
    assert [sorted(t) for t in draw(best, tables, [], Random(2)).tables] == [[5, 9, 30, 40], [1, 2, 7, 12]]
    with pytest.raises(LeagueError) as refused:
        qualified(standings, 11)
    assert refused.value.facts == {"people": 10, "fewest": 11}


def can_be_played(people: int, shape: CupShape) -> bool:
    try:
        stages(people, shape)
    except LeagueError:
        return False
    return True


def test_with_one_going_on_every_cup_from_two_to_two_hundred_has_an_end() -> None:
    assert all(
        can_be_played(people, CupShape(size, 1, 2, 6)) for people in range(2, 201) for size in range(2, 7)
    )


def test_the_best_others_fill_a_table_while_they_are_no_more_than_those_who_stay_behind() -> None:
    assert next_stage((3, 3), CupShape(5, 2, 2, 6)) == (5,)  # of the two others one goes on, one stays
    assert next_stage((3, 3), CupShape(6, 2, 2, 6)) == (4,)  # nobody would stay behind


@pytest.mark.slow
@settings(max_examples=60, derandomize=True)
@given(
    people=st.integers(2, 200), size=st.integers(2, 6), advance=st.integers(1, 3), chance=st.integers(0, 99)
)
def test_a_cup_comes_to_one_final_with_everyone_going_on_whom_the_tables_send(
    people: int, size: int, advance: int, chance: int
) -> None:
    shape, rng = CupShape(size, advance, 2, 6), Random(chance)
    assume(can_be_played(people, shape))
    plan = stages(people, shape)
    seeds, history = tuple(range(people)), list[Round]()
    for tables, following in pairwise([*plan, ()]):
        played = draw(seeds, tables, history, rng)
        assert_everyone_once(played, seeds)
        assert tuple(map(len, played.tables)) == tables
        if history:
            assert_winners_spread(history[-1], played)
        history.append(played)
        if following:
            assert next_stage(tables, shape) == following
            results = [
                [Finish(person, rank, rng.randrange(9), 0) for rank, person in enumerate(table)]
                for table in played.tables
            ]
            seeds = advancing(results, following, shape, rng)
            sent = {person for table in played.tables for person in table[:advance]}
            assert set(seeds[: len(sent)]) == sent
    assert len(plan[-1]) == 1


def assert_winners_spread(before: Round, played: Round) -> None:
    winners = {table[0] for table in before.tables}
    spread = {len(winners & set(table)) for table in played.tables}
    assert max(spread) - min(spread) <= 1
