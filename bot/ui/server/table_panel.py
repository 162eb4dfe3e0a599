"""What a moderator does to one table of the server: a panel that is shown anew after each step.

It needs nothing of what the table has on Discord, so that it works when channel, post or host are gone.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

import discord
from discord import ui

from bot.games.contract import Seat
from bot.model.tables import Absence, Pace, Status
from bot.tables import table_admin
from bot.tables.moderation import Wait, table_of, waits
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.ui.kit.action_text import deed
from bot.ui.kit.buttons import PICKED, TableButton, TablePicker
from bot.ui.kit.caller import Reader, person_of
from bot.ui.kit.custom_id import NO_TABLE, Press
from bot.ui.kit.errors import explain
from bot.ui.kit.layout import Row, page
from bot.ui.kit.names import game_name, host_name, names_at
from bot.ui.kit.permissions import require_permissions
from bot.ui.kit.text import ago, at
from bot.ui.kit.widgets import choice, question, seat_select

HOURS = (12, 24, 72)
"""The extensions that are offered."""
DEEDS = 8
"""How many of the last actions are shown."""
NOBODY = 0
"""In the place of the id of who holds a seat, for a computer player."""


def moderated(reader: Reader) -> int:
    """The server that who acts moderates, by its id. Raises `Refusal`."""
    if reader.interaction.guild_id is None:
        raise Refusal("guild_only")
    if not reader.person.moderator:
        raise Refusal("moderators_only")
    return reader.interaction.guild_id


def status(table: Table, say: Say) -> str:
    """How it stands with the table, in a word or two."""
    return say("status-paused" if table.is_paused else f"status-{table.status}")


def waiting(table: Table, wait: Wait, say: Say) -> str:
    """Whom the table waits for, since when, and until when."""
    told = say("tables-waits", name=names_at(table)[wait.seat], since=at(wait.since))
    if wait.late:
        return f"⏰ {told} {say('tables-late')}"
    return told if wait.until is None else f"{told} {say('tables-until', until=ago(wait.until))}"


async def open_panel(reader: Reader, table_id: int) -> None:
    """Shows the panel of a table of this server in place. Raises `Refusal`."""
    table = await table_of(reader.house, moderated(reader), table_id)
    await reader.show_in_place(await _panel(reader, table))


async def _oversee(reader: Reader, press: Press) -> None:
    """Does what was pressed, and shows the panel with what came of it."""
    table = await table_of(reader.house, moderated(reader), press.table)
    verb, *words = press.argument.split()
    try:
        notice = await _STEPS[verb](reader, table, words)
    except Refusal as refusal:
        notice = f"⚠️ {await explain(reader.desk, refusal, reader.say, table)}"
    after = await reader.house.load(table.id)
    await reader.show_in_place(await _panel(reader, after, notice))


async def _show(reader: Reader, press: Press) -> None:
    await open_panel(reader, press.table)


async def _ask(reader: Reader, press: Press) -> None:
    """Asks whether the table should really be ended."""
    table = await table_of(reader.house, moderated(reader), press.table)
    yes, no = _press(table, "end"), Press(table.id, "oversee_show")
    await reader.show_in_place(question("end", yes, no, reader.say))


async def _seat(reader: Reader, press: Press) -> None:
    """Asks who takes the seat that was chosen."""
    table = await table_of(reader.house, moderated(reader), press.table)
    seat = _held(table, press.argument.split())
    hint = reader.say("oversee-substitute", name=names_at(table)[seat])
    picker = TablePicker(_press(table, f"substitute {press.argument}"), ui.UserSelect(placeholder=hint[:150]))
    back = TableButton(Press(table.id, "oversee_show"), reader.say("button-back"))
    await reader.show_in_place(page([hint], [back], [picker]))


async def _panel(reader: Reader, table: Table, notice: str = "") -> ui.LayoutView:
    say = reader.say
    actions = await reader.house.store.actions.of_table(table.id)
    told = [f"-# {ago(action.at)} · {text}" for action in actions if (text := deed(action, say)) is not None]
    blocks = [notice, await _about(reader, table), "\n".join(told[-DEEDS:])]
    return page([text for text in blocks if text], list(_buttons(table, say)), list(_selects(table, say)))


async def _about(reader: Reader, table: Table) -> str:
    """What the table is, where it stands, and whom it waits for."""
    say, link = reader.say, await reader.desk.link(table)
    since = await reader.house.store.clocks.awaited_since(table.row.guild_id)
    title = f"## {say('oversee-title', game=game_name(table, say), id=str(table.id))}"
    channel = f"<#{table.row.channel_id}>"
    place = say("oversee-about", status=status(table, say), channel=channel, link=link, host=host_name(table))
    return "\n".join([title, place, *(waiting(table, wait, say) for wait in waits(table, since))])


def _buttons(table: Table, say: Say) -> Iterator[TableButton]:
    yield from (TableButton(_press(table, words), label) for words, label in _steps(table, say))
    if table.fold is not None:
        yield TableButton(Press(table.id, "log"), say("button-log"))
    if table.status.live:
        danger = discord.ButtonStyle.danger
        yield TableButton(Press(table.id, "oversee_end"), say("button-end"), style=danger)
    yield TableButton(Press(NO_TABLE, "tables"), say("oversee-back"))


def _steps(table: Table, say: Say) -> Iterator[tuple[str, str]]:
    """What can be done with one press now, each with its label."""
    if table.status is Status.RUNNING:
        step = "resume" if table.is_paused else "pause"
        yield step, say(f"button-{step}")
        if not table.is_paused and table.row.pace is not Pace.NONE:
            yield from ((f"extend {hours}", say("oversee-extend", hours=hours)) for hours in HOURS)
    if table.status.live:
        yield "again", say("oversee-again")


def _selects(table: Table, say: Say) -> Iterator[Row]:
    if table.status not in (Status.OPEN, Status.RUNNING):
        return
    yield choice(_press(table, "pace"), "pace", [*Pace], table.row.pace, say)
    yield choice(_press(table, "absence"), "absence", [*Absence], table.row.absence, say)
    # The seat goes with who holds it, so that a panel that is old by now replaces nobody else.
    held = {row.seat: f"{row.seat} {row.user_id or NOBODY}" for row in table.seats}
    people = {row.seat: held[row.seat] for row in table.people()}
    yield seat_select(_press(table, "computer"), table, people, say("select-replace"))
    yield seat_select(Press(table.id, "oversee_seat"), table, held, say("oversee-seat"))


def _press(table: Table, words: str) -> Press:
    return Press(table.id, "oversee", None, words)


def _held(table: Table, words: Sequence[str]) -> Seat:
    """The seat that was chosen. Raises `Refusal("table_moved_on")` if somebody else holds it by now."""
    seat, holder = int(words[0]), int(words[1])
    if (table.seat(seat).user_id or NOBODY) != holder:
        raise Refusal("table_moved_on")
    return seat


async def _pause(reader: Reader, table: Table, words: Sequence[str]) -> str:
    await table_admin.pause(reader.house, table.id, reader.at(table))
    return reader.say("done-paused")


async def _resume(reader: Reader, table: Table, words: Sequence[str]) -> str:
    await table_admin.resume(reader.house, table.id, reader.at(table))
    return reader.say("done-resumed")


async def _extend(reader: Reader, table: Table, words: Sequence[str]) -> str:
    hours = int(words[0])
    await table_admin.extend(reader.house, table.id, hours, reader.at(table))
    return reader.say("done-extended", hours=hours)


async def _end(reader: Reader, table: Table, words: Sequence[str]) -> str:
    await table_admin.end(reader.house, table.id, reader.at(table))
    return reader.say("done-ended")


async def _again(reader: Reader, table: Table, words: Sequence[str]) -> str:
    """Shows the table again. Where its channel is gone or closed to us it moves here, which shows it."""
    if not await reader.desk.show_again(table):
        require_permissions(reader)
        here = reader.interaction.channel_id or 0
        table = await table_admin.move_to(reader.house, table.id, here, reader.at(table))
    return reader.say("done-shown", link=await reader.desk.link(table))


async def _pace(reader: Reader, table: Table, words: Sequence[str]) -> str:
    await table_admin.set_pace(reader.house, table.id, Pace(words[0]), reader.at(table))
    return reader.say("done-pace")


async def _absence(reader: Reader, table: Table, words: Sequence[str]) -> str:
    await table_admin.set_absence(reader.house, table.id, Absence(words[0]), reader.at(table))
    return reader.say("done-option")


async def _computer(reader: Reader, table: Table, words: Sequence[str]) -> str:
    return await _replaced(reader, table, _held(table, words), None)


async def _substitute(reader: Reader, table: Table, words: Sequence[str]) -> str:
    """Gives the seat to who was picked; a person of this server."""
    [who] = reader.interaction.extras[PICKED]
    if who.bot:
        raise Refusal("computer_only")
    if not isinstance(who, discord.Member):
        raise Refusal("not_a_member")
    return await _replaced(reader, table, _held(table, words), person_of(who))


async def _replaced(reader: Reader, table: Table, seat: Seat, substitute: Person | None) -> str:
    after = await table_admin.replace(reader.house, table.id, seat, substitute, reader.at(table))
    return reader.say("done-replaced", name=names_at(after)[seat], seat=seat + 1)


_STEPS: Mapping[str, Callable[[Reader, Table, Sequence[str]], Awaitable[str]]] = {
    "pause": _pause,
    "resume": _resume,
    "extend": _extend,
    "end": _end,
    "again": _again,
    "pace": _pace,
    "absence": _absence,
    "computer": _computer,
    "substitute": _substitute,
}
"""By its first word what a press does; each returns a line that tells so."""

ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {
    "oversee": _oversee,
    "oversee_show": _show,
    "oversee_end": _ask,
    "oversee_seat": _seat,
}
