"""Moves that are made by themselves: a computer player's, planned ones, last cards, and forced ones.

Others can't tell a planned or a forced one from a quick thumb. A forced move takes a time drawn before the
hand is looked at. So does a planned one after a person's own move, which may still be taken back; after a
planned move or a computer player's it comes as quickly as a computer player's. A last card is played for
everyone and at any hour, since all know that it is forced, and late enough to take back the card before it.
"""

import asyncio
import logging
import random
from collections.abc import Awaitable
from typing import NamedTuple

from bot.games.contract import IllegalMove, Move, NotYet, Seat
from bot.model.tables import Player, SeatRow
from bot.processes import ProcessPool
from bot.store.errors import StoreError
from bot.tables import clocks, moves, plans, seats
from bot.tables.computers import Computers
from bot.tables.forced import only_move
from bot.tables.plans import Dropped
from bot.tables.refusal import Refusal
from bot.tables.table import LockedTable, Table
from bot.tables.tables import Tables
from bot.tables.worker import end

log = logging.getLogger(__name__)

RETRY = 20  # seconds after which a move that failed is tried again


class _Turn(NamedTuple):
    table: int
    seat: Seat
    decision: int
    user_id: int | None
    player: Player


class Automatic:
    """Makes them; the delays are seconds after a turn begins, `delay` a computer player's at least."""

    def __init__(
        self,
        tables: Tables,
        delay: float,
        forced: tuple[float, float],
        planned: tuple[float, float],
        rng: random.Random,
        *,
        last_card: tuple[float, float] | None = None,
        pool: ProcessPool | None = None,
    ) -> None:
        self._tables = tables
        self._delay = delay
        self._forced = forced
        self._planned = planned
        self._last_card = planned if last_card is None else last_card
        self._rng = rng
        self._computers = Computers(tables, rng, pool)
        self._coming: dict[_Turn, asyncio.Task[None]] = {}
        self._followed: dict[int, int] = {}  # by table, the number of the last planned move

    async def schedule(self, table: Table) -> None:
        """Schedules the moves that need no person, and drops lost plans."""
        if plans.lost(table):
            await plans.drop_lost(self._tables, table.id)
        for seat in table.to_move():
            await self._schedule(table, table.seats[seat])
        if not table.status.live:
            self._followed.pop(table.id, None)

    async def resume(self) -> None:
        """Nothing: the table worker takes up such tables."""

    async def stop(self) -> None:
        """Ends everything; the next start resumes it."""
        await end(*self._coming.values())

    async def _schedule(self, table: Table, row: SeatRow) -> None:
        turn = _turn(table, row.seat)
        if turn in self._coming:
            return
        if table.is_moved_for(row.seat) and row.plan is None:
            work = self._play(table, turn)
        elif row.plan is not None:
            work = self._follow_plan(turn, self._wait(table))
        elif table.last_card(table.dealt.state, row.seat) is not None:
            work = self._play_last_card(turn)
        elif row.forced:
            work = self._make_forced(turn)
        else:
            return
        self._coming[turn] = asyncio.create_task(self._do(turn, work), name=f"table {turn}")

    async def _do(self, turn: _Turn, work: Awaitable[None]) -> None:
        try:
            await work
        except (Refusal, IllegalMove) as error:
            log.info("an automatic move came too late", extra={"table": turn.table, "error": error.code})
        except StoreError as error:  # it is logged already
            log.info("an automatic move is made later", extra={"table": turn.table, "error": str(error)})
            await self._look_again(turn)
        except Exception:
            log.exception("an automatic move failed", extra={"table": turn.table, "seat": turn.seat})
            await self._look_again(turn)
        finally:
            del self._coming[turn]  # before the work that follows the change looks for it

    async def _look_again(self, turn: _Turn) -> None:
        await asyncio.sleep(RETRY)
        self._tables.changed(turn.table)

    async def _play(self, table: Table, turn: _Turn) -> None:
        if await seats.bring_in_for_absent(self._tables, table, turn.seat):
            return
        time = asyncio.get_running_loop().time
        begun, move = time(), await self._computers.chosen(table, turn.seat)
        await asyncio.sleep(max(0.0, begun + self._delay - time()))
        try:
            await moves.make_for(self._tables, table, turn.seat, move)
        except IllegalMove as error:
            raise AssertionError(f"the computer player of {table.row.game} chose {error.code}") from error

    def _wait(self, table: Table) -> float:
        moved = table.dealt.seats
        after_automatic = bool(moved) and table.seats[moved[-1]].player is not Player.PERSON
        if after_automatic or table.row.pace in plans.UNASKED or self._followed.get(table.id) == table.number:
            return self._delay
        return self._rng.uniform(*self._planned)

    async def _follow_plan(self, turn: _Turn, wait: float) -> None:
        await asyncio.sleep(wait)
        async with self._tables.locked(turn.table) as table:
            plan = table.seats[turn.seat].plan
            if not _is_due(table, turn) or plan is None or table.entry.plans is None:
                return
            move = table.entry.plans.move(table.dealt.state, turn.seat, plan)
            if move is NotYet.DUE and not table.is_moved_for(turn.seat):
                return
            if move is None or move is NotYet.DUE or not await self._try_to_play(table, turn.seat, move):
                await plans.drop(self._tables, table, {turn.seat: Dropped(plans.FAILED, plan)})

    async def _try_to_play(self, table: LockedTable, seat: Seat, move: Move) -> bool:
        try:
            after = await moves.play(self._tables, table, seat, move, spends_plan=True)
        except IllegalMove as error:
            log.info("a plan could not be played", extra={"table": table.id, "error": error.code})
            return False
        self._followed[table.id] = after.number
        return True

    async def _play_last_card(self, turn: _Turn) -> None:
        await asyncio.sleep(self._rng.uniform(*self._last_card))
        table = await self._tables.load(turn.table)
        if not _is_due(table, turn):
            return
        card = table.last_card(table.dealt.state, turn.seat)
        if card is not None:
            missed = table.seats[turn.seat].missed
            await moves.make_for(self._tables, table, turn.seat, card, missed=missed)

    async def _make_forced(self, turn: _Turn) -> None:
        await asyncio.sleep(self._rng.uniform(*self._forced))
        table = await self._tables.load(turn.table)
        if not _is_due(table, turn) or not await self._is_forced(turn):
            return
        calendar = await clocks.calendar(self._tables, table.row.guild_id, turn.user_id or 0)
        only = only_move(table.game, table.dealt.state, turn.seat)
        if only is not None and not calendar.is_quiet(self._tables.now()):
            missed = table.seats[turn.seat].missed
            await moves.make_for(self._tables, table, turn.seat, only, missed=missed)

    async def _is_forced(self, turn: _Turn) -> bool:
        if turn.user_id is None:
            return False
        person = await self._tables.store.people.person(turn.user_id)
        return person is not None and person.forced


def _turn(table: Table, seat: Seat) -> _Turn:
    row = table.seats[seat]
    return _Turn(table.id, seat, table.dealt.decisions[seat], row.user_id, row.player)


def _is_due(table: Table, turn: _Turn) -> bool:
    return turn.seat in table.to_move() and _turn(table, turn.seat) == turn
