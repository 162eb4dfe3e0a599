"""Skull King: bid how many tricks you will win, and win exactly those."""

from bot.games.contract import as_before as rematch_options
from bot.games.skullking.edition import RULES
from bot.games.skullking.events import events, reveals
from bot.games.skullking.moves import check, decision, last_card, legal, may_act, next_words, play, to_move
from bot.games.skullking.reading import read
from bot.games.skullking.state import State, start
from bot.games.skullking.view import View, result, scorepad, takes_trick, view
