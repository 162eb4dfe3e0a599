"""`/tavern help`: a few lines and buttons that fit the channel."""

from collections.abc import Sequence

from bot.model.tables import Status
from bot.tables import lookup
from bot.tables.table import Table
from bot.texts.catalog import Say
from bot.texts.keys import button_key, game_key
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.names import game_name
from bot.ui.person.host import lines_of

OWN = ("my_tables", "my_preferences")


async def show_help(caller: Caller) -> None:
    """Answers with the state of this channel, and the next steps."""
    say, guild_id = caller.say, caller.interaction.guild_id
    table_id = None
    if guild_id is not None:
        table_id = await lookup.live_table_in(caller.tables, caller.interaction.channel_id)
    table = None if table_id is None else await caller.tables.load(table_id)
    lines = [_here(table, say) if guild_id is not None else say("help-anywhere"), say("help-play")]
    lines.append(say("help-own"))
    if guild_id is not None:
        lines.append(say("help-server"))
        if caller.person.moderates(guild_id, caller.interaction.channel_id or 0):
            lines.append(say("help-moderators"))
    lines += lines_of(caller.services.host, say)
    here = _openers(caller) if table is None else _at(table, caller)
    own = [_button(NO_TABLE, action, say) for action in (OWN if guild_id is None else (*OWN, "looking"))]
    await caller.show(page(["\n".join(lines)], rows=[own] if guild_id is None else [here, own]))


def _here(table: Table | None, say: Say) -> str:
    if table is None:
        return say("help-here-none")
    state = "open" if table.status is Status.OPEN else "running"
    return say("help-here", game=game_name(table, say), state=state)


def _at(table: Table, caller: Caller) -> Sequence[TableButton]:
    return [_button(table.id, action, caller.say) for action in _actions(table, caller.user_id)]


def _actions(table: Table, user_id: int) -> Sequence[str]:
    if table.status is not Status.RUNNING and table.status is not Status.OPEN:
        return ["more"]
    if table.seat_of(user_id) is not None:
        return ["hand", "rules", "more"]
    return ["join", "rules"] if table.free_seats else ["hand", "rules"]


def _openers(caller: Caller) -> Sequence[TableButton]:
    say = caller.say
    return [
        TableButton(
            ButtonId(NO_TABLE, "open", None, f"{key} 0"), say("button-open-game", game=say(game_key(key)))
        )
        for key in caller.tables.entries
    ]


def _button(table_id: int, action: str, say: Say) -> TableButton:
    return TableButton(ButtonId(table_id, action), say(button_key(action)))
