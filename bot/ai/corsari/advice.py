"""Advice: the chance to win with each choice, and the cost of a choice, in percent of that chance."""

from collections.abc import Sequence
from random import Random
from statistics import fmean

from bot.ai.contract import Hint, Reason, Weighed
from bot.ai.corsari.chances import chance_after
from bot.ai.corsari.determinizations import Determinizations
from bot.ai.corsari.rule import costs, laid, sailing
from bot.ai.corsari.search import apply, considered, search
from bot.ai.corsari.simulator import Simulator
from bot.ai.picking import clear_lead
from bot.ai.weighing import Chances, hints_of, weigh
from bot.games.contract import Move
from bot.games.corsari.view import View

DETERMINIZATIONS = 100  # in which each choice is tried, to the end of the round
WEIGHED = 16  # determinizations in which a move is weighed against a few others at first
COMPARED = 150  # others, in which it is compared once more
WORTH_TELLING = 4.0
LIKELIER = 0.12  # such a difference of the chances to set sail unbeaten, or to be sunk, is a reason
FEWER = 0.5  # penalty cards fewer that are a reason


def hints(view: View, rng: Random) -> Sequence[Hint]:
    """The likely moves by the chance to win."""
    moves = _liked(view, rng)
    return [Hint(moves[0])] if len(moves) == 1 else hints_of(_compared(view, moves, rng, DETERMINIZATIONS))


def _liked(view: View, rng: Random) -> Sequence[Move]:
    if view.step == "lay":
        return [laid(view)]
    if view.step == "discard" and not sailing(view).split.stowaways:
        return [sailing(view).move]
    return considered(view, rng)


def weighed(view: View, move: Move, rng: Random) -> Weighed | None:
    """The move beside the Captain's, the rule's and the next best, in determinizations of their own."""
    if view.step == "lay" or (move == "draw pier" and len(view.pier) == 1):
        return None
    captains, liked = search(view, rng), _liked(view, rng)
    moves = list(dict.fromkeys((*liked, captains, move)))
    if len(moves) == 1:
        return None
    rule = costs(view, rng)

    def seems(others: Sequence[Move]) -> float:
        known = [rule[one] for one in others if one in rule]
        return min(known) - rule[move] if known and move in rule else 0.0

    chances = _compared(view, moves, rng, WEIGHED)
    return weigh(move, captains, chances, lambda tried: _compared(view, tried, rng, WEIGHED), seems)


def lead(view: View, move: Move, others: Sequence[Move], rng: Random, times: int = 1) -> float:
    """How many percent the move brings more than each of the others; 0 if perhaps chance."""
    return clear_lead(_compared(view, (move, *others), rng, COMPARED * times), move, others)


def reason(view: View, better: Move, move: Move, rng: Random) -> Reason:
    """Whether a move sets sail unbeaten, or is sunk; else the penalty cards that it costs."""
    assert view.seat is not None  # the public plays nothing
    games, seat = Determinizations(view), view.seat
    worlds = [games.one(rng) for _ in range(COMPARED)]
    ends = {one: [_after(world, view, one) for world in worlds] for one in (better, move)}

    def share(one: Move, *, sunk: bool) -> float:
        return fmean(end.closer == seat and bool(end.taken[seat]) is sunk for end in ends[one])

    chance, other = share(better, sunk=True), share(move, sunk=True)
    if other - chance >= LIKELIER:
        return Reason("sunk", chance, other)
    chance, other = share(better, sunk=False), share(move, sunk=False)
    if chance - other >= LIKELIER:
        return Reason("unbeaten", chance, other)
    taken = {one: fmean(end.taken[seat] for end in ended) for one, ended in ends.items()}
    return Reason("fewer" if taken[move] - taken[better] >= FEWER else "")


def _compared(view: View, moves: Sequence[Move], rng: Random, number: int) -> Chances:
    games, chances = Determinizations(view), {move: list[float]() for move in moves}
    for _ in range(number):
        world = games.one(rng)
        for move, seen in chances.items():
            seen.append(100 * _chance(_after(world, view, move), view))
    return chances


def _after(world: Simulator, view: View, move: Move) -> Simulator:
    game = world.copy()
    apply(game, move, view)
    game.play_on()
    return game


def _chance(game: Simulator, view: View) -> float:
    assert view.seat is not None  # the public plays nothing
    if game.swept is not None:
        return float(game.swept == view.seat)
    penalties = [before + taken for before, taken in zip(view.totals, game.taken, strict=True)]
    return chance_after(penalties, view.seat, is_last=view.is_last)
