"""The options of a game, as they are chosen before the first card: for a table, or for all of a league's."""

from collections.abc import Sequence

import discord

from bot.games.contract import Option, OptionValue
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.custom_id import ButtonId, Words


def option_select(button_id: ButtonId, game: str, option: Option, now: OptionValue, say: Say) -> TableSelect:
    """The values of an option by their numbers, what holds now ticked; `button_id` names the option."""
    name = say(f"{game}-option-{option.name.replace('_', '-')}")
    options = [
        discord.SelectOption(
            label=say("select-option", option=name, value=option_value(game, option, value, say)),
            value=str(at),
            default=value == now,
        )
        for at, value in enumerate(option.choices)
    ]
    return TableSelect(button_id, name, options)


def chosen_option(options: Sequence[Option], words: Words) -> tuple[str, OptionValue]:
    """The option that a choice in `option_select` names, and its value. Raises `CustomIdError`."""
    choices = {option.name: option.choices for option in options}
    name = words.among(0, choices)
    return name, words.nth(1, choices[name])


def option_value(game: str, option: Option, value: OptionValue, say: Say) -> str:
    """What players call a value of an option."""
    if isinstance(value, bool):
        return say("option-yes" if value else "option-no")
    return say(f"{game}-option-{option.name}-{value}") if isinstance(value, str) else str(value)
