"""Writing, correcting and striking the rounds of a scorepad, and being done with it.

Players and moderators may. Each change takes all confirmations back, and keeps all older lines. All raise
`Refusal`, a line that can't be `IllegalMove`.
"""

from collections.abc import Mapping

from bot.games.contract import IllegalMove, Seat
from bot.games.paper import PaperGame
from bot.games.paper_fields import Line
from bot.model.scorepads import ScorepadLineRow, ScorepadState
from bot.scorepads.events import NO_ROUND, Event, line_of_event
from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.store.scorepads import clear_confirmations, confirm_seat, insert_line, update_state
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal


def may_write(scorepad: Scorepad, by: Person) -> bool:
    """Whether a person plays, or moderates the server."""
    return _moderates(scorepad, by) or scorepad.seat_of(by.user_id) is not None


def _moderates(scorepad: Scorepad, by: Person) -> bool:
    return by.moderates(scorepad.row.guild_id, scorepad.row.channel_id)


def require_writer(scorepad: Scorepad, by: Person) -> None:
    """Raises `Refusal`: `not_your_pad`, or `pad_counted`, `pad_dropped` when it is over."""
    if not may_write(scorepad, by):
        raise Refusal("not_your_pad")
    if scorepad.state.is_settled:
        raise Refusal("pad_counted" if scorepad.state is ScorepadState.COUNTED else "pad_dropped")


async def begin_round(
    scorepads: Scorepads, scorepad_id: int, by: Person, number: int, more: Mapping[Seat, Mapping[str, str]]
) -> Scorepad:
    """Writes more fields of the next round, which must be `number`."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_next(scorepad, by, number)
        require_enough(scorepad, len(scorepad.here))
        paper = scorepad.paper.begin([more.get(row.seat, {}) for row in scorepad.here])
        return await _keep_begun(scorepads, scorepad, by, paper)


async def write_rest(
    scorepads: Scorepads, scorepad_id: int, by: Person, number: int, *, step: str, rest: str
) -> Scorepad:
    """Writes this for all who have nothing in a moment of the next round, which must be `number`."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_next(scorepad, by, number)
        return await _keep_begun(scorepads, scorepad, by, scorepad.paper.with_rest(step, rest))


async def _keep_begun(scorepads: Scorepads, scorepad: Scorepad, by: Person, paper: PaperGame) -> Scorepad:
    if paper == scorepad.paper:
        return scorepad
    return await _keep(scorepads, scorepad, paper, line_row(scorepads, by, paper.number, paper.begun))


def require_next(scorepad: Scorepad, by: Person, number: int) -> None:
    """Raises `Refusal` unless `by` may write the round `number`, the next."""
    require_writer(scorepad, by)
    if number != scorepad.paper.number:
        raise Refusal("pad_round_written", round=number)


def require_enough(scorepad: Scorepad, count: int) -> None:
    """Raises `Refusal("pad_people")` for fewer people than the game is for."""
    least, most = scorepad.rules.min_players, scorepad.rules.most_players_ever
    if count < least:
        raise Refusal("pad_people", count=count, least=least, most=most)


async def write(scorepads: Scorepads, scorepad_id: int, by: Person, number: int, line: Line) -> Scorepad:
    """Writes the next round, which must be `number`."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_next(scorepad, by, number)
        require_enough(scorepad, len(scorepad.here))
        return await _keep(
            scorepads, scorepad, scorepad.paper.add(line), line_row(scorepads, by, number, line)
        )


async def correct(
    scorepads: Scorepads, scorepad_id: int, by: Person, number: int, line: Line, *, seen: int | None = None
) -> Scorepad:
    """Puts another line in the place of a round's that had been written `seen` times when `by` saw it."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_writer(scorepad, by)
        paper = scorepad.paper.correct(number, line)
        if seen not in (None, scorepad.times_written(number)):
            raise IllegalMove("pad_other_line", round=number, line=scorepad.paper.lines[number - 1])
        if paper == scorepad.paper:
            raise Refusal("pad_same_line", round=number)
        return await _keep(scorepads, scorepad, paper, line_row(scorepads, by, number, line))


async def strike(scorepads: Scorepads, scorepad_id: int, by: Person, number: int) -> Scorepad:
    """Strikes the last round, which must be `number`."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_writer(scorepad, by)
        paper = scorepad.paper.strike_last()
        if paper.number != number:
            raise Refusal("pad_not_last", round=number, last=len(scorepad.paper.lines))
        # What had begun goes, too: it was of the round after.
        struck = [number] if scorepad.paper.begun is None else [number + 1, number]
        return await _keep(
            scorepads, scorepad, paper, *(line_row(scorepads, by, one, None) for one in struck)
        )


async def confirm(scorepads: Scorepads, scorepad_id: int, by: Person) -> Scorepad:
    """Keeps a player's confirmation; once all have, the scorepad is confirmed."""
    async with scorepads.locked(scorepad_id) as scorepad:
        seat = scorepad.seat_of(by.user_id)
        if seat is None:
            raise Refusal("not_your_pad")
        require_writer(scorepad, by)
        if scorepad.state is ScorepadState.OPEN:
            raise Refusal("pad_not_over")
        missing = [row.seat for row in scorepad.unconfirmed]
        if seat not in missing and (missing or scorepad.state is ScorepadState.CONFIRMED):
            raise Refusal("pad_confirmed_already")
        state = ScorepadState.FINISHED if {*missing} - {seat} else ScorepadState.CONFIRMED
        await scorepads.store.change(
            scorepad_id, confirm_seat(scorepad_id, seat), update_state(scorepad_id, state)
        )
        return await scorepads.changed(scorepad_id)


def require_dropper(scorepad: Scorepad, by: Person) -> None:
    """Raises `Refusal` unless `by` may drop it: a confirmed one only moderators may."""
    require_writer(scorepad, by)
    if scorepad.state is ScorepadState.CONFIRMED and not _moderates(scorepad, by):
        raise Refusal("pad_confirmed")


async def drop(scorepads: Scorepads, scorepad_id: int, by: Person) -> Scorepad:
    """Drops the scorepad; what is written stays stored."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_dropper(scorepad, by)
        await scorepads.store.change(scorepad_id, update_state(scorepad_id, ScorepadState.DROPPED))
        return await scorepads.changed(scorepad_id)


async def _keep(
    scorepads: Scorepads, scorepad: Scorepad, after: PaperGame, *lines: ScorepadLineRow
) -> Scorepad:
    # The lines then show whether the game is over, or open again.
    state = ScorepadState.OPEN if after.result() is None else ScorepadState.FINISHED
    await scorepads.store.change(
        scorepad.id,
        *(insert_line(scorepad.id, line) for line in lines),
        clear_confirmations(scorepad.id),
        update_state(scorepad.id, state),
    )
    return await scorepads.changed(scorepad.id)


def line_row(scorepads: Scorepads, by: Person, number: int, line: Line | None) -> ScorepadLineRow:
    """A line that `by` writes now."""
    return ScorepadLineRow(number, line, by.user_id, shown_name(by.name), scorepads.tables.now())


def event_row(scorepads: Scorepads, by: Person, event: Event) -> ScorepadLineRow:
    """The line of an event that `by` writes now."""
    return line_row(scorepads, by, NO_ROUND, line_of_event(event))
