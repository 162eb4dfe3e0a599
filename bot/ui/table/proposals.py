"""What the people at a table agree on, as they meet it: asking, agreeing, declining."""

from collections.abc import Awaitable, Callable, Mapping

from bot.model.tables import Pace
from bot.tables import proposals, table_admin
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit.caller import Reader
from bot.ui.kit.custom_id import Press
from bot.ui.kit.errors import tell
from bot.ui.table.moves import show_hand


async def undo(reader: Reader, table: Table) -> None:
    """Takes the last own move back, or asks the others to let it be taken back."""
    outcome = await proposals.undo(reader.house, table.id, reader.person)
    await show_hand(reader, outcome.table, reader.say("done-undone" if outcome.done else "done-asked"))


async def pause(reader: Reader, table: Table) -> None:
    """Pauses the game: a host or moderator does, others ask the table."""
    if table_admin.may_govern(table, reader.at(table)):
        await table_admin.pause(reader.house, table.id, reader.at(table))
        await tell(reader.interaction, reader.say("done-paused"))
    else:
        await _propose(reader, table, "pause", "done-paused")


async def resume(reader: Reader, table: Table) -> None:
    """Lets the game go on: a host or moderator does, others ask the table."""
    if table_admin.may_govern(table, reader.at(table)):
        await table_admin.resume(reader.house, table.id, reader.at(table))
        await tell(reader.interaction, reader.say("done-resumed"))
    else:
        await _propose(reader, table, "resume", "done-resumed")


async def set_pace(reader: Reader, table: Table, pace: Pace) -> None:
    """Changes the pace: a moderator, or the host of an open table, does; others ask the table."""
    try:
        await table_admin.set_pace(reader.house, table.id, pace, reader.at(table))
    except Refusal as refusal:
        if refusal.code != "agreement_needed":
            raise
        await _propose(reader, table, f"pace {pace}", "done-pace")
    else:
        await tell(reader.interaction, reader.say("done-pace"))


async def rematch(reader: Reader, table: Table) -> None:
    """Asks everyone who sat at a table that is over for another game."""
    await _propose(reader, table, "rematch", "done-rematch")


async def _propose(reader: Reader, table: Table, words: str, done: str) -> None:
    outcome = await proposals.propose(reader.house, table.id, reader.person, words)
    await tell(reader.interaction, reader.say(done if outcome.done else "done-asked"))


async def _agree(reader: Reader, press: Press) -> None:
    outcome = await proposals.agree(reader.house, press.table, reader.person, press.argument)
    await tell(reader.interaction, reader.say("done-agreed-all" if outcome.done else "done-agreed"))


async def _decline(reader: Reader, press: Press) -> None:
    """Ends the proposal; everybody sees who did, in its place."""
    await proposals.decline(reader.house, press.table, reader.person, press.argument)
    await reader.interaction.response.defer()


def _pressed(
    work: Callable[[Reader, Table], Awaitable[None]],
) -> Callable[[Reader, Press], Awaitable[None]]:
    """What a button does that does the same as a command."""

    async def act(reader: Reader, press: Press) -> None:
        await work(reader, await reader.house.load(press.table))

    return act


async def _pace(reader: Reader, press: Press) -> None:
    await set_pace(reader, await reader.house.load(press.table), Pace(press.argument))


ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {
    "undo": _pressed(undo),
    "pause": _pressed(pause),
    "resume": _pressed(resume),
    "rematch": _pressed(rematch),
    "pace": _pace,
    "agree": _agree,
    "decline": _decline,
}
