"""Games among given players, of any registered game, each following from a seed.

A *contestant* chooses a move for a seat. `from_view` makes one of a computer player: it is handed the seat's
view alone. Others (`tools.arena.chance`) may read the state, since they only serve for comparison.
"""

import hashlib
import random
from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from bot.ai.contract import AnyComputerPlayer, Level
from bot.games.contract import AnyGame, Move, Options, Placing, ScoreLine, Seat
from bot.games.shuffle import SeededShuffler
from tests.entries import GAMES

MOST_MOVES = 100_000
"""No game is as long; contestants who reach it would never end."""


class Contestant(Protocol):
    """Chooses one of a seat's moves."""

    def __call__(self, game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Move: ...


class Decision(NamedTuple):
    """A position of a game, and the move that a contestant chose in it."""

    state: Any
    seat: Seat
    move: Move


class Finished(NamedTuple):
    """The result of a game: the placings, best first, and the scorepad."""

    placings: Sequence[Placing]
    scorepad: Sequence[ScoreLine]

    def score(self, seat: Seat) -> int:
        return next(placing.score for placing in self.placings if placing.seat == seat)

    def share_of_win(self, seat: Seat) -> float:
        winners = [placing.seat for placing in self.placings if placing.place == 1]
        return (seat in winners) / len(winners)


def from_view(player: AnyComputerPlayer, level: Level = Level.BOSUN) -> Contestant:
    """The contestant that plays as the computer player does on that level, from nothing but its view."""

    def choose(game: AnyGame, state: Any, seat: Seat, rng: random.Random) -> Move:
        return player.choose(game.view(state, seat), rng, level)

    return choose


def decisions(
    key: str, contestants: Sequence[Contestant], seed: int, options: Options | None = None
) -> Iterator[Decision]:
    """Every decision of a game in order, a contestant for each seat.

    Raises `IllegalMove` for a contestant's illegal move, RuntimeError for a game that does not end.
    """
    game = GAMES[key]
    chances = [random.Random(f"{seed}/{seat}") for seat in range(len(contestants))]
    state = start(game, len(contestants), seed, options)
    for _ in range(MOST_MOVES):
        to_move = game.to_move(state)
        if not to_move:
            return
        seat = to_move[0]
        move = contestants[seat](game, state, seat, chances[seat])
        yield Decision(state, seat, move)
        state = game.play(state, seat, move)
    raise RuntimeError(f"{key} with seed {seed} goes on for ever")


def start(game: AnyGame, players: int, seed: int, options: Options | None = None) -> Any:
    """The first position of the game that `seed` names, with the options that were not chosen by default."""
    shuffler = SeededShuffler(hashlib.sha256(f"arena {seed}".encode()).digest())
    return game.start(players, game.RULES.complete(options or {}), shuffler)


def contest(
    key: str, contestants: Sequence[Contestant], seed: int, options: Options | None = None
) -> Finished:
    """The result of the game of this seed. Raises as `decisions` does."""
    game = GAMES[key]
    *_, last = decisions(key, contestants, seed, options)
    state = game.play(last.state, last.seat, last.move)
    placings = game.result(state)
    assert placings is not None, "a game that awaits nobody is over"
    return Finished(placings, game.scorepad(state))
