"""How fast the games are played at random: those of this checkout, and of an older one beside them.

    python tools/bench/pace.py CHECKOUT SECONDS

plays the games of a checkout, each for `SECONDS` of CPU, and writes a JSON object: for each game the numbers
of games, decisions and seconds. It is run as a file, so that `bot` is that checkout's.
"""

import json
import random
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import islice
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

OFFERED = 50
PLAYERS = 4
ROUNDS, SECONDS = 9, 0.3
"""How often the checkouts take turns, and for how long each of its games is played then."""


class Pace(NamedTuple):
    """The numbers of games and decisions, and the seconds of CPU that they took."""

    games: int
    decisions: int
    seconds: float

    @property
    def a_second(self) -> float:
        return self.decisions / self.seconds


def play_random_games(game: Any, chosen: Mapping[str, Any], most_seconds: float) -> Pace:
    """Plays a game, with some of its options chosen, for `most_seconds` of CPU."""
    rng, rules = random.Random(1), game.RULES
    options = rules.complete(chosen)
    most = rules.most_players(options) if hasattr(rules, "most_players") else rules.max_players
    games = decisions = 0
    started = time.process_time()
    while (seconds := time.process_time() - started) < most_seconds:
        decisions += _play(game, min(PLAYERS, most), options, rng)
        games += 1
    return Pace(games, decisions, seconds)


def _play(game: Any, players: int, options: Any, rng: random.Random) -> int:
    shuffle = import_module("bot.games.shuffle")
    # An older checkout has another name for it.
    to_move = game.to_move if hasattr(game, "to_move") else game.awaited
    legal, play, chance = game.legal, game.play, rng.random
    state = game.start(players, options, shuffle.SeededShuffler(rng.randbytes(shuffle.SEED_BYTES)))
    decisions = 0
    while waiting := to_move(state):
        seat = waiting[0]
        moves = legal(state, seat)
        if not isinstance(moves, Sequence):  # offered one by one, since there may be thousands
            moves = tuple(islice(moves, OFFERED))
        state = play(state, seat, moves[int(chance() * len(moves))])
        decisions += 1
    return decisions


def beside(older: Path, newer: Path) -> Mapping[str, float]:
    """How many times as many decisions a second the newer checkout plays, by game: the medians of rounds."""
    ratios: dict[str, list[float]] = {}
    for _ in range(ROUNDS):
        then, now = _played(older), _played(newer)
        for key in then.keys() & now.keys():
            ratios.setdefault(key, []).append(now[key].a_second / then[key].a_second)
    return {key: median(found) for key, found in sorted(ratios.items())}


def _played(checkout: Path) -> Mapping[str, Pace]:
    own = checkout / ".venv" / "bin" / "python"
    command = [str(own.absolute()) if own.exists() else sys.executable, __file__, str(checkout.resolve())]
    printed = subprocess.run([*command, str(SECONDS)], check=True, capture_output=True, text=True).stdout
    return {key: Pace(*played) for key, played in json.loads(printed).items()}


def _games() -> Mapping[str, Any]:
    """The games of the checkout that is imported: 0.1 had them in a registry of their own."""
    try:
        return {entry.key: entry.game for entry in import_module("bot.registry").ENTRIES}
    except ModuleNotFoundError:
        games: Mapping[str, Any] = import_module("bot.games.registry").GAMES
        return games


if __name__ == "__main__":
    sys.path.insert(0, sys.argv[1])
    played = {key: play_random_games(game, {}, float(sys.argv[2])) for key, game in _games().items()}
    sys.stdout.write(json.dumps(played))
