"""What one game is made of, in one value: the bot is built from entries, and adding a game is adding one.

This is the type alone; the entries of the house stand in `bot/registry.py`.
"""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.ai.contract import AnyComputerPlayer
from bot.games.contract import AnyGame, Plan, Plans, Rules
from bot.games.paper import PaperRules
from bot.presenters.contract import Presenter
from bot.texts.catalog import FOLDER, Say


@dataclass(frozen=True, slots=True)
class Entry:
    """A game.

    `cog` is the extension with its slash commands. `texts` is a folder with a folder a language, for a game
    that does not stand in `bot/texts`. `paper` is None for a game that nobody keeps the score of at home,
    `plans` for one without moves in advance; `planned` gives a plan's name and emoji.
    """

    game: AnyGame
    computer: AnyComputerPlayer
    presenter: Presenter[Any]
    cog: str
    texts: Path = FOLDER
    paper: PaperRules | None = None
    plans: Plans[Any] | None = None
    planned: Callable[[Plan, Say], tuple[str, str]] | None = None

    @property
    def key(self) -> str:
        """The key of the game, as it is stored."""
        return self.rules.key

    @property
    def rules(self) -> Rules:
        """What is fixed about the game."""
        return self.game.RULES

    @property
    def on_paper(self) -> PaperRules:
        """What the game knows of being played with real cards. Raises LookupError where it knows nothing."""
        if self.paper is None:
            raise LookupError(f"{self.key} has no scorepad for real cards")
        return self.paper


Entries = Mapping[str, Entry]
"""Entries by the key of their game, in the order in which the games are listed."""


def by_key(entries: Iterable[Entry]) -> Entries:
    """The entries by the key of their game."""
    return {entry.key: entry for entry in entries}
