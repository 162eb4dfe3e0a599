"""The buttons and commands with which players ask each other, agree and decline."""

from collections.abc import Awaitable, Callable

from bot.seasons import counting
from bot.tables import proposals
from bot.tables.lobby import Place
from bot.tables.proposals import rematch_at
from bot.tables.table import Table
from bot.texts.catalog import speaker
from bot.texts.keys import game_key
from bot.ui.kit.answering import answers, its_table_id
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.table.moves import show_hand
from bot.ui.table.opening import Thread, open_at


@answers("undo", given=its_table_id)
async def undo(caller: Caller, table_id: int) -> None:
    """Takes the caller's last move back, or asks the others."""
    outcome = await proposals.undo(caller.tables, table_id, caller.person)
    await show_hand(caller, outcome.table, caller.say("done-undone" if outcome.done else "done-asked"))


@answers("rematch", given=its_table_id)
async def _rematch(caller: Caller, table_id: int) -> None:
    async def proposes(at: Place) -> proposals.Outcome:
        return await proposals.propose(
            caller.tables, table_id, caller.person, proposals.REMATCH, rematch_at(at)
        )

    outcome = await _opened(caller, table_id, proposes)
    if outcome.done:
        await _show_dealt(caller, outcome.table)
    else:
        await reply(caller.interaction, caller.say("done-asked"))


async def _opened(
    caller: Caller, table_id: int, asks: Callable[[Place], Awaitable[proposals.Outcome]]
) -> proposals.Outcome:
    # Where the game before was, or in a thread of it.
    row = (await caller.tables.load(table_id)).row
    thread = Thread(speaker(row.language)(game_key(row.game)), ())
    return await open_at(caller, Place(row.guild_id, row.channel_id, row.language), asks, thread)


async def _show_dealt(caller: Caller, table: Table) -> None:
    # As after *Deal*; a person without a seat at the rematch reads a sentence.
    if table.seat_of(caller.user_id) is None:
        await reply(caller.interaction, caller.say("done-rematch"))
    else:
        await show_hand(caller, table, caller.say("done-rematch"))


@answers("agree")
async def _agree(caller: Caller, button_id: ButtonId) -> None:
    if button_id.words.all[:1] == (proposals.COUNT,):
        seasons, league_id = caller.services.seasons, button_id.words.number(1)
        outcome = await counting.agree_to_count(seasons, league_id, button_id.table, caller.person)
    elif button_id.words.all[:1] == (proposals.REMATCH,):
        outcome = await _opened(
            caller,
            button_id.table,
            lambda at: proposals.agree(
                caller.tables, button_id.table, caller.person, button_id.argument, rematch_at(at)
            ),
        )
        if outcome.done:
            await _show_dealt(caller, outcome.table)
            return
    else:
        outcome = await proposals.agree(caller.tables, button_id.table, caller.person, button_id.argument)
    await reply(caller.interaction, caller.say("done-agreed-all" if outcome.done else "done-agreed"))


@answers("decline")
async def _decline(caller: Caller, button_id: ButtonId) -> None:
    await proposals.decline(caller.tables, button_id.table, caller.person, button_id.argument)
    await caller.interaction.response.defer()
