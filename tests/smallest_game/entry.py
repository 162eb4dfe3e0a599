"""The one line that adds High Card to the bot."""

from pathlib import Path

from bot.entry import Entry
from bot.presenters.contract import Presenter
from tests.smallest_game import computer, presenter, rules

HIGH_CARD = Entry(
    rules,
    computer,
    Presenter(presenter, presenter, presenter, presenter, presenter),
    "tests.smallest_game.cog",
    texts=Path(__file__).with_name("texts"),
)
