"""What one game is made of, in one value: the bot is built from entries, and adding a game is adding one.

This is the type alone; the entries of the house stand in `bot/registry.py`.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.ai.contract import AnyAdviser, AnyComputerPlayer
from bot.games.contract import AnyGame, Options, Plan, Plans, Rules, ScoreLine
from bot.games.length import Turns
from bot.games.paper import PaperRules
from bot.presenters.contract import AdvicePresenter, Label, Labels, Names, OwnChoices, Presenter
from bot.presenters.picture import Emojis
from bot.presenters.pictured import Pictured
from bot.texts.catalog import FOLDER, Say


def word_label(view: object, names: Names, say: Say, words: str, given: int) -> Label:
    """The words themselves, from those on that are not chosen yet."""
    return Label(" ".join(words.split()[given:]))


@dataclass(frozen=True, slots=True)
class Entry:
    """A game.

    `cog` is the extension with its slash commands. Moves are chosen word by word, each with its `label`,
    unless the game has `choices` of its own. `texts` is a folder with a folder a language, for a game whose
    texts are not in `bot/texts`. `paper`, and `score_lines`, which tells its lines, are None for a game
    without a scorepad for real cards, `plans` for one without moves in advance; `planned` gives a plan's name
    and emoji. `tips` are sentences about what a seat is to decide now, for somebody who plays a game for the
    first time. `adviser` judges choices and `advice` says it, both None for a game without advice.
    A game without `pictures` is told in words alone; `emojis` are drawn in the place of its shapes.
    `turns` tells for so many players and complete options how many turns follow one another, None
    for a game of which that was never measured; after an event of `trick_ends` a trick is over, or the first
    one begins, in a game of tricks; `league_options` are what a league is proposed to play with.
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
    turns: Callable[[int, Options], Turns] | None = None
    trick_ends: frozenset[str] = frozenset()
    league_options: Options = field(default_factory=dict)

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
