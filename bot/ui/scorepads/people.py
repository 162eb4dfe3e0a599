"""Who comes and who goes while a game with real cards is played, and its early end. All raise `Refusal`."""

from collections.abc import Iterator

import discord
from discord import ui

from bot.delivery.body import Page
from bot.games.contract import Seat
from bot.model.scorepads import ScorepadState
from bot.scorepads import people, writing
from bot.scorepads.scorepad import Scorepad
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect, picked_person
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.layout import page
from bot.ui.kit.modal import SUBMITTED, Field, open_form, typed_in
from bot.ui.kit.text import escape
from bot.ui.kit.widgets import notice
from bot.ui.scorepads.buttons import round_button
from bot.ui.scorepads.lookup import scorepad_of
from bot.ui.scorepads.post import player_names

LONGEST_NAME = 32


@answers("pad_people", given=scorepad_of)
async def _people(caller: Caller, scorepad: Scorepad) -> None:
    writing.require_writer(scorepad, caller.person)
    say = caller.say
    if scorepad.paper.is_ended:
        buttons = [round_button(scorepad, "pad_play_on", say("button-pad-play-on"))]
        await caller.show(page([say("pad-ended-question")], buttons))
        return
    if scorepad.state is not ScorepadState.OPEN:
        raise Refusal("pad_over")
    names, number, about = player_names(scorepad), scorepad.paper.number, str(scorepad.id)
    leaving = [
        discord.SelectOption(label=names.bare(seat, LONGEST_NAME), value=str(seat))
        for seat in scorepad.paper.seats()
    ]
    rows: list[TablePicker | TableSelect] = [
        TablePicker(
            ButtonId(NO_TABLE, "pad_join", number, about), ui.UserSelect(placeholder=say("select-pad-join"))
        ),
        TableSelect(ButtonId(NO_TABLE, "pad_leave", number, about), say("select-pad-leave"), leaving),
    ]
    await caller.show(page([say("pad-people", round=number)], [*_people_buttons(scorepad, say)], rows))


def _people_buttons(scorepad: Scorepad, say: Say) -> Iterator[TableButton]:
    yield round_button(scorepad, "pad_guest", say("button-pad-guest"))
    if scorepad.paper.lines:
        yield round_button(scorepad, "pad_end", say("button-pad-end"))


@answers("pad_join_me", given=scorepad_of)
async def _join_me(caller: Caller, scorepad: Scorepad) -> None:
    if scorepad.paper.lines:
        raise Refusal("pad_begun_already")
    await _joined(caller, scorepad, caller.person, with_lowest=False)


@answers("pad_join")
async def _join(caller: Caller, button_id: ButtonId) -> None:
    await _come(caller, await scorepad_of(caller, button_id), picked_person(caller.interaction))


@answers("pad_guest", given=scorepad_of)
async def _ask_for_guest(caller: Caller, scorepad: Scorepad) -> None:
    writing.require_writer(scorepad, caller.person)
    field = Field("name", caller.say("pad-form-guest-name"), longest=LONGEST_NAME)
    opened_by = ButtonId(NO_TABLE, "pad_guest", scorepad.paper.number, str(scorepad.id))
    await open_form(caller, caller.say("pad-form-guest"), [field], opened_by)


@answers(f"pad_guest{SUBMITTED}")
async def _guest(caller: Caller, button_id: ButtonId) -> None:
    name = " ".join(typed_in(caller.interaction)["name"].split())
    await _come(caller, await scorepad_of(caller, button_id), name)


async def _come(caller: Caller, scorepad: Scorepad, who: Person | str) -> None:
    """Asks with which points, if there is a choice."""
    writing.require_writer(scorepad, caller.person)
    points, say = people.lowest(scorepad), caller.say
    if points == 0:
        await _joined(caller, scorepad, who, with_lowest=False)
        return
    user_id, name = (who.user_id, who.name) if isinstance(who, Person) else (0, who)
    buttons = [
        round_button(
            scorepad,
            "pad_join_with",
            say(key, points=points),
            f" {with_lowest} {user_id} {name[:LONGEST_NAME]}",
        )
        for with_lowest, key in enumerate(("button-pad-with-none", "button-pad-with-lowest"))
    ]
    await caller.show(page([say("pad-join-question", name=escape(name))], buttons))


@answers("pad_join_with")
async def _join_with(caller: Caller, button_id: ButtonId) -> None:
    words = button_id.words
    user_id, name = words.number(2, least=0), " ".join(words.after(3).all)
    scorepad = await scorepad_of(caller, button_id)
    who = Person(user_id, name) if user_id else name
    await _joined(caller, scorepad, who, with_lowest=words.number(1) == 1, number=button_id.decision)


async def _joined(
    caller: Caller, scorepad: Scorepad, who: Person | str, *, with_lowest: bool, number: int | None = None
) -> None:
    number = scorepad.paper.number if number is None else number
    after = await people.join(
        caller.services.scorepads, scorepad.id, caller.person, number, who, with_lowest=with_lowest
    )
    await reply(
        caller.interaction, caller.say("done-pad-joined", name=escape(after.players[-1].name), round=number)
    )


@answers("pad_leave")
async def _leave(caller: Caller, button_id: ButtonId) -> None:
    seat, number = button_id.words.number(1, least=0), button_id.decision or 0
    scorepad = await scorepad_of(caller, button_id)
    after = await people.leave(caller.services.scorepads, scorepad.id, caller.person, number, seat)
    say = caller.say
    if len(after.players) < len(scorepad.players):
        name = player_names(scorepad)[seat]
        await caller.show_in_place(notice(say("done-pad-off", name=name)))
        return
    await caller.show_in_place(_left_page(after, seat, say))


def _left_page(scorepad: Scorepad, seat: Seat, say: Say) -> Page:
    """That a seat has left, with what can still be chosen about it until the next round is written."""
    is_out = scorepad.paper.is_out(seat)
    text = say(
        "done-pad-out" if is_out else "done-pad-left",
        name=player_names(scorepad)[seat],
        round=scorepad.paper.number,
    )
    other = "button-pad-ranked-last" if is_out else "button-pad-without-place"
    buttons = [
        round_button(scorepad, "pad_stay", say("button-pad-stay"), f" {seat}"),
        round_button(scorepad, "pad_rank", say(other), f" {seat} {int(not is_out)}"),
    ]
    return page([text], buttons)


@answers("pad_rank")
async def _rank(caller: Caller, button_id: ButtonId) -> None:
    words, number = button_id.words, button_id.decision or 0
    seat, is_out = words.number(1, least=0), words.number(2, least=0) == 1
    scorepad = await scorepad_of(caller, button_id)
    after = await people.leave(
        caller.services.scorepads, scorepad.id, caller.person, number, seat, is_out=is_out
    )
    await caller.show_in_place(_left_page(after, seat, caller.say))


@answers("pad_stay")
async def _stay(caller: Caller, button_id: ButtonId) -> None:
    seat, number = button_id.words.number(1, least=0), button_id.decision or 0
    scorepad = await scorepad_of(caller, button_id)
    after = await people.stay(caller.services.scorepads, scorepad.id, caller.person, number, seat)
    await caller.show_in_place(notice(caller.say("done-pad-stays", name=player_names(after)[seat])))


@answers("pad_end", given=scorepad_of)
async def _ask_to_end(caller: Caller, scorepad: Scorepad) -> None:
    writing.require_writer(scorepad, caller.person)
    say, last = caller.say, len(scorepad.paper.lines)
    danger = discord.ButtonStyle.danger
    buttons = [
        round_button(scorepad, "pad_yes_end", say("button-pad-yes-end"), style=danger),
        round_button(scorepad, "pad_keep", say("button-pad-play-on")),
    ]
    await caller.show_in_place(page([say("pad-end-question", round=last)], buttons))


@answers("pad_yes_end")
async def _end(caller: Caller, button_id: ButtonId) -> None:
    scorepad, number = await scorepad_of(caller, button_id), (button_id.decision or 1) - 1
    await people.end(caller.services.scorepads, scorepad.id, caller.person, number)
    await caller.show_in_place(notice(caller.say("done-pad-over")))


@answers("pad_play_on", given=scorepad_of)
async def _play_on(caller: Caller, scorepad: Scorepad) -> None:
    after = await people.play_on(caller.services.scorepads, scorepad.id, caller.person)
    await caller.show_in_place(notice(caller.say("done-pad-played-on", round=after.paper.number)))
