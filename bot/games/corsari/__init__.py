"""Corsari: lay your cards down as prisoners and crew, with few stowaways, by the rulebook's Italian text."""

from bot.games.contract import as_before as rematch_options
from bot.games.contract import no_last_card as last_card
from bot.games.corsari.events import events, reveals
from bot.games.corsari.moves import check, legal, play
from bot.games.corsari.next_words import next_words
from bot.games.corsari.notation import read
from bot.games.corsari.state import RULES, State, start
from bot.games.corsari.turns import decision, may_act, to_move
from bot.games.corsari.view import View, offers_with, result, scorepad, view
