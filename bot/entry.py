"""What one game is made of: the bot is built from entries, listed in `bot/registry.py`."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.ai.contract import AnyAdviser, AnyComputerPlayer
from bot.games.contract import AnyGame, Plans, Rules
from bot.games.paper import PaperRules
from bot.presenters.contract import Presenter
from bot.texts.catalog import FOLDER


@dataclass(frozen=True, slots=True)
class Entry:
    """A game; parts that it does not have are None.

    `cog` is the extension with its commands, `texts` a folder of languages outside `bot/texts`. `paper` is
    for real cards.
    """

    game: AnyGame
    computer: AnyComputerPlayer
    presenter: Presenter[Any]
    cog: str
    texts: Path = FOLDER
    paper: PaperRules | None = None
    plans: Plans[Any] | None = None
    adviser: AnyAdviser | None = None

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
        """What the game knows of real cards. Raises LookupError."""
        if self.paper is None:
            raise LookupError(f"{self.key} has no scorepad for real cards")
        return self.paper


Entries = Mapping[str, Entry]  # entries by the key of their game, in the order of listing


def by_key(entries: Iterable[Entry]) -> Entries:
    """The entries by the key of their game."""
    return {entry.key: entry for entry in entries}
