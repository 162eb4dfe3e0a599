"""How Playa Pirata is shown; also `labels`, the words on the button of a move."""

from bot.games.playapirata.view import View
from bot.presenters.contract import Presenter
from bot.presenters.playapirata import board, cards, choices, events, hand, labels, pictures, scorepad

PRESENTER: Presenter[View] = Presenter(
    board, cards, hand, events, scorepad, choices=choices, pictures=pictures, advice=labels
)
