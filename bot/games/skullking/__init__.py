"""Skull King: bid how many tricks you will win, and win exactly those.

The modules, each on top of the one before: `cards`, `trick` and `scoring`, `state`, `moves`, `events`,
`view`; on top of `moves` also `plans`, which the contract tells of apart, and on top of `scoring` also
`paper`, the game with real cards.
"""

from bot.games.contract import as_before as rematch_options
from bot.games.skullking.events import events, reveals
from bot.games.skullking.moves import awaited, check, decision, legal, may_act, next_words, play, read
from bot.games.skullking.position import position
from bot.games.skullking.state import RULES, State, start
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
