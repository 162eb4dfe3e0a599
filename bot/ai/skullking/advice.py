"""Advice in the first edition: chances to meet the bid, and losses."""

from collections.abc import Mapping, Sequence
from itertools import islice
from math import exp, log
from random import Random
from statistics import fmean as mean
from typing import NamedTuple

from bot.ai.contract import Hint, Loss, Reason
from bot.ai.picking import clear_gap
from bot.ai.skullking.determinizations import determinizations
from bot.ai.skullking.points import scores_of
from bot.ai.skullking.position import FACE, Position, read
from bot.ai.skullking.rule import points_of_bids, points_of_faces
from bot.ai.skullking.search import Arm, arm_of, arms_of, cards_of, outcome, played_out, search
from bot.ai.skullking.taking import takers
from bot.games.contract import Move, Options
from bot.games.skullking import RULES, View
from bot.games.skullking.moves import BIDS, PLAYS

CARDS = 36_000  # how many cards the seat plays in all rollouts
MOST = 400  # the most determinizations
COMPARED = 300  # others, in which a choice is compared with a better one
WORTH_TELLING = 8.0  # the smallest loss worth mentioning
SURE, UNSURE = 0.75, 0.35  # from which chance a card is said to take a trick, and up to which to leave it


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


def advises(options: Options) -> bool:
    """The search knows the first edition alone."""
    return RULES.value(options, "edition") == "first"


def hints(view: View, rng: Random) -> Sequence[Hint]:
    """Each bid with its chance and points, each card with its chance, or points if the bid can't be met."""
    position = read(view)
    tried = _tried(position, arms_of(position, _choices(position)), rng)
    found = [_hint(position, choice, of) for choice, of in tried.items()]
    by_chance = all(hint.points is None for hint in found)
    return sorted(found, key=lambda hint: -((hint.chance if by_chance else hint.points) or 0.0))


def _choices(position: Position) -> Sequence[int]:
    return position.playable or range(position.number + 1)


def _hint(position: Position, choice: int, tried: _Tried) -> Hint:
    if not position.playable:
        chance = _chance(choice, tried.met, bidding=True)
        return Hint(BIDS[choice], chance, _points(tried, chance))
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


def loss(view: View, move: Move, rng: Random) -> Loss | None:
    """What the bid or card has cost against the Captain's, in other determinizations."""
    position = read(view)
    choices = _choices(position)
    chosen = int(move.split()[1]) if not position.playable else FACE[move.split()[1]]
    if len(choices) < 2:
        return None
    rule = points_of_faces(position) if position.playable else points_of_bids(position)
    found = search(position, rule, rng, spite=0.0)
    better = max(found, key=found.__getitem__)
    if _alike(position, better, chosen):
        return None
    arms = [arm_of(position, choice) for choice in (better, chosen)]
    gaps = []
    for world in islice(determinizations(position, rng, bidding=not position.playable), COMPARED):
        taken, left = (outcome(position, arm, world, 0.0) for arm in arms)
        gaps.append(taken - left)
    if (points := clear_gap(gaps)) < WORTH_TELLING:
        return None
    if not position.playable:
        return Loss(BIDS[better], points)
    return Loss(PLAYS[better], points, _reason(position, better, chosen))


def _alike(position: Position, one: int, other: int) -> bool:
    return one == other or (bool(position.playable) and len(arms_of(position, (one, other))) == 1)


def _reason(position: Position, better: int, chosen: int) -> Reason:
    takes, took = (takers(position, face)[position.seat] for face in (better, chosen))
    if takes > SURE:
        return "took_as_well" if took > SURE else "took" if took < UNSURE else ""
    return "ducked" if takes < UNSURE and took > SURE else ""
