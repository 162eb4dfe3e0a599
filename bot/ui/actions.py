"""What each button at a table does, by its action."""

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.model.tables import Status
from bot.tables import lobby, seats, table_admin
from bot.tables.lobby import Invitation
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit import widgets
from bot.ui.kit.caller import Reader, reader_of
from bot.ui.kit.custom_id import Press
from bot.ui.kit.errors import tell
from bot.ui.kit.names import names_at
from bot.ui.leagues import (
    archive,
    corrections,
    creation,
    entrants,
    league_panel,
    match_actions,
    participation,
    records,
    standings,
    why,
)
from bot.ui.live import panels
from bot.ui.person import preferences, privacy
from bot.ui.scorepads import confirming, writing
from bot.ui.server import guild_settings, table_panel, tables
from bot.ui.table import log, plans, proposals, recap, replay, seat_actions
from bot.ui.table.moves import draft_by_press, move_by_press, show_hand
from bot.ui.table.opening import open_again, open_here
from bot.ui.table.showing import show_record, show_scorepad


async def handle(interaction: discord.Interaction, press: Press) -> None:
    """Does what the button is for. Raises what refuses it."""
    action = ACTIONS.get(press.action)
    if action is None:
        raise Refusal("table_moved_on")
    await action(await reader_of(interaction), press)


async def _join(reader: Reader, press: Press) -> None:
    table = await lobby.join(reader.house, press.table, reader.person)
    await show_hand(reader, table, reader.say("done-joined"))


async def _leave(reader: Reader, press: Press) -> None:
    before = await reader.house.load(press.table)
    if before.status is Status.RUNNING:
        await _confirm(reader, before, "leave")
        return
    await seats.leave(reader.house, press.table, reader.person)
    await tell(reader.interaction, reader.say("done-left"))


async def _add_computer(reader: Reader, press: Press) -> None:
    table = await lobby.add_computer(reader.house, press.table, reader.user_id)
    await tell(reader.interaction, reader.say("done-computer-added", name=names_at(table)[-1]))


async def _remove_computer(reader: Reader, press: Press) -> None:
    await lobby.remove_computer(reader.house, press.table, reader.user_id)
    await tell(reader.interaction, reader.say("done-computer-removed"))


async def _option(reader: Reader, press: Press) -> None:
    name, _, at = press.argument.partition(" ")
    table = await reader.house.load(press.table)
    choices = {option.name: option.choices for option in table.game.RULES.options}[name]
    await lobby.set_option(reader.house, press.table, reader.user_id, name, choices[int(at)])
    await tell(reader.interaction, reader.say("done-option"))


async def _deal(reader: Reader, press: Press) -> None:
    table = await lobby.deal(reader.house, press.table, reader.person)
    await show_hand(reader, table, reader.say("done-dealt"))


async def _hand(reader: Reader, press: Press) -> None:
    await show_hand(reader, await reader.house.load(press.table))


async def _scorepad(reader: Reader, press: Press) -> None:
    await show_scorepad(reader, await reader.house.load(press.table))


async def _rules(reader: Reader, press: Press) -> None:
    table = await reader.house.load(press.table)
    await tell(reader.interaction, reader.say(f"{table.row.game}-rules"))


async def _record(reader: Reader, press: Press) -> None:
    await show_record(reader, await reader.house.load(press.table))


async def _open(reader: Reader, press: Press) -> None:
    game, _, computers = press.argument.partition(" ")
    await open_here(reader, Invitation(game, computers=int(computers)))


async def _again(reader: Reader, press: Press) -> None:
    await open_again(reader, await reader.house.load(press.table))


async def _more(reader: Reader, press: Press) -> None:
    table = await reader.house.load(press.table)
    governs = table_admin.may_govern(table, reader.at(table))
    await reader.show(panels.more(table, table.seat_of(reader.user_id), reader.say, governs=governs))


async def _end(reader: Reader, press: Press) -> None:
    table = await reader.house.load(press.table)
    table_admin.require_governor(table, reader.at(table))
    await _confirm(reader, table, "end")


async def _confirm(reader: Reader, table: Table, what: str) -> None:
    await reader.show(panels.confirm(table, what, reader.say))


async def _yes_end(reader: Reader, press: Press) -> None:
    table = await reader.house.load(press.table)
    await table_admin.end(reader.house, press.table, reader.at(table))
    await _settled(reader, "done-ended")


async def _yes_leave(reader: Reader, press: Press) -> None:
    await seats.leave(reader.house, press.table, reader.person)
    await _settled(reader, "done-left-game")


async def _no(reader: Reader, press: Press) -> None:
    await _settled(reader, "done-kept")


async def _settled(reader: Reader, key: str) -> None:
    """Puts the answer in the place of the question, so that it can't be answered twice."""
    await reader.show_in_place(widgets.notice(reader.say(key)))


async def _replace(reader: Reader, press: Press) -> None:
    seat = int(press.argument)
    table = await reader.house.load(press.table)
    table = await table_admin.replace(reader.house, press.table, seat, None, reader.at(table))
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
    "give_up": _leave,
    "end": _end,
    "yes_end": _yes_end,
    "yes_leave": _yes_leave,
    "no": _no,
    "replace": _replace,
    **proposals.ACTIONS,
    **seat_actions.ACTIONS,
    **plans.ACTIONS,
    **recap.ACTIONS,
    **log.ACTIONS,
    **replay.ACTIONS,
    **privacy.ACTIONS,
    **guild_settings.ACTIONS,
    **tables.ACTIONS,
    **table_panel.ACTIONS,
    **preferences.ACTIONS,
    **writing.ACTIONS,
    **confirming.ACTIONS,
    **participation.ACTIONS,
    **creation.ACTIONS,
    **standings.ACTIONS,
    **why.ACTIONS,
    **records.ACTIONS,
    **archive.ACTIONS,
    **league_panel.ACTIONS,
    **entrants.ACTIONS,
    **match_actions.ACTIONS,
    **corrections.ACTIONS,
}
