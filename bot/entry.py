"""What one game is made of: the bot is built from entries, listed in `bot/registry.py`."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.ai.contract import AnyAdviser, AnyComputerPlayer
from bot.games.contract import AnyGame, Plan, Plans, Rules, ScoreLine
from bot.games.paper import PaperRules
from bot.presenters.contract import AdvicePresenter, Label, Labels, Names, OwnChoices, Presenter
from bot.presenters.picture import Emojis
from bot.presenters.pictured import Pictured
from bot.texts.catalog import FOLDER, Say


def word_label(view: object, names: Names, say: Say, words: str, given: int) -> Label:
    """The words that are not chosen yet."""
    return Label(" ".join(words.split()[given:]))


@dataclass(frozen=True, slots=True)
class Entry:
    """A game.

    `cog` is the extension with its commands. Moves are chosen word by word by `label`, unless it has
    `choices`. `texts` is a folder of languages outside `bot/texts`. `paper` and `score_lines` are for real
    cards, `plans` and `planned` for moves in advance, `tips` for beginners, `adviser` and `advice` for
    advice; all None where a game has none.
    """

    game: AnyGame
    computer: AnyComputerPlayer
    presenter: Presenter[Any]
    cog: str
    texts: Path = FOLDER
    choices: OwnChoices[Any] | None = None
    label: Labels[Any] = word_label
    paper: PaperRules | None = None
    pictures: Pictured[Any] | None = None
    emojis: Emojis = field(default_factory=dict)
    score_lines: Callable[[Sequence[ScoreLine], Names, Say], str] | None = None
    plans: Plans[Any] | None = None
    planned: Callable[[Plan, Say], tuple[str, str]] | None = None
    tips: Callable[[Any, Names, Say], Sequence[str]] | None = None
    adviser: AnyAdviser | None = None
    advice: AdvicePresenter[Any] | None = None

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


Entries = Mapping[str, Entry]
"""Entries by the key of their game, in the order of listing."""


def by_key(entries: Iterable[Entry]) -> Entries:
    """The entries by the key of their game."""
    return {entry.key: entry for entry in entries}
