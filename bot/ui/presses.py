"""What each button at a table does, by its action."""

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.store.rows import Status
from bot.tables import closing, lobby, road
from bot.tables.lobby import Invitation
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui import panels
from bot.ui.custom_id import Press
from bot.ui.delivery import NOBODY
from bot.ui.desk import is_moderator, person_of
from bot.ui.door import tell
from bot.ui.moving import Reader, draft_by_press, move_by_press, reader_of, show_hand
from bot.ui.names import names_at
from bot.ui.opening import open_again, open_here
from bot.ui.showing import show_record, show_scorepad


async def handle(interaction: discord.Interaction, press: Press) -> None:
    """Does what the button is for. Raises what refuses it."""
    action = ACTIONS.get(press.action)
    if action is None:
        raise Refusal("table_moved_on")
    await action(await reader_of(interaction), press)


async def _join(reader: Reader, press: Press) -> None:
    table = await lobby.join(reader.desk.house, press.table, person_of(reader.interaction.user))
    await show_hand(reader, table, reader.say("done-joined"))


async def _leave(reader: Reader, press: Press) -> None:
    before = await reader.desk.house.load(press.table)
    if before.status is Status.RUNNING:
        await _confirm(reader, before, "leave")
        return
    await lobby.leave(reader.desk.house, press.table, reader.user_id)
    await tell(reader.interaction, reader.say("done-left"))


async def _add_computer(reader: Reader, press: Press) -> None:
    table = await lobby.add_computer(reader.desk.house, press.table, reader.user_id)
    await tell(reader.interaction, reader.say("done-computer-added", name=names_at(table)[-1]))


async def _remove_computer(reader: Reader, press: Press) -> None:
    await lobby.remove_computer(reader.desk.house, press.table, reader.user_id)
    await tell(reader.interaction, reader.say("done-computer-removed"))


async def _option(reader: Reader, press: Press) -> None:
    name, _, at = press.argument.partition(" ")
    table = await reader.desk.house.load(press.table)
    choices = {option.name: option.choices for option in table.game.RULES.options}[name]
    await lobby.set_option(reader.desk.house, press.table, reader.user_id, name, choices[int(at)])
    await tell(reader.interaction, reader.say("done-option"))


async def _deal(reader: Reader, press: Press) -> None:
    table = await lobby.deal(reader.desk.house, press.table, reader.user_id)
    await show_hand(reader, table, reader.say("done-dealt"))


async def _hand(reader: Reader, press: Press) -> None:
    await show_hand(reader, await reader.desk.house.load(press.table))


async def _scorepad(reader: Reader, press: Press) -> None:
    await show_scorepad(reader, await reader.desk.house.load(press.table))


async def _rules(reader: Reader, press: Press) -> None:
    table = await reader.desk.house.load(press.table)
    await tell(reader.interaction, reader.say(f"{table.row.game}-rules"))


async def _record(reader: Reader, press: Press) -> None:
    await show_record(reader, await reader.desk.house.load(press.table))


async def _open(reader: Reader, press: Press) -> None:
    game, _, computers = press.argument.partition(" ")
    await open_here(reader, Invitation(game, computers=int(computers)))


async def _again(reader: Reader, press: Press) -> None:
    await open_again(reader, await reader.desk.house.load(press.table))


async def _more(reader: Reader, press: Press) -> None:
    table = await reader.desk.house.load(press.table)
    governs = closing.may_govern(table, reader.user_id, moderator=is_moderator(reader.interaction, table))
    view = panels.more(table, table.seat_of(reader.user_id), reader.say, governs=governs)
    await reader.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


async def _undo(reader: Reader, press: Press) -> None:
    moved = await road.undo(reader.desk.house, press.table, reader.user_id)
    await show_hand(reader, moved.table, reader.say("done-undone"))


async def _end(reader: Reader, press: Press) -> None:
    table = await reader.desk.house.load(press.table)
    closing.require_governor(table, reader.user_id, moderator=is_moderator(reader.interaction, table))
    await _confirm(reader, table, "end")


async def _confirm(reader: Reader, table: Table, what: str) -> None:
    view = panels.confirm(table, what, reader.say)
    await reader.interaction.response.send_message(view=view, ephemeral=True, allowed_mentions=NOBODY)


async def _yes_end(reader: Reader, press: Press) -> None:
    table = await reader.desk.house.load(press.table)
    moderator = is_moderator(reader.interaction, table)
    await closing.end(reader.desk.house, press.table, reader.user_id, moderator=moderator)
    await _settled(reader, "done-ended")


async def _yes_leave(reader: Reader, press: Press) -> None:
    await lobby.leave(reader.desk.house, press.table, reader.user_id)
    await _settled(reader, "done-left-game")


async def _no(reader: Reader, press: Press) -> None:
    await _settled(reader, "done-kept")


async def _settled(reader: Reader, key: str) -> None:
    """Puts the answer in the place of the question, so that it can't be answered twice."""
    view = panels.notice(reader.say(key))
    await reader.interaction.response.edit_message(view=view, allowed_mentions=NOBODY)


async def _replace(reader: Reader, press: Press) -> None:
    seat = int(press.argument)
    table = await reader.desk.house.load(press.table)
    moderator = is_moderator(reader.interaction, table)
    table = await closing.replace(
        reader.desk.house, press.table, seat, None, reader.user_id, moderator=moderator
    )
    await tell(reader.interaction, reader.say("done-replaced", name=names_at(table)[seat], seat=seat + 1))


ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {
    "join": _join,
    "leave": _leave,
    "add_computer": _add_computer,
    "remove_computer": _remove_computer,
    "option": _option,
    "deal": _deal,
    "choose": _hand,
    "hand": _hand,
    "move": move_by_press,
    "draft": draft_by_press,
    "scorepad": _scorepad,
    "rules": _rules,
    "record": _record,
    "open": _open,
    "again": _again,
    "more": _more,
    "undo": _undo,
    "give_up": _leave,
    "end": _end,
    "yes_end": _yes_end,
    "yes_leave": _yes_leave,
    "no": _no,
    "replace": _replace,
}
