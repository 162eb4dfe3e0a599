"""How The Flying Hollander is shown; also `command_fields`, the possible values in the slash commands."""

from bot.games.hollander.view import View
from bot.presenters.contract import Presenter
from bot.presenters.hollander import board, cards, choices, events, hand, pictures, scorepad, tips

PRESENTER: Presenter[View] = Presenter(
    board, cards, hand, events, scorepad, choices=choices, pictures=pictures, advice=choices, tips=tips
)
