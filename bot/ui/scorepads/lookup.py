"""Finds the scorepad that a button or a command means. All raise `Refusal`."""

from bot.model.scorepads import ScorepadState
from bot.scorepads.scorepad import Scorepad
from bot.tables.refusal import Refusal
from bot.ui.kit.caller import Caller, guild_of
from bot.ui.kit.custom_id import ButtonId

LIVE = (ScorepadState.OPEN, ScorepadState.FINISHED, ScorepadState.CONFIRMED)


async def scorepad_numbered(caller: Caller, number: int) -> Scorepad:
    scorepad = await caller.services.scorepads.load(number)
    if scorepad.row.guild_id != caller.interaction.guild_id:
        raise Refusal("no_such_pad")
    return scorepad


async def scorepad_of(caller: Caller, button_id: ButtonId) -> Scorepad:
    """The scorepad of a button, whose argument begins with its number."""
    return await scorepad_numbered(caller, button_id.words.number(0))


async def scorepad_here(caller: Caller) -> Scorepad:
    """The newest scorepad of this channel: a live one if possible, the caller's own first."""
    guild_id, channel_id = guild_of(caller), caller.interaction.channel_id or 0
    for states in (LIVE, tuple(ScorepadState)):
        found = await caller.services.scorepads.newest(guild_id, channel_id, states, caller.user_id)
        if found is not None:
            return found
    raise Refusal("no_pad_here")
