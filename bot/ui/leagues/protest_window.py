"""The choice of how long one may protest against the results of a league."""

import discord

from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.custom_id import ButtonId

HOURS = (0, 12, 24, 48, 72)
"""The windows that are offered."""


def protest_select(button_id: ButtonId, now: int, say: Say) -> TableSelect:
    """The windows, with the one that holds now ticked."""
    title = say("select-protests")
    options = [
        discord.SelectOption(
            label=say("select-option", option=title, value=window(hours, say))[:100],
            value=str(hours),
            default=hours == now,
        )
        for hours in HOURS
    ]
    return TableSelect(button_id, title, options)


def window(hours: int, say: Say) -> str:
    """A window in words."""
    return say("league-hours", hours=hours) if hours else say("protests-none")
