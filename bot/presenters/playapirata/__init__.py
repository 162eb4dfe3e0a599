"""How Playa Pirata looks. `cards` names them, `board` is what lies there, `labels` are those of buttons."""

from bot.presenters.playapirata.board import board, verb
from bot.presenters.playapirata.cards import fact
from bot.presenters.playapirata.choices import choices, menus
from bot.presenters.playapirata.events import event_text, holdings
from bot.presenters.playapirata.hand import hand
from bot.presenters.playapirata.scorepad import scorepad

__all__ = ("board", "choices", "event_text", "fact", "hand", "holdings", "menus", "scorepad", "verb")
