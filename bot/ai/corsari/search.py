"""The Captain's search: another move than the rule's where some turns ahead are clearly better for it."""

from collections.abc import Mapping, Sequence
from random import Random

from bot.ai.corsari.determinizations import Determinizations
from bot.ai.corsari.simulator import Simulator
from bot.ai.corsari.worth import promised
from bot.ai.picking import mean_of, promising
from bot.games.contract import Move
from bot.games.corsari.cards import CARD_OF, COLOUR_OF, NUMBER_OF
from bot.games.corsari.notation import laying_in
from bot.games.corsari.view import View

WORLDS, BATCH = 60, 10  # the most determinizations, and after how many the worst moves are dropped
AHEAD = 4  # how many turns are played out
CLEARLY = 2.0  # standard errors by which a move must be better than the rule's
SPREAD = 0.2  # the variance that a few equal samples have at least


def search(view: View, moves: Sequence[Move], rng: Random) -> Move:
    """The first of the moves, or one that is clearly better."""
    if len(moves) == 1:
        return moves[0]
    points = points_of(view, moves, rng)
    usual = points[moves[0]]
    better = {move: _clearly_more(seen, usual) for move, seen in points.items()}
    return max(better, key=better.__getitem__)


def points_of(view: View, moves: Sequence[Move], rng: Random) -> Mapping[Move, list[float]]:
    """How many penalty cards fewer than the others each move promises, in the same determinizations."""
    assert view.seat is not None  # the public plays nothing
    rounds, points = Determinizations(view), {move: list[float]() for move in moves}
    tried = dict(points)
    for number in range(1, WORLDS + 1):
        world = rounds.one(rng)
        for move, seen in tried.items():
            game = world.copy()
            apply(game, move, view)
            game.play_on(AHEAD)
            seen.append(promised(game, view.seat))
        if number % BATCH == 0:
            tried = {**promising(tried), moves[0]: points[moves[0]]}
    return points


def apply(game: Simulator, move: Move, view: View) -> None:
    """Makes the move."""
    verb, word, *_ = move.split()
    if verb == "draw":
        game.draw(word)
    elif verb == "discard":
        game.discard(CARD_OF[word])
    else:
        laying = laying_in(move)
        split = next(offer.split for offer in view.offers if offer.move == move)
        colours = tuple({COLOUR_OF[card] for card in laying.crew})
        numbers = sum(1 << NUMBER_OF[card] - 1 for card in laying.crew)
        game.hands[game.seat][COLOUR_OF[CARD_OF[word]]] &= ~(1 << NUMBER_OF[CARD_OF[word]] - 1)
        game.sail((colours, numbers), split.limit, len(split.stowaways))


def _clearly_more(seen: Sequence[float], usual: Sequence[float]) -> float:
    # How much more on average; 0 where that may be chance.
    differences = [one - other for one, other in zip(seen, usual, strict=False)]
    mean = mean_of(differences)
    variance = mean_of([(one - mean) ** 2 for one in differences]) + SPREAD
    return mean if mean > 0 and mean * mean * len(differences) > CLEARLY * CLEARLY * variance else 0.0
