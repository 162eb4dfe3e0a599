"""The queries of the log: moves, the rows that follow from them, and other actions at a table."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from bot.games.contract import Fact, Placing, ScoreLine, Seat
from bot.model.careers import SummaryRow
from bot.model.tables import ActionRow, MoveRow, ProposalRow, Status, TallyRow
from bot.store.careers import insert_summaries
from bot.store.clocks import NO_CHANGE, ClockChange, update_clocks
from bot.store.engine import Queries, Row
from bot.store.lobbies import delete_lobby
from bot.store.rows import columns_of, insert, row_of, rows_of, upsert
from bot.store.statements import Statement, insert_action, revise

MOVES = "SELECT * FROM moves WHERE table_id = ? ORDER BY number"
SCOREPAD = "SELECT * FROM scorepad WHERE table_id = ? ORDER BY round, seat"
_TALLY = """
WITH RECURSIVE played (id, follows) AS (
    SELECT id, follows FROM tables WHERE id = ?
    UNION SELECT tables.id, tables.follows FROM tables JOIN played ON tables.id = played.follows
)
SELECT max(seats.name) AS name, count(*) AS games, count(*) FILTER (WHERE results.place = 1) AS wins
FROM played JOIN results ON results.table_id = played.id
JOIN seats ON seats.table_id = results.table_id AND seats.seat = results.seat
GROUP BY coalesce(CAST(seats.user_id AS TEXT),
    CASE WHEN seats.player = 'anonymous' THEN 'seat ' || seats.seat ELSE seats.name END)
ORDER BY wins DESC, games, name
"""


@dataclass(frozen=True, slots=True)
class MoveEffects:
    """The rows that follow from a move; None is unchanged."""

    scorepad: Sequence[ScoreLine] | None = None
    result: Sequence[Placing] | None = None
    summaries: Sequence[SummaryRow] = ()  # with the result
    missed: int = 0  # turns in a row, by the mover
    keeps_proposal: bool = False
    dropped: Mapping[Seat, str] = field(default_factory=dict)  # by seat, why its plan goes
    spends_plan: bool = False
    clocks: ClockChange = NO_CHANGE
    offers_forced: bool = False  # the mover's hand has offered to play forced moves
    actions: Sequence[ActionRow] = ()
    asked_until: int | None = None  # an undo: the last question that is still known; what later ones got goes


class LogStore(Queries):
    """Reads and writes the logs of tables."""

    async def moves(self, table_id: int) -> tuple[MoveRow, ...]:
        """The whole log, in order."""
        return rows_of(MoveRow, await self._database.fetch_all(MOVES, (table_id,)))

    async def scorepad(self, table_id: int) -> tuple[ScoreLine, ...]:
        """The lines of the scorepad, by round and seat."""
        return tuple(map(score_line_of, await self._database.fetch_all(SCOREPAD, (table_id,))))

    async def results(self, table_id: int) -> tuple[Placing, ...]:
        """The placings of a finished table, best first."""
        rows = await self._database.fetch_all(
            "SELECT seat, place, score FROM results WHERE table_id = ? ORDER BY place, seat", (table_id,)
        )
        return rows_of(Placing, rows)

    async def tally(self, table_id: int) -> tuple[TallyRow, ...]:
        """Games and wins over this game and those it follows, most wins first.

        People are known by id, computer players by name, deleted people by seat.
        """
        return rows_of(TallyRow, await self._database.fetch_all(_TALLY, (table_id,)))

    async def append(self, table_id: int, move: MoveRow, derived: MoveEffects) -> None:
        """Adds a line to the log, with the rows that follow from it, in one transaction.

        Raises `UniqueError` if the log has that number.
        """
        statements: list[Statement] = [
            insert("moves", {"table_id": table_id, **columns_of(move)}),
            (
                "UPDATE seats SET missed = ? WHERE table_id = ? AND seat = ? AND missed <> ?",
                (derived.missed, table_id, move.seat, derived.missed),
            ),
        ]
        if derived.offers_forced:
            sql = (
                "UPDATE people SET forced_offered = 1"
                " WHERE user_id = (SELECT user_id FROM seats WHERE table_id = ? AND seat = ?)"
            )
            statements.append((sql, (table_id, move.seat)))
        if not derived.keeps_proposal:
            statements.append(clear_proposal(table_id))
        statements += drop_plans(table_id, derived.dropped)
        if derived.asked_until is not None:
            sql = "DELETE FROM predictions WHERE table_id = ? AND question > ?"
            statements.append((sql, (table_id, derived.asked_until)))
        if derived.spends_plan:
            statements.append(delete_plan(table_id, move.seat))
        statements += [*update_clocks(table_id, derived.clocks), *map(insert_action, derived.actions)]
        if derived.scorepad is not None:
            statements += _replace_scorepad(table_id, derived.scorepad)
        if derived.result is not None:
            statements += _finish(table_id, derived.result, move.at)
            statements += insert_summaries(derived.summaries)
        await self._database.run(*statements, revise(table_id))


class ActionStore(Queries):
    """Reads and writes actions, which are kept for ever."""

    async def of_table(self, table_id: int) -> tuple[ActionRow, ...]:
        """All that was done to the table, in order."""
        sql = "SELECT * FROM actions WHERE table_id = ? ORDER BY id"
        return rows_of(ActionRow, await self._database.fetch_all(sql, (table_id,)))

    async def add(self, action: ActionRow) -> None:
        """Keeps an action that changes nothing else."""
        await self._database.run(insert_action(action))


def score_line_of(row: Row) -> ScoreLine:
    return row_of(ScoreLine, row, details=_facts(row["details"]))


def _facts(stored: str) -> dict[str, Fact]:
    facts: dict[str, Any] = json.loads(stored)  # which makes a list of a tuple
    return {name: tuple(value) if isinstance(value, list) else value for name, value in facts.items()}


def _finish(table_id: int, result: Sequence[Placing], at: int) -> list[Statement]:
    return [
        *(insert("results", {"table_id": table_id, **columns_of(placing)}) for placing in result),
        *close_table(table_id, Status.FINISHED, at),
    ]


def close_table(table_id: int, status: Status, at: int) -> list[Statement]:
    """Closes a table: it has no clocks, plans or proposals any more."""
    return [
        (
            "UPDATE tables SET status = ?, closed_at = ?, paused_at = NULL WHERE id = ?",
            (status, at, table_id),
        ),
        clear_proposal(table_id),
        ("DELETE FROM clocks WHERE table_id = ?", (table_id,)),
        delete_lobby(table_id),
        _delete_plans(table_id),
        ("DELETE FROM substitutes WHERE table_id = ?", (table_id,)),
    ]


def delete_plan(table_id: int, seat: Seat) -> Statement:
    """Forgets a seat's plan."""
    return ("DELETE FROM plans WHERE table_id = ? AND seat = ?", (table_id, seat))


def drop_plans(table_id: int, dropped: Mapping[Seat, str]) -> list[Statement]:
    """Keeps why plans were dropped in their place."""
    return [upsert_plan(table_id, seat, dropped=why) for seat, why in dropped.items()]


def upsert_plan(table_id: int, seat: Seat, plan: str | None = None, dropped: str | None = None) -> Statement:
    """Keeps a seat's plan, or the reason why it was dropped."""
    columns = {"table_id": table_id, "seat": seat, "plan": plan, "dropped": dropped}
    return upsert("plans", columns, "table_id", "seat")


def _delete_plans(table_id: int) -> Statement:
    return ("DELETE FROM plans WHERE table_id = ?", (table_id,))


def keep_proposal(table_id: int, proposal: ProposalRow) -> Statement:
    """Keeps a person's proposal, and who has agreed."""
    return (
        "UPDATE tables SET proposal = ?, proposed_by = ?, agreed = ? WHERE id = ?",
        (proposal.words, proposal.by, json.dumps(proposal.agreed), table_id),
    )


def clear_proposal(table_id: int) -> Statement:
    """Forgets the open proposal."""
    return (
        "UPDATE tables SET proposal = NULL, proposed_by = NULL, agreed = '[]'"
        " WHERE id = ? AND proposal IS NOT NULL",
        (table_id,),
    )


def _replace_scorepad(table_id: int, lines: Sequence[ScoreLine]) -> list[Statement]:
    return [
        ("DELETE FROM scorepad WHERE table_id = ?", (table_id,)),
        *(insert("scorepad", {"table_id": table_id, **columns_of(line)}) for line in lines),
    ]
