"""Ways in which people ask each other: challenges to a game for two, and invitations to a table."""

from collections.abc import Mapping

from bot.entry import Entries
from bot.model.tables import SeatRow
from bot.tables import lobby, lookup
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person, shown_name
from bot.tables.preferences import preferred
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

TWO = 2


async def takes_invitations(tables: Tables, user_id: int) -> bool:
    """Whether a person may be challenged and invited."""
    return (await preferred(tables, user_id)).invited


async def game_for_two(tables: Tables, guild_id: int, one: int, other: int) -> str:
    """The game that both like, by their finished games in the server."""
    played = [await tables.store.meetings.played(guild_id, user_id) for user_id in (one, other)]
    return liked_by_both(tables.entries, *played)


def liked_by_both(entries: Entries, one: Mapping[str, int], other: Mapping[str, int]) -> str:
    """The game for two that both have played most, by the one who has played it less; else the first."""

    def liking(game: str) -> tuple[int, int]:
        both = one.get(game, 0), other.get(game, 0)
        return min(both), sum(both)

    return max((game for game, entry in entries.items() if entry.rules.min_players <= TWO), key=liking)


async def deal_for_two(
    tables: Tables, invitation: Invitation, place: Place, host: Person, guest: Person
) -> Table:
    """Opens a table for two, and deals, if one of them may. Raises `Refusal`."""
    seats = [SeatRow(at, who.user_id, shown_name(who.name)) for at, who in enumerate((host, guest))]
    return await lobby.seat_and_deal(tables, invitation, place, seats, host, asked=[host, guest])


async def table_to_invite_to(tables: Tables, guild_id: int, host: Person) -> Table:
    """The newest open table in the server at which a person sits and a seat is free. Raises `Refusal`."""
    for table in await lookup.live_tables_of(tables, host.user_id, guild_id):
        if table.free_seats:
            return table
    raise Refusal("no_open_table")
