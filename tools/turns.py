"""How many turns of a game follow one another, measured among computer players.

python -m tools.turns [games]     for every game, the options that change its length, and table size

It prints what `Rules.length` is made of. A turn is what one person waits for: bids made at the same time are
one, and so are several moves of a seat without another's between them.
"""

import random
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from typing import NamedTuple

from bot.ai.contract import Level
from bot.entry import Entry
from bot.games.contract import IllegalMove, Options, Seat
from bot.games.shuffle import SeededShuffler
from tests.entries import ENTRY_OF

LENGTHENING: Mapping[str, Sequence[str]] = {
    "skullking": ("edition", "rounds", "dealing"),
    "playapirata": ("hands", "specials"),
    "hollander": ("play_on", "play_limit"),
}
"""Options that change how long a game is; the others are left at their defaults."""


class Course(NamedTuple):
    """The seats to move at first, and the moves of a whole game."""

    first: Sequence[Seat]
    moves: Sequence["CourseMove"]


class CourseMove(NamedTuple):
    """A move: its seat, the seats to move and asked after it, and whether it plays itself."""

    seat: Seat
    after: Sequence[Seat]
    asks: Sequence[Seat]
    is_last_card: bool


def course(entry: Entry, players: int, options: Options, seed: int) -> Course:
    """How one game of computer players at the Bosun's level went."""
    game, rng = entry.game, random.Random(seed)
    state = game.start(players, options, SeededShuffler(rng.randbytes(32)))
    first = to_move = game.to_move(state)
    moves = []
    while to_move:
        seat = min(to_move)
        move = entry.computer.choose(game.view(state, seat), rng, Level.BOSUN)
        is_last_card = game.last_card(state, seat) is not None
        state = game.play(state, seat, move)
        to_move = game.to_move(state)
        asked = None if entry.plans is None else entry.plans.asked(state)
        moves.append(CourseMove(seat, to_move, () if asked is None else asked.seats, is_last_card))
    return Course(first, moves)


def turns(entry: Entry, players: int, options: Options, seed: int) -> int:
    """How many turns followed one another in such a game."""
    first, moves = course(entry, players, options, seed)
    to_move = dict.fromkeys(first, 0)
    passed = 0
    for seat, now, _, _ in moves:
        if seat in now and len(now) == 1 and len(to_move) == 1:
            continue  # the turn goes on
        passed = max(passed, to_move.pop(seat) + 1)
        to_move = {one: to_move.get(one, passed) for one in now}
    return passed


def settings(entry: Entry) -> Iterator[Options]:
    """Every setting of the options that change the game's length."""
    named = [one for one in entry.rules.options if one.name in LENGTHENING.get(entry.key, ())]
    for values in product(*(one.choices for one in named)):
        chosen = {one.name: value for one, value in zip(named, values, strict=True)}
        try:
            yield entry.rules.complete(chosen)
        except IllegalMove:
            continue  # options that do not go together


def _named(options: Options) -> str:
    return " ".join(f"{name}={value}" for name, value in options.items())


def main(games: int) -> None:
    """Prints the figures."""
    for entry in ENTRY_OF.values():
        for options in settings(entry):
            for players in range(entry.rules.min_players, entry.rules.most_players(options) + 1):
                found = sorted(turns(entry, players, options, seed) for seed in range(games))
                usual, most = found[len(found) // 2], found[-1]
                print(f"{entry.key:12} {_named(options):44} {players} players: {usual:4} {most:4}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 20)
