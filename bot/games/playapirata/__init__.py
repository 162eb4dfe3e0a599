"""Playa Pirata: occupy the buried treasures with beach towels.

Quotes are the rulebook's, rulings are marked **R**.
"""

from bot.games.contract import as_before as rematch_options
from bot.games.contract import no_last_card as last_card
from bot.games.playapirata.events import events, reveals
from bot.games.playapirata.match import start
from bot.games.playapirata.moves import check, decision, legal, may_act, next_words, play, to_move
from bot.games.playapirata.notation import read
from bot.games.playapirata.state import RULES, State
from bot.games.playapirata.view import View, result, scorepad, view
