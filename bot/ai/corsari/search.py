"""The Captain's search: another move than the rule's where some turns ahead are clearly better for it."""

from collections.abc import Mapping, Sequence
from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.ai.corsari.determinizations import Determinizations
from bot.ai.corsari.rule import costs, highest, sailing
from bot.ai.corsari.simulator import Simulator
from bot.ai.corsari.worth import promised
from bot.ai.picking import best, favourite, promising
from bot.games.contract import Move
from bot.games.corsari.cards import CARD_OF, COLOUR_OF, NUMBER_OF
from bot.games.corsari.notation import laying_in, stowaways_of
from bot.games.corsari.view import View

FOUR = 4
CONSIDERED = 5  # how many discards are weighed
DARES = 12  # with which limit sailing is thought of, above the Bosun's
SURE = 2  # with so low a limit one sails at once
WORLDS, BATCH = 60, 10  # the most determinizations, and after how many the worst moves are dropped
AHEAD = 4  # how many turns are played out
SPREAD = 0.2  # the variance that a few equal samples have at least


def search(view: View, rng: Random, style: Style = PLAIN) -> Move:
    """The rule's move, or one that is clearly better."""
    moves = considered(view, rng, style)
    if len(moves) == 1 or view.players != FOUR or _is_sure(view, moves[0]):
        return moves[0]
    return favourite(points_of(view, moves, rng), 0.0, SPREAD)


def considered(view: View, rng: Random, style: Style = PLAIN) -> Sequence[Move]:
    """The rule's move, and others that may be better."""
    if view.must_sail:
        return [sailing(view).move]
    worths = [(-cost, move) for move, cost in costs(view, rng).items()]
    usual = best(worths, rng)
    liked = [move for _, move in sorted(worths, reverse=True)[:CONSIDERED]]
    moves = dict.fromkeys((usual, *liked))
    if view.step == "draw":
        return list(moves)
    offer = sailing(view)
    if offer.split.limit <= highest(view, Level.CAPTAIN, style):
        return [offer.move, *moves]
    dares = offer.split.limit < highest(view, Level.BOSUN, PLAIN) + DARES
    return [*moves, offer.move] if dares else list(moves)


def _is_sure(view: View, move: Move) -> bool:
    return move.startswith("sail") and sailing(view).split.limit <= SURE


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
        left = [NUMBER_OF[CARD_OF[code]] for code in stowaways_of(view.hand, laying)]
        colours = tuple({COLOUR_OF[card] for card in laying.crew})
        numbers = sum(1 << NUMBER_OF[card] - 1 for card in laying.crew)
        game.hands[game.seat][COLOUR_OF[CARD_OF[word]]] &= ~(1 << NUMBER_OF[CARD_OF[word]] - 1)
        game.sail((colours, numbers), sum(left), len(left))
