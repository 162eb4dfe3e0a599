"""What a person is told in Skull King, from their view alone: chances that come true, and a look back."""

import asyncio
import random
from collections.abc import Callable, Sequence
from itertools import islice
from typing import Any

import pytest

from bot.ai.contract import Hint
from bot.ai.logbook import Decision, Logbook, written
from bot.ai.skullking import advice
from bot.games import skullking as game
from bot.games.contract import Seat
from bot.games.skullking.state import State
from tests.ai.test_skullking import table, with_other_secrets
from tests.ai.test_skullking_search import positions
from tests.games.skullking.table_2021 import dealt
from tools.arena.calibration import shown_in


def asked(state: State, seat: Seat, seed: int = 1) -> Sequence[Hint]:
    return advice.hints(game.view(state, seat), random.Random(seed))


def test_the_last_card_that_wins_and_the_bid_that_it_meets_are_certain() -> None:
    hands = ["SK P1", "M1 Y3", "M2 R3", "B2 B3"]
    state = table(hands, [2, 0, 0, 0], "P1 M1 M2 B2")
    [hint] = asked(state, 0)
    assert hint.move == "play SK"
    assert hint.chance is not None
    assert hint.chance > 0.9


def test_every_bid_is_told_with_its_chance_and_its_points() -> None:
    hands = ["Y2 R2 B2", "Y3 R3 B3", "Y4 R4 B4", "Y5 R5 B5"]
    hints = asked(table(hands), 0)
    assert {hint.move for hint in hints} == {"bid 0", "bid 1", "bid 2", "bid 3"}
    assert all(hint.chance is not None and hint.points is not None for hint in hints)
    assert hints[0].move == "bid 0"
    assert [hint.points for hint in hints] == sorted((h.points for h in hints), reverse=True)  # type: ignore[type-var]


def test_cards_are_told_by_their_chance_the_best_first_and_equal_ones_once() -> None:
    hands = ["E1 E2 P1 K13", "Y3 R3 B3 Y9", "Y4 R4 B4 R9", "Y5 R5 B5 B9"]
    hints = asked(table(hands, [1, 1, 1, 1]), 0)
    assert sorted(hint.move[5] for hint in hints) == ["E", "K", "P"]
    chances = [hint.chance for hint in hints]
    assert None not in chances
    assert chances == sorted(chances, reverse=True)  # type: ignore[type-var]


@pytest.mark.parametrize(("bid", "plays"), [(0, "SK Y3 Y4 Y5"), (3, "Y2 Y3 Y4 Y5")])
def test_where_the_bid_is_out_of_reach_cards_are_told_with_points(bid: int, plays: str) -> None:
    state = table(["SK Y2 R9", "Y3 R3 B3", "Y4 R4 B4", "Y5 R5 B5"], [bid, 1, 1, 1], plays)
    if bid:
        state = game.play(state, 3, "play R5")
    hints = asked(state, 0)
    assert all(hint.chance is None and hint.points is not None for hint in hints)


@pytest.mark.slow
def test_advice_is_the_same_whatever_is_hidden_from_the_seat() -> None:
    chance = random.Random(3)
    differing = 0
    for state, seat in islice(positions(4, 4), 0, 200, 41):
        twin = with_other_secrets(state, seat, chance)
        differing += twin.hands != state.hands
        assert asked(state, seat) == asked(twin, seat)
    assert differing > 3


def test_each_bid_of_2021_is_told_with_the_better_load() -> None:
    hints = asked(dealt("SK", "Y1", "G2", scoring="rascal", cannonball=True), 0)
    assert [hint.move.split()[:2] for hint in hints] == [["bid", "1"], ["bid", "0"]]
    assert hints[0].move == "bid 1 cannon"


def test_cards_of_2021_are_told_by_their_chance() -> None:
    state = dealt("K14 Y2", "Y9 G3", "Y7 G4", bids=(1, 0, 0), whale=True, kraken=True)
    chances = [hint.chance or 0 for hint in asked(state, 0)]
    assert len(chances) == 2
    assert chances == sorted(chances, reverse=True)


def test_what_a_pirate_asks_is_advised_without_chances_and_is_no_moment_of_a_look_back() -> None:
    state = dealt("PH E1", "Y5 Y6", "G2 Y8", bids=(0, 0, 0), played="PH Y5 G2", powers=True)
    assert asked(state, 0) == [Hint("change 1")]
    assert advice.weighed(game.view(state, 0), "change 1", random.Random(1)) is None


@pytest.mark.parametrize(
    ("move", "better"), [("bid 0 grape", "bid 1 cannon"), ("bid 1 grape", "bid 1 cannon")]
)
def test_a_load_is_a_choice_to_look_back_on(move: str, better: str) -> None:
    view = game.view(dealt("SK", "Y1", "G2", scoring="rascal", cannonball=True), 0)
    found = advice.weighed(view, move, random.Random(1))
    assert found is not None
    assert (found.captains, found.cost > 0) == (better, True)


@pytest.mark.slow
def test_the_chances_told_come_true() -> None:
    """A few hundred of them: the mean of what is told beside what came true, below and above one in two."""
    shown = [one for seed in range(6) for players in (3, 4) for one in shown_in(players, seed, tried=4)]
    assert len(shown) > 300
    for part in ([one for one in shown if one.chance < 0.5], [one for one in shown if one.chance >= 0.5]):
        mean, true = sum(one.chance for one in part) / len(part), sum(one.true for one in part) / len(part)
        assert mean == pytest.approx(true, abs=0.09)


def looked_back(state: State, seat: Seat, move: str) -> Logbook:
    async def here(question: Callable[..., Any], *facts: Any) -> Any:
        return question(*facts)

    return asyncio.run(written(advice, [Decision(game.view(state, seat), move, 0)], "5", here))


def lost(state: State, seat: Seat, move: str) -> tuple[str, str] | None:
    """What would have been better, and why."""
    lesson = looked_back(state, seat, move).lesson
    return None if lesson is None else (lesson.others[0], lesson.reason.code)


def test_a_high_black_that_is_kept_though_nothing_is_needed_is_told() -> None:
    hands = ["P1 Y5 R4", "K13 E1 R8", "B2 B3 B4", "Y1 R2 B5"]
    state = table(hands, [1, 0, 1, 1], "P1")
    assert lost(state, 1, "play R8") == ("play K13", "leaves_sheds")
    assert lost(state, 1, "play K13") is None


def test_a_card_that_takes_a_trick_that_should_be_left_is_told_with_the_one_that_leaves_it() -> None:
    hands = ["Y9 Y5 R4", "Y2 B13 Y13", "B2 B3 B4", "Y1 R2 B5"]
    state = table(hands, [1, 0, 1, 1], "Y9")
    better = lost(state, 1, "play Y13")
    assert better == ("play Y2", "likelier")


def test_the_last_to_play_takes_the_trick_with_the_lesser_card_and_keeps_the_pirate() -> None:
    hands = ["Y2 R4 B6", "Y3 R5 B7", "Y4 R6 B8", "K11 P1 SK"]
    state = table(hands, [0, 0, 0, 3], "Y2 Y3 Y4")
    assert lost(state, 3, "play P1") == ("play K11", "takes_keeps")


def test_the_last_to_play_lets_the_others_have_a_trick_that_is_one_too_many() -> None:
    hands = ["R2 Y4 B6", "R3 Y5 B7", "R4 Y6 B8", "R9 R1 B1"]
    state = table(hands, [1, 1, 1, 0], "R2 R3 R4")
    assert lost(state, 3, "play R9") == ("play R1", "leaves")


def test_the_last_to_play_takes_the_trick_that_is_still_needed() -> None:
    hands = ["Y2 R4", "Y3 R5", "Y9 R6", "Y10 R1"]
    state = table(hands, [0, 0, 0, 1], "Y2 Y3 Y9")
    better = lost(table(["Y2 R4", "Y3 R5", "Y9 R6", "K1 R1"], [0, 0, 0, 1], "Y2 Y3 Y9"), 3, "play R1")
    assert better == ("play K1", "takes")
    assert lost(state, 3, "play Y10") is None


def test_a_bid_far_off_is_told_with_the_chances_of_both() -> None:
    hands = ["Y2 R2 B2 E1 E2", "Y3 R3 B3 Y9 K2", "Y4 R4 B4 R9 K3", "Y5 R5 B5 B9 K4"]
    lesson = looked_back(table(hands), 0, "bid 4").lesson
    assert lesson is not None
    assert (lesson.others, lesson.reason.code) == (["bid 0"], "bid_likelier")
    assert lesson.reason.chance > 0.5 > lesson.reason.other


def test_the_only_right_one_of_many_is_praised_with_all_that_it_was_better_than() -> None:
    hands = ["Y2 R2 B2 E1 E2", "Y3 R3 B3 Y9 K2", "Y4 R4 B4 R9 K3", "Y5 R5 B5 B9 K4"]
    hardest = looked_back(table(hands), 0, "bid 0").hardest
    assert hardest is not None
    assert hardest.others == [f"bid {bid}" for bid in range(1, 6)]
    assert hardest.points >= advice.WORTH_TELLING


def test_an_equal_card_or_the_only_one_is_no_choice() -> None:
    hands = ["E1 E2 P1", "Y3 R3 B3", "Y4 R4 B4", "Y5 R5 B5"]
    for card in ("E1", "E2"):
        weighed = advice.weighed(game.view(table(hands, [0, 1, 1, 1]), 0), f"play {card}", random.Random(1))
        assert weighed is not None
        assert weighed.others == ["play P1"]
    view = game.view(table(["Y2", "Y3"], [1, 0]), 0)
    assert advice.weighed(view, "play Y2", random.Random(1)) is None


@pytest.mark.slow
def test_what_is_advised_is_hardly_ever_a_mistake_and_small_losses_are_not_told() -> None:
    shown = [
        lesson
        for state, seat in islice(positions(8, 4), 0, None, 40)
        if (lesson := looked_back(state, seat, asked(state, seat)[0].move).lesson) is not None
    ]
    assert all(lesson.points >= advice.WORTH_TELLING for lesson in shown)
    assert len(shown) <= 1
