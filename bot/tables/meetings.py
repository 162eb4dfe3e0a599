"""Ways in which people find each other: challenges to a game for two, and wishes for a table.

A wish expires by itself. Wishes that are met are taken from the list before anyone is called: so each calls
its person once at most.
"""

from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence

from bot.entry import Entries
from bot.model.meetings import WishRow
from bot.model.tables import Pace, SeatRow
from bot.tables import lobby, lookup
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.tables.lobby import Invitation, Place
from bot.tables.person import Person, shown_name
from bot.tables.preferences import preferred
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.tables.tables import Tables

TWO = 2
ENOUGH = 3  # people who would like the same, for whom a table is opened: two can challenge each other
PACES = (Pace.LIVE, Pace.DAILY, Pace.RELAXED, Pace.BANK)  # at which people look for company
LASTS, LASTS_LIVE = 7 * DAY, 2 * HOUR  # seconds until a wish runs out

Wish = tuple[str, Pace]  # a game, and the pace at which a person would like to play it


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


async def wish(tables: Tables, guild_id: int, person: Person, wished: Collection[Wish]) -> None:
    """Keeps a person's wish for a game in a server, instead of a former one."""
    now, name = tables.now(), shown_name(person.name)
    rows = [
        WishRow(guild_id, person.user_id, game, pace, name, now, now + lasts(pace)) for game, pace in wished
    ]
    await tables.store.meetings.wish(guild_id, person.user_id, rows, now)


def lasts(pace: Pace) -> int:
    """The seconds for which a wish is kept."""
    return LASTS_LIVE if pace is Pace.LIVE else LASTS


async def wishes_in(tables: Tables, guild_id: int) -> Mapping[Wish, Sequence[WishRow]]:
    """The wishes of people in a server, the oldest first."""
    return by_wish(await tables.store.meetings.wishes(guild_id, tables.now()))


def by_wish(rows: Sequence[WishRow]) -> Mapping[Wish, Sequence[WishRow]]:
    found: dict[Wish, list[WishRow]] = defaultdict(list)
    for row in rows:
        found[row.game, row.pace].append(row)
    return found


def together(rows: Sequence[WishRow]) -> Sequence[WishRow]:
    """The first people with the same wish who are enough for a game; else nobody."""
    return next((same[:ENOUGH] for same in by_wish(rows).values() if len(same) >= ENOUGH), ())


async def met_in(tables: Tables, guild_id: int) -> Sequence[WishRow]:
    """The first people in a server with the same wish who are enough for a game."""
    return together(await tables.store.meetings.wishes(guild_id, tables.now()))


async def forget(tables: Tables, row: WishRow) -> None:
    """Deletes the wishes of a person who has left their server."""
    await tables.store.meetings.forget(row.guild_id, row.user_id)


async def open_for(tables: Tables, met: Sequence[WishRow], place: Place) -> Table | None:
    """Opens a table for those whose wishes are met; None where one is gone meanwhile. Raises `Refusal`."""
    taken = await tables.store.meetings.take(met)
    if not taken:
        return None
    first = met[0]
    seats = [SeatRow(at, wish.user_id, wish.name) for at, wish in enumerate(met)]
    host = Person(first.user_id, first.name)
    try:
        invitation = Invitation(first.game, pace=first.pace)
        return await lobby.open_for(tables, invitation, place, seats, host)
    except BaseException:
        await tables.store.meetings.put_back(taken)
        raise
