"""Writes rounds on a scorepad, by a form. All raise `Refusal`."""

from dataclasses import replace

import discord

from bot.games.paper_fields import BEYOND, AgainstRules, Line, understand
from bot.model.scorepads import ScorepadState
from bot.scorepads import writing
from bot.scorepads.scorepad import Scorepad
from bot.tables.refusal import Refusal
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import Typed, error_text, reply
from bot.ui.kit.layout import page
from bot.ui.kit.modal import (
    SUBMITTED,
    open_form,
    refusal_page,
    refused_on,
    show_refusal,
    typed_in,
)
from bot.ui.scorepads.buttons import scorepad_buttons
from bot.ui.scorepads.forms import fields_for, naming, typed_again, typed_line, written
from bot.ui.scorepads.lookup import scorepad_of
from bot.ui.scorepads.post import said

# The forms for a new round, for a correction, and for the bonuses beside what was tapped.
NEW, OLD, BONUS = FORMS = ("pad_write", "pad_rewrite", "pad_bonus")
# Options of a select (https://discord.com/developers/docs/components/reference#string-select).
MOST_ROUNDS = 25


async def ask(caller: Caller, scorepad: Scorepad, number: int) -> None:
    """Opens the form for a round, filled with its values."""
    writing.require_writer(scorepad, caller.person)
    is_new = number == scorepad.paper.number
    if is_new and scorepad.state is not ScorepadState.OPEN:
        raise Refusal("pad_over")
    _check_number(scorepad, number)
    say = caller.say
    title = say("pad-form-new" if is_new else "pad-form-correct", round=number)
    fields = fields_for(scorepad, number, scorepad.paper.fields(number), written(scorepad, number, say), say)
    about = str(scorepad.id) if is_new else f"{scorepad.id} {scorepad.times_written(number)}"
    await open_form(caller, title, fields, ButtonId(NO_TABLE, NEW if is_new else OLD, number, about))


def _check_number(scorepad: Scorepad, number: int) -> None:
    if not 1 <= number <= scorepad.paper.number:
        raise Refusal("pad_no_such_round", round=number, last=len(scorepad.paper.lines))


@answers(f"{NEW}{SUBMITTED}", f"{OLD}{SUBMITTED}", f"{BONUS}{SUBMITTED}")
async def _submitted(caller: Caller, button_id: ButtonId) -> None:
    opened_by = replace(button_id, action=button_id.action.removesuffix(SUBMITTED))
    scorepad, typed = await scorepad_of(caller, button_id), typed_in(caller.interaction)
    try:
        await _keep(caller, scorepad, opened_by, typed)
    except Refusal as refusal:
        # Bonuses are of a seat; what all won together is not.
        if not (isinstance(refusal.__cause__, AgainstRules) and "seat" in refusal.facts):
            raise
        wrong, say = await error_text(caller.services, refusal, caller.say, None), caller.say
        about = replace(opened_by, action="pad_so", argument=f"{opened_by.argument} {opened_by.action}")
        so = TableButton(about, say("button-pad-so"), style=discord.ButtonStyle.secondary)
        await show_refusal(caller.interaction, refusal_page(wrong, typed, opened_by, say, [so]))


@answers("pad_so")
async def _so(caller: Caller, button_id: ButtonId) -> None:
    """Keeps what was typed though the printed rules do not allow it."""
    words, refused = button_id.words, refused_on(caller.interaction.message)
    scorepad, action = await scorepad_of(caller, button_id), words.among(len(words.all) - 1, FORMS)
    number = button_id.decision or 0
    _check_number(scorepad, number)
    typed = typed_again(scorepad, number, () if refused is None else refused.typed)
    await _keep(caller, scorepad, replace(button_id, action=action), typed, BEYOND)


async def _keep(
    caller: Caller, scorepad: Scorepad, opened_by: ButtonId, typed: Typed, mark: str = ""
) -> None:
    """Writes or corrects a round as typed; its line begins with `mark`."""
    number, words = opened_by.decision or 0, opened_by.words
    _check_number(scorepad, number)
    if opened_by.action == BONUS and number != scorepad.paper.number:
        raise Refusal("pad_round_written", round=number)
    with naming(scorepad, caller.say):
        line = f"{mark}{_line(scorepad, opened_by.action, number, typed)}"
        if opened_by.action != OLD:
            await keep_round(caller, scorepad, number, line)
            return
        seen = words.number(1) if len(words.all) > 1 else None
        scorepads = caller.services.scorepads
        after = await writing.correct(scorepads, scorepad.id, caller.person, number, line, seen=seen)
    await reply(caller.interaction, _done(caller, "done-pad-corrected", after, number))


def _line(scorepad: Scorepad, action: str, number: int, typed: Typed) -> Line:
    words, paper = typed_line(scorepad, number, typed), scorepad.paper
    if action != BONUS:
        return paper.read(words, number)
    return paper.write(understand(paper.tapped(""), words))


async def keep_round(caller: Caller, scorepad: Scorepad, number: int, line: Line) -> None:
    """Writes a whole round, and says what was understood."""
    after = await writing.write(caller.services.scorepads, scorepad.id, caller.person, number, line)
    await caller.show_in_place(
        page([_done(caller, "done-pad-written", after, number)], [next(scorepad_buttons(after, caller.say))])
    )


def _done(caller: Caller, key: str, after: Scorepad, number: int) -> str:
    over = "" if after.state is ScorepadState.OPEN else f" {caller.say('done-pad-over')}"
    line = said(after, number, after.paper.entries(number), caller.say)
    return f"{caller.say(key, round=number)}{over}\n-# {line}"


@answers(NEW, OLD)
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    await ask(caller, await scorepad_of(caller, button_id), button_id.decision or 0)


@answers("pad_enter", given=scorepad_of)
async def _enter(caller: Caller, scorepad: Scorepad) -> None:
    await ask(caller, scorepad, scorepad.paper.number)


@answers("pad_correct", given=scorepad_of)
async def _choose(caller: Caller, scorepad: Scorepad) -> None:
    say = caller.say
    writing.require_writer(scorepad, caller.person)
    last = len(scorepad.paper.lines)
    if not last:
        raise Refusal("pad_no_such_round", round=1, last=0)
    options = [
        discord.SelectOption(label=say("pad-round", round=number), value=str(number))
        for number in range(last, max(0, last - MOST_ROUNDS), -1)
    ]
    select = TableSelect(
        ButtonId(NO_TABLE, "pad_round", None, str(scorepad.id)), say("select-pad-round"), options
    )
    strike = TableButton(
        ButtonId(NO_TABLE, "pad_strike", last, str(scorepad.id)),
        say("button-pad-strike", round=last),
        style=discord.ButtonStyle.danger,
    )
    await caller.show(page([say("pad-correct-which")], [strike], [select]))


@answers("pad_round")
async def _chosen(caller: Caller, button_id: ButtonId) -> None:
    await ask(caller, await scorepad_of(caller, button_id), button_id.words.number(1))


@answers("pad_strike")
async def _strike(caller: Caller, button_id: ButtonId) -> None:
    scorepad = await scorepad_of(caller, button_id)
    number = button_id.decision or 0
    with naming(scorepad, caller.say):
        await writing.strike(caller.services.scorepads, scorepad.id, caller.person, number)
    await reply(caller.interaction, caller.say("done-pad-struck", round=number))
