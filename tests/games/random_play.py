"""Whole games played at random, by the contract alone: what the tests of every game stand on."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import islice
from random import Random
from typing import Any, NamedTuple, cast

from bot.games.contract import AnyGame, Move, Options, OptionValue, Seat
from bot.games.record import Record
from bot.games.shuffle import SEED_BYTES, SeededShuffler
from tests.entries import GAMES

MOST_MOVES = 20_000
"""No game takes as long; one that does has no end."""
OFFERED = 200
"""As many of the moves offered are chosen from."""


class Step(NamedTuple):
    """A move with the states before and after it."""

    before: Any
    seat: Seat
    move: Move
    after: Any


@dataclass(frozen=True)
class Playing:
    """A game played to its end: its record, and every state from the start to the end."""

    game: AnyGame
    record: Record
    states: tuple[Any, ...]

    @property
    def end(self) -> Any:
        return self.states[-1]

    def steps(self) -> Iterator[Step]:
        for number in range(len(self.record.moves)):
            yield self.step(number)

    def step(self, number: int) -> Step:
        """Move `number`, from 0."""
        return Step(self.states[number], *self.record.moves[number], self.states[number + 1])


class _AsPlayed:
    """A game's rules for which the moves of one game of it are worked out already."""

    def __init__(self, playing: Playing) -> None:
        self._game, self._playing = playing.game, playing  # its states stay, and what they are known by
        self._after = {(id(step.before), step.seat, step.move): step.after for step in playing.steps()}

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def play(self, state: Any, seat: Seat, move: Move) -> Any:
        """The state after the move: the one that is known, else as the rules say."""
        known = self._after.get((id(state), seat, move))
        return self._game.play(state, seat, move) if known is None else known


def as_played(playing: Playing) -> AnyGame:
    return cast("AnyGame", _AsPlayed(playing))


def play_at_random(key: str, players: int, options: Options, chance: Random) -> Playing:
    """A whole game: mostly an awaited seat moves, sometimes another that may. `options` complete."""
    game, seed = GAMES[key], chance.randbytes(SEED_BYTES)
    states: list[Any] = [game.start(players, options, SeededShuffler(seed))]
    moves: list[tuple[Seat, Move]] = []
    while game.result(state := states[-1]) is None:
        assert len(moves) < MOST_MOVES, f"{key} does not end"
        seat = chance.choice(list(game.may_act(state) if chance.random() < 0.2 else game.to_move(state)))
        move = chance.choice(list(islice(game.legal(state, seat), OFFERED)))
        moves.append((seat, move))
        states.append(game.play(state, seat, move))
    record = Record(game, game.RULES.version, players, options, seed, tuple(moves))
    return Playing(game, record, tuple(states))


@lru_cache(maxsize=64)
def random_playing(key: str, players: int, number: int, *chosen: tuple[str, OptionValue]) -> Playing:
    """Random game `number` of so many players, with options at random but for those that are chosen.

    It is the same at every call.
    """
    chance = Random(f"{key} {players} {number}")
    return play_at_random(key, players, random_options(key, players, chance, dict(chosen)), chance)


def random_options(
    key: str, players: int, chance: Random, chosen: Options, first: int | None = None
) -> dict[str, OptionValue]:
    """Options at random among the first choices of those that go together and with so many players."""
    rules, options = GAMES[key].RULES, dict[str, OptionValue]()
    for option in rules.options:
        if all(rules.value(options, name) == value for name, value in option.goes_with.items()):
            options[option.name] = chosen.get(option.name, chance.choice(option.choices[:first]))
            if players > rules.most_players(options):
                options = rules.options_for(players)
    return rules.complete(options)
