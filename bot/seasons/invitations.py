"""Inviting people to a league by a list of them: a CSV with Discord's ids."""

import csv
import io
import re
from collections.abc import Sequence
from typing import NamedTuple

from bot.model.leagues import EntrantRow, Role
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.leagues import upsert_entrant
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal

COLUMN = "user_id"
"""The column that has the ids, as in our own export; without it they are in the first one."""
MOST_ROWS = 200
LONGEST_SHOWN = 40
"""Characters of a bad cell that are repeated."""
_ID = re.compile(r"<@!?(\d{15,20})>|(\d{15,20})")
"""A mention, or an id (https://discord.com/developers/docs/reference#snowflakes)."""


class BadRow(NamedTuple):
    """A row of the list that invites nobody: its number from 1, why (`no_id`, `twice`), and its cell."""

    number: int
    why: str
    cell: str


def read(text: str) -> tuple[list[tuple[int, int]], list[BadRow]]:
    """The rows of a CSV with the ids in them, and the bad rows. Cells are parted by commas or semicolons."""
    text = text.removeprefix("\ufeff")
    first = text.split("\n", 1)[0]
    rows = list(csv.reader(io.StringIO(text, newline=""), delimiter=";" if ";" in first else ","))
    names = [cell.strip().casefold() for cell in rows[0]] if rows else []
    column, begin = (names.index(COLUMN), 1) if COLUMN in names else (0, 0)
    people: list[tuple[int, int]] = []
    bad: list[BadRow] = []
    for number, row in enumerate(rows[begin:], start=begin + 1):
        if not any(cell.strip() for cell in row):
            continue
        cell = row[column].split(";")[0].strip() if column < len(row) else ""
        found = _ID.fullmatch(cell)
        if found is None:
            bad.append(BadRow(number, "no_id", cell[:LONGEST_SHOWN]))
        elif (user_id := int(found[1] or found[2])) in [known for _, known in people]:
            bad.append(BadRow(number, "twice", cell))
        else:
            people.append((number, user_id))
    return people, bad


async def invite(seasons: Seasons, league_id: int, people: Sequence[Person]) -> League:
    """Invites people to a league, but for those who take part already. Raises `Refusal`."""
    async with seasons.locked(league_id) as league:
        league.require_live()
        if league.round is not None and league.round.is_stage:
            raise Refusal("cup_has_begun")
        known = {one.user_id for one in league.entrants if one.role is not Role.OUT}
        now = seasons.now()
        invited = [
            upsert_entrant(league_id, EntrantRow(one.user_id, shown_name(one.name), Role.INVITED, now))
            for one in people
            if one.user_id not in known
        ]
        await seasons.store.change(league_id, *invited)
        return await seasons.changed(league_id)
