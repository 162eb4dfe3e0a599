"""From a custom id to the function that answers."""

from collections.abc import Awaitable, Callable, Mapping
from functools import partial

import discord

from bot.tables import predictions as table_predictions
from bot.tables import seats, table_admin
from bot.tables.lobby import Invitation
from bot.tables.table import Table
from bot.ui.kit import widgets
from bot.ui.kit.buttons import pressed
from bot.ui.kit.caller import Caller, caller_of
from bot.ui.kit.custom_id import ButtonId, CustomIdError
from bot.ui.kit.errors import Tell, answer_errors, reply, tell_plainly
from bot.ui.kit.modal import refuse_form, submitted
from bot.ui.kit.names import names_at
from bot.ui.leagues import (
    corrections,
    creation,
    editing,
    entrants,
    history,
    league_panel,
    match_panel,
    next_season,
    open_tables,
    participation,
    protests,
    records,
    seers,
    standings,
)
from bot.ui.leagues import summary as season_summary
from bot.ui.live import panels
from bot.ui.person import careers, preferences, privacy
from bot.ui.person.my_tables import show_mine
from bot.ui.scorepads import confirming, writing
from bot.ui.server import guild_settings, table_panel, tables
from bot.ui.solo import daily, voyage
from bot.ui.table import (
    advice,
    challenges,
    film,
    lobby,
    log,
    logbook,
    looking,
    moves,
    predictions,
    proposals,
    recap,
    replay,
    rules,
    seat_actions,
    share,
)
from bot.ui.table.moves import draft_by_press, move_by_press, show_hand
from bot.ui.table.opening import open_again, open_here
from bot.ui.table.showing import show_board, show_record, show_scorepad


async def answer(interaction: discord.Interaction) -> None:
    """Answers buttons, selects and forms."""
    tell: Tell
    match interaction.type:
        case discord.InteractionType.component:
            button_id, tell = pressed(interaction), tell_plainly
        case discord.InteractionType.modal_submit:
            button_id = submitted(interaction)
            tell = partial(refuse_form, button_id)
        case _:
            return
    await answer_errors(interaction, _act(interaction, button_id), button_id.table, tell)


async def _act(interaction: discord.Interaction, button_id: ButtonId) -> None:
    action = ACTIONS.get(button_id.action)
    if action is None:
        raise CustomIdError(button_id.action)
    await action(await caller_of(interaction), button_id)


async def _open(caller: Caller, button_id: ButtonId) -> None:
    words = button_id.words
    game, computers = words.among(0, caller.tables.entries), words.number(1, least=0)
    presets = caller.tables.entries[game].rules.presets
    chosen = presets[words.among(2, presets)] if len(words.all) > 2 else {}
    await open_here(caller, Invitation(game, computers=computers, options=tuple(chosen.items())))


async def _more(caller: Caller, button_id: ButtonId) -> None:
    table = await caller.tables.load(button_id.table)
    governs = table_admin.may_govern(table, caller.person)
    has_offered = await seats.has_offered(caller.tables, table.id, caller.user_id)
    seat = table.seat_of(caller.user_id)
    was_predicted = await table_predictions.were_made(caller.tables, table.id)
    told = {"governs": governs, "has_offered": has_offered, "was_predicted": was_predicted}
    await caller.show(panels.more(table, seat, caller.say, **told))


async def _my_tables(caller: Caller, button_id: ButtonId) -> None:
    await show_mine(caller)


async def _my_preferences(caller: Caller, button_id: ButtonId) -> None:
    await preferences.show_preferences(caller)


async def _end(caller: Caller, button_id: ButtonId) -> None:
    table = await caller.tables.load(button_id.table)
    table_admin.require_governor(table, caller.person)
    await _confirm(caller, table, "end")


async def _confirm(caller: Caller, table: Table, what: str) -> None:
    await caller.show(panels.confirm(table, what, caller.say))


async def _yes_end(caller: Caller, button_id: ButtonId) -> None:
    await table_admin.end(caller.tables, button_id.table, caller.person)
    await _settled(caller, "done-ended")


async def _yes_leave(caller: Caller, button_id: ButtonId) -> None:
    await seats.leave(caller.tables, button_id.table, caller.person)
    await _settled(caller, "done-left-game")


async def _no(caller: Caller, button_id: ButtonId) -> None:
    await _settled(caller, "done-kept")


async def _settled(caller: Caller, key: str) -> None:
    # It replaces the question, so that that can't be answered twice.
    await caller.show_in_place(widgets.notice(caller.say(key)))


async def _replace(caller: Caller, button_id: ButtonId) -> None:
    table = await caller.tables.load(button_id.table)
    seat = button_id.words.nth(0, range(len(table.seats)))
    table = await table_admin.replace(caller.tables, button_id.table, seat, None, caller.person)
    await reply(
        caller.interaction, caller.say("done-replaced", name=names_at(table, caller.say)[seat], seat=seat + 1)
    )


def _at_table(
    show: Callable[[Caller, Table], Awaitable[None]],
) -> Callable[[Caller, ButtonId], Awaitable[None]]:
    async def act(caller: Caller, button_id: ButtonId) -> None:
        await show(caller, await caller.tables.load(button_id.table))

    return act


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "choose": _at_table(show_hand),
    "hand": _at_table(show_hand),
    "move": move_by_press,
    "draft": draft_by_press,
    "scorepad": _at_table(show_scorepad),
    "board": _at_table(show_board),
    "record": _at_table(show_record),
    "open": _open,
    "again": _at_table(open_again),
    "more": _more,
    "my_tables": _my_tables,
    "my_preferences": _my_preferences,
    "end": _end,
    "yes_end": _yes_end,
    "yes_leave": _yes_leave,
    "no": _no,
    "replace": _replace,
    **daily.ACTIONS,
    **voyage.ACTIONS,
    **lobby.ACTIONS,
    **looking.ACTIONS,
    **rules.ACTIONS,
    **proposals.ACTIONS,
    **predictions.ACTIONS,
    **seat_actions.ACTIONS,
    **share.ACTIONS,
    **moves.ACTIONS,
    **advice.ACTIONS,
    **challenges.ACTIONS,
    **recap.ACTIONS,
    **log.ACTIONS,
    **logbook.ACTIONS,
    **replay.ACTIONS,
    **film.ACTIONS,
    **privacy.ACTIONS,
    **guild_settings.ACTIONS,
    **tables.ACTIONS,
    **table_panel.ACTIONS,
    **preferences.ACTIONS,
    **careers.ACTIONS,
    **writing.ACTIONS,
    **confirming.ACTIONS,
    **participation.ACTIONS,
    **creation.ACTIONS,
    **standings.ACTIONS,
    **records.ACTIONS,
    **seers.ACTIONS,
    **league_panel.ACTIONS,
    **entrants.ACTIONS,
    **match_panel.ACTIONS,
    **corrections.ACTIONS,
    **history.ACTIONS,
    **open_tables.ACTIONS,
    **protests.ACTIONS,
    **editing.ACTIONS,
    **next_season.ACTIONS,
    **season_summary.ACTIONS,
}
