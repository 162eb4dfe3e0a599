"""Taking part in a league: signing up and withdrawing, the waiting list, invitations, no-shows."""

import codecs
import csv
import io
import re
from collections.abc import AsyncIterator, Collection, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from bot.model.leagues import EntrantRow, Format, LeagueActionRow, Role
from bot.model.matches import MatchRow, MatchState, ResultRow
from bot.seasons.history import Kind, Note, noted
from bot.seasons.league import League, LockedLeague
from bot.seasons.matches import missing
from bot.seasons.seasons import Seasons
from bot.store.leagues import insert_league_action, upsert_entrant
from bot.store.matches import upsert_match
from bot.store.statements import Statement
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal

_NOT_BEGUN = (MatchState.PLANNED, MatchState.OPENING, MatchState.WAITING)
COLUMN = "user_id"  # the column that has the ids, as in our own export; without it they are in the first one
MOST_ROWS = 200
LONGEST_SHOWN = 40  # characters of a bad cell that are repeated
# A mention, or an id (https://discord.com/developers/docs/reference#snowflakes).
_ID = re.compile(r"<@!?(\d{15,20})>|(\d{15,20})")
_ROUNDED = re.compile(r"\d[.,]\d+E\+?\d+", re.IGNORECASE)  # what a spreadsheet makes of an id: 1.45607E+18


class Membership(NamedTuple):
    """A person's roles in the server, and when they joined it."""

    roles: Collection[int] = ()
    joined_at: int | None = None


UNKNOWN = Membership()


async def sign_up(
    seasons: Seasons, league_id: int, person: Person, membership: Membership = UNKNOWN
) -> League:
    """Signs a person up, or puts them on the waiting list if every place is taken. Raises `Refusal`."""
    async with seasons.locked(league_id) as league:
        _require_open(league)
        if league.row.format is Format.VOYAGE and league.is_past(seasons.now()):
            raise Refusal("voyage_over")
        known = league.entrant(person.user_id)
        if known is not None and known.role in (Role.PLAYER, Role.WAITING):
            raise Refusal("signed_up_already")
        _require_allowed(league, known, membership)
        full = league.row.places is not None and len(league.players) >= league.row.places
        role = Role.WAITING if full else Role.PLAYER
        return await _enter(seasons, league, person, role, membership=membership)


def _require_allowed(league: League, known: EntrantRow | None, membership: Membership) -> None:
    """Raises `Refusal` for people who may not sign up, unless they were invited or signed up before."""
    wanted = league.row.sign_up_role_id
    if known is not None:
        return
    if league.row.by_invitation:
        raise Refusal("league_by_invitation")
    if league.row.only_invited:
        raise Refusal("league_only_invited")
    if wanted is not None and wanted not in membership.roles:
        raise Refusal("league_sign_up_role", role=f"<@&{wanted}>")


async def offer(seasons: Seasons, league_id: int, person: Person, membership: Membership = UNKNOWN) -> League:
    """Lists a person as a substitute. Raises `Refusal` for one who takes part anyway."""
    async with seasons.locked(league_id) as league:
        league.require_live()
        known = league.entrant(person.user_id)
        if known is not None and known.role in (Role.PLAYER, Role.WAITING):
            raise Refusal("signed_up_already")
        _require_allowed(league, known, membership)
        return await _enter(seasons, league, person, Role.SUBSTITUTE, membership=membership)


async def withdraw(seasons: Seasons, league_id: int, user_id: int, by: Person | None = None) -> League:
    """Takes a person out, and lets the first of the waiting list come in. Raises `Refusal`."""
    async with seasons.locked(league_id) as league:
        known = league.entrant(user_id)
        if known is None or known.role is Role.OUT or not league.row.stage.live:
            raise Refusal("not_signed_up")
        return await take_out(
            seasons, league, known, *noted(seasons, league_id, by, Note(Kind.REMOVED, about=user_id))
        )


async def take_out(
    seasons: Seasons, league: LockedLeague, leaves: EntrantRow, *kept: Statement
) -> LockedLeague:
    """Takes a person out of a league that the caller has locked, with the effects of `withdraw`."""
    # Their finished games count, and a seat at a running table is theirs until they leave it.
    first = _first_waiting(league, leaves)
    now = seasons.now()
    statements = [upsert_entrant(league.id, replace(leaves, role=Role.OUT))]
    if first is not None:
        statements.append(upsert_entrant(league.id, replace(first, role=Role.PLAYER)))
    offers = [*([] if first is None else [first]), *league.in_role(Role.SUBSTITUTE)]
    for match in league.matches:
        if match.state in _NOT_BEGUN and leaves.user_id in match.seats:
            statements += _handed_on(league, match, leaves, offers, now)
    return await seasons.change(league, *statements, *kept)


def _handed_on(
    league: League, match: MatchRow, leaves: EntrantRow, offers: Sequence[EntrantRow], now: int
) -> Iterator[Statement]:
    """Gives the seat in a match that has not begun to the first person without a seat, or forfeits it."""
    taker = next((one for one in offers if not sits_elsewhere(league, match, one.user_id)), None)
    if taker is None:
        if leaves.user_id not in match.forfeits:
            yield upsert_match(replace(match, forfeits=(*match.forfeits, leaves.user_id)))
        return
    seats = tuple(taker.user_id if one == leaves.user_id else one for one in match.seats)
    ready, forfeits = (
        tuple(one for one in ids if one != leaves.user_id) for ids in (match.ready, match.forfeits)
    )
    yield upsert_match(replace(match, seats=seats, ready=ready, forfeits=forfeits))
    role = Role.SUBSTITUTE if taker.role is Role.SUBSTITUTE else Role.PLAYER
    yield upsert_entrant(league.id, replace(taker, role=role, at=now))


def first_substitute(league: League, match: MatchRow, *, without: Sequence[int] = ()) -> EntrantRow | None:
    """The first person who offers to step in, has no seat in the match's round, and is not left out."""
    offers = (one for one in league.in_role(Role.SUBSTITUTE) if one.user_id not in without)
    return next((one for one in offers if not sits_elsewhere(league, match, one.user_id)), None)


async def seat_substitutes(seasons: Seasons, league: LockedLeague, match: MatchRow) -> LockedLeague:
    """Gives the seats of absent people to substitutes before the deal, if the league wishes that."""
    if not league.row.substitutes or await seasons.tables.store.tables.table_of_match(match.id) is not None:
        return league  # after a kill the cards may have been dealt already
    for user_id in missing(match):
        taker, leaves = first_substitute(league, match), league.entrant(user_id)
        if taker is None or leaves is None:
            break
        done = LeagueActionRow(
            league.id, match.id, Kind.SUBSTITUTED, None, "", user_id, taker.user_id, "", seasons.now()
        )
        handed_on = _handed_on(league, match, leaves, [taker], seasons.now())
        league = await seasons.change(league, *handed_on, insert_league_action(done))
        match = league.match(match.id)
    return league


class NotThere(NamedTuple):
    """A person who was not there at the deal, and the substitute who could play, or is `seated` for them."""

    user_id: int
    substitute: int | None
    seated: bool

    @property
    def offer(self) -> int | None:
        """The substitute whom a moderator can put in."""
        return None if self.seated else self.substitute


def not_there(league: League, match: MatchRow) -> Sequence[NotThere]:
    """The people who were not there when the cards of a match were dealt."""
    found = [
        NotThere(one.about, one.other, seated=True)
        for one in league.actions
        if one.kind in (Kind.SUBSTITUTED, Kind.PUT_IN) and one.match_id == match.id and one.about is not None
    ]
    taken = [one.substitute for one in found if one.substitute is not None]
    for user_id in missing(match):
        if user_id not in taken:
            offer = first_substitute(league, match, without=taken)
            found.append(NotThere(user_id, None if offer is None else offer.user_id, seated=False))
            taken += [] if offer is None else [offer.user_id]
    return found


def sits_elsewhere(league: League, match: MatchRow, user_id: int) -> bool:
    """Whether a person has a seat in this round already, at this table or another."""
    return any(user_id in one.seats for one in league.matches_of(match.round))


async def add(seasons: Seasons, league_id: int, person: Person, by: Person | None = None) -> League:
    """Adds a person on behalf of a moderator, even when every place is taken or the sign-up is over."""
    async with seasons.locked(league_id) as league:
        league.require_live()
        known = league.entrant(person.user_id)
        if known is not None and known.role is Role.PLAYER:
            raise Refusal("already_in_league", name=known.name)
        if _cup_has_begun(league):
            raise Refusal("cup_has_begun")
        kept = noted(seasons, league_id, by, Note(Kind.ADDED, about=person.user_id))
        return await _enter(seasons, league, person, Role.PLAYER, *kept)


def _require_open(league: League) -> None:
    league.require_live()
    if _cup_has_begun(league):
        raise Refusal("cup_has_begun")


def _cup_has_begun(league: League) -> bool:
    """Whether a cup has begun, by itself or after a season: nobody who comes now is drawn any more."""
    last = league.round
    return last is not None and (last.is_stage or league.row.format is Format.CUP)


async def _enter(
    seasons: Seasons,
    league: LockedLeague,
    person: Person,
    role: Role,
    *kept: Statement,
    membership: Membership = UNKNOWN,
) -> League:
    name = shown_name(person.name)
    entrant = EntrantRow(person.user_id, name, role, seasons.now(), membership.joined_at)
    return await seasons.change(league, upsert_entrant(league.id, entrant), *kept)


def _first_waiting(league: League, leaves: EntrantRow) -> EntrantRow | None:
    """The first of the waiting list, who takes the place of a player who leaves."""
    if leaves.role is not Role.PLAYER or _cup_has_begun(league):
        return None
    return next(iter(league.in_role(Role.WAITING)), None)


def is_no_show(row: ResultRow) -> bool:
    """Whether the seat's person has not made a single move."""
    return row.of_moves > 0 and row.moves == 0


def no_shows(league: League, match: MatchRow) -> Mapping[int, int]:
    """The no-shows of a finished match, each with how many of their tables in a row they have missed."""
    if match.state is not MatchState.DONE:
        return {}
    absent = [row.user_id for row in league.results.get(match.id, ()) if is_no_show(row)]
    absent += _substituted(league, match)
    if not absent or _was_paused(league, match):
        return {}
    return {one: _in_a_row(league, match, one) for one in absent if one is not None and one > 0}


def _substituted(league: League, match: MatchRow) -> Sequence[int]:
    """The people who were not there at the deal, and for whom a substitute has played."""
    kinds = (Kind.SUBSTITUTED, Kind.PUT_IN)
    done = (one for one in league.actions if one.kind in kinds and one.match_id == match.id)
    return [one.about for one in done if one.about is not None]


def _was_paused(league: League, match: MatchRow) -> bool:
    """Whether only draws were paused at some time while the match was played."""
    begun, ended = match.starts_at or 0, match.finished_at or 0
    steps = [one for one in league.actions if one.kind in (Kind.PAUSED, Kind.RESUMED)]
    for step in steps:
        later = (one.at for one in steps if one.kind == Kind.RESUMED and one.at >= step.at)
        if step.kind == Kind.PAUSED and step.at <= ended and begun <= min(later, default=ended):
            return True
    return False


def no_shows_to_tell(league: League, match: MatchRow) -> Mapping[int, int]:
    """The no-shows of a match who are to hear of it: not those who have left the league by themselves."""
    most, found = out_after(league), no_shows(league, match)
    out = {one.user_id for one in league.in_role(Role.OUT)}
    return {one: times for one, times in found.items() if one not in out or (most and times >= most)}


def out_after(league: League) -> int | None:
    """The number of no-shows in a row after which a person is out; None where nobody is."""
    return league.row.no_shows or None if league.row.format is Format.SEASON else None


async def take_out_absent(seasons: Seasons, league: LockedLeague, over: Sequence[MatchRow]) -> LockedLeague:
    """Takes out people who missed too many tables in a row, or left the server, after matches are over."""
    leaving = [*_absent(league, over), *[one async for one in _gone(seasons, over)]]
    for user_id in dict.fromkeys(leaving):
        entrant = league.entrant(user_id)
        if entrant is not None and entrant.role is not Role.OUT:
            league = await take_out(seasons, league, entrant)
    return league


def _absent(league: League, over: Sequence[MatchRow]) -> Iterator[int]:
    most = out_after(league)
    if most is None:
        return
    for match in over:
        yield from (one for one, times in no_shows(league, league.match(match.id)).items() if times >= most)


async def _gone(seasons: Seasons, over: Sequence[MatchRow]) -> AsyncIterator[int]:
    for match in over:
        if match.table_id is not None:
            actions = await seasons.tables.store.actions.of_table(match.table_id)
            for one in actions:
                if one.kind == "gone" and one.other_id is not None:
                    yield one.other_id


def _in_a_row(league: League, match: MatchRow, user_id: int) -> int:
    """How many tables up to this one a person has missed, one after the other."""
    entrant = league.entrant(user_id)
    times = 0
    for one in _own(league, entrant, match):
        row = next((row for row in league.results[one.id] if row.user_id == user_id), None)
        if row is not None and not is_no_show(row):
            break
        times += 1
    return times


def _own(league: League, entrant: EntrantRow | None, last: MatchRow) -> Sequence[MatchRow]:
    """A person's finished matches since they came, the latest first, from `last` on backwards."""
    if entrant is None:
        return []
    found = [
        match
        for match in league.matches
        if match.state is MatchState.DONE
        and match.finished_at is not None
        and match.finished_at >= entrant.at
        and (
            any(row.user_id == entrant.user_id for row in league.results.get(match.id, ()))
            or entrant.user_id in _substituted(league, match)
        )
        and (match.finished_at, match.id) <= (last.finished_at, last.id)
    ]
    return sorted(found, key=lambda match: (match.finished_at, match.id))[::-1]


class BadRow(NamedTuple):
    """A row that invites nobody: its number from 1, why (`no_id`, `twice`, `rounded`), and its cell."""

    number: int
    why: str
    cell: str


def read_invitations(data: bytes) -> tuple[list[tuple[int, int]], list[BadRow]]:
    """The rows with ids of a CSV in UTF-8, UTF-16 or Windows-1252, and the bad rows."""
    text = _decoded(data).removeprefix("\ufeff").replace("\0", "")
    # Spreadsheets separate cells by tabs, or by semicolons where numbers have a comma.
    header = text.split("\n", 1)[0]
    separator = next((mark for mark in "\t;" if mark in header), ",")
    rows = list(csv.reader(io.StringIO(text, newline=None), delimiter=separator))
    names = [cell.strip().casefold() for cell in rows[0]] if rows else []
    column, begin = (names.index(COLUMN), 1) if COLUMN in names else (0, 0)
    people: list[tuple[int, int]] = []
    bad: list[BadRow] = []
    for number, row in enumerate(rows[begin:], start=begin + 1):
        if not any(cell.strip() for cell in row):
            continue
        # If the first line has a single cell, the separator of the others is not known by it.
        cell = row[column].split(";")[0].strip() if column < len(row) else ""
        written = _ID.fullmatch(cell)
        if written is None:
            # A rounded id has a comma in some languages, so it may be in two cells.
            rounded = _ROUNDED.search(separator.join(row))
            why, cell = ("no_id", cell) if rounded is None else ("rounded", rounded[0])
            bad.append(BadRow(number, why, cell[:LONGEST_SHOWN]))
        elif (user_id := int(written[1] or written[2])) in [known for _, known in people]:
            bad.append(BadRow(number, "twice", cell))
        else:
            people.append((number, user_id))
    return people, bad


def _decoded(data: bytes) -> str:
    if data.startswith((codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)):
        return data.decode("utf-16", "replace")
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data.decode("cp1252", "replace")


def is_rounded(user_id: int) -> bool:
    """Whether an id looks rounded by a spreadsheet, which keeps 15 digits of its 17 or more."""
    return user_id % 1000 == 0


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
        return await seasons.change(league, *invited)
