"""Every game at every size of table, and places in random games of it: what properties range over."""

from collections.abc import Callable, Iterable, Sequence
from itertools import islice
from random import Random
from typing import Any, NamedTuple, TypeVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.games.contract import AnyGame, Fact, IllegalMove, Move, OptionValue, Seat
from tests.entries import GAMES
from tests.games.random_play import OFFERED, Playing, Step, random_playing

Test = TypeVar("Test", bound=Callable[..., None])
GAMES_OF_EACH_SIZE = 3
"""So few, since every test of whole games shares them, and looks at every move."""


def each_game(keys: Iterable[str]) -> pytest.MarkDecorator:
    """Runs a test for each of these games, such as those that have the part it is about."""
    return pytest.mark.parametrize("key", list(keys))


def each_table(keys: Iterable[str]) -> pytest.MarkDecorator:
    """Runs a test for each of these games at every size of table."""
    sizes = {key: (GAMES[key].RULES.min_players, GAMES[key].RULES.most_players_ever) for key in keys}
    tables = [(key, players) for key, (least, most) in sizes.items() for players in range(least, most + 1)]
    return pytest.mark.parametrize(("key", "players"), tables)


EVERY_GAME, EVERY_TABLE = each_game(GAMES), each_table(GAMES)
whole_games = settings(max_examples=GAMES_OF_EACH_SIZE, derandomize=True)
positions = settings(max_examples=100, derandomize=True)
NUMBERS = st.integers(0, GAMES_OF_EACH_SIZE - 1)


class Position(NamedTuple):
    """A place in a random game: move `at` is the next one."""

    playing: Playing
    at: int
    chance: Random

    @property
    def state(self) -> Any:
        return self.playing.states[self.at]

    @property
    def step(self) -> Step:
        return self.playing.step(self.at)

    @property
    def viewers(self) -> list[Seat | None]:
        return [None, *range(self.playing.record.players)]


def position(data: st.DataObject, key: str) -> Position:
    """Any place in any random game of any number of players."""
    rules = GAMES[key].RULES
    players = data.draw(st.integers(rules.min_players, rules.most_players_ever), label="players")
    playing = random_playing(key, players, data.draw(NUMBERS, label="game"))
    at = data.draw(st.integers(0, len(playing.record.moves) - 1), label="move")
    return Position(playing, at, Random(at))


def in_whole_games(
    test: Callable[[str, int, Playing], None],
    chosen: Sequence[tuple[str, OptionValue]] = (),
    keys: Iterable[str] = GAMES,
) -> Callable[[str, int], None]:
    """Runs the test on some random games of each game at each size of table, with options that are chosen."""

    @each_table(keys)
    def run(key: str, players: int) -> None:
        for number in range(GAMES_OF_EACH_SIZE):
            test(key, players, random_playing(key, players, number, *chosen))

    return _named_as(test, run)


def in_positions(test: Callable[[str, Position], None]) -> Callable[..., None]:
    """Runs the test in some positions of random games of each game."""

    @EVERY_GAME
    @positions
    @given(data=st.data())
    def run(key: str, data: st.DataObject) -> None:
        test(key, position(data, key))

    named: Callable[..., None] = _named_as(test, run)
    return named


def _named_as(test: Callable[..., None], run: Test) -> Test:
    run.__name__, run.__qualname__, run.__module__ = test.__name__, test.__qualname__, test.__module__
    return run


def refusal(game: AnyGame, state: Any, seat: Seat, move: Move) -> tuple[str, dict[str, Fact]] | None:
    """Why `check` refuses the move, None where it does not; `play` must agree."""
    told: list[tuple[str, dict[str, Fact]] | None] = []
    for attempt in (game.check, game.play):
        try:
            attempt(state, seat, move)
            told.append(None)
        except IllegalMove as error:
            told.append((error.code, dict(error.facts)))
    assert told[0] == told[1], f"check and play disagree on {move}"
    return told[0]


def offered_to(game: AnyGame, state: Any, seat: Seat) -> list[Move]:
    return list(islice(game.legal(state, seat), OFFERED))
