"""Advice: the chance to go out first with each choice, and a choice's cost, in percent of that chance."""

from collections.abc import Mapping, Sequence
from random import Random
from statistics import fmean

from bot.ai.contract import PLAIN, Hint, Reason, Weighed
from bot.ai.hollander.determinizations import Determinizations
from bot.ai.hollander.rollout import play_on
from bot.ai.hollander.rule import merits, without_play
from bot.ai.hollander.search import AHEAD, LEAST, SPREAD, after, chances_of, considered
from bot.ai.hollander.simulator import NOBODY, Simulator
from bot.ai.picking import clear_lead, favourite
from bot.ai.weighing import Chances, hints_of, weigh
from bot.games.contract import Move, Seat
from bot.games.hollander.notation import Play, parse
from bot.games.hollander.view import View

DETERMINIZATIONS = 120  # in which each choice is tried
WEIGHED = 40  # determinizations in which a move is weighed against a few others at first
COMPARED = 300  # others, in which it is compared once more
WORTH_TELLING = 4.0
LIKELIER = 0.15  # such a difference of the chances that a player must take the pile is a reason


def hints(view: View, rng: Random) -> Sequence[Hint]:
    """The likely moves by the chance to go out first."""
    if not view.offers:
        return [Hint(without_play(view, rng))]
    moves = considered(view, rng)
    if len(moves) == 1:
        return [Hint(moves[0])]
    return hints_of(_compared(view, moves, rng, DETERMINIZATIONS))


def weighed(view: View, move: Move, rng: Random) -> Weighed | None:
    """The move beside the Captain's, the rule's and the next best, in determinizations of their own."""
    if not view.offers:
        return None
    moves = list(dict.fromkeys((*considered(view, rng), move)))
    if len(moves) == 1:
        return None
    rule = _merits(view)

    def seems(others: Sequence[Move]) -> float:
        return rule[_cards(move)] - max(rule[_cards(one)] for one in others)

    chances = chances_of(view, moves, rng)
    captains = favourite(chances, LEAST, SPREAD)
    return weigh(move, captains, chances, lambda tried: _compared(view, tried, rng, WEIGHED), seems)


def lead(view: View, move: Move, others: Sequence[Move], rng: Random, times: int = 1) -> float:
    """How many percent the move brings more than each of the others; 0 if perhaps chance."""
    return clear_lead(_compared(view, (move, *others), rng, COMPARED * times), move, others)


def reason(view: View, better: Move, move: Move, rng: Random) -> Reason:
    """The player who must take the pile: the next one, or the seat itself on its next turn."""
    games = Determinizations(view)
    worlds = [games.one(rng) for _ in range(COMPARED)]
    ahead = {one: [after(games.seats, world, one, rng) for world in worlds] for one in (better, move)}
    chance, other = (fmean(game.is_stuck for game in ahead[one]) for one in (better, move))
    if chance - other >= LIKELIER:
        return Reason("stops", chance, other)
    own = worlds[0].seat
    chance, other = (fmean(_is_stuck_next(game, own, rng) for game in ahead[one]) for one in (better, move))
    return Reason("spared", chance, other) if other - chance >= LIKELIER else Reason()


def _is_stuck_next(game: Simulator, seat: Seat, rng: Random) -> bool:
    for _ in range(AHEAD):
        if game.seat == seat or game.winner != NOBODY:
            break
        play_on(game, 1, rng)
    return game.seat == seat and game.is_stuck


def _merits(view: View) -> Mapping[tuple[int, ...], float]:
    return {_cards(offer.move): merit for merit, offer in merits(view, PLAIN)}


def _cards(move: Move) -> tuple[int, ...]:
    play = parse(move)
    assert isinstance(play, Play)
    return play.cards


def _compared(view: View, moves: Sequence[Move], rng: Random, number: int) -> Chances:
    return chances_of(view, moves, rng, number, drops=False)
