"""Advice: the points that each choice promises, and the cost of a choice."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean

from bot.ai.contract import PLAIN, Hint, Reason, Weighed
from bot.ai.picking import clear_lead
from bot.ai.playapirata.determinizations import simulator_of
from bot.ai.playapirata.rule import special_move, worths
from bot.ai.playapirata.search import CONSIDERED, evening_after, scores_after, search
from bot.ai.playapirata.simulator import Simulator
from bot.ai.playapirata.worth import seat_of
from bot.games.contract import Move, Seat
from bot.games.playapirata import View
from bot.games.playapirata.cards import TREASURES
from bot.games.playapirata.notation import kind
from bot.games.playapirata.pirates import CARD_OF

DETERMINIZATIONS = 60  # determinizations in which each choice is tried
WEIGHED = 16  # determinizations in which a move is weighed against a few others at first
COMPARED = 100  # others, in which it is compared once more
HURRIED = 0.5  # how much of the Captain's time a look back takes for each move, of which there are many
WORTH_TELLING = 3.0
# A treasure is a reason from such a difference of the chances to hold it, or below such a chance.
LIKELIER, SELDOM = 0.15, 0.35
TOWELS = 1.5  # towels more that are a reason
KNOWN = frozenset(("bury", "lay", "done", *CARD_OF))  # the verbs that the simulator knows


def hints(view: View, rng: Random) -> Sequence[Hint]:
    """The rule's best moves by the points they promise."""
    if (special := special_move(view)) is not None:
        return [Hint(special)]
    liked = sorted(worths(view, rng, PLAIN), key=lambda worth: -worth[0])
    moves = list({_kind(move): move for _, move in reversed(liked)}.values())[::-1][:CONSIDERED]
    if view.step not in ("card", "towels", "last"):
        return [Hint(move) for move in moves]
    seen: dict[Move, list[int]] = {move: [] for move in moves}
    for _ in range(DETERMINIZATIONS):
        world = simulator_of(view, rng)
        for move, points in seen.items():
            points.append(scores_after(world, move)[seat_of(view)])
    found = [Hint(move, points=fmean(points)) for move, points in seen.items()]
    return sorted(found, key=lambda hint: -(hint.points or 0.0))


def _kind(move: Move) -> str:
    return " ".join(kind(word) if word in TREASURES else word for word in move.split())


def weighed(view: View, move: Move, rng: Random) -> Weighed | None:
    """The move beside the Captain's, the rule's and the next best, in determinizations of their own."""
    if move.split()[0] not in KNOWN or special_move(view) is not None:
        return None
    rule: dict[str, tuple[float, Move]] = {}  # by kind: of equal moves one stands for all
    for worth, one in worths(view, rng, PLAIN):
        rule[_kind(one)] = max(rule.get(_kind(one), (worth, one)), (worth, one))
    own = _kind(move)
    if len(rule) < 2 or own not in rule:
        return None
    found = {_kind(one): worth for worth, one in search(view, rule.values(), rng, 0.0, HURRIED)}
    others = sorted((one for one in rule if one != own), key=lambda one: -rule[one][0])
    captains, usual = max(found, key=found.__getitem__), max(rule, key=lambda one: rule[one][0])
    next_best = max(others, key=lambda one: (one in found, found.get(one, rule[one][0])))
    tried = {one: rule[one][1] for one in dict.fromkeys((own, captains, usual, next_best))}
    points = _compared(view, tried, rng, WEIGHED)
    means = {one: fmean(seen) for one, seen in points.items()}
    return Weighed(
        captains=rule[captains][1],
        usual=rule[usual][1],
        others=[rule[one][1] for one in others[: CONSIDERED - 1]],
        cost=means[captains] - means[own],
        gain=means[own] - means[usual],
        lead=means[own] - max(worth for one, worth in means.items() if one != own),
        seems=rule[own][0] - rule[others[0]][0],
    )


def lead(view: View, move: Move, others: Sequence[Move], rng: Random, times: int = 1) -> float:
    """How many points the move brings more than each of the others; 0 if perhaps chance."""
    points = _compared(view, {one: one for one in (move, *others)}, rng, COMPARED * times)
    return clear_lead(points, move, others)


def _compared(
    view: View, moves: Mapping[str, Move], rng: Random, number: int
) -> Mapping[str, Sequence[float]]:
    seat, points = seat_of(view), {name: list[float]() for name in moves}
    for _ in range(number):
        world = simulator_of(view, rng)
        for name, move in moves.items():
            points[name].append(float(scores_after(world, move)[seat]))
    return points


def reason(view: View, better: Move, move: Move, rng: Random) -> Reason:
    """The owner in the end of the treasures of both moves; else the towels that are kept."""
    seat, worlds = seat_of(view), [simulator_of(view, rng) for _ in range(COMPARED)]
    ends = {one: [evening_after(world, one) for world in worlds] for one in (better, move)}

    def held(treasure: Move, after: Move) -> float:
        seen = zip(worlds, ends[after], strict=True)
        return fmean(_is_own(end, seat, _treasure(world, treasure)) for world, end in seen)

    chance, other = held(better, better), held(better, move)
    if chance - other >= LIKELIER:
        return Reason("keeps", chance, other)
    elsewhere = move.startswith("lay") and better.split()[:2] != move.split()[:2]
    if elsewhere and (left := held(move, move)) <= SELDOM:
        return Reason("lost", other=left)
    kept, spent = (fmean(sum(end.holdings[seat].towels) for end in ends[one]) for one in (better, move))
    return Reason("towels" if kept - spent >= TOWELS else "")


def _treasure(world: Simulator, move: Move) -> str | None:
    verb, *words = move.split()
    if verb == "bury":
        return words[0]
    return world.table[int(words[0]) - 1].card if words else None


def _is_own(end: Simulator, seat: Seat, treasure: str | None) -> bool:
    return any(place.owner == seat for place in end.table if place.card == treasure)
