"""Leagues that have begun, with their tables open or being played, and what is refused."""

from collections.abc import Sequence
from typing import Any

import pytest

from bot.seasons import league_admin
from bot.seasons.league import League
from bot.tables import lobby
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from tests.seasons.leagues import GUILD, Leagues, person

OTHER_GUILD = 11


async def refused(work: object) -> str:
    with pytest.raises(Refusal) as error:
        await work  # type: ignore[misc] # any coroutine
    return error.value.code


async def begun(leagues: Leagues, people: int = 4, **changes: Any) -> League:
    """A season that has begun, its tables open."""
    league = await leagues.created("Winter", people=people, **changes)
    await league_admin.begin(leagues.seasons, league.id)
    await leagues.settle()
    return await leagues.load(league.id)


async def dealt(leagues: Leagues, **changes: Any) -> League:
    league = await begun(leagues, **changes)
    await leagues.all_there(league.id)
    return await leagues.load(league.id)


async def table_of(leagues: Leagues, league: League) -> Table:
    [match] = (await leagues.load(league.id)).matches
    assert match.table_id is not None
    return await leagues.company.tables.load(match.table_id)


async def played_table(
    leagues: Leagues, channel: int, guild: int = GUILD, people: Sequence[Person] = (person(0), person(1))
) -> Table:
    """A table of two people and a computer player that is being played."""
    tables, place = leagues.company.tables, Place(guild, channel, "en")
    invitation = Invitation("skullking", 3, 1, (("rounds", 1),))
    table = await lobby.open_table(tables, invitation, place, people[0])
    await lobby.join(tables, table.id, people[1])
    return await lobby.deal(tables, table.id, people[0])
