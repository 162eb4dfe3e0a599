"""Advice: chances to meet the bid, and the worth of a choice beside others."""

from collections.abc import Mapping, Sequence
from itertools import islice
from math import exp, inf, log
from random import Random
from statistics import fmean as mean
from typing import NamedTuple, TypeVar

from bot.ai.contract import Hint, Judged, Reason, ReasonOfCard, Weighed
from bot.ai.picking import best, clear_lead
from bot.ai.skullking.determinizations import determinizations
from bot.ai.skullking.later_tricks import strengths
from bot.ai.skullking.playing import chance_to_take, points_of_faces
from bot.ai.skullking.points import scores_of
from bot.ai.skullking.position import FACE, Position, read
from bot.ai.skullking.rule import moves_of_bids, points_of_bids, worths_of_answers
from bot.ai.skullking.search import Arm, arm_of, arms_of, cards_of, greedy_in, outcome, played_out, search
from bot.games.contract import Move
from bot.games.skullking import View
from bot.games.skullking.cards import CARD_OF_FACE
from bot.games.skullking.moves import BID_OF, PLAYS

CARDS = 36_000  # how many cards the seat plays in all rollouts
MOST = 400  # the most determinizations
WEIGHED = 64  # determinizations in which a choice is weighed against a few others at first
COMPARED = 300  # others, in which it is compared once more
WORTH_TELLING = 8.0
SURE, UNSURE = 0.75, 0.35  # from which chance a card is said to take a trick, and up to which to leave it
LIKELIER = 0.05  # the least difference of two chances that is a reason

K = TypeVar("K")


class Curve(NamedTuple):
    """The log-odds of a chance, as a line over those of a share."""

    base: float
    slope: float


# By whether bids are being made, and whether the bid is 0; fitted to 14,045 chances at tables of two to six.
CURVES: Mapping[tuple[bool, bool], Curve] = {
    (True, True): Curve(-0.32, 1.27),
    (True, False): Curve(0.10, 1.05),
    (False, True): Curve(-0.23, 1.08),
    (False, False): Curve(0.16, 0.75),
}


class _Tried(NamedTuple):
    met: list[bool]  # by determinization
    points: list[float]  # the seat's


def hints(view: View, rng: Random) -> Sequence[Hint]:
    """Each bid with its chance and points, each card with its chance, or points if the bid can't be met.

    Of the loads of a bid only the better one is a hint. The question of a pirate's power is answered by the
    rule.
    """
    position = read(view)
    if position.due is not None:
        return [Hint(best(worths_of_answers(position), rng))]
    tried = _tried(position, arms_of(position, _choices(position)), rng)
    found = [_hint(position, choice, of) for choice, of in tried.items()]
    by_chance = all(hint.points is None for hint in found)
    shown: dict[str, Hint] = {}
    for hint in sorted(found, key=lambda hint: -((hint.chance if by_chance else hint.points) or 0.0)):
        shown.setdefault(" ".join(hint.move.split()[:2]), hint)
    return list(shown.values())


def _choices(position: Position) -> Sequence[int]:
    return position.playable or range(len(moves_of_bids(position)))


def _hint(position: Position, choice: int, tried: _Tried) -> Hint:
    if not position.playable:
        move = moves_of_bids(position)[choice]
        chance = _chance(BID_OF[move], tried.met, bidding=True)
        return Hint(move, chance, _points(tried, chance))
    if not 0 <= position.needs[position.seat] <= len(position.hand):
        return Hint(PLAYS[choice], None, mean(tried.points))
    return Hint(PLAYS[choice], _chance(position.bids[position.seat], tried.met, bidding=False))


def _points(tried: _Tried, chance: float) -> float:
    met = [points for points, is_met in zip(tried.points, tried.met, strict=True) if is_met]
    missed = [points for points, is_met in zip(tried.points, tried.met, strict=True) if not is_met]
    if not (met and missed):
        return mean(tried.points)
    return chance * mean(met) + (1 - chance) * mean(missed)


def _chance(bid: int, met: Sequence[bool], *, bidding: bool) -> float:
    # Rollouts are not people: a logistic curve makes a chance of their share (`tools.arena.calibration`).
    share = (sum(met) + 0.5) / (len(met) + 1)
    base, slope = CURVES[bidding, bid == 0]
    return 1 / (1 + exp(-base - slope * log(share / (1 - share))))


def _tried(position: Position, arms: Mapping[int, Arm], rng: Random) -> Mapping[int, _Tried]:
    tried = {choice: _Tried([], []) for choice in arms}
    answers = len(position.behind) if position.playable else 0
    number = min(MOST, int(CARDS / (cards_of(position, answers) * len(arms))))
    seat = position.seat
    for world in islice(determinizations(position, rng, bidding=not position.playable), number):
        for choice, arm in arms.items():
            rest = played_out(position, arm, world)
            tried[choice].met.append(rest.needs[seat] == 0)
            tried[choice].points.append(scores_of(rest, arm.scorings)[seat])
    return tried


class _Looked(NamedTuple):
    rule: Mapping[int, float]  # the rule's points, by bid or face
    arms: Mapping[int, Arm]
    found: Mapping[int, float]  # what the Captain's search has found

    @property
    def captains(self) -> int:
        return max(self.found, key=self.found.__getitem__)


def _looked(position: Position, rng: Random) -> _Looked | None:
    # None where there is no choice, or a pirate's power asks.
    if position.due is not None:
        return None
    rule = points_of_faces(position) if position.playable else points_of_bids(position)
    arms = arms_of(position, rule)
    return _Looked(rule, arms, search(position, rule, rng, spite=0.0)) if len(arms) > 1 else None


def weighed(view: View, move: Move, rng: Random) -> Weighed | None:
    """The bid or card beside the Captain's, the rule's and the next best, in other determinizations."""
    position = read(view)
    if (looked := _looked(position, rng)) is None:
        return None
    rule, arms, found = looked
    own, captains = _alike(position, arms, move), looked.captains
    others = [choice for choice in arms if choice != own]
    usual = max(arms, key=rule.__getitem__)
    next_best = max(others, key=lambda choice: (choice in found, found.get(choice, rule[choice])))
    tried = dict.fromkeys((own, captains, usual, next_best))
    points = _compared(position, {choice: arms[choice] for choice in tried}, rng, WEIGHED)
    means = {choice: mean(seen) for choice, seen in points.items()}
    return Weighed(
        captains=_move(position, captains),
        usual=_move(position, usual),
        others=[_move(position, choice) for choice in others],
        cost=means[captains] - means[own],
        gain=means[own] - means[usual],
        lead=means[own] - max(worth for choice, worth in means.items() if choice != own),
        seems=rule[own] - max(rule[choice] for choice in others),
    )


def judged(view: View, move: Move, rng: Random) -> Judged | None:
    """The bid or card beside the Captain's and all others, in other determinizations."""
    position = read(view)
    if (looked := _looked(position, rng)) is None:
        return None
    points = _compared(position, looked.arms, rng, WEIGHED)
    means = {choice: mean(seen) for choice, seen in points.items()}
    most = means[looked.captains]
    own = _alike(position, looked.arms, move)
    return Judged(_move(position, looked.captains), most - means[own], max(0.0, most - mean(means.values())))


def lead(view: View, move: Move, others: Sequence[Move], rng: Random, times: int = 1) -> float:
    """How many points the bid or card brings more than each of the others; 0 if perhaps chance."""
    position = read(view)
    arms = {one: arm_of(position, _choice(position, one)) for one in (move, *others)}
    points = _compared(position, arms, rng, COMPARED * times)
    return clear_lead(points, move, others)


def _compared(
    position: Position, arms: Mapping[K, Arm], rng: Random, number: int
) -> Mapping[K, Sequence[float]]:
    points: dict[K, list[float]] = {choice: [] for choice in arms}
    for at, world in enumerate(
        islice(determinizations(position, rng, bidding=not position.playable), number)
    ):
        greedy = greedy_in(position, at, rng)
        for choice, seen in points.items():
            seen.append(outcome(position, arms[choice], world, 0.0, greedy))
    return points


def _choice(position: Position, move: Move) -> int:
    return FACE[move.split()[1]] if position.playable else moves_of_bids(position).index(move)


def _move(position: Position, choice: int) -> Move:
    return PLAYS[choice] if position.playable else moves_of_bids(position)[choice]


def _alike(position: Position, arms: Mapping[int, Arm], move: Move) -> int:
    # Of equal cards one stands for all.
    own = _choice(position, move)
    return own if own in arms else next(one for one in arms if len(arms_of(position, (one, own))) == 1)


def reason(view: View, better: Move, move: Move, rng: Random) -> Reason:
    """The difference in the trick and the cards, where that is clear; else the chances to meet the bid."""
    position = read(view)
    pair = [_choice(position, one) for one in (better, move)]
    if position.playable and (code := _of_the_trick(position, *pair)) is not None:
        return Reason(code)
    bids = [position.bids[position.seat] if position.playable else BID_OF[one] for one in (better, move)]
    tried = _tried(position, {choice: arm_of(position, choice) for choice in pair}, rng)
    chance, other = (
        _chance(bid, tried[choice].met, bidding=not position.playable)
        for bid, choice in zip(bids, pair, strict=True)
    )
    if abs(chance - other) < LIKELIER:
        return Reason()
    if position.playable:
        return Reason("likelier" if chance > other else "pays", chance, other)
    return Reason("bid_likelier" if chance > other else "bid_pays", chance, other)


def _of_the_trick(position: Position, better: int, chosen: int) -> ReasonOfCard | None:
    fates = [_fate(chance_to_take(position, face, position.seat)) for face in (better, chosen)]
    need, later = position.needs[position.seat], strengths(position, len(position.hand) - 1)
    stronger, weaker = (later.get(CARD_OF_FACE[face], -inf) for face in (chosen, better))
    match fates, stronger > weaker:
        case ["takes", "leaves"], _ if need > 0:
            return "takes"
        case ["leaves", "takes"], _:
            return "waits" if need > 0 else "leaves"
        case ["takes", "takes"], keeps if keeps == (need > 1):
            return "takes_keeps" if keeps else "takes_sheds"
        case ["leaves", "leaves"], keeps if keeps == (need > 0):
            return "leaves_keeps" if keeps else "leaves_sheds"
    return None


def _fate(takes: float) -> str:
    return "takes" if takes > SURE else "leaves" if takes < UNSURE else ""
