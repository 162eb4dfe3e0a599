"""The choice of one's animal, from one's card."""

from collections.abc import Iterator

import discord

from bot.model.animals import ANIMALS
from bot.tables import preferences
from bot.texts.keys import key_of
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.person.careers import show_own

HALVES = 2  # a select has at most 25 options


@answers("card_animal")
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place(page([caller.say("card-animal")], rows=_menus(caller)))


def _menus(caller: Caller) -> Iterator[TableSelect]:
    names, length = list(ANIMALS), len(ANIMALS) // HALVES
    for half in range(HALVES):
        options = [
            discord.SelectOption(
                label=caller.say(key_of("animal", name)),
                value=name,
                emoji=ANIMALS[name],
                default=name == caller.animal,
            )
            for name in names[half * length : (half + 1) * length]
        ]
        button_id = ButtonId(NO_TABLE, "choose_animal", None, str(half))
        yield TableSelect(button_id, caller.say(key_of("animals", half)), options)


@answers("choose_animal")
async def _choose(caller: Caller, button_id: ButtonId) -> None:
    await preferences.prefer(caller.tables, caller.user_id, "animal", button_id.words.among(1, ANIMALS))
    await show_own(caller)
