"""How Playa Pirata is shown."""

from bot.games.playapirata.view import View
from bot.presenters.contract import Presenter
from bot.presenters.playapirata import board, cards, choices, events, hand, pictures, scorepad, tips
from bot.presenters.playapirata.spellings import spellings

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
