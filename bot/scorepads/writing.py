"""Writing on a scorepad: the next round, a correction, striking the last round; and being done with it.

Whoever plays may write, and moderators. Each change takes all confirmations back, and what stood there before
stays, with who wrote it and when.
"""

from bot.games.paper import PaperGame
from bot.games.paper_fields import Line
from bot.model.scorepads import ScorepadLineRow, ScorepadState
from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.store.scorepads import clear_confirmations, confirm_seat, insert_line, update_state
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal


def may_write(pad: Scorepad, by: Person) -> bool:
    """Whether somebody plays, or moderates the server of the scorepad."""
    return _moderates(pad, by) or pad.seat_of(by.user_id) is not None


def _moderates(pad: Scorepad, by: Person) -> bool:
    return by.moderates(pad.row.guild_id, pad.row.channel_id)


def require_writer(pad: Scorepad, by: Person) -> None:
    """Raises `Refusal`: `not_your_pad`; `pad_counted`, `pad_dropped` once nothing is written any more."""
    if not may_write(pad, by):
        raise Refusal("not_your_pad")
    if pad.state.is_settled:
        raise Refusal("pad_counted" if pad.state is ScorepadState.COUNTED else "pad_dropped")


async def write(pads: Scorepads, pad_id: int, by: Person, number: int, line: Line) -> Scorepad:
    """Writes the next round, which must be `number`: else somebody has written it meanwhile.

    Raises `Refusal`, and `IllegalMove` for what can't come out of the round.
    """
    async with pads.locked(pad_id) as pad:
        require_writer(pad, by)
        if number != pad.sheet.number:
            raise Refusal("pad_round_written", round=number)
        return await _keep(pads, pad, by, pad.sheet.add(line), ScorepadLineRow(number, line, *_now(pads, by)))


async def correct(pads: Scorepads, pad_id: int, by: Person, number: int, line: Line) -> Scorepad:
    """Puts another line in the place of a round's. Raises `Refusal`, and `IllegalMove` as `write` does."""
    async with pads.locked(pad_id) as pad:
        require_writer(pad, by)
        sheet = pad.sheet.correct(number, line)
        if sheet == pad.sheet:
            raise Refusal("pad_same_line", round=number)
        return await _keep(pads, pad, by, sheet, ScorepadLineRow(number, line, *_now(pads, by)))


async def strike(pads: Scorepads, pad_id: int, by: Person, number: int) -> Scorepad:
    """Strikes the last round, which must be `number`. Raises `Refusal` and `IllegalMove`."""
    async with pads.locked(pad_id) as pad:
        require_writer(pad, by)
        sheet = pad.sheet.strike_last()
        if sheet.number != number:
            raise Refusal("pad_not_last", round=number, last=len(pad.sheet.lines))
        return await _keep(pads, pad, by, sheet, ScorepadLineRow(number, None, *_now(pads, by)))


async def confirm(pads: Scorepads, pad_id: int, by: Person) -> Scorepad:
    """Keeps that a player says that all is right; once all have, it is confirmed. Raises `Refusal`."""
    async with pads.locked(pad_id) as pad:
        seat = pad.seat_of(by.user_id)
        if seat is None:
            raise Refusal("not_your_pad")
        require_writer(pad, by)
        if pad.state is ScorepadState.OPEN:
            raise Refusal("pad_not_over")
        missing = [row.seat for row in pad.unconfirmed]
        if seat not in missing and (missing or pad.state is ScorepadState.CONFIRMED):
            raise Refusal("pad_confirmed_already")
        state = ScorepadState.FINISHED if {*missing} - {seat} else ScorepadState.CONFIRMED
        await pads.store.change(pad_id, confirm_seat(pad_id, seat), update_state(pad_id, state))
        return await pads.changed(pad_id)


def require_dropper(pad: Scorepad, by: Person) -> None:
    """Raises `Refusal` for who may not drop the scorepad: one that all have confirmed only moderators may."""
    require_writer(pad, by)
    if pad.state is ScorepadState.CONFIRMED and not _moderates(pad, by):
        raise Refusal("pad_confirmed")


async def drop(pads: Scorepads, pad_id: int, by: Person) -> Scorepad:
    """Lets the scorepad count for nothing; what is written stays stored. Raises `Refusal`."""
    async with pads.locked(pad_id) as pad:
        require_dropper(pad, by)
        await pads.store.change(pad_id, update_state(pad_id, ScorepadState.DROPPED))
        return await pads.changed(pad_id)


async def _keep(
    pads: Scorepads, pad: Scorepad, by: Person, after: PaperGame, line: ScorepadLineRow
) -> Scorepad:
    """Keeps a line; the game is over, or goes on again, as the sheet after it tells."""
    state = ScorepadState.OPEN if after.result() is None else ScorepadState.FINISHED
    await pads.store.change(
        pad.id, insert_line(pad.id, line), clear_confirmations(pad.id), update_state(pad.id, state)
    )
    return await pads.changed(pad.id)


def _now(pads: Scorepads, by: Person) -> tuple[int, str, int]:
    """Who writes, and when."""
    return by.user_id, shown_name(by.name), pads.tables.now()
