"""How much a level's moves at Skull King lose by the Captain's estimate: `python -m tools.arena.slips`.

A seat of the level plays against three Bosuns. Each of its choices is played out in the same
determinizations; a move loses the points that the best of them brings more. `LEVEL` is the level, `GAMES` the
number of games, `JOBS` the number of processes.
"""

import os
import random
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import islice
from multiprocessing import get_context
from statistics import fmean

from bot.ai.contract import Level
from bot.ai.picking import mean_of
from bot.ai.skullking.determinizations import Determinization, determinizations
from bot.ai.skullking.playing import points_of_faces
from bot.ai.skullking.position import FACE, Position, read
from bot.ai.skullking.rule import points_of_bids
from bot.ai.skullking.search import Arm, arm_of, greedy_in, outcome, weight_of_rule
from bot.games import skullking as game
from bot.games.contract import Move
from tests.entries import COMPUTER_PLAYERS
from tools.arena.games import decisions, from_view

DEAR = 15.0
"""Points above which a slip is dear."""
CARDS, LEAST, MOST = 9_600, 80, 240
"""Cards that are played in all roll-outs of a decision, and the least and the most determinizations."""


def losses(level: Level, seed: int, deciding: int | None = None) -> Iterator[float]:
    """The points that each of the first moves of a seat loses, where it has a choice, in one game."""
    computer = COMPUTER_PLAYERS["skullking"]
    players = [from_view(computer, level), *[from_view(computer)] * 3]
    own = (one for one in decisions("skullking", players, seed) if one.seat == 0)
    positions = ((read(game.view(state, seat)), move) for state, seat, move in own)
    choices = ((position, move) for position, move in positions if len(position.playable) != 1)
    for position, move in islice(choices, deciding):
        yield lost(position, move, random.Random(seed))


def lost(position: Position, move: Move, chance: random.Random) -> float:
    """How many points the move brings less than the best choice, all in the same determinizations."""
    bidding = not position.playable
    rule = points_of_bids(position) if bidding else points_of_faces(position)
    tried = min(MOST, max(LEAST, CARDS // len(position.hand) // len(rule)))
    seen = list(islice(determinizations(position, chance, bidding=bidding), tried))
    weight = weight_of_rule(position)
    points = {
        choice: mean_of(_outcomes(position, arm, seen), estimate, weight)
        for choice, estimate, arm in ((one, worth, arm_of(position, one)) for one, worth in rule.items())
    }
    verb, word = move.split()
    return max(points.values()) - points[int(word) if verb == "bid" else FACE[word]]


def _outcomes(position: Position, arm: Arm, seen: Sequence[Determinization]) -> Sequence[float]:
    """As the Captain does, with the same rivals greedy for all choices."""
    chance = random.Random(len(seen))
    return [
        outcome(position, arm, world, 1.0, greedy_in(position, at, chance)) for at, world in enumerate(seen)
    ]


def _all_of(level: Level, seed: int) -> list[float]:
    return list(losses(level, seed))


def main() -> None:
    """Prints the share of moves that lose no more than is cheap, and the mean."""
    level = Level[os.environ.get("LEVEL", Level.CABIN_BOY.name)]
    games, jobs = int(os.environ.get("GAMES", "60")), int(os.environ.get("JOBS", os.cpu_count() or 1))
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        found = [loss for one in pool.map(partial(_all_of, level), range(games)) for loss in one]
    cheap = sum(loss <= DEAR for loss in found)
    print(f"{level.name}: {len(found)} moves, {100 * cheap / len(found):.2f} % lose at most {DEAR:g} points,")
    print(f"{fmean(found):.2f} points in the mean")


if __name__ == "__main__":
    main()
