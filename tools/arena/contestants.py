"""The players of the arena, by name: a level of the house's computer player, chance, or one from outside.

From outside comes a program (`run:` and its path, see `programs`), or a Python module that satisfies
`ComputerPlayer`: it gets the view of its seat and returns a move. `outsiders/` has an example.
"""

import importlib.util
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path

from bot.ai.contract import AnyComputerPlayer, Level
from tests.entries import COMPUTER_PLAYERS
from tools.arena.chance import at_random
from tools.arena.games import Contestant, from_view
from tools.arena.programs import Program

LEVELS = {level.name.lower(): level for level in Level}
RANDOM, PROGRAM = "random", "run:"


def contestant(key: str, name: str) -> Contestant:
    """The contestant of that name in the game `key`; a name that ends in `.py` is the path of a module.

    Raises ValueError, with a sentence to show, for a name that is nobody's and for a file that is no player.
    """
    if name.startswith(PROGRAM):
        path = Path(name.removeprefix(PROGRAM)).resolve()
        if not (path.is_file() and os.access(path, os.X_OK)):
            raise ValueError(f"{path} is no program that can be started")
        return Program(path)
    if name.endswith(".py"):
        return from_view(loaded(Path(name).resolve()))
    if name in LEVELS:
        return from_view(COMPUTER_PLAYERS[key], LEVELS[name])
    if name == RANDOM:
        return at_random
    raise ValueError(f"nobody is called {name!r}: {', '.join((*LEVELS, RANDOM))} run:program or a file.py")


@contextmanager
def playing(key: str, names: Sequence[str]) -> Iterator[list[Contestant]]:
    """The contestants of those names, by seat, for one game: their programs end with it."""
    with ExitStack() as stack:
        found = [contestant(key, name) for name in names]
        for one in found:
            if isinstance(one, Program):
                stack.callback(one.close)
        yield found


@cache
def loaded(path: Path) -> AnyComputerPlayer:
    """The player in a file, imported once. Raises ValueError for a file that is none."""
    spec = importlib.util.spec_from_file_location(f"outsider_{path.stem}", path)
    if spec is None or spec.loader is None or not path.is_file():
        raise ValueError(f"there is no player at {path}")
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    if not callable(getattr(module, "choose", None)):
        raise ValueError(f"{path} has no function choose(view, rng, level)")
    player: AnyComputerPlayer = module
    return player
