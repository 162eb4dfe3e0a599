"""Who plays: a scorepad is begun, people come and go, and end the game before its last round.

All raise `Refusal`.
"""

from collections.abc import Sequence
from dataclasses import replace

from bot.games.contract import Options, Seat
from bot.games.paper_fields import BIDS
from bot.model.scorepads import ScorepadPlayerRow, ScorepadRow, ScorepadState
from bot.scorepads.events import Ends, Event, HouseRules, Joins, Leaves, Stays
from bot.scorepads.scorepad import Scorepad
from bot.scorepads.scorepads import Scorepads
from bot.scorepads.writing import event_row, line_row, may_write, require_enough, require_next, require_writer
from bot.store.scorepads import (
    clear_confirmations,
    insert_line,
    insert_player,
    replace_players,
    update_state,
)
from bot.store.statements import Statement
from bot.tables import guild_settings
from bot.tables.lobby import Place
from bot.tables.openers import require_opener
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal


async def end(scorepads: Scorepads, scorepad_id: int, by: Person, number: int) -> Scorepad:
    """Ends the game after the last round that is written, `number`; all confirm that."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_next(scorepad, by, number + 1)
        if not number or scorepad.state is not ScorepadState.OPEN:
            raise Refusal("pad_over" if number else "pad_no_such_round", round=1, last=0)
        return await _come_or_go(scorepads, scorepad, by, Ends(number))


async def play_on(scorepads: Scorepads, scorepad_id: int, by: Person) -> Scorepad:
    """Takes back that the game was ended."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_writer(scorepad, by)
        if not scorepad.paper.is_ended:
            raise Refusal("pad_over")
        return await _come_or_go(scorepads, scorepad, by, Ends(0))


async def leave(
    scorepads: Scorepads, scorepad_id: int, by: Person, number: int, seat: Seat, *, is_out: bool = False
) -> Scorepad:
    """Lets a seat play no more from round `number` on, which must be the next: ranked last, or out.

    Until that round is written the table may choose the other.
    """
    async with scorepads.locked(scorepad_id) as scorepad:
        require_next(scorepad, by, number)
        changes = _has_just_left(scorepad, seat) and scorepad.paper.is_out(seat) != is_out
        if not (changes or seat in scorepad.paper.seats()):
            raise Refusal("pad_not_here")
        if scorepad.is_lobby:
            return await _take_off(scorepads, scorepad, by, seat)
        _require_comings(scorepad)
        require_enough(scorepad, len({*scorepad.paper.seats()} - {seat}))
        return await _come_or_go(scorepads, scorepad, by, Leaves(seat, number - 1, is_out))


def _has_just_left(scorepad: Scorepad, seat: Seat) -> bool:
    stays = scorepad.paper.stays
    return seat < len(stays) and stays[seat].last == len(scorepad.paper.lines)


async def _take_off(scorepads: Scorepads, scorepad: Scorepad, by: Person, seat: Seat) -> Scorepad:
    """Takes a seat off before the first round, as if it had never been there."""
    if len(scorepad.players) == 1:
        require_enough(scorepad, 1)
    rest = [row for row in scorepad.players if row.seat != seat]
    players = tuple(replace(row, seat=at) for at, row in enumerate(rest))
    return await _come_or_go(scorepads, scorepad, by, None, players, *replace_players(scorepad.id, players))


async def stay(scorepads: Scorepads, scorepad_id: int, by: Person, number: int, seat: Seat) -> Scorepad:
    """Takes back that a seat left before round `number`, until that is written."""
    async with scorepads.locked(scorepad_id) as scorepad:
        require_next(scorepad, by, number)
        if not _has_just_left(scorepad, seat):
            raise Refusal("pad_not_here")
        return await _come_or_go(scorepads, scorepad, by, Stays(seat))


async def join(
    scorepads: Scorepads, scorepad_id: int, by: Person, number: int, who: Person | str, *, with_lowest: bool
) -> Scorepad:
    """Lets a person or a guest play from round `number` on, with 0 points or the fewest that one has.

    Before the first round people may join themselves.
    """
    async with scorepads.locked(scorepad_id) as scorepad:
        if scorepad.paper.lines or who != by:
            require_next(scorepad, by, number)
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
        event = None if scorepad.is_lobby else Joins(seat, number, points)
        players = (*scorepad.players, player)
        return await _come_or_go(scorepads, scorepad, by, event, players, insert_player(scorepad_id, player))


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
    event: Event | None,
    players: tuple[ScorepadPlayerRow, ...] = (),
    *more: Statement,
) -> Scorepad:
    """Stores who comes or goes, and what has begun again for those who then play."""
    rows = [] if event is None else [event_row(scorepads, by, event)]
    paper, is_end = scorepad.paper, isinstance(event, Ends)
    if paper.begun is not None:
        said = {_who(row): entry.typed for row, entry in zip(scorepad.here, paper.so_far, strict=True)}
        after = replace(scorepad, written=(*scorepad.written, *rows), players=players or scorepad.players)
        kept = [said.get(_who(row), {}) for row in after.here]
        begun = None if is_end else replace(after.paper, begun=None).begin(kept).begun
        rows.append(line_row(scorepads, by, paper.number, begun))
    is_over = is_end and event != Ends(0)
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
    players, rules = _players(people, guests), scorepads.tables.entries[game].rules
    least, most = rules.min_players, rules.most_players_ever
    if len(players) > most:
        raise Refusal("pad_people", count=len(players), least=least, most=most)
    _check_different(players)
    options = rules.options_for(len(players))
    return await _begin(scorepads, place, people[0], game=game, options=options, players=players)


async def begin_again(scorepads: Scorepads, scorepad_id: int, by: Person, place: Place) -> Scorepad:
    """Begins a scorepad for those who played to the end of another one, as they agreed there."""
    before = await scorepads.load(scorepad_id)
    if not may_write(before, by):
        raise Refusal("not_your_pad")
    players = [replace(row, seat=seat, confirmed=False) for seat, row in enumerate(before.here)]
    agreed = [HouseRules(on=True)] if before.house_rules else []
    game, options = before.row.game, before.row.options
    return await _begin(scorepads, place, by, game=game, options=options, players=players, agreed=agreed)


async def _begin(
    scorepads: Scorepads,
    place: Place,
    by: Person,
    *,
    game: str,
    options: Options,
    players: Sequence[ScorepadPlayerRow],
    agreed: Sequence[Event] = (),
) -> Scorepad:
    guild = await guild_settings.settings_of(scorepads.tables, place.guild_id)
    require_opener(guild, place.channel_id, by)
    row = ScorepadRow(
        0,
        place.guild_id,
        place.channel_id,
        game,
        options,
        by.user_id,
        place.language,
        ScorepadState.OPEN,
        scorepads.tables.now(),
    )
    lines = [event_row(scorepads, by, event) for event in agreed]
    return await scorepads.changed(await scorepads.store.add(row, players, lines))


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
