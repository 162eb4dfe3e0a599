"""How Corsari looks. `cards` names the cards, `splits` shows hands laid down, `drafts` reads begun ones."""

from bot.ui.faces.corsari.board import board
from bot.ui.faces.corsari.cards import fact
from bot.ui.faces.corsari.choosing import choices, menus, verb
from bot.ui.faces.corsari.hand import hand
from bot.ui.faces.corsari.pad import scorepad
from bot.ui.faces.corsari.telling import holdings, told

__all__ = ("board", "choices", "fact", "hand", "holdings", "menus", "scorepad", "told", "verb")
