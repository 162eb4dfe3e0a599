"""*Manage*: a panel with which the host and moderators manage a table.

It works also when the channel, the post or the host is gone.
"""

from collections.abc import Iterator

import discord
from discord import ui

from bot.games.contract import Seat
from bot.model.tables import Absence, Pace, Status
from bot.tables import lookup, table_admin
from bot.tables.moderation import Wait, table_of, waits_at
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key, key_of
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton, TablePicker, picked_person
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.event_text import action_text
from bot.ui.kit.layout import Row, page
from bot.ui.kit.names import game_name, host_name, label_at, names_at
from bot.ui.kit.panel import Panel, itself
from bot.ui.kit.permissions import require_permissions
from bot.ui.kit.services import link_to
from bot.ui.kit.text import ago, at
from bot.ui.kit.widgets import choice, question, seat_select
from bot.ui.live.live import live_of

HOURS = (12, 24, 72)  # the extensions that are offered
MOST_ACTIONS = 8  # of the last actions, which are shown
NOBODY = 0  # instead of a person's id, for a seat of a computer player


def moderated(caller: Caller) -> int:
    """The server that the caller moderates. Raises `Refusal`."""
    guild_id = guild_of(caller)
    if not caller.person.moderates(guild_id):
        raise Refusal("moderators_only")
    return guild_id


def status(table: Table, say: Say) -> str:
    """The table's status in a word or two."""
    return say("status-paused" if table.is_paused else key_of("status", table.status))


def waiting(table: Table, wait: Wait, say: Say) -> str:
    """The line for one player to move: the name, since when, until when."""
    wait_text = say("tables-waits", name=names_at(table, say)[wait.seat], since=at(wait.since))
    if wait.late:
        return f"⏰ {wait_text} {say('tables-late')}"
    return wait_text if wait.until is None else f"{wait_text} {say('tables-until', until=ago(wait.until))}"


async def open_panel(caller: Caller, table_id: int) -> None:
    """Shows the panel of a table in place. Raises `Refusal`."""
    table = await table_of(caller.tables, moderated(caller), table_id)
    await _show(caller, table, Words("oversee", ()), "")


async def _governed(caller: Caller, button_id: ButtonId) -> tuple[Table, Words]:
    """The table of a button, for its host and its moderators. Raises `Refusal`."""
    table = await table_of(caller.tables, guild_of(caller), button_id.table)
    table_admin.require_governor(table, caller.person)
    return table, button_id.words


async def _reload(caller: Caller, table: Table) -> Table:
    return await caller.tables.load(table.id)


async def _show(caller: Caller, table: Table, words: Words, notice: str) -> None:
    await caller.show_in_place(await _panel(caller, table, notice))


PANEL = Panel(_governed, _show, _reload, itself)
answers("oversee_show")(PANEL.open)


@answers("oversee_end")
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    table, _ = await _governed(caller, button_id)
    yes, no = _button_id(table, "end"), ButtonId(table.id, "oversee_show")
    await caller.show_in_place(question("end", yes, no, caller.say))


@answers("oversee_seat")
async def _seat(caller: Caller, button_id: ButtonId) -> None:
    table, words = await _governed(caller, button_id)
    seat = _held(table, words)
    hint = caller.say("oversee-substitute", name=names_at(table, caller.say)[seat])
    prompt = caller.say("oversee-substitute", name=label_at(table, seat))
    picker = TablePicker(
        _button_id(table, f"substitute {button_id.argument}"), ui.UserSelect(placeholder=prompt[:150])
    )
    back = TableButton(ButtonId(table.id, "oversee_show"), caller.say("button-back"))
    await caller.show_in_place(page([hint], [back], [picker]))


async def _panel(caller: Caller, table: Table, notice: str = "") -> ui.LayoutView:
    say = caller.say
    actions = await lookup.actions_of(caller.tables, table)
    done = [
        f"-# {ago(action.at)} · {text}"
        for action in actions
        if (text := action_text(action, say)) is not None
    ]
    blocks = [notice, await _about(caller, table), "\n".join(done[-MOST_ACTIONS:])]
    selects = list(_selects(table, caller.person, say))
    return page([text for text in blocks if text], list(_buttons(table, caller.person, say)), selects)


async def _about(caller: Caller, table: Table) -> str:
    say, link = caller.say, await link_to(caller.tables, table)
    title = f"## {say('oversee-title', game=game_name(table, say), id=str(table.id))}"
    channel = f"<#{table.row.channel_id}>"
    place = say(
        "oversee-about", status=status(table, say), channel=channel, link=link, host=host_name(table, say)
    )
    waits = await waits_at(caller.tables, table)
    return "\n".join([title, place, *(waiting(table, wait, say) for wait in waits)])


def _buttons(table: Table, by: Person, say: Say) -> Iterator[TableButton]:
    yield from (TableButton(_button_id(table, words), label) for words, label in _steps(table, by, say))
    if table.fold is not None:
        yield TableButton(ButtonId(table.id, "log"), say("button-log"))
    if table.status.live:
        danger = discord.ButtonStyle.danger
        yield TableButton(ButtonId(table.id, "oversee_end"), say("button-end"), style=danger)
    if by.moderates(table.row.guild_id):
        yield TableButton(ButtonId(NO_TABLE, "tables"), say("oversee-back"))


def _steps(table: Table, by: Person, say: Say) -> Iterator[tuple[str, str]]:
    if table.status is Status.RUNNING:
        step = "resume" if table.is_paused else "pause"
        yield step, say(button_key(step))
        if not table.is_paused and table.row.pace is not Pace.NONE:
            yield from ((f"extend {hours}", say("oversee-extend", hours=hours)) for hours in HOURS)
    moderates = by.moderates(table.row.guild_id)
    if moderates and table.status is Status.FROZEN:
        yield "thaw", say("button-thaw")
    if moderates and table.status.live:
        yield "again", say("oversee-again")


def _selects(table: Table, by: Person, say: Say) -> Iterator[Row]:
    if table.status not in (Status.OPEN, Status.RUNNING):
        return
    if table_admin.may_set(table, by):
        yield choice(_button_id(table, "pace"), "pace", [*Pace], table.row.pace, say)
        yield choice(_button_id(table, "absence"), "absence", [*Absence], table.row.absence, say)
    # The value names the seat and the person in it, so that an old panel replaces nobody else.
    held = {row.seat: f"{row.seat} {row.user_id or NOBODY}" for row in table.seats}
    people = {row.seat: held[row.seat] for row in table.people()}
    yield seat_select(_button_id(table, "computer"), table, people, say("select-replace"))
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
async def _pause(caller: Caller, table: Table, words: Words) -> str:
    await table_admin.pause(caller.tables, table.id, caller.person)
    return caller.say("done-paused")


@PANEL.step("oversee", "resume")
async def _resume(caller: Caller, table: Table, words: Words) -> str:
    await table_admin.resume(caller.tables, table.id, caller.person)
    return caller.say("done-resumed")


@PANEL.step("oversee", "extend")
async def _extend(caller: Caller, table: Table, words: Words) -> str:
    hours = words.number(0)
    await table_admin.extend(caller.tables, table.id, hours, caller.person)
    return caller.say("done-extended", hours=hours)


@PANEL.step("oversee", "thaw")
async def _thaw(caller: Caller, table: Table, words: Words) -> str:
    moderated(caller)
    await table_admin.thaw(caller.tables, table.id, caller.person)
    return caller.say("done-thawed")


@PANEL.step("oversee", "end")
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


@PANEL.step("oversee", "pace")
async def _pace(caller: Caller, table: Table, words: Words) -> str:
    await table_admin.set_pace(caller.tables, table.id, words.among(0, Pace), caller.person)
    return caller.say("done-pace")


@PANEL.step("oversee", "absence")
async def _absence(caller: Caller, table: Table, words: Words) -> str:
    await table_admin.set_absence(caller.tables, table.id, words.among(0, Absence), caller.person)
    return caller.say("done-option")


@PANEL.step("oversee", "computer")
async def _computer(caller: Caller, table: Table, words: Words) -> str:
    return await _replaced(caller, table, _held(table, words), None)


@PANEL.step("oversee", "substitute")
async def _substitute(caller: Caller, table: Table, words: Words) -> str:
    person = picked_person(caller.interaction)
    return await _replaced(caller, table, _held(table, words), person)


async def _replaced(caller: Caller, table: Table, seat: Seat, substitute: Person | None) -> str:
    after = await table_admin.replace(caller.tables, table.id, seat, substitute, caller.person)
    return caller.say("done-replaced", name=names_at(after, caller.say)[seat], seat=seat + 1)
