"""The morning after: what a server that wants it may read of yesterday's deal."""

from collections.abc import Sequence
from typing import NamedTuple

from bot.entry import Entry
from bot.games.contract import ScoreLine
from bot.games.record import read
from bot.solo.deals import DAY, Deal, deal_called, number_at
from bot.solo.playing import line_of, replayed
from bot.solo.streaks import days_in_a_row
from bot.tables.tables import Tables

MORNING = 6 * 60 * 60  # seconds after midnight UTC


class Played(NamedTuple):
    """A person who shared their result in the server, or allows it, and what they made of the deal."""

    name: str
    deal: Deal
    entry: Entry
    line: ScoreLine


class Morning(NamedTuple):
    """A server's morning: yesterday's deal, and its people, the best first."""

    guild_id: int
    channel_id: int
    deal: Deal
    played: Sequence[Played]
    days: int  # in a row on which anyone played


def deal_to_tell(now: int) -> int:
    """The number of the deal of which mornings tell."""
    return number_at(now - MORNING) - 1


def next_morning(now: int) -> int:
    """When the next morning is, in seconds since 1970."""
    return now - (now - MORNING) % DAY + DAY


async def mornings(tables: Tables) -> Sequence[Morning]:
    """Those of the servers that want one, where anyone may be named."""
    store, number = tables.store.solo, deal_to_tell(tables.now())
    games = [entry.game for entry in tables.entries.values()]
    found = []
    for guild_id, channel_id in await store.servers_to_tell() if number >= 1 else ():
        played = []
        for row in await store.named(guild_id, number):
            deal = deal_called(row.deal)
            entry = tables.entries[deal.game]
            played.append(
                Played(row.name, deal, entry, line_of(entry, replayed(deal, read(row.record, games))))
            )
        if played:
            days = days_in_a_row(await store.days_of_server(guild_id), number)
            found.append(Morning(guild_id, channel_id, played[0].deal, played, days))
    return found
