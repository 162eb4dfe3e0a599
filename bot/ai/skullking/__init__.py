"""The computer player of Skull King: it takes the bid or card with the most expected points.

The Captain and the cabin boy search: rollouts on the simulator, in determinizations that agree with `beliefs`
about rivals, who answer in this trick by the rule. The question of a pirate's power is answered by the rule.
"""

from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.ai.picking import best, careless
from bot.ai.skullking.playing import points_of_faces
from bot.ai.skullking.position import Position, read
from bot.ai.skullking.rule import Worths, moves_of_bids, points_of_bids, worths_of_answers
from bot.ai.skullking.search import search
from bot.games.contract import Move
from bot.games.skullking import View
from bot.games.skullking.moves import PLAYS

LEVELS = tuple(Level)
SEARCHING = (Level.CABIN_BOY, Level.CAPTAIN)
BIDS_MET = {Level.CABIN_BOY: 0.494, Level.BOSUN: 0.625, Level.CAPTAIN: 0.65}  # measured by the arena
# How often the cabin boy slips, and the most points that a slip costs.
CARELESS, DEAREST = 0.9, 9.0
SPARED = {Level.CABIN_BOY: DEAREST}  # how many points behind the best a choice may be and is still searched


def choose(view: View, rng: Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """The move with the most expected points. Raises ValueError for a seat with nothing to decide."""
    position = read(view)
    if view.step == "bid":
        worths = _bids(position, rng, level, style)
    elif position.due is not None and view.turn == view.seat:
        worths = worths_of_answers(position)
    else:
        worths = _plays(position, rng, level, style)
    return careless(worths, rng, CARELESS, DEAREST) if level is Level.CABIN_BOY else best(worths, rng)


def _bids(position: Position, rng: Random, level: Level, style: Style) -> Worths:
    points = points_of_bids(position, style.boldness)
    if level in SEARCHING:
        points = search(position, points, rng, style.spite, SPARED.get(level, 0.0))
    moves = moves_of_bids(position)
    return [(worth, moves[choice]) for choice, worth in points.items()]


def _plays(position: Position, rng: Random, level: Level, style: Style) -> Worths:
    if not position.playable:
        raise ValueError("a seat whose turn it is not has nothing to decide")
    points = points_of_faces(position, style.spite)
    if level in SEARCHING:
        points = search(position, points, rng, style.spite, SPARED.get(level, 0.0))
    return [(worth, PLAYS[face]) for face, worth in points.items()]
