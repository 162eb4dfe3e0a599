"""The history of a table in lines: moves in effect, undos, and actions of people."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import count, pairwise
from typing import NamedTuple

from bot.entry import Entry
from bot.games.contract import Seat
from bot.model.tables import ActionRow, MoveRow, Player
from bot.presenters.contract import Names
from bot.tables import lookup
from bot.tables.fold import UNDO, Fold, Step
from bot.tables.table import Table
from bot.tables.tables import DEPARTURES, Tables
from bot.texts.catalog import Say
from bot.ui.kit.event_text import action_text, sentences
from bot.ui.kit.layout import room_of
from bot.ui.kit.names import LATE_MARK, names_at
from bot.ui.kit.text import escape

BULLET = "·"  # before each line: a name such as `# 1` at its beginning would be a heading
ROOM_FOR_EARLIER = 80  # characters of "… 17 earlier", in any language


class Line(NamedTuple):
    """A line: the log's number, its time in seconds, its text; `ends_turn` of a trick or turn."""

    number: int
    at: int
    text: str
    ends_turn: bool = False


Stretch = tuple[int, int]  # of the log: from after one line up to another


@dataclass(frozen=True, slots=True)
class History:
    """A table with its whole log and all actions."""

    table: Table
    moves: tuple[MoveRow, ...]
    actions: tuple[ActionRow, ...]

    def lines(self, viewer: Seat | None, say: Say, since: int = 0) -> Sequence[Line]:
        """The lines after number `since` that a seat, or the public (None), may read."""
        lines = [*self._moves(viewer, say, since), *self._undone(say, since), *self._actions(say, since)]
        return sorted(lines, key=lambda line: line.number)  # stable: an action follows its line

    def own_last(self, seat: Seat) -> int | None:
        """The number of the last move that the seat's present person made."""
        by_others = [*self._before_arrival(seat), *self._played_for(seat)]
        moves = (played.number for played in self.table.dealt.history if played.seat == seat)
        return max((number for number in moves if not _is_in(number, by_others)), default=None)

    def _before_arrival(self, seat: Seat) -> Iterator[Stretch]:
        for action in self.actions:
            if action.seat == seat and action.kind in DEPARTURES:
                yield -1, action.number

    def _played_for(self, seat: Seat) -> Iterator[Stretch]:
        # The stretches in which a computer player moved for the seat's person.
        actions = [action for action in self.actions if action.seat == seat]
        for at, action in enumerate(actions):
            if action.kind == "missed":
                yield action.number, self._end_of_turn(seat, action.number)
            elif action.kind == "away":
                back = (later.number for later in actions[at:] if later.kind in ("back", *DEPARTURES))
                yield action.number, next(back, self.table.number)
        yield from (
            (line.number - 1, line.number) for line in self.moves if line.played_out and line.seat == seat
        )

    def _end_of_turn(self, seat: Seat, number: int) -> int:
        by = {line.number: line.seat for line in self.moves}
        return next(last for last in count(number) if by.get(last + 1) != seat)

    def _moves(self, viewer: Seat | None, say: Say, since: int) -> Iterator[Line]:
        at, folded = {line.number: line.at for line in self.moves}, self.table.dealt
        names = self._unmarked(say)
        played_for = [list(self._played_for(seat)) for seat in range(len(self.table.seats))]
        for step in folded.steps(bisect_right(folded.numbers, since)):
            number = step.played.number
            late = step.played.seat if _is_in(number, played_for[step.played.seat]) else None
            texts = sentences(self.table, step, viewer, self._names(number, names, late), say)
            is_end = ends_turn(self.table.entry, step)
            for position, text in enumerate(texts, start=1):
                yield Line(number, at[number], text, is_end and position == len(texts))

    def _undone(self, say: Say, since: int) -> Iterator[Line]:
        for line in self.moves:
            verb, _, moves = line.move.partition(" ")
            if verb == UNDO and line.number > since:
                name = self._names(line.number, self._unmarked(say))[line.seat]
                yield Line(line.number, line.at, say("log-undone", name=name, count=int(moves)))

    def _actions(self, say: Say, since: int) -> Iterator[Line]:
        for action in self.actions:
            if action.number >= since and (text := action_text(action, say)) is not None:
                yield Line(action.number, action.at, text)

    def _unmarked(self, say: Say) -> Names:
        # Marks show who plays for whom now, which may have been different then.
        seats = [
            replace(row, missed=0, player=Player.PERSON if row.player is Player.ABSENT else row.player)
            for row in self.table.seats
        ]
        return names_at(replace(self.table, seats=tuple(seats)), say).brief

    def _names(self, number: int, now: Names, late: Seat | None = None) -> Names:
        # `late` is a seat for which a computer player moved.
        names = list(now.by_seat)
        for action in reversed(self.actions):
            is_later = action.kind in DEPARTURES and action.number >= number
            if is_later and action.seat is not None and action.other_name:
                names[action.seat] = escape(action.other_name)
        if late is not None:
            names[late] += LATE_MARK
        return replace(now, by_seat=tuple(names), short=())


def _is_in(number: int, stretches: Iterable[Stretch]) -> bool:
    return any(after < number <= last for after, last in stretches)


async def history_of(tables: Tables, table: Table) -> History:
    """The history of a table. Raises `Refusal` before the deal."""
    moves, actions = await lookup.moves_of(tables, table), await lookup.actions_of(tables, table)
    return History(table, moves, tuple(actions))


def scored_steps(folded: Fold) -> Sequence[int]:
    """The numbers of moves after which a round was scored."""
    return ends_of_rounds(folded, folded.steps())


def ends_of_rounds(folded: Fold, steps: Iterable[Step]) -> Sequence[int]:
    """As `scored_steps`, from all steps of the fold."""
    sizes = [len(folded.game.scorepad(step.before)) for step in steps]
    sizes.append(len(folded.game.scorepad(folded.state)))
    return [step for step, (before, after) in enumerate(pairwise(sizes), start=1) if after > before]


def last_round_from(folded: Fold) -> int:
    """The line after which the last round with a move began."""
    ended = [step for step in scored_steps(folded) if step < len(folded.numbers)]
    return folded.numbers[ended[-1] - 1] if ended else 0


def newest(lines: Sequence[str], room: int, say: Say) -> str:
    """The last lines that fit into `room` characters, after the number of earlier ones."""
    kept: list[str] = []
    room -= ROOM_FOR_EARLIER
    for line in reversed(lines):
        room -= room_of(line) + len(BULLET) + 2
        if room < 0:
            break
        kept.append(f"{BULLET} {line}")
    count = len(lines) - len(kept)
    earlier = [f"-# {say('recap-earlier', count=count)}"] if count else []
    return "\n".join([*earlier, *reversed(kept)])


def ends_turn(entry: Entry, step: Step) -> bool:
    """Whether a move ends a trick or, without tricks, a turn."""
    before, played, after = step
    if not entry.rules.trick_ends:
        return tuple(entry.game.to_move(before)) != tuple(entry.game.to_move(after))
    events = entry.game.events(before, played.seat, played.move, after, None)
    return any(event.code in entry.rules.trick_ends for event in events)


def turn_around(entry: Entry, steps: Sequence[Step], here: int) -> tuple[int, int]:
    """The numbers of moves after which the turn or trick before `here` ended, and the present one ends."""
    before = next((at for at in range(here - 1, 0, -1) if ends_turn(entry, steps[at - 1])), 0)
    later = range(here + 1, len(steps))
    return before, next((at for at in later if ends_turn(entry, steps[at - 1])), len(steps))
