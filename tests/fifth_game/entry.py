"""The one line that adds Grog to the bot."""

from pathlib import Path

from bot.entry import Entry
from tests.fifth_game import computer, presenter, rules

GROG = Entry(
    rules,
    computer,
    presenter,
    "tests.fifth_game.cog",
    label=presenter.label,
    texts=Path(__file__).with_name("texts"),
)
