"""The computer player of Skull King: it takes the bid or card with the most expected points.

In the first edition the Captain and the cabin boy search: rollouts on the simulator, in determinizations that
agree with `beliefs` about rivals, who answer in this trick by the rule.
"""

from collections.abc import Sequence
from random import Random

from bot.ai.contract import PLAIN, Level, Style
from bot.ai.picking import best, careless, slip
from bot.ai.skullking.position import Position, read
from bot.ai.skullking.rule import Worths, points_of_bids, points_of_faces, worths_of_answers
from bot.ai.skullking.search import search
from bot.games.contract import Move, Options
from bot.games.skullking import RULES, View
from bot.games.skullking.moves import BIDS, LOADED_BIDS, PLAYS

__all__ = ("BIDS_MET", "LEVELS", "SEARCHING", "choose", "levels")

LEVELS = tuple(Level)
SEARCHING = (Level.CABIN_BOY, Level.CAPTAIN)
BIDS_MET = {Level.CABIN_BOY: 0.494, Level.BOSUN: 0.625, Level.CAPTAIN: 0.65}  # measured by the arena
SLIP = 6.0  # the size of the cabin boy's slips in points, where nobody searches
# How often the cabin boy slips where it searches, and the most points that a slip costs.
CARELESS, DEAREST = 0.9, 9.0
SPARED = {Level.CABIN_BOY: DEAREST}  # how many points behind the best a choice may be and is still searched


def levels(options: Options) -> Sequence[Level]:
    """The Captain's search knows the first edition alone."""
    return LEVELS if RULES.value(options, "edition") == "first" else LEVELS[:-1]


def choose(view: View, rng: Random, level: Level = Level.BOSUN, style: Style = PLAIN) -> Move:
    """The move with the most expected points. Raises ValueError for a seat with nothing to decide."""
    position, plays_as = read(view), level if view.of_2021 is None else Level.BOSUN
    if view.step == "bid":
        worths = _bids(position, rng, plays_as, style)
    elif position.due is not None and view.turn == view.seat:
        worths = worths_of_answers(position)
    else:
        worths = _plays(position, rng, plays_as, style)
    if level is not Level.CABIN_BOY:
        return best(worths, rng)
    return slip(worths, rng, SLIP) if view.of_2021 is not None else careless(worths, rng, CARELESS, DEAREST)


def _bids(position: Position, rng: Random, level: Level, style: Style) -> Worths:
    points = points_of_bids(position, style.boldness)
    if not position.has_loads:
        if level in SEARCHING:
            points = search(position, points, rng, style.spite, SPARED.get(level, 0.0))
        return [(worth, BIDS[bid]) for bid, worth in points.items()]
    daring = position._replace(scoring=position.scoring._replace(cannon=True))
    loads = (points, points_of_bids(daring, style.boldness))
    return [(worth, LOADED_BIDS[2 * bid + at]) for at in range(2) for bid, worth in loads[at].items()]


def _plays(position: Position, rng: Random, level: Level, style: Style) -> Worths:
    if not position.playable:
        raise ValueError("a seat whose turn it is not has nothing to decide")
    points = points_of_faces(position, style.spite)
    if level in SEARCHING:
        points = search(position, points, rng, style.spite, SPARED.get(level, 0.0))
    return [(worth, PLAYS[face]) for face, worth in points.items()]
