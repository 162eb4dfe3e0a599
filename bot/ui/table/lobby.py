"""The buttons of an open table: sit down, the host's settings, deal."""

import discord

from bot.ai.contract import Level
from bot.model.tables import BANK_DAYS, Absence, Status
from bot.tables import asked, lobby, seats, table_admin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.texts.catalog import LANGUAGES
from bot.ui.kit import widgets
from bot.ui.kit.answering import answers, its_table, its_table_id
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import error_text, refusal_notice, reply
from bot.ui.kit.names import host_name, names_at
from bot.ui.kit.options import chosen_options
from bot.ui.kit.text import ago
from bot.ui.live import panels
from bot.ui.live.lobby import options
from bot.ui.table.looking import sees_table, show_looking
from bot.ui.table.moves import refresh_hand, show_hand

LEVELS = tuple(level.name.lower() for level in Level)


@answers("join", given=its_table_id)
async def join(caller: Caller, table_id: int) -> None:
    """Seats the caller; a player who sits there already is shown the hand.

    Where the table is full, the list has others; a hand takes its place.
    """
    table = await caller.tables.load(table_id)
    if table.status.live and table.seat_of(caller.user_id) is not None:
        await show_hand(caller, table)
        return
    if not sees_table(caller, table):
        raise Refusal("table_hidden")
    try:
        table = await lobby.join(caller.tables, table_id, caller.person)
    except Refusal as refusal:
        if refusal.code != "table_full":
            raise
        notice = await refusal_notice(caller, refusal, table)
        await show_looking(caller, in_place=caller.pressed_in_answer, notice=notice)
        return
    if caller.pressed_in_answer:
        own, notice = table.seated(caller.user_id), caller.say("done-joined")
        await refresh_hand(caller, table, own, notice=notice, is_other=True)
    else:
        await show_hand(caller, table, caller.say("done-joined"))


@answers("leave", "give_up", given=its_table_id)
async def leave(caller: Caller, table_id: int) -> None:
    """Takes the caller's seat back; from a running game after a question."""
    before = await caller.tables.load(table_id)
    before.seated(caller.user_id)
    if before.status is Status.RUNNING:
        await caller.show(panels.ask_to_leave(before, caller.say))
        return
    await seats.leave(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-left"))


@answers("yes_leave", given=its_table_id)
async def _leave_game(caller: Caller, table_id: int) -> None:
    await seats.leave(caller.tables, table_id, caller.person)
    # It replaces the question, which so can't be answered twice.
    await caller.show_in_place(widgets.notice(caller.say("done-left-game")))


@answers("no")
async def _no(caller: Caller, button_id: ButtonId) -> None:
    await caller.show_in_place(widgets.notice(caller.say("done-kept")))


async def answer_setting(caller: Caller, table: Table, done: str = "") -> None:
    """Answers a change of a setting: updates the panel of an open table, else sends a sentence."""
    message = caller.interaction.message
    if table.status is Status.OPEN and message is not None and message.flags.ephemeral:
        await caller.show_in_place(_options(caller, table, done))
    else:
        await reply(caller.interaction, done or caller.say("done-option"))


def _options(caller: Caller, table: Table, notice: str = "") -> discord.ui.LayoutView:
    is_host = table.row.host_id == caller.user_id
    return options(table, table.seat_of(caller.user_id), caller.say, is_host=is_host, notice=notice)


@answers("options", given=its_table)
async def _show_options(caller: Caller, table: Table) -> None:
    table.require_open()
    await caller.show(_options(caller, table))


@answers("add_computer", given=its_table_id)
async def _add_computer(caller: Caller, table_id: int) -> None:
    table = await lobby.add_computer(caller.tables, table_id, caller.user_id)
    name = names_at(table, caller.say)[-1]
    await answer_setting(caller, table, caller.say("done-computer-added", name=name))


@answers("level")
async def _level(caller: Caller, button_id: ButtonId) -> None:
    words = button_id.words
    at, level = words.number(0, least=0), Level[words.among(1, LEVELS).upper()]
    table = await lobby.set_level(caller.tables, button_id.table, caller.user_id, at, level)
    name = names_at(table, caller.say)[at]
    await answer_setting(caller, table, caller.say("done-level", name=name))


@answers("remove_computer", given=its_table_id)
async def _remove_computer(caller: Caller, table_id: int) -> None:
    table = await lobby.remove_computer(caller.tables, table_id, caller.user_id)
    await answer_setting(caller, table, caller.say("done-computer-removed"))


@answers("option")
async def _option(caller: Caller, button_id: ButtonId) -> None:
    table = await caller.tables.load(button_id.table)
    changes = chosen_options(table.game.RULES, table.row.options, button_id.words)
    table = await lobby.set_options(caller.tables, button_id.table, caller.user_id, changes)
    await answer_setting(caller, table)


@answers("table_language")
async def _table_language(caller: Caller, button_id: ButtonId) -> None:
    language = button_id.words.among(0, LANGUAGES)
    table = await lobby.set_language(caller.tables, button_id.table, caller.user_id, language)
    await answer_setting(caller, table)


@answers("absence")
async def _absence(caller: Caller, button_id: ButtonId) -> None:
    absence = button_id.words.among(0, Absence)
    table = await table_admin.set_absence(caller.tables, button_id.table, absence, caller.person)
    await answer_setting(caller, table)


@answers("bank")
async def _bank(caller: Caller, button_id: ButtonId) -> None:
    days = int(button_id.words.among(0, map(str, BANK_DAYS)))
    table = await lobby.set_bank(caller.tables, button_id.table, caller.user_id, days)
    await answer_setting(caller, table)


@answers("deal", given=its_table_id)
async def _deal(caller: Caller, table_id: int) -> None:
    try:
        table = await _dealt(caller, table_id)
    except Refusal as refusal:
        table = await caller.tables.load(table_id)
        if refusal.code != "too_few_players":
            raise
        # The options have the button that adds a computer player.
        words = await error_text(caller.services, refusal, caller.say, table)
        await caller.show(_options(caller, table, words))
    else:
        await show_hand(caller, table, caller.say("done-dealt"))


async def _dealt(caller: Caller, table_id: int) -> Table:
    # Once enough sit there, nobody waits for a host who has left the server.
    try:
        return await lobby.deal(caller.tables, table_id, caller.person)
    except Refusal as refusal:
        if refusal.code != "deal_later":
            raise
        table = await caller.tables.load(table_id)
        await caller.answer_later()
        members = caller.services.delivery.messenger
        if await members.is_member(table.row.guild_id, table.row.host_id):
            host = host_name(table, caller.say)
            raise Refusal("deal_later", ago=ago(int(str(refusal.facts["at"]))), host=host) from None
    await lobby.take_over(caller.tables, table_id, caller.person)
    return await lobby.deal(caller.tables, table_id, caller.person)


@answers("hold", given=its_table_id)
async def _hold(caller: Caller, table_id: int) -> None:
    await asked.hold(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-held"))


@answers("keep_open", given=its_table_id)
async def _keep_open(caller: Caller, table_id: int) -> None:
    await asked.keep_open(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-kept-open"))


@answers("here", given=its_table_id)
async def _here(caller: Caller, table_id: int) -> None:
    table = await asked.say_here(caller.tables, table_id, caller.person)
    if table.status is Status.RUNNING:
        await show_hand(caller, table, caller.say("done-dealt"))
    else:
        await reply(caller.interaction, caller.say("done-here"))


@answers("deal_with_pirates", given=its_table_id)
async def _deal_with_pirates(caller: Caller, table_id: int) -> None:
    table = await asked.deal_with_pirates(caller.tables, table_id, caller.person)
    await show_hand(caller, table, caller.say("done-dealt"))


@answers("close_table", given=its_table_id)
async def _close_table(caller: Caller, table_id: int) -> None:
    await asked.close_asked(caller.tables, table_id, caller.person)
    await reply(caller.interaction, caller.say("done-closed-table"))
