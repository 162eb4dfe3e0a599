"""How Skull King looks.

The modules, each on top of the ones before: `cards`, `telling`, `board`, `hand`; and `choosing`, `pad`.
"""

from bot.ui.faces.skullking.board import board
from bot.ui.faces.skullking.cards import card_name, fact, kind, shape
from bot.ui.faces.skullking.choosing import choices, menus, planned, verb
from bot.ui.faces.skullking.hand import hand, holdings
from bot.ui.faces.skullking.pad import scorepad
from bot.ui.faces.skullking.telling import told

__all__ = (
    "board",
    "card_name",
    "choices",
    "fact",
    "hand",
    "holdings",
    "kind",
    "menus",
    "planned",
    "scorepad",
    "shape",
    "told",
    "verb",
)
