"""The buttons and selects below a scorepad."""

from collections.abc import Iterator

import discord

from bot.games.paper_fields import BIDS, STEPS, TRICKS
from bot.model.scorepads import ScorepadState
from bot.scorepads.scorepad import Scorepad
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.options import option_selects

STEP_BUTTONS = {BIDS: "button-pad-bids", TRICKS: "button-pad-tricks"}


def scorepad_button(
    scorepad: Scorepad, action: str, label: str, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> TableButton:
    """A button that does something to the scorepad."""
    return TableButton(ButtonId(NO_TABLE, action, None, str(scorepad.id)), label, style=style)


def round_button(
    scorepad: Scorepad,
    action: str,
    label: str,
    more: str = "",
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> TableButton:
    """A button about the next round, whose number is fixed when it is shown; `more` words follow."""
    about = ButtonId(NO_TABLE, action, scorepad.paper.number, f"{scorepad.id}{more}")
    return TableButton(about, label, style=style)


def scorepad_buttons(scorepad: Scorepad, say: Say) -> Iterator[TableButton]:
    """The buttons of the steps that are possible now."""
    if scorepad.state.is_settled:
        return
    if scorepad.state is ScorepadState.OPEN:
        yield from _open_buttons(scorepad, say)
    if scorepad.state is ScorepadState.FINISHED:
        yield scorepad_button(scorepad, "pad_confirm", say("button-pad-confirm"), discord.ButtonStyle.success)
    if scorepad.placings:
        yield scorepad_button(scorepad, "pad_again", say("button-pad-again"))
    if scorepad.standing:
        yield scorepad_button(scorepad, "pad_correct", say("button-pad-correct"))
    # Long labels and short ones by turns: two fit a phone's line.
    if scorepad.state is ScorepadState.OPEN and (scorepad.standing or scorepad.paper.tapped(BIDS)):
        yield scorepad_button(scorepad, "pad_agreed", say("button-pad-agreed"))
    if scorepad.state is ScorepadState.OPEN or scorepad.paper.is_ended:
        yield scorepad_button(scorepad, "pad_people", say("button-pad-people"))
    yield scorepad_button(scorepad, "pad_drop", say("button-pad-drop"))


def _open_buttons(scorepad: Scorepad, say: Say) -> Iterator[TableButton]:
    style = discord.ButtonStyle.primary
    if scorepad.waits_for_players:
        yield scorepad_button(scorepad, "pad_join_me", say("button-pad-join"), style)
        return
    number, step = scorepad.paper.number, step_of(scorepad)
    if step is not None:
        yield scorepad_button(scorepad, f"pad_{step}", say(STEP_BUTTONS[step], round=number), style)
        style = discord.ButtonStyle.secondary
    yield scorepad_button(scorepad, "pad_enter", say("button-pad-enter", round=number), style)
    if not scorepad.paper.lines:
        yield scorepad_button(scorepad, "pad_join_me", say("button-pad-join"))


def scorepad_selects(scorepad: Scorepad, say: Say) -> Iterator[TableSelect]:
    """The options, until a round is written."""
    if not (scorepad.standing or scorepad.state.is_settled):
        yield from option_menus(scorepad, say)


def option_menus(scorepad: Scorepad, say: Say) -> Iterator[TableSelect]:
    """The options."""

    def button_id(name: str) -> ButtonId:
        return ButtonId(NO_TABLE, "pad_option", None, f"{scorepad.id} {name}")

    yield from option_selects(scorepad.rules, scorepad.row.options, button_id, say)


def step_of(scorepad: Scorepad) -> str | None:
    """The moment of a round that is next: the last one until the round is saved."""
    steps = [step for step in STEPS if scorepad.paper.tapped(step)]
    return next((step for step in steps if scorepad.paper.missing(step)), steps[-1] if steps else None)
