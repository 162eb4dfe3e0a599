"""The Flying Hollander: be the first to be rid of all your cards. After the publisher's rulebook.

The modules, each on top of the ones before: `cards`, `pile`, `state`, `choices`, `turn` and `offers`,
`words`, `moves`, `scoring`, `view`; and on `scoring` also `home`, the game with real cards.
"""

from bot.games.hollander.moves import awaited, check, decision, legal, may_act, play, read
from bot.games.hollander.state import RULES, State, again, start
from bot.games.hollander.view import View, events, result, scorepad, uncovers, view

__all__ = (
    "RULES",
    "State",
    "View",
    "again",
    "awaited",
    "check",
    "decision",
    "events",
    "legal",
    "may_act",
    "play",
    "read",
    "result",
    "scorepad",
    "start",
    "uncovers",
    "view",
)
