"""The Flying Hollander: be the first to get rid of all your cards, by the publisher's rulebook."""

from bot.games.hollander.events import events, reveals
from bot.games.hollander.moves import (
    check,
    decision,
    last_card,
    legal,
    may_act,
    next_words,
    play,
    read,
    to_move,
)
from bot.games.hollander.state import RULES, State, rematch_options, start
from bot.games.hollander.view import View, result, scorepad, view
