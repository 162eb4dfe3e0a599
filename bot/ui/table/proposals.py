"""The buttons and commands with which players ask each other, agree and decline."""

from collections.abc import Awaitable, Callable
from typing import NamedTuple

from bot.model.tables import Pace
from bot.seasons import counting
from bot.tables import proposals, table_admin
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables
from bot.ui.kit.answering import answers, its_table_id
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.table.lobby import answer_setting
from bot.ui.table.moves import show_hand


class Request(NamedTuple):
    """An action that a host or moderator does alone, and that other players ask the table for."""

    refused_as: str  # the code of the refusal for others
    words: str  # the proposal
    done: str  # the answer's key


@answers("undo", given=its_table_id)
async def undo(caller: Caller, table_id: int) -> None:
    """Takes the caller's last move back, or asks the others."""
    outcome = await proposals.undo(caller.tables, table_id, caller.person)
    await show_hand(caller, outcome.table, caller.say("done-undone" if outcome.done else "done-asked"))


@answers("pause", given=its_table_id)
async def pause(caller: Caller, table_id: int) -> None:
    """Pauses the game, or asks the table."""
    await _do_or_propose(
        caller, table_id, table_admin.pause, Request("host_or_moderator_only", "pause", "done-paused")
    )


@answers("resume", given=its_table_id)
async def resume(caller: Caller, table_id: int) -> None:
    """Resumes the game, or asks the table."""
    await _do_or_propose(
        caller, table_id, table_admin.resume, Request("host_or_moderator_only", "resume", "done-resumed")
    )


async def set_pace(caller: Caller, table_id: int, pace: Pace) -> None:
    """Changes the pace, or asks the table."""

    async def change(tables: Tables, table_id: int, by: Person) -> Table:
        return await table_admin.set_pace(tables, table_id, pace, by)

    await _do_or_propose(caller, table_id, change, Request("agreement_needed", f"pace {pace}", "done-pace"))


@answers("rematch", given=its_table_id)
async def rematch(caller: Caller, table_id: int) -> None:
    """Asks all players of a finished table for another game."""
    await _propose(caller, table_id, proposals.REMATCH, "done-rematch")


async def _do_or_propose(
    caller: Caller,
    table_id: int,
    work: Callable[[Tables, int, Person], Awaitable[Table]],
    request: Request,
) -> None:
    try:
        table = await work(caller.tables, table_id, caller.person)
    except Refusal as refusal:
        if refusal.code != request.refused_as:
            raise
        await _propose(caller, table_id, request.words, request.done)
    else:
        await answer_setting(caller, table, caller.say(request.done))


async def _propose(caller: Caller, table_id: int, words: str, done: str) -> None:
    outcome = await proposals.propose(caller.tables, table_id, caller.person, words)
    if outcome.done and words == proposals.REMATCH:
        await _show_dealt(caller, outcome.table)
    else:
        await reply(caller.interaction, caller.say(done if outcome.done else "done-asked"))


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
    else:
        outcome = await proposals.agree(caller.tables, button_id.table, caller.person, button_id.argument)
        if outcome.done and button_id.words.all[:1] == (proposals.REMATCH,):
            await _show_dealt(caller, outcome.table)
            return
    await reply(caller.interaction, caller.say("done-agreed-all" if outcome.done else "done-agreed"))


@answers("decline")
async def _decline(caller: Caller, button_id: ButtonId) -> None:
    await proposals.decline(caller.tables, button_id.table, caller.person, button_id.argument)
    await caller.interaction.response.defer()


@answers("pace")
async def _pace(caller: Caller, button_id: ButtonId) -> None:
    await set_pace(caller, button_id.table, button_id.words.among(0, Pace))
