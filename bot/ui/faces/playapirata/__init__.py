"""How Playa Pirata looks. `cards` names them, `table` is what lies there, `labels` are those of buttons."""

from bot.ui.faces.playapirata.cards import fact
from bot.ui.faces.playapirata.choices import choices, menus
from bot.ui.faces.playapirata.hand import hand
from bot.ui.faces.playapirata.pad import scorepad
from bot.ui.faces.playapirata.table import board, verb
from bot.ui.faces.playapirata.telling import holdings, told

__all__ = ("board", "choices", "fact", "hand", "holdings", "menus", "scorepad", "told", "verb")
