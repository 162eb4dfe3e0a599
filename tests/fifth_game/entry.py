"""The one line that adds Grog to the bot."""

from pathlib import Path

from bot.entry import Entry
from bot.presenters.contract import Presenter
from tests.fifth_game import computer, presenter, rules

GROG = Entry(
    rules,
    computer,
    Presenter(presenter, presenter, presenter, presenter, presenter, label=presenter.label),
    "tests.fifth_game.cog",
    texts=Path(__file__).with_name("texts"),
)
