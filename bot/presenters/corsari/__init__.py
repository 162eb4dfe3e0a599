"""How Corsari is shown; also `splits`, hands laid down, and `drafts`, those that are begun."""

from bot.games.corsari.view import View
from bot.presenters.contract import Presenter
from bot.presenters.corsari import board, cards, choices, events, hand, pictures, scorepad, tips
from bot.presenters.corsari.spellings import spellings

PRESENTER: Presenter[View] = Presenter(
    board,
    cards,
    hand,
    events,
    scorepad,
    choices=choices,
    spellings=spellings,
    pictures=pictures,
    advice=choices,
    tips=tips,
)
