"""Predictions by those who watch a table: never by its players, and never from more than everyone sees.

The open questions follow from the table as it is. An undo that takes bids back also takes the predictions of
them. No undo opens a question that was locked once: all have seen cards since.
"""

import asyncio
import random
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from bot.games.contract import Placing, ScoreLine, Seat
from bot.games.predictions import WINNER, Question, outcomes, winner_alone, worth
from bot.games.shuffle import SeededShuffler
from bot.model.people import CardOf
from bot.model.predictions import PredictionRow
from bot.model.tables import Status
from bot.tables.fold import UNDO, Fold, folding, start
from bot.tables.person import Person, shown_name
from bot.tables.preferences import preferred
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import DEPARTURES, Tables

AT_ONCE = 16  # lines of a log that are folded before others get a turn


@dataclass(frozen=True, slots=True)
class Watched:
    """A running game as everyone sees it: code that shows or makes predictions gets this, and no table."""

    table_id: int
    names: tuple[str, ...]  # by seat
    view: Any  # the spectators'
    questions: Sequence[Question]

    @property
    def bids(self) -> Sequence[int | None]:
        """The bids that are shown; none in a game without."""
        return getattr(self.view, "bids", ())


class Predictor(NamedTuple):
    """A person who predicts, with the points of decided questions."""

    user_id: int
    name: str
    points: int
    rank: int


class Heard(NamedTuple):
    """The predictions that a spectator may know."""

    may_predict: bool
    own: Mapping[int, Sequence[Seat]]  # their own, by question
    said: Sequence[PredictionRow]  # everyone's on what is locked
    predictors: Sequence[Predictor]  # the best first, after what is decided


def watched(table: Table) -> Watched:
    """A running table as those who watch see it."""
    names = tuple(row.name for row in table.seats)
    return Watched(table.id, names, table.view(None), _questions(table, table.dealt))


def last_asked(table: Table, after: Fold) -> int:
    """The last question that is known at a table once it has changed so."""
    rounds = [line.round for line in table.game.scorepad(after.state)]
    return max([WINNER, *rounds, *(question.round for question in _questions(table, after))])


def _questions(table: Table, folded: Fold) -> Sequence[Question]:
    if table.entry.asked is None:
        return winner_alone(range(len(table.seats)), folded.seats)
    return table.entry.asked(table.game.view(folded.state, None))


async def predict(
    tables: Tables, table_id: int, person: Person, question: int, seats: Sequence[Seat]
) -> Table:
    """Keeps an answer, instead of one given before. Raises `Refusal`."""
    async with tables.locked(table_id) as table:
        table.require_running()
        if not await _may_predict(tables, table, person.user_id):
            raise Refusal("players_predict_nothing")
        if not set(seats) <= set(range(len(table.seats))) or (question == WINNER and len(seats) != 1):
            raise Refusal("no_such_seat")
        is_open = Question(question, is_open=True) in watched(table).questions
        if not is_open or await _was_locked(tables, table, question):
            raise Refusal("prediction_locked")
        name, now = shown_name(person.name), tables.now()
        row = PredictionRow(table.id, question, person.user_id, name, tuple(sorted({*seats})), now)
        await tables.store.predictions.keep(row)
        return table


async def _may_predict(tables: Tables, table: Table, user_id: int) -> bool:
    # A person who has given up a seat knows a hand that is still played.
    if table.seat_of(user_id) is not None:
        return False
    actions = await tables.store.actions.of_table(table.id)
    return all(done.kind not in DEPARTURES or done.other_id != user_id for done in actions)


async def _was_locked(tables: Tables, table: Table, question: int) -> bool:
    folded, row = table.dealt, table.row
    if folded.number == len(folded.seats):
        return False  # nothing was ever taken back
    log = await tables.store.log.moves(table.id)
    first = table.game.start(len(table.seats), row.options, SeededShuffler(row.seed))
    path = folding(start(table.game, first, len(table.seats)), log)
    for at, (before, line) in enumerate(zip(path, log, strict=False)):
        if at % AT_ONCE == 0:
            await asyncio.sleep(0)
        if line.move.startswith(UNDO) and Question(question, is_open=False) in _questions(table, before):
            return True
    return False


async def were_made(tables: Tables, table_id: int) -> bool:
    """Whether anything was predicted at a table."""
    return bool(await tables.store.predictions.of_table(table_id))


async def heard(tables: Tables, table: Table, user_id: int) -> Heard:
    """The predictions at a table that a person may know; nothing while they play there."""
    if table.status.live and table.seat_of(user_id) is not None:
        return Heard(may_predict=False, own={}, said=(), predictors=())
    rows = await tables.store.predictions.of_table(table.id)
    is_running = table.status is Status.RUNNING
    hidden = {one.round for one in watched(table).questions if one.is_open} if is_running else set()
    return Heard(
        is_running and await _may_predict(tables, table, user_id),
        {row.question: row.seats for row in rows if row.user_id == user_id},
        [row for row in rows if row.question not in hidden],
        _ranked([(rows, table.game.scorepad(table.dealt.state), table.game.result(table.dealt.state) or ())]),
    )


async def predictors_of(tables: Tables, league_id: int) -> Sequence[Predictor]:
    """The people who predicted at a league's finished tables, the best first.

    People whose pirate's card is private are not named.
    """
    predictors = _ranked(await tables.store.predictions.of_league(league_id))
    cards = {one.user_id: (await preferred(tables, one.user_id)).card for one in predictors}
    return [one for one in predictors if cards[one.user_id] is not CardOf.PRIVATE]


def _ranked(
    tables: Iterable[tuple[Sequence[PredictionRow], Sequence[ScoreLine], Sequence[Placing]]],
) -> Sequence[Predictor]:
    points: Counter[int] = Counter()
    names: dict[int, str] = {}
    for said, scorepad, result in tables:
        players = len({line.seat for line in scorepad})
        came = outcomes(scorepad, result or None)
        for question in {row.question for row in said} & came.keys():
            answers = {row: frozenset(row.seats) for row in said if row.question == question}
            for row, brought in worth(question, answers, came[question], players).items():
                if row.user_id is not None:
                    points[row.user_id] += brought
                    names[row.user_id] = row.name
    order = sorted(points, key=lambda user_id: (-points[user_id], names[user_id], user_id))
    return [
        Predictor(one, names[one], points[one], 1 + sum(other > points[one] for other in points.values()))
        for one in order
    ]


def captains_chance(of: Watched, question: int) -> random.Random:
    """The Captain's chance in a prediction, the same each time so that asking again reveals nothing."""
    return random.Random(f"predictions {of.table_id} {question}")  # noqa: S311 - for rollouts, no secret
