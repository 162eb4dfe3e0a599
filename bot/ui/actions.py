"""From a custom id to the function that answers: the one in this package that is marked `@answers`."""

from collections.abc import Mapping
from functools import partial
from importlib import import_module
from pkgutil import walk_packages

import discord

import bot.ui
from bot.ui.kit.answering import ANSWERS, Answer
from bot.ui.kit.buttons import pressed
from bot.ui.kit.caller import caller_of
from bot.ui.kit.custom_id import ButtonId, CustomIdError
from bot.ui.kit.errors import Tell, answer_errors, tell_plainly
from bot.ui.kit.modal import refuse_form, submitted
from bot.ui.leagues.gone_channel import tell_moderator


def _import_all() -> Mapping[str, Answer]:
    for module in walk_packages(bot.ui.__path__, "bot.ui."):
        import_module(module.name)
    return ANSWERS


ACTIONS = _import_all()


async def answer(interaction: discord.Interaction) -> None:
    """Answers buttons, selects and forms."""
    tell: Tell
    match interaction.type:
        case discord.InteractionType.component:
            button_id, tell = pressed(interaction), tell_plainly
        case discord.InteractionType.modal_submit:
            button_id = submitted(interaction)
            tell = partial(refuse_form, button_id)
        case _:
            return
    await answer_errors(interaction, _act(interaction, button_id), button_id.table, tell)


async def _act(interaction: discord.Interaction, button_id: ButtonId) -> None:
    action = ACTIONS.get(button_id.action)
    if action is None:
        raise CustomIdError(button_id.action)
    caller = await caller_of(interaction)
    await action(caller, button_id)
    await tell_moderator(caller)
