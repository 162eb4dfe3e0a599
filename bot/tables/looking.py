"""The list of people who look for players: their wishes, and the calls of them to new tables.

A wish runs out by itself, and goes when its person joins a table. A new table calls the people who wished for
it. Nobody is called without limit: by anyone, or by the tables of one person.
"""

from collections import Counter, defaultdict
from collections.abc import Collection, Iterable, Mapping, Sequence

from bot.model.meetings import WishCallRow, WishRow
from bot.model.tables import Pace, SeatRow
from bot.store.meetings import WishGoneError
from bot.tables import clocks, lobby, people
from bot.tables.calendar import DAY
from bot.tables.clock import HOUR
from bot.tables.lobby import Invitation, Place
from bot.tables.meetings import takes_invitations
from bot.tables.person import Person, shown_name
from bot.tables.table import Table
from bot.tables.tables import Tables

PACES = (Pace.LIVE, Pace.DAILY, Pace.RELAXED, Pace.BANK)  # at which people look for company
LASTS, LASTS_LIVE = 7 * DAY, 2 * HOUR  # seconds until a wish runs out
MOST_CALLED = 5  # people by one table
MOST_A_DAY = 3  # tables of one person that call, and calls of one person

Wish = tuple[str, Pace]  # a game, and the pace at which a person would like to play it


def to_call(
    wishes: Iterable[WishRow], calls: Sequence[WishCallRow], opener_id: int, now: int
) -> Sequence[WishRow]:
    """The wishes whose people the table of an opener may call.

    A wish is called for once a day, and once by the same opener.
    """
    today = [call for call in calls if call.at > now - DAY]
    if len({call.table_id for call in today if call.opener_id == opener_id}) >= MOST_A_DAY:
        return ()
    done = {_of(call) for call in calls if call.opener_id == opener_id or call in today}
    often = Counter(call.user_id for call in today)
    return [wish for wish in wishes if _of(wish) not in done and often[wish.user_id] < MOST_A_DAY]


def _of(row: WishRow | WishCallRow) -> tuple[int, str, Pace]:
    return row.user_id, row.game, row.pace


def fits(table: Table, wishes: Collection[Wish]) -> bool:
    """Whether one of the wishes is for the game of a table, at its pace."""
    return (table.row.game, table.row.pace) in wishes


async def wish(tables: Tables, guild_id: int, person: Person, wished: Collection[Wish]) -> None:
    """Keeps a person's wishes in a server, instead of former ones."""
    now, name, lasts = tables.now(), shown_name(person.name), {Pace.LIVE: LASTS_LIVE}
    rows = [
        WishRow(guild_id, person.user_id, game, pace, name, now, now + lasts.get(pace, LASTS))
        for game, pace in wished
    ]
    await tables.store.meetings.wish(guild_id, person.user_id, rows, now)


async def wishes_in(tables: Tables, guild_id: int) -> Mapping[Wish, Sequence[WishRow]]:
    """The wishes of people in a server, the oldest first."""
    found: dict[Wish, list[WishRow]] = defaultdict(list)
    for row in await tables.store.meetings.wishes(guild_id, tables.now()):
        found[row.game, row.pace].append(row)
    return found


async def forget(tables: Tables, row: WishRow) -> None:
    """Deletes the wishes of a person who has left their server."""
    await tables.store.meetings.forget(row.guild_id, row.user_id)


async def open_for(
    tables: Tables, met: Sequence[WishRow], place: Place, asked: Sequence[Person]
) -> Table | None:
    """Opens a table with a place for each of those who wish for the same; the first is its host.

    None where one of them wishes for it no more. Raises `Refusal`.
    """
    seats = [SeatRow(at, one.user_id, one.name) for at, one in enumerate(met)]
    invitation = Invitation(met[0].game, len(met), pace=met[0].pace, wished=tuple(met))
    try:
        return await lobby.open_for(tables, invitation, place, seats, asked=asked)
    except WishGoneError:
        return None


async def people_to_call(tables: Tables, table: Table) -> Sequence[WishRow]:
    """The wishes for a table, of people who take calls now."""
    row, now = table.row, tables.now()
    guild = await tables.store.guilds.guild(row.guild_id)
    if not guild.calls or not table.free_seats:
        return ()
    wishes = (await wishes_in(tables, row.guild_id)).get((row.game, row.pace), ())
    calls = await tables.store.meetings.calls(row.guild_id, row.host_id, now - LASTS)
    others = [one for one in wishes if table.seat_of(one.user_id) is None]
    return [one for one in to_call(others, calls, row.host_id, now) if await _takes_calls(tables, one, now)]


async def _takes_calls(tables: Tables, wish: WishRow, now: int) -> bool:
    if not await takes_invitations(tables, wish.user_id) or not await people.wanting_alerts(
        tables, [wish.user_id]
    ):
        return False
    return not (await clocks.calendar(tables, wish.guild_id, wish.user_id)).is_quiet(now)


def calls_for(table: Table, called: Iterable[WishRow], now: int) -> Sequence[WishCallRow]:
    """The rows of calls to a table, as far as it has seats for people who are not there yet."""
    host, people = table.row.host_id, called if table.free_seats else ()
    return [
        WishCallRow(table.id, one.user_id, one.guild_id, one.game, one.pace, host, now)
        for one in people
        if table.seat_of(one.user_id) is None
    ]


async def called_to(tables: Tables, table: Table) -> Sequence[int]:
    """The ids of the people who were called to an open table."""
    return () if table.row.lobby is None else await tables.store.meetings.called(table.id)
