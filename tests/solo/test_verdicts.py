"""How well a hand was played: by what it gave away, alike for equal play, whatever becomes of a process."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import pytest

from bot.ai.contract import Judge, Judged, Level
from bot.games.contract import Move
from bot.processes import NoAnswerError, ProcessPool
from bot.registry import ENTRIES
from bot.solo.days import deal_of_day
from bot.solo.playing import Play, by_the_rule, play_out
from bot.solo.verdict import MEASURE, Choice, Verdict, choices_of, verdict
from bot.solo.verdicts import Judging, Verdicts, judged_by
from bot.tables import people
from bot.tables.person import Person
from tests.solo.conftest import DAY, Alone
from tests.tables.company import ANNA, BEN

[SKULL_KING] = [entry for entry in ENTRIES if entry.key == "skullking"]


def judging(*found: tuple[float, float]) -> Callable[[Any, Move, random.Random], Judged | None]:
    """A judge who finds these costs and stakes, one after the other."""
    left = iter(found)
    return lambda view, move, chance: Judged("bid 2", *next(left))


def choices(count: int) -> Sequence[Choice]:
    return [Choice(None, f"play {number}") for number in range(count)]


@pytest.mark.parametrize(
    ("found", "figure", "bid_cost"),
    [
        ([(0, 20), (0, 30)], 100, 0),  # as the Captain
        ([(10, 20), (10, 30)], 60, 10),  # 20 of 50 points
        ([(11.4, 20), (-1.4, 30)], 80, 11),  # a card better than the Captain's makes up for a part
        ([(-9, 20), (0, 30)], 100, 0),  # never more than the Captain
        ([(40, 20), (30, 30)], 0, 40),  # worse than by lot
        ([(1, 1), (0, 0)], 80, 1),  # little was at stake: 1 of 5 points
    ],
)
def test_the_figure_is_the_share_of_the_points_at_stake_that_was_kept(
    found: Sequence[tuple[float, float]], figure: int, bid_cost: int
) -> None:
    assert verdict(judging(*found), choices(2), "1·1") == Verdict(figure, bid_cost, "bid 2")


def test_a_move_without_a_choice_is_not_judged() -> None:
    found = iter([Judged("bid 1", 5, 10), None])
    assert verdict(lambda view, move, chance: next(found), choices(2), "1·1") == Verdict(50, 5, "bid 1")


def test_chance_follows_from_the_deal_and_the_moves_before() -> None:
    """Two who bid alike are judged in the same determinizations, whatever they play then."""
    drawn = list[float]()

    def judge(view: object, move: Move, chance: random.Random) -> Judged:
        drawn.append(chance.random())
        return Judged("bid 1", 0, 1)

    for moves in (["bid 1", "play Y1"], ["bid 1", "play Y2"], ["bid 2", "play Y1"]):
        verdict(judge, [Choice(None, move) for move in moves], "1·1")
    verdict(judge, [Choice(None, "bid 1")], "2·1")
    first, second, other, another_deal = drawn[:2], drawn[2:4], drawn[4:6], drawn[6:]
    assert first == second
    assert first[0] == other[0]
    assert first[1] != other[1]
    assert first[0] != another_deal[0]


def test_what_cannot_be_seen_changes_no_verdict() -> None:
    """The judge gets the view of the seat before each of its moves, and no more."""
    play = play_out(SKULL_KING, deal_of_day(10_003), lambda play: by_the_rule(SKULL_KING, play))
    found = choices_of(SKULL_KING, play)
    assert tuple(one.move for one in found) == play.own
    assert all(one.view.seat == 0 for one in found)
    assert [len(one.view.hand) for one in found] == [len(found) - 1, *range(len(found) - 1, 0, -1)]


def mean_figure(move: Callable[[Play], Move], days: Sequence[int]) -> float:
    assert SKULL_KING.judge is not None
    figures = []
    for number in days:
        deal = deal_of_day(number)
        play = play_out(SKULL_KING, deal, move)
        figures.append(verdict(SKULL_KING.judge, choices_of(SKULL_KING, play), deal.name).figure)
    return sum(figures) / len(figures)


@pytest.mark.slow
def test_a_captain_is_judged_far_above_one_who_plays_without_thought() -> None:
    """Over eight days: chance is that of the days, so that this comes out alike each time."""
    chance = random.Random(5)

    def captain(play: Play) -> Move:
        view = SKULL_KING.game.view(play.state, 0)
        found: Move = SKULL_KING.computer.choose(view, chance, Level.CAPTAIN)
        return found

    def thoughtless(play: Play) -> Move:
        found = list(SKULL_KING.game.legal(play.state, 0))
        return "bid 1" if "bid 1" in found else found[0]

    days = range(10_001, 10_009)
    assert mean_figure(captain, days) > 85
    assert mean_figure(thoughtless, days) < 60


async def figured(alone: Alone, person: Person, which: int = 0) -> Verdict | None:
    return await alone.solo.verdict(await alone.play(person, which))


async def test_equal_play_has_an_equal_verdict_and_it_is_kept(alone: Alone) -> None:
    anna, ben = await figured(alone, ANNA), await figured(alone, BEN)
    assert anna is not None
    assert anna == ben
    row = await alone.company.tables.store.solo.hand(ANNA.user_id, 142, ranked=True)
    assert row is not None
    assert (row.measure, row.figure, row.bid_cost, row.captains_bid) == (MEASURE, *anna)
    alone.solo.verdicts = Verdicts(alone.company.tables, Judging(never, None))
    assert await alone.solo.verdict(await alone.solo.take_up(ANNA.user_id)) == anna


async def never(*facts: object) -> Verdict:
    raise AssertionError("a kept verdict is not found again")


async def test_a_hand_whose_judge_gave_no_answer_is_judged_when_it_is_looked_at_again(alone: Alone) -> None:
    """As after a kill between the last card and the verdict."""
    judging, judged = alone.solo.verdicts._judging, alone.solo.verdicts

    async def busy(*facts: object) -> Verdict:
        raise NoAnswerError("full")

    judged._judging = Judging(busy, None)
    assert await figured(alone, ANNA) is None
    judged._judging = judging
    found = await alone.solo.verdict(await alone.solo.take_up(ANNA.user_id))
    assert found is not None
    assert found == await figured(alone, BEN)


async def test_an_answer_does_not_wait_for_a_slow_judge_and_a_later_one_has_the_verdict(alone: Alone) -> None:
    judged, asked, may_end = alone.solo.verdicts, list[str](), asyncio.Event()

    async def slow(judge: Judge, choices: Sequence[Choice], deal: str) -> Verdict:
        asked.append(deal)
        await may_end.wait()
        return Verdict(82, 11, "bid 3")

    judged._judging = Judging(slow, 0)
    assert await figured(alone, ANNA) is None
    assert await figured(alone, ANNA) is None
    may_end.set()
    judged._judging = Judging(slow, None)
    assert await figured(alone, ANNA) == (82, 11, "bid 3")
    assert asked == ["142·1"], "once"


async def test_another_process_judges_alike(alone: Alone) -> None:
    here, pool = await figured(alone, ANNA), ProcessPool(1, patience=60)
    try:
        alone.solo.verdicts = Verdicts(alone.company.tables, judged_by(pool)._replace(patience=None))
        assert await figured(alone, BEN) == here
    finally:
        pool.close()


async def test_a_verdict_of_another_measure_is_found_anew(alone: Alone) -> None:
    now = await figured(alone, ANNA)
    await alone.company.execute("UPDATE solo_hands SET measure = 0, figure = 1, bid_cost = 99")
    assert await alone.solo.verdict(await alone.solo.take_up(ANNA.user_id)) == now


async def test_a_hand_that_is_played_again_is_judged_anew(alone: Alone) -> None:
    first = await figured(alone, ANNA)
    alone.company.now += DAY
    for which in (-1, 0):
        again = await alone.solo.again(ANNA.user_id, 142)
        assert await alone.solo.verdict(again) is None
        while not again.is_over:
            again = await alone.tap(again, which)
        assert (await alone.solo.verdict(again) == first) == (which == 0)


async def test_the_mean_is_that_of_the_last_seven_deals_up_to_one(alone: Alone) -> None:
    for number in range(142, 151):
        await alone.play(ANNA)
        await alone.company.execute(
            "UPDATE solo_hands SET measure = ?, figure = ?, bid_cost = 0, captains_bid = 'bid 1'"
            " WHERE number = ?",
            MEASURE,
            number - 100,
            number,
        )
        alone.company.now += DAY
    assert await alone.solo.verdicts.mean(ANNA.user_id, 142) is None, "a single one"
    assert await alone.solo.verdicts.mean(ANNA.user_id, 143) == (42, 2), "of 42 and 43; ties to even"
    assert await alone.solo.verdicts.mean(ANNA.user_id, 150) == (47, 7)
    assert await alone.solo.verdicts.mean(BEN.user_id, 150) is None


async def test_an_erased_person_has_no_verdict(alone: Alone) -> None:
    hand = await alone.play(ANNA)
    await people.erase(alone.company.tables, ANNA)
    await alone.solo.verdict(hand)
    assert await alone.company.tables.store.solo.hand(ANNA.user_id, 142, ranked=True) is None
