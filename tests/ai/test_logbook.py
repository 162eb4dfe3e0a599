"""Which of one's own decisions a look back tells, by what a first and a second look say of them."""

import asyncio
import random
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import pytest

from bot.ai.contract import Hint, Reason, Weighed
from bot.ai.logbook import TRIED, Decision, Logbook, written
from bot.games.contract import Move


class Seen(NamedTuple):
    """What is found of a decision, as a game's view: at the first look, and at the second."""

    cost: float = 0.0
    gain: float = 0.0
    lead: float = 0.0
    seems: float = 0.0
    second: float = 0.0
    others: int = 2


class Adviser:
    """Says what it is told to, and counts the second looks."""

    WORTH_TELLING = 5.0

    def __init__(self) -> None:
        self.second_looks: list[tuple[Seen, Move, Sequence[Move]]] = []

    def hints(self, view: Seen, rng: random.Random) -> Sequence[Hint]:
        return ()

    def weighed(self, view: Seen | None, move: Move, rng: random.Random) -> Weighed | None:
        if view is None:
            return None
        others = ["usual", "third", "fourth"][: view.others]
        return Weighed("captain's", "usual", others, view.cost, view.gain, view.lead, view.seems)

    def lead(
        self, view: Seen, move: Move, others: Sequence[Move], rng: random.Random, times: int = 1
    ) -> float:
        self.second_looks.append((view, move, others))
        return view.second

    def reason(self, view: Seen, better: Move, move: Move, rng: random.Random) -> Reason:
        return Reason("takes")


def looked_back(*seen: Seen | None, adviser: Adviser | None = None) -> Logbook:
    async def here(question: Callable[..., Any], *facts: Any) -> Any:
        return question(*facts)

    own = [Decision(view, f"move {step}", step) for step, view in enumerate(seen)]
    return asyncio.run(written(adviser or Adviser(), own, "name", here))


def steps(book: Logbook) -> Mapping[str, int]:
    return {kind: moment.decision.step for kind, moment in book.moments.items()}


def test_the_choice_that_gained_most_over_the_usual_one_is_the_best() -> None:
    book = looked_back(Seen(gain=8, second=7), Seen(gain=20, second=18), Seen(gain=12, second=11))
    assert steps(book) == {"best": 1}
    assert book.best is not None
    assert (book.best.points, book.best.others) == (18, ["usual"])


def test_the_hardest_right_choice_had_most_hanging_on_it_that_the_rule_did_not_see() -> None:
    book = looked_back(Seen(lead=30, seems=28, second=30), Seen(lead=12, seems=-3, second=12))
    assert steps(book) == {"hardest": 1}
    assert book.hardest is not None
    assert book.hardest.others == ["usual", "third"]


def test_of_choices_with_as_much_hanging_on_them_the_hardest_has_most_others() -> None:
    """Lots find one of two twice as often as one of four: half of 12 is less than three quarters of 10."""
    book = looked_back(Seen(lead=12, others=1, second=12), Seen(lead=10, others=3, second=10))
    assert steps(book) == {"hardest": 1}


def test_a_moment_is_told_once() -> None:
    book = looked_back(Seen(gain=20, lead=30, second=18), Seen(lead=9, second=9))
    assert steps(book) == {"best": 0, "hardest": 1}


def test_what_the_captain_would_not_have_done_is_not_praised() -> None:
    assert "best" not in steps(looked_back(Seen(cost=9, gain=20, lead=20, second=30)))


def test_the_dearest_mistake_is_told_with_its_reason_and_no_other() -> None:
    book = looked_back(Seen(cost=9, second=9), Seen(cost=30, second=25), Seen(cost=12, second=12))
    assert steps(book) == {"lesson": 1}
    assert book.lesson is not None
    assert (book.lesson.points, book.lesson.others, book.lesson.reason.code) == (25, ["captain's"], "takes")


@pytest.mark.parametrize("second", [0.0, 4.9])
def test_what_a_second_look_does_not_confirm_is_not_told(second: float) -> None:
    assert looked_back(Seen(gain=20, second=second), Seen(cost=20, second=second)).moments == {}


def test_the_next_best_is_told_if_a_second_look_takes_the_best_back() -> None:
    assert steps(looked_back(Seen(gain=20), Seen(gain=10, second=9))) == {"best": 1}


def test_second_looks_are_few() -> None:
    adviser = Adviser()
    looked_back(*[Seen(gain=20, lead=20)] * 9, *[Seen(cost=9)] * 9, adviser=adviser)
    assert len(adviser.second_looks) == 3 * TRIED


def test_points_given_away_are_a_mean_beside_the_captain_s_and_the_usual_ones_beside_them() -> None:
    """The usual choices would have cost 4 + 2 and 0 + 3 points."""
    book = looked_back(Seen(cost=4, gain=2), None, Seen(cost=0, gain=3))
    assert (book.given_away, book.usual) == (2, 4.5)


def test_a_game_without_choices_has_an_empty_logbook() -> None:
    assert looked_back(None) == Logbook(None, None, None, 0, 0)
