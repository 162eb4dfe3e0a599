"""A look back on one's own moves in a game: what went well, what was given away, and one thing to learn.

A first look weighs every choice. Its best finds are checked by a second look with other chance, and only
those that it confirms are kept: the best of many noisy estimates flatters itself.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Literal, NamedTuple

from bot.ai.contract import AnyAdviser, Reason, Weighed
from bot.games.contract import Move

MOST = 120  # decisions that are worth the time, the last ones: two may draw a game out for hundreds of turns
TRIED = 3  # how many moments of a kind are looked at once more, until one is confirmed

Kind = Literal["best", "hardest", "lesson"]
KINDS: Sequence[Kind] = ("best", "hardest", "lesson")  # in the order of telling
PRAISED: Sequence[Kind] = KINDS[:2]


class Decision(NamedTuple):
    """A move: the seat's view before it, and how many moves there were before it in the game."""

    view: Any  # the game's own type
    move: Move
    step: int


class Moment(NamedTuple):
    """A decision worth showing, with the points that it was better than the others, or worse than one."""

    decision: Decision
    others: Sequence[Move]
    points: float
    reason: Reason = Reason()


class Logbook(NamedTuple):
    """The moments of one's own moves; None where nothing is sure."""

    best: Moment | None  # beside the usual choice
    hardest: Moment | None  # beside all others
    lesson: Moment | None  # beside the better one
    given_away: float  # points a decision, beside the Captain's
    usual: float  # the same for the Bosun's choices

    @property
    def moments(self) -> Mapping[Kind, Moment]:
        """Those that there are."""
        every = zip(KINDS, (self.best, self.hardest, self.lesson), strict=True)
        return {kind: moment for kind, moment in every if moment is not None}


class _Found(NamedTuple):
    decision: Decision
    weighed: Weighed


# Asks a question of an adviser, perhaps in another process.
Ask = Callable[..., Awaitable[Any]]


async def written(adviser: AnyAdviser, decisions: Iterable[Decision], name: str, ask: Ask) -> Logbook:
    """The logbook of one's own decisions; with the same `name` it is the same."""
    found: list[_Found] = []
    for decision in decisions:
        weighed = await ask(adviser.weighed, decision.view, decision.move, _chance(name, decision, "first"))
        if weighed is not None:
            found.append(_Found(decision, weighed))
    look = _SecondLook(adviser, name, ask)
    # Only a move that cost nothing is praised, and none of them twice.
    faultless = [one for one in found if one.weighed.cost <= 0]
    best = await look.first(_by(faultless, lambda weighed: weighed.gain), lambda weighed: [weighed.usual])
    others = [one for one in faultless if best is None or one.decision != best.decision]
    hardest = await look.first(_by(others, _hardness), lambda weighed: weighed.others)
    lesson = await look.lesson(_by(found, lambda weighed: weighed.cost))
    given_away = fmean([one.weighed.cost for one in found] or [0.0])
    # The gain is that over the usual move: so the usual one would have cost both.
    usual = fmean([one.weighed.cost + one.weighed.gain for one in found] or [0.0])
    return Logbook(best, hardest, lesson, given_away, usual)


def _hardness(weighed: Weighed) -> float:
    # How much more hung on it than one sees without looking ahead, and how seldom lots would find it.
    return (weighed.lead - max(0.0, weighed.seems)) * (1 - 1 / (1 + len(weighed.others)))


def _by(found: Iterable[_Found], worth: Callable[[Weighed], float]) -> Sequence[_Found]:
    ordered = sorted(found, key=lambda one: -worth(one.weighed))
    return [one for one in ordered[:TRIED] if worth(one.weighed) > 0]


class _SecondLook(NamedTuple):
    adviser: AnyAdviser
    name: str
    ask: Ask

    async def first(
        self, found: Iterable[_Found], others_of: Callable[[Weighed], Sequence[Move]]
    ) -> Moment | None:
        for decision, weighed in found:
            others = others_of(weighed)
            points = await self._lead(decision, decision.move, others)
            if points >= self.adviser.WORTH_TELLING:
                return Moment(decision, others, points)
        return None

    async def lesson(self, found: Iterable[_Found]) -> Moment | None:
        for decision, weighed in found:
            better = weighed.captains
            points = await self._lead(decision, better, [decision.move])
            if points >= self.adviser.WORTH_TELLING:
                chance = _chance(self.name, decision, "reason")
                reason = await self.ask(self.adviser.reason, decision.view, better, decision.move, chance)
                return Moment(decision, [better], points, reason)
        return None

    async def _lead(self, decision: Decision, move: Move, others: Sequence[Move]) -> float:
        chance = _chance(self.name, decision, "second")
        points: float = await self.ask(self.adviser.lead, decision.view, move, others, chance)
        return points


def _chance(name: str, decision: Decision, look: str) -> Random:
    # The same for the same question, so that looking again reveals nothing new.
    return Random(f"{name} {decision.step} {look}")
