"""Tables and seats as rows: how they are written, and how they are read."""

import json
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass

from bot.games.contract import Options
from bot.model.tables import Absence, Pace, Player, ProposalRow, SeatRow, Status, TableRow
from bot.store.clocks import clock_of
from bot.store.statements import Statement


@dataclass(frozen=True, slots=True)
class Opening:
    """A table that is to be opened, with its host in seat 0. `at` is in seconds since 1970."""

    game: str
    rules: int
    options: Options
    places: int
    seed: bytes
    guild_id: int
    channel_id: int
    host_id: int
    language: str
    at: int
    follows: int | None = None
    pace: Pace = Pace.NONE
    absence: Absence = Absence.MOVE
    match_id: int | None = None
    advice: bool = False


def delete_table(table_id: int) -> Sequence[Statement]:
    """Deletes a table that nobody has played at, and who sits there."""
    of_table = ("seats", "substitutes", "actions")
    return [
        *((f"DELETE FROM {name} WHERE table_id = ?", (table_id,)) for name in of_table),  # noqa: S608 - constants
        ("DELETE FROM tables WHERE id = ?", (table_id,)),
    ]


def insert_table(opening: Opening) -> Statement:
    """Stores an open table, without its seats."""
    return (
        "INSERT INTO tables (game, rules, options, places, seed, guild_id, channel_id, host_id, language,"
        " status, created_at, follows, pace, absence, match_id, advice)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 'open', ?, ?, ?, ?, ?, ?)",
        (
            opening.game,
            opening.rules,
            json.dumps(dict(opening.options)),
            opening.places,
            opening.seed,
            opening.guild_id,
            opening.channel_id,
            opening.host_id,
            opening.language,
            opening.at,
            opening.follows,
            opening.pace,
            opening.absence,
            opening.match_id,
            int(opening.advice),
        ),
    )


def table_of(row: sqlite3.Row) -> TableRow:
    """The table in a row that has all its columns."""
    values = dict(row)
    words, by, agreed = values.pop("proposal"), values.pop("proposed_by"), values.pop("agreed")
    proposal = None if words is None else ProposalRow(words, by, tuple(json.loads(agreed)))
    values |= {
        "options": json.loads(values["options"]),
        "status": Status(values["status"]),
        "pace": Pace(values["pace"]),
        "absence": Absence(values["absence"]),
        "advice": bool(values["advice"]),
    }
    return TableRow(**values, proposal=proposal)


def seat_of(row: sqlite3.Row) -> SeatRow:
    """The seat in a row of seats with their clocks and plans."""
    return SeatRow(
        row["at"],
        row["holder"],
        row["name"],
        Player(row["player"]),
        row["missed"],
        None if row["stage"] is None else clock_of(row),
        row["plan"],
        row["level"],
        bool(row["tips"]),
        row["bank"],
        bool(row["forced"]),
    )


def replace_seats(table_id: int, seats: Sequence[SeatRow]) -> list[Statement]:
    """Stores who sits at a table, in the place of those who did."""
    return [
        ("DELETE FROM seats WHERE table_id = ?", (table_id,)),
        *(
            (
                "INSERT INTO seats (table_id, seat, user_id, name, player, missed, level, bank)"
                " VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    table_id,
                    *(seat.seat, seat.user_id, seat.name, seat.player),
                    *(seat.missed, seat.level, seat.bank),
                ),
            )
            for seat in seats
        ),
    ]
