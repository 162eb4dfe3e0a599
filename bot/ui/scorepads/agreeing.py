"""The panel for the options of a scorepad, and house rules. All raise `Refusal`."""

from collections.abc import Sequence

import discord

from bot.delivery.body import Page
from bot.games.paper_fields import BIDS
from bot.scorepads import agreeing, writing
from bot.scorepads.scorepad import Scorepad
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.options import chosen_options
from bot.ui.scorepads.buttons import option_menus
from bot.ui.scorepads.forms import naming
from bot.ui.scorepads.lookup import scorepad_of
from bot.ui.scorepads.post import totals


@answers("pad_agreed", given=scorepad_of)
async def _agreed(caller: Caller, scorepad: Scorepad) -> None:
    writing.require_writer(scorepad, caller.person)
    await caller.show(_page(scorepad, [caller.say("pad-agreed")], caller.say))


def _page(scorepad: Scorepad, blocks: Sequence[str], say: Say) -> Page:
    buttons = []
    if scorepad.paper.tapped(BIDS):
        key = "button-pad-printed-rules" if scorepad.house_rules else "button-pad-house-rules"
        about = ButtonId(NO_TABLE, "pad_house", None, f"{scorepad.id} {int(not scorepad.house_rules)}")
        buttons = [TableButton(about, say(key), style=discord.ButtonStyle.secondary)]
    return page(blocks, buttons, [*option_menus(scorepad, say)])


@answers("pad_house")
async def _house_rules(caller: Caller, button_id: ButtonId) -> None:
    scorepad, on = await scorepad_of(caller, button_id), bool(button_id.words.number(1, least=0))
    with naming(scorepad, caller.say):
        after = await agreeing.set_house_rules(caller.services.scorepads, scorepad.id, caller.person, on=on)
    say = caller.say
    done = say("done-pad-house-rules" if on else "done-pad-printed-rules")
    await caller.show_in_place(_page(after, [done], say))


@answers("pad_option")
async def _option(caller: Caller, button_id: ButtonId) -> None:
    scorepad, say = await scorepad_of(caller, button_id), caller.say
    changes = chosen_options(scorepad.rules, scorepad.row.options, button_id.words.after(1))
    with naming(scorepad, say):
        after = await agreeing.set_options(caller.services.scorepads, scorepad.id, caller.person, changes)
    await caller.show_in_place(_page(after, [_done(scorepad, after, say)], say))


def _done(before: Scorepad, after: Scorepad, say: Say) -> str:
    """That the option is changed, and every total before and after."""
    lines = [
        say("labelled", label=name, text=f"{old} → {new}")
        for (name, old), (_, new) in zip(totals(before, say), totals(after, say), strict=True)
    ]
    return "\n".join([say("done-option"), *(lines if after.paper.lines else ())])
