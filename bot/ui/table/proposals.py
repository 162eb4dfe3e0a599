"""What the people at a table agree on, as they meet it: asking, agreeing, declining."""

from collections.abc import Awaitable, Callable, Mapping

from bot.model.tables import Pace
from bot.tables import proposals, table_admin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.errors import reply
from bot.ui.table.moves import show_hand


async def undo(caller: Caller, table: Table) -> None:
    """Takes the last own move back, or asks the others to let it be taken back."""
    outcome = await proposals.undo(caller.tables, table.id, caller.person)
    await show_hand(caller, outcome.table, caller.say("done-undone" if outcome.done else "done-asked"))


async def pause(caller: Caller, table: Table) -> None:
    """Pauses the game: a host or moderator does, others ask the table."""
    if table_admin.may_govern(table, caller.at(table)):
        await table_admin.pause(caller.tables, table.id, caller.at(table))
        await reply(caller.interaction, caller.say("done-paused"))
    else:
        await _propose(caller, table, "pause", "done-paused")


async def resume(caller: Caller, table: Table) -> None:
    """Lets the game go on: a host or moderator does, others ask the table."""
    if table_admin.may_govern(table, caller.at(table)):
        await table_admin.resume(caller.tables, table.id, caller.at(table))
        await reply(caller.interaction, caller.say("done-resumed"))
    else:
        await _propose(caller, table, "resume", "done-resumed")


async def set_pace(caller: Caller, table: Table, pace: Pace) -> None:
    """Changes the pace: a moderator, or the host of an open table, does; others ask the table."""
    try:
        await table_admin.set_pace(caller.tables, table.id, pace, caller.at(table))
    except Refusal as refusal:
        if refusal.code != "agreement_needed":
            raise
        await _propose(caller, table, f"pace {pace}", "done-pace")
    else:
        await reply(caller.interaction, caller.say("done-pace"))


async def rematch(caller: Caller, table: Table) -> None:
    """Asks everyone who sat at a table that is over for another game."""
    await _propose(caller, table, "rematch", "done-rematch")


async def _propose(caller: Caller, table: Table, words: str, done: str) -> None:
    outcome = await proposals.propose(caller.tables, table.id, caller.person, words)
    await reply(caller.interaction, caller.say(done if outcome.done else "done-asked"))


async def _agree(caller: Caller, button_id: ButtonId) -> None:
    outcome = await proposals.agree(caller.tables, button_id.table, caller.person, button_id.argument)
    await reply(caller.interaction, caller.say("done-agreed-all" if outcome.done else "done-agreed"))


async def _decline(caller: Caller, button_id: ButtonId) -> None:
    """Ends the proposal; everybody sees who did, in its place."""
    await proposals.decline(caller.tables, button_id.table, caller.person, button_id.argument)
    await caller.interaction.response.defer()


def _pressed(
    work: Callable[[Caller, Table], Awaitable[None]],
) -> Callable[[Caller, ButtonId], Awaitable[None]]:
    """What a button does that does the same as a command."""

    async def act(caller: Caller, button_id: ButtonId) -> None:
        await work(caller, await caller.tables.load(button_id.table))

    return act


async def _pace(caller: Caller, button_id: ButtonId) -> None:
    await set_pace(caller, await caller.tables.load(button_id.table), button_id.words.among(0, Pace))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "undo": _pressed(undo),
    "pause": _pressed(pause),
    "resume": _pressed(resume),
    "rematch": _pressed(rematch),
    "pace": _pace,
    "agree": _agree,
    "decline": _decline,
}
