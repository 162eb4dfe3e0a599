"""People's records over their finished games: their cards, rivals and a server's records.

A seat counts for the person who has played it from the first card to the last.
"""

from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.games.contract import Placing, ScoreLine
from bot.games.summary import SeatSummary, summaries
from bot.model.careers import Career, Pair, Record, RecordKind, SummaryRow
from bot.model.people import CardOf
from bot.model.tables import ActionRow, Player, SeatRow, TableRow
from bot.tables.scheduler import ItemScheduler
from bot.tables.table import Table
from bot.tables.tables import DEPARTURES, Tables

LEAST_GAMES = 3  # that two people have finished together before they are rivals; a refusal names it
RECORDS_AFTER = 5  # games of a kind in a server: the first ones would break a record each
_NOT_WHOLE = frozenset((*DEPARTURES, "forfeited", "back"))  # actions after which another had played the seat
_PEOPLE = (Player.PERSON, Player.ABSENT, Player.ANONYMOUS)
BATCH = 20  # older games that are summed up at once
LATEST = 2**62  # above the number of every table


async def career_of(tables: Tables, user_id: int, guild_id: int, card: CardOf) -> Career:
    """A person's record in a server, or over all of theirs. Rivals are always the server's."""
    store, everywhere = tables.store.careers, card is CardOf.ALL
    rivals = await store.pairs(user_id, guild_id, LEAST_GAMES)
    return Career(
        figures=await store.figures(user_id, guild_id, everywhere=everywhere),
        days=await store.days(user_id, guild_id, everywhere=everywhere),
        duels=await tables.store.duels.counted(user_id, guild_id, everywhere=everywhere),
        prey=_first(rivals, 1),
        nemesis=_first(rivals, -1),
        rivals=rivals,
    )


async def name_of(tables: Tables, user_id: int, guild_id: int) -> str:
    """A person's name at their latest finished game in a server; `?` without one."""
    return await tables.store.careers.latest_name(user_id, guild_id) or "?"


def _first(rivals: Iterable[Pair], sign: int) -> Pair | None:
    """The rival whom a person beats most clearly (1), or loses to (−1).

    It is by games ahead less behind, in fewest games.
    """
    margins = {one: sign * (one.ahead - one.behind) for one in rivals if sign * (one.ahead - one.behind) > 0}
    return min(margins, key=lambda one: (-margins[one], one.games, one.name, one.user_id), default=None)


async def records_of(tables: Tables, guild_id: int) -> Sequence[Record]:
    """A server's records."""
    return await tables.store.careers.records(guild_id)


class Summaries(ItemScheduler[int]):
    """Sums up games that were over before the bot did so at their end, the newest first, a few a second."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.now)
        self._tables = tables
        self._before = LATEST
        self.are_complete = False  # until then a server's older games may be missing

    async def due(self) -> Collection[int]:
        """The next older games, if any are left, and those that failed."""
        missing = () if self.are_complete else await self._tables.store.careers.missing(self._before, BATCH)
        self._before = min(missing, default=self._before)
        self.are_complete = not missing
        return [*missing, *self.failed]

    async def fallen(self, table: Table) -> Mapping[RecordKind, int]:
        """The records of its server that a finished table has broken."""
        row = table.row
        if not self.are_complete or row.closed_at is None:
            return {}
        return await self._tables.store.careers.fallen(
            row.id, row.guild_id, row.game, row.closed_at, RECORDS_AFTER
        )

    async def next_at(self) -> int | None:
        """Soon, while any are left."""
        return None if self.are_complete else self._tables.now() + 1

    async def do(self, item: int) -> None:
        """Sums up one game."""
        store = self._tables.store
        stored = await store.tables.whole(item)
        if stored is None or stored.row.game not in self._tables.entries:
            return
        # The scorepad's rows are those that the log folds to, so nothing is played again.
        rules, placings = self._tables.entries[stored.row.game].rules, await store.log.results(item)
        found = summaries(rules, await store.log.scorepad(item), placings)
        actions, moves = await store.actions.of_table(item), await store.careers.moves(item)
        await store.careers.keep(_rows(stored.row, stored.seats, actions, found, moves))


async def summed_up(
    tables: Tables, table: Table, lines: Sequence[ScoreLine], placings: Sequence[Placing], moves: int
) -> Sequence[SummaryRow]:
    """The summaries of a table's seats after the move that ends its game."""
    actions = await tables.store.actions.of_table(table.id)
    return _rows(table.row, table.seats, actions, summaries(table.game.RULES, lines, placings), moves)


def _rows(
    row: TableRow,
    seats: Sequence[SeatRow],
    actions: Iterable[ActionRow],
    found: Iterable[SeatSummary],
    moves: int,
) -> Sequence[SummaryRow]:
    people = sum(one.player in _PEOPLE for one in seats)
    played_for = {one.seat for one in actions if one.kind in _NOT_WHOLE}
    return [
        SummaryRow(
            table_id=row.id,
            guild_id=row.guild_id,
            game=row.game,
            seat=one.seat,
            place=one.place,
            best=one.best,
            bids=one.bids,
            met=one.met,
            streak=one.streak,
            moves=moves,
            people=people,
            whole=seats[one.seat].player in (Player.PERSON, Player.ANONYMOUS) and one.seat not in played_for,
        )
        for one in found
    ]
