"""From what was pressed or typed to a scorepad of this server: another server's can't be seen."""

from bot.model.scorepads import PadState
from bot.scorepads.scorepad import Scorepad
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import Reader, guild_of
from bot.ui.kit.custom_id import Press

LIVE = (PadState.OPEN, PadState.FINISHED, PadState.CONFIRMED)


async def pad_numbered(reader: Reader, number: int) -> Scorepad:
    """The scorepad of that number, if it is one of this server. Raises `Refusal("no_such_pad")`."""
    pad = await reader.desk.pads.load(number)
    if pad.row.guild_id != reader.interaction.guild_id:
        raise Refusal("no_such_pad")
    return pad


async def pad_of(reader: Reader, press: Press) -> Scorepad:
    """The scorepad of a button, whose argument begins with its number. Raises `Refusal("no_such_pad")`."""
    return await pad_numbered(reader, int(press.argument.split()[0]))


async def pad_here(reader: Reader, *wanted: PadState) -> Scorepad:
    """The newest scorepad of this channel in a state that is wanted, else any: first one's own.

    Raises `Refusal("no_pad_here")`.
    """
    guild_id, channel_id = guild_of(reader), reader.interaction.channel_id or 0
    for states in (wanted, LIVE, tuple(PadState)):
        found = await reader.desk.pads.store.newest(guild_id, channel_id, states, reader.user_id)
        if found is not None:
            return await reader.desk.pads.load(found)
    raise Refusal("no_pad_here")
