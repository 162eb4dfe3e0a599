"""The morning after: the results of yesterday's deal, for servers that want them."""

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

from bot.entry import Entry
from bot.games.contract import ScoreLine
from bot.games.record import read
from bot.solo.days import DAY, deal_of_day, number_at
from bot.solo.deals import read_name
from bot.solo.playing import line_of, replayed
from bot.solo.streaks import days_in_a_row
from bot.tables.tables import Tables

MORNING = 6 * 60 * 60  # seconds after midnight UTC


class Played(NamedTuple):
    """A person who shared their result in the server, or allows it, with that result."""

    name: str
    entry: Entry
    line: ScoreLine


class Morning(NamedTuple):
    """A server's morning: yesterday's deal, and its people, the best first."""

    number: int  # of its deal
    played: Sequence[Played]
    days: int  # in a row on which anyone played


def deal_to_tell(now: int) -> int:
    """The number of the deal that mornings show."""
    return number_at(now - MORNING) - 1


def next_morning(now: int) -> int:
    """When the next morning is, in seconds since 1970."""
    return now - (now - MORNING) % DAY + DAY


async def servers_to_tell(tables: Tables) -> Sequence[tuple[int, int]]:
    """The servers that want a morning's post, each with its channel."""
    return await tables.store.solo.servers_to_tell()


async def morning_of(tables: Tables, guild_id: int, number: int) -> Morning | None:
    """A server's morning; None where nobody may be named."""
    games, played = [entry.game for entry in tables.entries.values()], []
    for row in await tables.store.solo.named(guild_id, number):
        await asyncio.sleep(0)  # a game is played again: others have their turn
        deal, record = deal_of_day(number, read_name(row.deal).version), read(row.record, games)
        entry = tables.entries[deal.game]
        played.append(Played(row.name, entry, line_of(entry, replayed(deal, record))))
    if not played:
        return None
    days = days_in_a_row(await tables.store.solo.days_of_server(guild_id), number)
    return Morning(number, played, days)
