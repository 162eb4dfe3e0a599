"""Beginning a scorepad, writing, correcting and striking its rounds, and being done with it.

Players and moderators may. Each change takes all confirmations back, and keeps all older lines. All raise
`Refusal`, a line that can't be `IllegalMove`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from bot.games.contract import IllegalMove, Options, Seat
from bot.games.paper import PaperGame
from bot.games.paper_fields import BIDS, Line
from bot.model.scorepads import ScorepadLineRow, ScorepadPlayerRow, ScorepadRow, ScorepadState
from bot.scorepads.scorepad import COMINGS, Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.store.scorepads import (
    clear_confirmations,
    confirm_seat,
    insert_line,
    insert_player,
    replace_players,
    update_options,
    update_state,
)
from bot.store.statements import Statement
from bot.tables import guild_settings
from bot.tables.lobby import Place
from bot.tables.openers import require_opener
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
        _require_next(scorepad, by, number)
        _require_enough(scorepad, len(scorepad.here))
        paper = scorepad.paper.begin([more.get(row.seat, {}) for row in scorepad.here])
        if paper == scorepad.paper:
            return scorepad
        return await _keep(scorepads, scorepad, paper, _row(scorepads, by, number, paper.begun))


def _require_next(scorepad: Scorepad, by: Person, number: int) -> None:
    require_writer(scorepad, by)
    if number != scorepad.paper.number:
        raise Refusal("pad_round_written", round=number)


def _require_enough(scorepad: Scorepad, count: int) -> None:
    least, most = scorepad.rules.min_players, scorepad.rules.most_players_ever
    if count < least:
        raise Refusal("pad_people", count=count, least=least, most=most)


async def write(scorepads: Scorepads, scorepad_id: int, by: Person, number: int, line: Line) -> Scorepad:
    """Writes the next round, which must be `number`."""
    async with scorepads.locked(scorepad_id) as scorepad:
        _require_next(scorepad, by, number)
        _require_enough(scorepad, len(scorepad.here))
        return await _keep(scorepads, scorepad, scorepad.paper.add(line), _row(scorepads, by, number, line))


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
        return await _keep(scorepads, scorepad, paper, _row(scorepads, by, number, line))


async def strike(scorepads: Scorepads, scorepad_id: int, by: Person, number: int) -> Scorepad:
    """Strikes the last round, which must be `number`."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_writer(scorepad, by)
        paper = scorepad.paper.strike_last()
        if paper.number != number:
            raise Refusal("pad_not_last", round=number, last=len(scorepad.paper.lines))
        # What had begun goes, too: it was of the round after.
        struck = [number] if scorepad.paper.begun is None else [number + 1, number]
        return await _keep(scorepads, scorepad, paper, *(_row(scorepads, by, one, None) for one in struck))


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


def _row(scorepads: Scorepads, by: Person, number: int, line: Line | None) -> ScorepadLineRow:
    return ScorepadLineRow(number, line, by.user_id, shown_name(by.name), scorepads.tables.now())


async def end(scorepads: Scorepads, scorepad_id: int, by: Person, number: int) -> Scorepad:
    """Ends the game after the last round that is written, `number`; all confirm that."""
    async with scorepads.locked(scorepad_id) as scorepad:
        _require_next(scorepad, by, number + 1)
        if not number or scorepad.state is not ScorepadState.OPEN:
            raise Refusal("pad_over" if number else "pad_no_such_round", round=1, last=0)
        return await _come_or_go(scorepads, scorepad, by, f"end {number}")


async def play_on(scorepads: Scorepads, scorepad_id: int, by: Person) -> Scorepad:
    """Takes back that the game was ended."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_writer(scorepad, by)
        if not scorepad.paper.is_ended:
            raise Refusal("pad_over")
        return await _come_or_go(scorepads, scorepad, by, "end 0")


async def leave(scorepads: Scorepads, scorepad_id: int, by: Person, number: int, seat: Seat) -> Scorepad:
    """Lets a seat play no more from round `number` on, which must be the next."""
    async with scorepads.locked(scorepad_id) as scorepad:
        _require_next(scorepad, by, number)
        if seat not in scorepad.paper.seats():
            raise Refusal("pad_not_here")
        if scorepad.is_lobby:
            return await _take_off(scorepads, scorepad, by, seat)
        _require_comings(scorepad)
        _require_enough(scorepad, len(scorepad.here) - 1)
        return await _come_or_go(scorepads, scorepad, by, f"leave {seat} {number - 1}")


async def _take_off(scorepads: Scorepads, scorepad: Scorepad, by: Person, seat: Seat) -> Scorepad:
    """Takes a seat off before the first round, as if it had never been there."""
    if len(scorepad.players) == 1:
        _require_enough(scorepad, 1)
    rest = [row for row in scorepad.players if row.seat != seat]
    players = tuple(replace(row, seat=at) for at, row in enumerate(rest))
    return await _come_or_go(scorepads, scorepad, by, None, players, *replace_players(scorepad.id, players))


async def stay(scorepads: Scorepads, scorepad_id: int, by: Person, number: int, seat: Seat) -> Scorepad:
    """Takes back that a seat left before round `number`, until that is written."""
    async with scorepads.locked(scorepad_id) as scorepad:
        _require_next(scorepad, by, number)
        stays = scorepad.paper.stays
        if seat >= len(stays) or stays[seat].last != number - 1:
            raise Refusal("pad_not_here")
        return await _come_or_go(scorepads, scorepad, by, f"stay {seat}")


async def join(
    scorepads: Scorepads, scorepad_id: int, by: Person, number: int, who: Person | str, *, with_lowest: bool
) -> Scorepad:
    """Lets a person or a guest play from round `number` on, with 0 points or the fewest that one has.

    Before the first round people may join themselves.
    """
    async with scorepads.locked(scorepad_id) as scorepad:
        if scorepad.paper.lines or who != by:
            _require_next(scorepad, by, number)
        if scorepad.paper.lines:
            _require_comings(scorepad)
        user_id, name = (who.user_id, who.name) if isinstance(who, Person) else (None, who)
        seat = len(scorepad.players)
        player = ScorepadPlayerRow(seat, user_id, shown_name(name))
        _check_different([*scorepad.players, player])
        most = scorepad.rules.most_players(scorepad.row.options)
        if len(scorepad.here) >= most:
            raise Refusal("too_many_seated", most=most, seated=len(scorepad.here) + 1)
        points = lowest(scorepad) if with_lowest else 0
        line = None if scorepad.is_lobby else f"join {seat} {number} {points}"
        players = (*scorepad.players, player)
        return await _come_or_go(scorepads, scorepad, by, line, players, insert_player(scorepad_id, player))


def lowest(scorepad: Scorepad) -> int:
    """The lowest total of those who play."""
    here = scorepad.paper.seats()
    totals = {line.seat: line.total for line in scorepad.paper.scorepad() if line.seat in here}
    return min(totals.values(), default=0)


def _require_comings(scorepad: Scorepad) -> None:
    if scorepad.state is not ScorepadState.OPEN:
        raise Refusal("pad_over")
    if not scorepad.paper.tapped(BIDS):
        raise Refusal("pad_same_people")


async def _come_or_go(
    scorepads: Scorepads,
    scorepad: Scorepad,
    by: Person,
    line: str | None,
    players: tuple[ScorepadPlayerRow, ...] = (),
    *more: Statement,
) -> Scorepad:
    """Stores who comes or goes, and what has begun again for those who then play."""
    rows = [] if line is None else [_row(scorepads, by, COMINGS, line)]
    paper, is_end = scorepad.paper, line is not None and line.startswith("end")
    if paper.begun is not None:
        said = {_who(row): entry.typed for row, entry in zip(scorepad.here, paper.so_far, strict=True)}
        after = replace(scorepad, written=(*scorepad.written, *rows), players=players or scorepad.players)
        kept = [said.get(_who(row), {}) for row in after.here]
        begun = None if is_end else replace(after.paper, begun=None).begin(kept).begun
        rows.append(_row(scorepads, by, paper.number, begun))
    is_over = is_end and line != "end 0"
    await scorepads.store.change(
        scorepad.id,
        *more,
        *(insert_line(scorepad.id, row) for row in rows),
        clear_confirmations(scorepad.id),
        update_state(scorepad.id, ScorepadState.FINISHED if is_over else ScorepadState.OPEN),
    )
    return await scorepads.changed(scorepad.id)


def _who(row: ScorepadPlayerRow) -> tuple[int | None, str]:
    return row.user_id, row.name


async def begin(
    scorepads: Scorepads, game: str, place: Place, people: Sequence[Person], guests: Sequence[str] = ()
) -> Scorepad:
    """Begins a scorepad, if the first of the people may: they sit in their order, guests after them.

    Raises `pad_people` for a number that the game is not for, `pad_person_twice`.
    """
    guild = await guild_settings.settings_of(scorepads.tables, place.guild_id)
    require_opener(guild, place.channel_id, people[0])
    players, rules = _players(people, guests), scorepads.tables.entries[game].rules
    least, most = rules.min_players, rules.most_players_ever
    if len(players) > most:
        raise Refusal("pad_people", count=len(players), least=least, most=most)
    _check_different(players)
    row = ScorepadRow(
        0,
        place.guild_id,
        place.channel_id,
        game,
        rules.options_for(len(players)),
        people[0].user_id,
        place.language,
        ScorepadState.OPEN,
        scorepads.tables.now(),
    )
    return await scorepads.changed(await scorepads.store.add(row, players))


def _players(people: Sequence[Person], guests: Sequence[str]) -> Sequence[ScorepadPlayerRow]:
    names = [shown_name(name) for name in guests if name.strip()]
    return [
        *(ScorepadPlayerRow(seat, one.user_id, shown_name(one.name)) for seat, one in enumerate(people)),
        *(ScorepadPlayerRow(seat, None, name) for seat, name in enumerate(names, start=len(people))),
    ]


def _check_different(players: Sequence[ScorepadPlayerRow]) -> None:
    ids: set[int] = set()
    names: set[str] = set()
    for row in players:
        name = row.name.casefold()
        if (row.user_id in ids) if row.user_id is not None else (name in names):
            raise Refusal("pad_person_twice", word=row.name)
        names.add(name)
        if row.user_id is not None:
            ids.add(row.user_id)


async def set_options(scorepads: Scorepads, scorepad_id: int, by: Person, changes: Options) -> Scorepad:
    """Changes what is agreed on, before the first round."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_writer(scorepad, by)
        if scorepad.standing:
            raise Refusal("pad_begun")
        options = scorepad.rules.changed(scorepad.row.options, changes)
        if len(scorepad.players) > (most := scorepad.rules.most_players(options)):
            raise Refusal("too_many_seated", most=most, seated=len(scorepad.players))
        await scorepads.store.change(scorepad_id, update_options(scorepad_id, options))
        return await scorepads.changed(scorepad_id)
