"""Who takes part in a league: signing up and withdrawing, the waiting list, substitutes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.model.leagues import EntrantRow, Format, LeagueStage, Role
from bot.model.matches import MatchRow, MatchState
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.leagues import upsert_entrant
from bot.store.matches import upsert_match
from bot.store.statements import Statement
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal

_NOT_BEGUN = (MatchState.PLANNED, MatchState.OPENING, MatchState.WAITING)


async def sign_up(seasons: Seasons, league_id: int, person: Person) -> League:
    """Lets a person take part; on the waiting list where every place is taken.

    Where the league is running they are seated from the next round on; a cup takes nobody late. Raises
    `Refusal`.
    """
    async with seasons.locked(league_id) as league:
        _require_open(league)
        known = league.entrant(person.user_id)
        if known is not None and known.role in (Role.PLAYER, Role.WAITING):
            raise Refusal("signed_up_already")
        if league.row.by_invitation and known is None:
            raise Refusal("league_by_invitation")
        full = league.row.places is not None and len(league.players) >= league.row.places
        role = Role.WAITING if full else Role.PLAYER
        return await _enter(seasons, league, person, role)


async def offer(seasons: Seasons, league_id: int, person: Person) -> League:
    """Lists a person as a substitute. Raises `Refusal` for one who takes part anyway."""
    async with seasons.locked(league_id) as league:
        league.require_live()
        known = league.entrant(person.user_id)
        if known is not None and known.role in (Role.PLAYER, Role.WAITING):
            raise Refusal("signed_up_already")
        return await _enter(seasons, league, person, Role.SUBSTITUTE)


async def withdraw(seasons: Seasons, league_id: int, user_id: int) -> League:
    """Takes a person out; the first of the waiting list comes in. What they have played counts.

    A table that they are playing at goes on: the seat is theirs until they leave it. At one that waits for
    them a substitute has their seat, or they forfeit. Raises `Refusal`.
    """
    async with seasons.locked(league_id) as league:
        known = league.entrant(user_id)
        if known is None or known.role is Role.OUT or not league.row.stage.live:
            raise Refusal("not_signed_up")
        return await take_out(seasons, league, known)


async def take_out(seasons: Seasons, league: League, leaves: EntrantRow) -> League:
    """Does what `withdraw` does. The caller holds the league's lock."""
    first = _first_waiting(league, leaves)
    now = seasons.now()
    statements = [upsert_entrant(league.id, replace(leaves, role=Role.OUT))]
    if first is not None:
        statements.append(upsert_entrant(league.id, replace(first, role=Role.PLAYER)))
    offers = [*([] if first is None else [first]), *league.in_role(Role.SUBSTITUTE)]
    for match in league.matches:
        if match.state in _NOT_BEGUN and leaves.user_id in match.seats:
            statements += _handed_on(league, match, leaves, offers, now)
    await seasons.store.change(league.id, *statements)
    return await seasons.changed(league.id)


def _handed_on(
    league: League, match: MatchRow, leaves: EntrantRow, offers: Sequence[EntrantRow], now: int
) -> Iterator[Statement]:
    """Gives the seat in a match that has not begun to the first who sits nowhere else, or forfeits it."""
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


def sits_elsewhere(league: League, match: MatchRow, user_id: int) -> bool:
    """Whether somebody has a seat in this round already, at this table or another."""
    return any(user_id in one.seats for one in league.matches_of(match.round))


async def add(seasons: Seasons, league_id: int, person: Person) -> League:
    """Lets a moderator bring somebody in, also when every place is taken or the sign-up is over."""
    async with seasons.locked(league_id) as league:
        league.require_live()
        known = league.entrant(person.user_id)
        if known is not None and known.role is Role.PLAYER:
            raise Refusal("already_in_league", name=known.name)
        if _cup_has_begun(league):
            raise Refusal("cup_has_begun")
        return await _enter(seasons, league, person, Role.PLAYER)


def _require_open(league: League) -> None:
    league.require_live()
    if _cup_has_begun(league):
        raise Refusal("cup_has_begun")
    if league.row.stage is LeagueStage.PAUSED:
        raise Refusal("league_paused")


def _cup_has_begun(league: League) -> bool:
    """Whether a cup goes on, by itself or after a season: nobody who comes now is drawn any more."""
    last = league.round
    return last is not None and (last.is_stage or league.row.format is Format.CUP)


async def _enter(seasons: Seasons, league: League, person: Person, role: Role) -> League:
    entrant = EntrantRow(person.user_id, shown_name(person.name), role, seasons.now())
    await seasons.store.change(league.id, upsert_entrant(league.id, entrant))
    return await seasons.changed(league.id)


def _first_waiting(league: League, leaves: EntrantRow) -> EntrantRow | None:
    """The first of the waiting list, who takes the place of a player who leaves."""
    if leaves.role is not Role.PLAYER or _cup_has_begun(league):
        return None
    return next(iter(league.in_role(Role.WAITING)), None)
