"""The parts of one game: the bot is built from entries, listed in `bot/registry.py`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.ai.contract import AnyAdviser, AnyComputerPlayer, Foreteller, Judge
from bot.games.contract import AnyGame, Plans, Rules
from bot.games.paper import PaperRules
from bot.games.predictions import Question
from bot.presenters.contract import Presenter
from bot.texts.catalog import FOLDER


@dataclass(frozen=True, slots=True)
class Entry:
    """A game, with its parts; None for missing ones."""

    game: AnyGame
    computer: AnyComputerPlayer
    presenter: Presenter[Any]
    cog: str  # the extension with its commands
    texts: Path = FOLDER  # a folder of languages, where it is not ours
    paper: PaperRules | None = None  # for real cards
    plans: Plans[Any] | None = None  # for moves in advance
    adviser: AnyAdviser | None = None
    judge: Judge | None = None  # of hands that are played alone
    # Both are given the spectators' view: what those who watch are asked, and what the Captain says of bids.
    asked: Callable[[Any], Sequence[Question]] | None = None
    foretold: Foreteller | None = None

    @property
    def key(self) -> str:
        """Its key, as it is stored."""
        return self.rules.key

    @property
    def rules(self) -> Rules:
        """The fixed facts of the game."""
        return self.game.RULES

    @property
    def on_paper(self) -> PaperRules:
        """The rules for real cards. Raises LookupError."""
        if self.paper is None:
            raise LookupError(f"{self.key} has no scorepad for real cards")
        return self.paper


Entries = Mapping[str, Entry]  # entries by the key of their game, in the order of listing


def by_key(entries: Iterable[Entry]) -> Entries:
    """The entries by the key of their game."""
    return {entry.key: entry for entry in entries}
