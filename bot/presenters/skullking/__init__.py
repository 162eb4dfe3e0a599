"""How Skull King is shown; its choices are the default's."""

from bot.games.skullking.view import View
from bot.presenters.contract import Presenter
from bot.presenters.skullking import board, cards, choices, events, hand, pictures, plans, scorepad, tips
from bot.presenters.skullking.spellings import spellings

PRESENTER: Presenter[View] = Presenter(
    board,
    cards,
    hand,
    events,
    scorepad,
    label=choices.label,
    spellings=spellings,
    pictures=pictures,
    plans=plans,
    advice=choices,
    tips=tips,
)
