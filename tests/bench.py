"""`make bench`: how fast the games and the road of a move are, as ratios within one run.

`python -m tests.bench ../older` measures the road of an older checkout's bot in the same run. Nothing here
passes or fails: a machine's mood is no test.
"""

import asyncio
import random
import sys
import time
from collections.abc import Sequence
from itertools import islice
from pathlib import Path
from typing import Any

from bot.games.contract import AnyGame, Options
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from tests.ai.lag import lag_with
from tests.art import speed
from tests.entries import GAMES
from tests.loopback import road
from tests.loopback.process import ROOT
from tests.seasons.long_ladder import MATCHES, cost_of_a_result

GAME_SECONDS = 3.0
OFFERED = 50
PLAYERS = 4
THINKING, THINKING_SECONDS = 100, 15.0


def main() -> None:
    """Prints the tables."""
    print(f"{'random four-player games':<28}{'games/s':>10}{'decisions/s':>14}{'decisions/game':>16}")
    for key, game in GAMES.items():
        for name, options in {"": {}, **game.RULES.presets}.items():
            games, decisions, seconds = play_random_games(game, options)
            row = f"{key} {name}".strip()
            print(f"{row:<28}{games / seconds:>10.0f}{decisions / seconds:>14.0f}{decisions / games:>16.1f}")
    print()
    spent = asyncio.run(cost_of_a_result())
    print(f"a result in a ladder of {MATCHES:,} matches costs the loop {spent:.1f} ms")
    print()
    lag = asyncio.run(lag_with(THINKING, THINKING_SECONDS))
    print(
        f"with {THINKING} seats thinking the loop is late by ms: p50 {lag.p50:.1f}, p99 {lag.p99:.1f},",
        end=" ",
    )
    print(f"most {lag.most:.1f}; of its own work p99 {lag.own[0]:.1f}, most {lag.own[1]:.1f};", end=" ")
    print(f"{lag.captains} moves thought out, {lag.bosuns} made by the Bosun instead")
    print()
    print("\n".join(speed.told()))
    print()
    print(asyncio.run(road.measure([*map(Path, sys.argv[1:]), ROOT], pictures=True)))


def play_random_games(game: AnyGame, chosen: Options) -> tuple[int, int, float]:
    """Plays for some seconds; returns the number of games, of decisions, and the seconds taken."""
    rng = random.Random(1)
    options = game.RULES.complete(chosen)
    players = min(PLAYERS, game.RULES.most_players(options))
    games = decisions = 0
    started = time.perf_counter()
    while (seconds := time.perf_counter() - started) < GAME_SECONDS:
        decisions += _play(game, players, options, rng)
        games += 1
    return games, decisions, seconds


def _play(game: AnyGame, players: int, options: Any, rng: random.Random) -> int:
    awaited, legal, play, chance = game.awaited, game.legal, game.play, rng.random
    state = game.start(players, options, SeededShuffler(rng.randbytes(SEED_BYTES)))
    decisions = 0
    while waiting := awaited(state):
        seat = waiting[0]
        moves = legal(state, seat)
        if not isinstance(moves, Sequence):  # offered one by one, since there may be thousands
            moves = tuple(islice(moves, OFFERED))
        state = play(state, seat, moves[int(chance() * len(moves))])
        decisions += 1
    return decisions


if __name__ == "__main__":
    main()
