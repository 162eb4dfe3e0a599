"""What is chosen of fair play: what a computer player's seat brings, and when somebody is out."""

import discord

from bot.model.leagues import ComputerSeats
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.widgets import choice

NO_SHOWS = (1, 2, 3, 4, 0)
"""After how many no-shows in a row somebody is out, as it is offered; 0: never."""


def computer_seats_select(button_id: ButtonId, now: ComputerSeats, say: Say) -> TableSelect:
    """What a seat brings that counts as a computer player's, what holds now ticked."""
    return choice(button_id, "credit", [*ComputerSeats], now, say)


def no_shows_select(button_id: ButtonId, now: int, say: Say) -> TableSelect:
    """After how many no-shows in a row somebody is out, what holds now ticked."""
    name = say("select-no-shows")
    options = [
        discord.SelectOption(
            label=say("select-option", option=name, value=say("league-no-shows-after", count=count)),
            value=str(count),
            default=count == now,
        )
        for count in NO_SHOWS
    ]
    return TableSelect(button_id, name, options)
