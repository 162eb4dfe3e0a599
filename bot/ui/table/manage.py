"""*More* and `/table manage`: one panel of a table, for its guests, players, host and moderators.

It works also when the channel, the post or the host is gone.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

import discord
from discord import ui

from bot.games.contract import Seat
from bot.model.tables import Absence, Pace, Player, Status
from bot.tables import lookup, predictions, proposals, seats, table_admin
from bot.tables.moderation import table_of, waits_at
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.texts.catalog import Say
from bot.texts.keys import button_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect, picked_person
from bot.ui.kit.caller import Caller, moderated
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.event_text import action_text
from bot.ui.kit.layout import Row, page
from bot.ui.kit.names import game_name, host_name, label_at, names_at, status_of, waiting
from bot.ui.kit.panel import Panel, itself
from bot.ui.kit.permissions import require_permissions
from bot.ui.kit.services import link_to
from bot.ui.kit.text import ago
from bot.ui.kit.widgets import choice, question, seat_select
from bot.ui.live.captions import course_picture
from bot.ui.live.live import live_of
from bot.ui.live.panels import PERSONAL
from bot.ui.table.lobby import answer_setting

HOURS = (1, 3, 6, 12, 24, 72, 168, 336)  # the extensions that are offered
MOST_ACTIONS = 4  # of the last actions, which are shown
NOBODY = 0  # instead of a person's id, for a seat of a computer player
# The ways on, of which the first that is offered is coloured.
WAYS_ON = ("take_back", "oversee resume", "oversee thaw", "rematch")


class Request(NamedTuple):
    """An action that a host or moderator does alone, and that other players ask the table for."""

    refused_as: str  # the code of the refusal for others
    words: str  # the proposal
    done: str  # the answer's key


async def show_panel(caller: Caller, table: Table) -> None:
    """Answers with the panel of a table."""
    await _show(caller, table, Words("manage", ()), "")


async def _reached(caller: Caller, button_id: ButtonId) -> tuple[Table, Words]:
    """The table of a button: one of this server, or the caller's own. Raises `Refusal`."""
    table = await caller.tables.load(button_id.table)
    is_own = table.row.host_id == caller.user_id or table.seat_of(caller.user_id) is not None
    if table.row.guild_id != caller.interaction.guild_id and not is_own:
        raise Refusal("no_such_table")
    return table, button_id.words


async def _reload(caller: Caller, table: Table) -> Table:
    return await caller.tables.load(table.id)


async def _show(caller: Caller, table: Table, words: Words, notice: str) -> None:
    shown = view(
        table,
        caller.person,
        caller.say,
        [text for text in (notice, *await _about(caller, table)) if text],
        has_offered=await seats.has_offered(caller.tables, table.id, caller.user_id),
        was_predicted=await predictions.were_made(caller.tables, table.id),
        is_beside_post=words.action == "more",
    )
    course = course_picture(table, caller.say) if words.action == "more" else None
    await caller.show_in_place(await caller.pictured(table.row.guild_id, shown, course))


PANEL = Panel(_reached, _show, _reload, itself)
answers("more", "oversee_show")(PANEL.open)


@answers("pick")
async def _pick(caller: Caller, button_id: ButtonId) -> None:
    """Shows the table that a moderator has picked among the server's."""
    await show_panel(caller, await table_of(caller.tables, moderated(caller), button_id.words.number(0)))


@answers("oversee_end", "end")
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    table, _ = await _reached(caller, button_id)
    table_admin.require_governor(table, caller.person)
    yes, no = _button_id(table, "end"), ButtonId(table.id, "oversee_show")
    await caller.show_in_place(question("end", yes, no, caller.say))


@answers("oversee_seat")
async def _seat(caller: Caller, button_id: ButtonId) -> None:
    table, words = await _reached(caller, button_id)
    seat = _held(table, words)
    table_admin.require_may_replace(table, seat, caller.person)
    hint = caller.say("oversee-substitute", name=names_at(table, caller.say)[seat])
    prompt = caller.say("oversee-substitute", name=label_at(table, seat))
    picker = TablePicker(
        _button_id(table, f"substitute {button_id.argument}"), ui.UserSelect(placeholder=prompt[:150])
    )
    buttons = [TableButton(ButtonId(table.id, "oversee_show"), caller.say("button-back"))]
    if not table.seats[seat].is_computer:
        computer = _button_id(table, f"computer {button_id.argument}")
        buttons.insert(0, TableButton(computer, caller.say("oversee-computer")))
    await caller.show_in_place(page([hint], buttons, [picker]))


async def _about(caller: Caller, table: Table) -> Sequence[str]:
    say, link = caller.say, await link_to(caller.tables, table)
    title = f"## {say('oversee-title', game=game_name(table, say), id=str(table.id))}"
    place = say(
        "oversee-about",
        status=status_of(table, say),
        channel=f"<#{table.row.channel_id}>",
        link=link,
        host=host_name(table, say),
    )
    if not table_admin.may_govern(table, caller.person):
        return [f"{title}\n{place}"]
    waits = (waiting(table, wait, say) for wait in await waits_at(caller.tables, table))
    done = [
        f"-# {ago(action.at)} · {text}"
        for action in await lookup.actions_of(caller.tables, table)
        if (text := action_text(action, say)) is not None
    ]
    return ["\n".join([title, place, *waits]), "\n".join(done[-MOST_ACTIONS:])]


def view(
    table: Table,
    by: Person,
    say: Say,
    blocks: Sequence[str],
    *,
    has_offered: bool = False,
    was_predicted: bool = False,
    is_beside_post: bool = False,
) -> ui.LayoutView:
    """The panel below its text: what this person can do, and the post does not have if they are beside it."""
    actions = [
        *_in_game(table, by, has_offered=has_offered),
        *_over(table, by, was_predicted=was_predicted, is_beside_post=is_beside_post),
        *(["log"] if table.fold is not None else []),
        *_governing(table, by),
        *PERSONAL,
        *(["tables"] if by.moderates(table.row.guild_id) else []),
    ]
    return page(blocks, list(_buttons(table, actions, say)), list(_selects(table, by, say)))


def _in_game(table: Table, by: Person, *, has_offered: bool) -> Iterator[str]:
    if table.status is not Status.RUNNING:
        return
    seat = table.seat_of(by.user_id)
    if seat is None:
        yield "oversee withdraw" if has_offered else "oversee offer"
    else:
        yield "take_back" if table.seats[seat].player is Player.ABSENT else "undo"
    if seat is not None or table_admin.may_govern(table, by):
        yield "oversee resume" if table.is_paused else "oversee pause"
    if seat is not None:
        yield from ("recap", "give_up")


def _over(table: Table, by: Person, *, was_predicted: bool, is_beside_post: bool) -> Iterator[str]:
    if table.status.live:
        return
    if table.fold is not None:
        if not is_beside_post and table.seat_of(by.user_id) is not None:
            yield "rematch"
        yield "record"
    if table.status is Status.FINISHED:
        yield from ("share", "fair", *(["predictions"] if was_predicted else []))
    else:
        yield from ("replay", "again") if table.fold is not None else ("again",)
    yield "rules"


def _governing(table: Table, by: Person) -> Iterator[str]:
    if not table.status.live:
        return
    if by.moderates(table.row.guild_id):
        if table.status is Status.FROZEN:
            yield "oversee thaw"
        yield "oversee again"
    if table_admin.may_govern(table, by):
        yield "oversee_end"


# The labels of buttons that are not named after their verb.
LABELS: Mapping[str, str] = {
    "oversee again": "oversee-again",
    "oversee_end": "button-end",
    "tables": "oversee-back",
}


def _buttons(table: Table, actions: Sequence[str], say: Say) -> Iterator[TableButton]:
    way_on = next((way for way in WAYS_ON if way in actions), "")
    for action in sorted(actions, key=way_on.__ne__):
        name, _, verb = action.partition(" ")
        style = discord.ButtonStyle.primary if action == way_on else discord.ButtonStyle.secondary
        label = say(LABELS.get(action) or button_key(verb or name))
        at = NO_TABLE if action == "tables" else table.id
        yield TableButton(ButtonId(at, name, None, verb), label, style=style)


def _selects(table: Table, by: Person, say: Say) -> Iterator[Row]:
    if table.status not in (Status.OPEN, Status.RUNNING):
        return
    is_running, may_set = table.status is Status.RUNNING, table_admin.may_set(table, by)
    if may_set or (is_running and table.seat_of(by.user_id) is not None):
        yield choice(_button_id(table, "pace"), "pace", [*Pace], table.row.pace, say)
    if may_set:
        yield choice(_button_id(table, "absence"), "absence", [*Absence], table.row.absence, say)
    has_deadlines = is_running and not table.is_paused and table.row.pace is not Pace.NONE
    if has_deadlines and table_admin.may_govern(table, by):
        options = [
            discord.SelectOption(label=say("oversee-extend", hours=hours), value=str(hours))
            for hours in HOURS
        ]
        yield TableSelect(_button_id(table, "extend"), say("select-extend"), options)
    # The value names the seat and the person in it, so that an old panel replaces nobody else.
    held = {
        row.seat: f"{row.seat} {row.user_id or NOBODY}"
        for row in table.seats
        if table_admin.may_replace(table, row.seat, by)
    }
    if held:
        yield seat_select(ButtonId(table.id, "oversee_seat"), table, held, say("oversee-seat"))


def _button_id(table: Table, words: str) -> ButtonId:
    return ButtonId(table.id, "oversee", None, words)


def _held(table: Table, words: Words) -> Seat:
    # Another person may have the seat by now.
    seat, holder = words.number(0), words.number(1)
    if (table.seat(seat).user_id or NOBODY) != holder:
        raise Refusal("table_moved_on")
    return seat


@PANEL.step("oversee", "pause")
@PANEL.step("pause")
async def _pause(caller: Caller, table: Table, words: Words) -> str:
    request = Request("host_or_moderator_only", "pause", "done-paused")
    return await _do_or_ask(caller, table, table_admin.pause, request)


@PANEL.step("oversee", "resume")
@PANEL.step("resume")
async def _resume(caller: Caller, table: Table, words: Words) -> str:
    request = Request("host_or_moderator_only", "resume", "done-resumed")
    return await _do_or_ask(caller, table, table_admin.resume, request)


@PANEL.step("oversee", "pace")
async def _pace(caller: Caller, table: Table, words: Words) -> str:
    pace = words.among(0, Pace)

    async def change(tables: Tables, table_id: int, by: Person) -> Table:
        return await table_admin.set_pace(tables, table_id, pace, by)

    return await _do_or_ask(caller, table, change, Request("agreement_needed", f"pace {pace}", "done-pace"))


@answers("pace")
async def _pace_among_options(caller: Caller, button_id: ButtonId) -> None:
    """Changes it for the options of an open table, and for a message of before that has them."""
    table, words = await _reached(caller, button_id)
    done = await _pace(caller, table, words)
    await answer_setting(caller, await _reload(caller, table), done)


async def _do_or_ask(
    caller: Caller,
    table: Table,
    work: Callable[[Tables, int, Person], Awaitable[Table]],
    request: Request,
) -> str:
    try:
        await work(caller.tables, table.id, caller.person)
    except Refusal as refusal:
        if refusal.code != request.refused_as:
            raise
        outcome = await proposals.propose(caller.tables, table.id, caller.person, request.words)
        return caller.say(request.done if outcome.done else "done-asked")
    return caller.say(request.done)


@PANEL.step("oversee", "absence")
async def _absence(caller: Caller, table: Table, words: Words) -> str:
    await table_admin.set_absence(caller.tables, table.id, words.among(0, Absence), caller.person)
    return caller.say("done-option")


@PANEL.step("oversee", "extend")
async def _extend(caller: Caller, table: Table, words: Words) -> str:
    hours = words.number(0)
    await table_admin.extend(caller.tables, table.id, hours, caller.person)
    return caller.say("done-extended", hours=hours)


@PANEL.step("oversee", "offer")
async def _offer(caller: Caller, table: Table, words: Words) -> str:
    await seats.offer(caller.tables, table.id, caller.person)
    return caller.say("done-offered")


@PANEL.step("oversee", "withdraw")
async def _withdraw(caller: Caller, table: Table, words: Words) -> str:
    await seats.withdraw(caller.tables, table.id, caller.person)
    return caller.say("done-withdrawn")


@PANEL.step("oversee", "thaw")
async def _thaw(caller: Caller, table: Table, words: Words) -> str:
    moderated(caller)
    await table_admin.thaw(caller.tables, table.id, caller.person)
    return caller.say("done-thawed")


@PANEL.step("oversee", "end")
@PANEL.step("yes_end")
async def _end(caller: Caller, table: Table, words: Words) -> str:
    await table_admin.end(caller.tables, table.id, caller.person)
    return caller.say("done-ended")


@PANEL.step("oversee", "again", later=True)
async def _again(caller: Caller, table: Table, words: Words) -> str:
    # A table whose channel is gone or closed to us moves here, which shows it.
    moderated(caller)
    if not await live_of(caller.interaction).posts.show_again(table):
        require_permissions(caller)
        here = caller.interaction.channel_id or 0
        table = await table_admin.move_to(caller.tables, table.id, here, caller.person)
    caller.tables.changed(table.id)  # so that links to the post lead to the new one
    return caller.say("done-shown", link=await link_to(caller.tables, table))


@PANEL.step("oversee", "computer")
async def _computer(caller: Caller, table: Table, words: Words) -> str:
    return await _replaced(caller, table, _held(table, words), None)


@PANEL.step("oversee", "substitute")
async def _substitute(caller: Caller, table: Table, words: Words) -> str:
    person = picked_person(caller.interaction)
    return await _replaced(caller, table, _held(table, words), person)


@PANEL.step("replace")  # on messages of before, which name the seat alone
async def _replace(caller: Caller, table: Table, words: Words) -> str:
    return await _replaced(caller, table, words.nth(0, range(len(table.seats))), None)


async def _replaced(caller: Caller, table: Table, seat: Seat, substitute: Person | None) -> str:
    after = await table_admin.replace(caller.tables, table.id, seat, substitute, caller.person)
    return caller.say("done-replaced", name=names_at(after, caller.say)[seat], seat=seat + 1)
