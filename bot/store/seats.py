"""The queries of seats: the players, and the substitutes who offer to step in."""

import json
from collections.abc import Sequence

from bot.model.tables import ClockRow, SeatRow, SubstituteRow
from bot.store.engine import Queries, Row
from bot.store.log import clear_proposal
from bot.store.rows import columns_of, insert, one_of, row_of, rows_of
from bot.store.statements import Statement

_OTHERS = """
FROM matches AS own JOIN matches AS others ON others.league_id = own.league_id
    AND others.round = own.round AND others.id <> own.id
"""
_SEATED_IN_ROUND = f"""
SELECT seats.user_id {_OTHERS} JOIN seats ON seats.table_id = others.table_id
WHERE own.id = ? AND seats.user_id IS NOT NULL
"""
_DRAWN_IN_ROUND = f"SELECT others.seats {_OTHERS} WHERE own.id = ?"
_OF_LEAGUE = """
SELECT entrants.user_id, entrants.name FROM matches
JOIN leagues ON leagues.id = matches.league_id AND leagues.substitutes = 1
JOIN entrants ON entrants.league_id = leagues.id AND entrants.role = 'substitute'
WHERE matches.id = ? ORDER BY entrants.at, entrants.user_id
"""
# Fields of a seat that other tables have.
_ELSEWHERE = ("clock", "plan", "tips", "is_first_game", "forced", "forced_offered", "dropped", "animal")


def seat_of(row: Row) -> SeatRow:
    """The seat in a row with its clock and plan."""
    clock = None if row["stage"] is None else row_of(ClockRow, row)
    return row_of(SeatRow, row, seat=row["at"], user_id=row["holder"], clock=clock)


def replace_seats(table_id: int, seats: Sequence[SeatRow]) -> list[Statement]:
    """Stores the seats of a table."""
    return [
        ("DELETE FROM seats WHERE table_id = ?", (table_id,)),
        *(insert("seats", {"table_id": table_id, **columns_of(seat, without=_ELSEWHERE)}) for seat in seats),
    ]


def change_seats(table_id: int, seats: Sequence[SeatRow]) -> list[Statement]:
    """Stores the seats of a table, and the consequences for others.

    Former holders' plans go, and so do the offers of substitutes who sit there now, their predictions of
    questions that aren't decided, and the open proposal.
    """
    without = [seat.seat for seat in seats if (seat.plan or seat.dropped) is None]
    return [
        *replace_seats(table_id, seats),
        (
            f"DELETE FROM plans WHERE table_id = ? AND seat IN {one_of(without)}",  # noqa: S608 - marks
            (table_id, *without),
        ),
        (
            "DELETE FROM substitutes WHERE table_id = ?"
            " AND user_id IN (SELECT user_id FROM seats WHERE table_id = ?)",
            (table_id, table_id),
        ),
        (
            "DELETE FROM predictions WHERE table_id = ?"
            " AND user_id IN (SELECT user_id FROM seats WHERE table_id = ? AND user_id IS NOT NULL)"
            " AND question NOT IN (SELECT round FROM scorepad WHERE table_id = ?)",
            (table_id, table_id, table_id),
        ),
        clear_proposal(table_id),
    ]


class SubstituteStore(Queries):
    """Reads and writes the offers of substitutes."""

    async def of_table(self, table_id: int) -> Sequence[SubstituteRow]:
        """The substitutes who offer to step in, in the order of their offers."""
        rows = await self._database.fetch_all(
            "SELECT user_id, name FROM substitutes WHERE table_id = ? ORDER BY at, user_id", (table_id,)
        )
        return rows_of(SubstituteRow, rows)

    async def of_league(self, match_id: int) -> Sequence[SubstituteRow]:
        """The substitutes of a match's league, in the order of their offers; none where moderators decide."""
        return rows_of(SubstituteRow, await self._database.fetch_all(_OF_LEAGUE, (match_id,)))

    async def seated_in_round(self, match_id: int) -> frozenset[int]:
        """The people in other matches of the same round."""
        seated, drawn = await self._database.fetch_together(
            (_SEATED_IN_ROUND, (match_id,)), (_DRAWN_IN_ROUND, (match_id,))
        )
        of_matches = (json.loads(row["seats"]) for row in drawn)
        return frozenset(row["user_id"] for row in seated).union(*of_matches)

    async def add(self, table_id: int, substitute: SubstituteRow, at: int) -> None:
        """Keeps an offer to step in."""
        await self._database.run(
            (
                "INSERT INTO substitutes (table_id, user_id, name, at) VALUES (?, ?, ?, ?)"
                " ON CONFLICT DO NOTHING",
                (table_id, substitute.user_id, substitute.name, at),
            ),
        )

    async def remove(self, table_id: int, user_id: int) -> None:
        """Forgets an offer to step in."""
        await self._database.run(
            ("DELETE FROM substitutes WHERE table_id = ? AND user_id = ?", (table_id, user_id)),
        )
