"""How Corsari looks. `cards` names the cards, `splits` shows hands laid down, `drafts` reads begun ones."""

from bot.presenters.corsari.board import board
from bot.presenters.corsari.cards import fact
from bot.presenters.corsari.choices import choices, menus, verb
from bot.presenters.corsari.events import event_text, holdings
from bot.presenters.corsari.hand import hand
from bot.presenters.corsari.scorepad import scorepad

__all__ = ("board", "choices", "event_text", "fact", "hand", "holdings", "menus", "scorepad", "verb")
