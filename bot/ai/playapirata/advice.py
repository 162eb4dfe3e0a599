"""Advice: the points that each choice promises, and what one has cost."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

from bot.ai.contract import PLAIN, Hint, Loss
from bot.ai.picking import clear_gap
from bot.ai.playapirata.determinizations import simulator_of
from bot.ai.playapirata.rule import special_move, worths
from bot.ai.playapirata.search import CONSIDERED, scores_after, search
from bot.ai.playapirata.worth import seat_of
from bot.games.contract import Move, Options
from bot.games.playapirata import View
from bot.games.playapirata.cards import TREASURES
from bot.games.playapirata.notation import kind
from bot.games.playapirata.pirates import CARD_OF

DETERMINIZATIONS = 60  # determinizations in which each choice is tried
COMPARED = 100  # others, in which a move is compared with a better one
WORTH_TELLING = 3.0  # the smallest loss worth mentioning
KNOWN = frozenset(("bury", "lay", "done", *CARD_OF))  # the verbs that the simulator knows


def advises(options: Options) -> bool:
    """Always."""
    return True


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


def loss(view: View, move: Move, rng: Random) -> Loss | None:
    """What the move has cost against the Captain's, in other determinizations."""
    choices = list(worths(view, rng, PLAIN))
    if len(choices) < 2 or move.split()[0] not in KNOWN or special_move(view) is not None:
        return None
    found = search(view, choices, rng, spite=0.0)
    better = max(found, key=lambda worth: worth[0])[1]
    if _kind(better) == _kind(move):
        return None
    seat, gaps = seat_of(view), []
    for _ in range(COMPARED):
        world = simulator_of(view, rng)
        gaps.append(float(scores_after(world, better)[seat] - scores_after(world, move)[seat]))
    points = clear_gap(gaps)
    return Loss(better, points) if points >= WORTH_TELLING else None
