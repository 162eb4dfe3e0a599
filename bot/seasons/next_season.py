"""The season after one, and its divisions, between which people move from season to season."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace

from bot.model.leagues import EntrantRow, Format, LeagueRow, LeagueStage, Role, folded
from bot.seasons.creation import just_made
from bot.seasons.league import League, LockedLeague
from bot.seasons.names import following_name
from bot.seasons.seasons import Seasons
from bot.store.leagues import NameTakenError
from bot.tables.calendar import DAY
from bot.tables.person import Person
from bot.tables.refusal import Refusal

REST, SIGN_UP = 7 * DAY, 7 * DAY  # between two seasons, and for the sign-up that opens by itself
MOST_MOVES = 8  # the most people who go up, and as many down, between two divisions


@dataclass(frozen=True, slots=True)
class Division:
    """A division's next season: its name, the people asked, and those of its last one who go up or down."""

    league: League
    name: str
    asked: Sequence[EntrantRow]
    up: Sequence[EntrantRow]
    down: Sequence[EntrantRow]


async def plan(seasons: Seasons, league_id: int) -> Sequence[Division]:
    """The next season of a league and its divisions, from the first division down.

    Raises `Refusal("season_goes_on")` if one of them is not over, `"season_was_followed"` if all have a next
    season.
    """
    rows = await seasons.of_guild((await seasons.load(league_id)).row.guild_id)
    divisions = divisions_of(rows, league_id)
    if any(row.stage.live for row in divisions):
        raise Refusal("season_goes_on")
    followed = {row.follows for row in rows}
    if all(row.id in followed for row in divisions):
        raise Refusal("season_was_followed")
    leagues = [await seasons.load(row.id) for row in divisions]
    taken = {folded(row.name) for row in rows if row.stage.live}
    found = []
    for at, league in enumerate(leagues):
        if league.id not in followed:
            name = following_name(league.row.name, taken)
            taken.add(folded(name))
            asked, up, down = _asked(leagues, at), _up(leagues, at), _down(leagues, at)
            found.append(Division(league, name, asked, up, down))
    return found


async def begin(seasons: Seasons, league_id: int, by: Person, until: int | None = None) -> Sequence[League]:
    """Opens the sign-up of the next season, of all divisions from the first down; all or none.

    It is open `until` a time if nobody asked for it.

    Raises as `plan` does.
    """
    planned = await plan(seasons, league_id)
    below = {division.league.row.above_id for division in planned}
    rows = [
        replace(
            _following(seasons, division, by),
            by_invitation=division.league.id in below,
            sign_up_until=until,
            by_itself=until is not None,
        )
        for division in planned
    ]
    asked = [_entrants(division, seasons.now()) for division in planned]
    try:
        numbers = await seasons.store.add_seasons([*zip(rows, asked, strict=True)])
    except NameTakenError:
        [first, *_] = await plan(seasons, league_id)  # raises where another moderator has begun it
        raise Refusal("league_name_taken", word=first.name) from None
    return [await seasons.changed(number) for number in numbers]


def opens_at(league: League) -> int | None:
    """When the next season opens by itself; None for never."""
    row = league.row
    is_to_follow = row.format is Format.SEASON and row.continues and row.stage is LeagueStage.FINISHED
    return row.closed_at + REST if is_to_follow and row.closed_at is not None else None


async def is_awaited(seasons: Seasons, league: League) -> bool:
    """Whether the next season will open by itself."""
    if opens_at(league) is None:
        return False
    try:
        return bool(await plan(seasons, league.id))
    except Refusal:  # it was opened before, or the last division to end opens it
        return False


async def open_by_itself(seasons: Seasons, league: League) -> None:
    """Opens the next season, and that of the divisions, a week after the last of them is over."""
    at, now = opens_at(league), seasons.now()
    if at is None or at > now:
        return
    founder = Person(league.row.created_by, "")
    with suppress(Refusal):  # it was opened before, a division is not over, or a live league has its name
        await begin(seasons, league.id, founder, now + SIGN_UP)


def fewest(league: League) -> int:
    """How many people a season needs that was opened by itself: as many as a table and a half."""
    return -(-3 * league.row.size // 2)


async def close_unwanted(seasons: Seasons, league: LockedLeague) -> bool:
    """Closes a season that was opened by itself if too few have signed up; whether it did."""
    if not league.row.by_itself or len(league.players) >= fewest(league):
        return False
    await seasons.change(league, stage=LeagueStage.ENDED, closed_at=seasons.now(), next_at=None)
    return True


def _following(seasons: Seasons, division: Division, by: Person) -> LeagueRow:
    """The row of a division's next season, whose `above_id` is still that of the last."""
    old = division.league.row
    return replace(
        old,
        name=division.name,
        stage=LeagueStage.SIGN_UP,
        voyage_until=_voyage_until(division.league, seasons.now()),
        sign_up_until=None,
        paused_at=None,
        waits="",
        follows=old.id,
        **just_made(seasons, by),
    )


def _voyage_until(old: League, now: int) -> int | None:
    """The last day of a voyage that is as long as the one before."""
    last = old.round
    if old.row.format is not Format.VOYAGE or last is None or last.ends_at is None:
        return None
    return now + last.ends_at - last.started_at


def _entrants(division: Division, now: int) -> Sequence[EntrantRow]:
    computers = [one for one in division.league.players if one.is_computer]
    return [
        *(replace(one, at=now) for one in computers),
        *(EntrantRow(one.user_id, one.name, Role.INVITED, now) for one in division.asked),
    ]


def _asked(leagues: Sequence[League], at: int) -> Sequence[EntrantRow]:
    """The people who are asked in a division: its own without those who leave it, and those who come."""
    leaving = {one.user_id for one in (*_up(leagues, at), *_down(leagues, at))}
    stay = [one for one in _people(leagues[at]) if one.user_id not in leaving]
    from_above = _down(leagues, at - 1) if at else ()
    from_below = _up(leagues, at + 1) if at + 1 < len(leagues) else ()
    return [*from_above, *stay, *from_below]


def _up(leagues: Sequence[League], at: int) -> Sequence[EntrantRow]:
    return _ranked(leagues[at])[: _moves(leagues, at)] if at else ()


def _down(leagues: Sequence[League], at: int) -> Sequence[EntrantRow]:
    moves = _moves(leagues, at + 1) if at + 1 < len(leagues) else 0
    return _ranked(leagues[at])[-moves:] if moves else ()


def _moves(leagues: Sequence[League], at: int) -> int:
    """How many move between a division and the one above it: never more than half of either."""
    fewest = min(len(_people(leagues[at])), len(_people(leagues[at - 1])))
    return min(leagues[at].row.moves, fewest // 2)


def _ranked(league: League) -> Sequence[EntrantRow]:
    people = {one.user_id: one for one in _people(league)}
    return [people[row.person] for row in league.standings if row.person in people]


def _people(league: League) -> Sequence[EntrantRow]:
    return [one for one in league.players if not one.is_computer]


def divisions_of(rows: Sequence[LeagueRow], league_id: int) -> Sequence[LeagueRow]:
    """The divisions of a league, itself among them, from the first down; `rows` are those of its server.

    Raises `Refusal("no_such_league")` where it is not among them: it is a draft, or of another server.
    """
    known = {row.id: row for row in rows}
    if league_id not in known:
        raise Refusal("no_such_league")
    return [*[*_above(known[league_id], rows)][::-1], known[league_id], *_below(known[league_id], rows)]


async def put_below(seasons: Seasons, league_id: int, above_id: int | None, moves: int) -> League:
    """Puts a league below another, with the number of people who move up and down; below none for None.

    Raises `Refusal` if the other is not of its server and game, has one below it, or is below it.
    """
    async with seasons.locked(league_id) as league:
        league.require_live()
        if above_id is not None:
            if above_id not in [
                row.id for row in possible_above(await seasons.of_guild(league.row.guild_id), league.row)
            ]:
                raise Refusal("no_such_division")
            if not 1 <= moves <= MOST_MOVES:
                raise Refusal("setting_out_of_range", least=1, most=MOST_MOVES)
        return await seasons.change(league, above_id=above_id, moves=moves)


def has_divisions(league: LeagueRow) -> bool:
    """Whether people can go up and down from it: a cup has winners and no last ones."""
    return league.format is not Format.CUP


def possible_above(rows: Sequence[LeagueRow], league: LeagueRow) -> Sequence[LeagueRow]:
    """The leagues below which this one may be put; `rows` are those of its server."""
    under = {row.id for row in _below(league, rows)}
    taken = {row.above_id for row in rows if row.id != league.id and row.stage.live}
    return [
        row
        for row in rows
        if row.stage.live
        and row.game == league.game
        and has_divisions(row)
        and has_divisions(league)
        and row.id not in {league.id, *under}
        and row.id not in taken
    ]


def _above(league: LeagueRow, rows: Sequence[LeagueRow]) -> Iterator[LeagueRow]:
    known = {row.id: row for row in rows}
    while league.above_id in known:
        league = known[league.above_id]
        yield league


def _below(league: LeagueRow, rows: Sequence[LeagueRow]) -> Iterator[LeagueRow]:
    # A division's next season is put below another league: so at most one is below each.
    while (found := next((row for row in rows if row.above_id == league.id), None)) is not None:
        league = found
        yield league
