"""How The Flying Hollander is shown."""

from bot.games.hollander.view import View
from bot.presenters.contract import Presenter
from bot.presenters.hollander import board, cards, choices, events, hand, pictures, scorepad, tips
from bot.presenters.hollander.spellings import spellings

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
