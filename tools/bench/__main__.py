"""`make bench`: how fast the games and the road of a move are, as ratios within one run.

`python -m tools.bench ../older` measures the games and the road of an older checkout's bot in the same run,
with the packages of its own `.venv` where it has one: what it depended on is part of it.
What is wanted is beside what is measured, and nothing here passes or fails: no busy machine is a fault.
"""

import asyncio
import sys
from pathlib import Path

from tests.entries import GAMES
from tests.loopback.process import ROOT
from tools.bench import flat, history, large_league, pace, pictures, road, startup, uploads
from tools.bench.ladder import MATCHES, cost_of_a_result
from tools.bench.lag import lag_with

GAME_SECONDS = 2.0
FASTER = {"playapirata": 1.5, "hollander": 1.35}
"""How many times as fast as 0.1.0 these are wanted to be."""
THINKING, THINKING_SECONDS = 100, 15.0


def main() -> None:
    """Prints the tables."""
    others = [*map(Path, sys.argv[1:])]
    print(f"{'random four-player games':<28}{'games/s':>10}{'decisions/s':>14}{'decisions/game':>16}")
    for key, game in GAMES.items():
        for name, options in {"": {}, **game.RULES.presets}.items():
            played = pace.play_random_games(game, options, GAME_SECONDS)
            row, per_second = f"{key} {name}".strip(), played.games / played.seconds
            per_game = played.decisions / played.games
            print(f"{row:<28}{per_second:>10.0f}{played.a_second:>14.0f}{per_game:>16.1f}")
    for older in others:
        own = (older / ".venv").exists()
        print(f"{older.resolve().name} runs with {'its own packages' if own else 'those of this checkout'}")
        for key, times in pace.beside(older, ROOT).items():
            wanted = f" (wanted: {FASTER[key]} or more)" if key in FASTER else ""
            print(f"{key} beside {older.resolve().name}: {times:.2f} times the decisions a second{wanted}")
    print()
    by_tables, by_lines = asyncio.run(flat.cost_by_tables()), asyncio.run(flat.cost_by_lines())
    print(
        f"a move costs with {flat.MANY:,} tables {by_tables:.2f} times as much as with {flat.FEW},", end=" "
    )
    print(
        f"after {flat.LONG:,} lines {by_lines:.2f} times as much as after {flat.SHORT} (wanted: 1.2 at most)"
    )
    spent = asyncio.run(cost_of_a_result())
    print(f"a result in a ladder of {MATCHES:,} matches costs the loop {spent:.1f} ms (wanted: 20 at most)")
    print(large_league.report(asyncio.run(large_league.held())))
    print(history.report(asyncio.run(history.held())))
    print()
    lag = asyncio.run(lag_with(THINKING, THINKING_SECONDS))
    print(
        f"with {THINKING} seats thinking the loop is late by ms: p50 {lag.p50:.1f}, p99 {lag.p99:.1f},",
        end=" ",
    )
    print(f"most {lag.most:.1f}; of its own work p99 {lag.own[0]:.1f}, most {lag.own[1]:.1f};", end=" ")
    print(f"{lag.captains} moves thought out, {lag.bosuns} made by the Bosun instead")
    print()
    print("\n".join(pictures.report()))
    print()
    print(asyncio.run(road.measure([*others, ROOT], pictures=True)))
    print()
    print(asyncio.run(uploads.report([*others, ROOT])))
    print()
    print(asyncio.run(startup.report([*others, ROOT])))


if __name__ == "__main__":
    main()
