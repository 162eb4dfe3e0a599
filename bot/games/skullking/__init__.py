"""Skull King: bid how many tricks you will win, and win exactly those.

The modules, each on top of the one before: `cards`, `trick` and `scoring`, `edition`, `state`, `powers`,
`moves`, `reading`, `events`, `view`; on top of `reading` also `plans`, which the contract tells of apart, and
on top of `edition` and `scoring` also `paper`, the game with real cards.

There are two editions: the first, and that of 2021, with another deck, more players and pirates who have
powers. They are one game: what differs is an `Edition`, and powers are due only where there are any.
"""

from bot.games.contract import as_before as rematch_options
from bot.games.skullking.edition import RULES
from bot.games.skullking.events import events, reveals
from bot.games.skullking.moves import awaited, check, decision, legal, may_act, next_words, play
from bot.games.skullking.position import position
from bot.games.skullking.reading import read
from bot.games.skullking.state import State, start
from bot.games.skullking.view import View, result, scorepad, view

__all__ = (
    "RULES",
    "State",
    "View",
    "awaited",
    "check",
    "decision",
    "events",
    "legal",
    "may_act",
    "next_words",
    "play",
    "position",
    "read",
    "rematch_options",
    "result",
    "reveals",
    "scorepad",
    "start",
    "view",
)
