"""Who takes part in a league: signing up and withdrawing, the waiting list, substitutes."""

from collections.abc import Sequence

from bot.model.leagues import EntrantRow, Format, LeagueStage, Role
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.leagues import upsert_entrant
from bot.store.statements import Statement
from bot.tables.person import Person, shown_name
from bot.tables.refusal import Refusal


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
        full = league.row.places is not None and len(league.players) >= league.row.places
        role = Role.WAITING if full else Role.PLAYER
        return await _enter(seasons, league, person, role)


async def offer(seasons: Seasons, league_id: int, person: Person) -> League:
    """Lists a person as a substitute. Raises `Refusal` for one who takes part anyway."""
    async with seasons.locked(league_id) as league:
        if not league.row.stage.live:
            raise Refusal("league_over")
        known = league.entrant(person.user_id)
        if known is not None and known.role in (Role.PLAYER, Role.WAITING):
            raise Refusal("signed_up_already")
        return await _enter(seasons, league, person, Role.SUBSTITUTE)


async def withdraw(seasons: Seasons, league_id: int, user_id: int) -> League:
    """Takes a person out; the first of the waiting list comes in. What they have played counts.

    A table that they are playing at goes on: the seat is theirs until they leave it. Raises `Refusal`.
    """
    async with seasons.locked(league_id) as league:
        known = league.entrant(user_id)
        if known is None or known.role is Role.OUT or not league.row.stage.live:
            raise Refusal("not_signed_up")
        out = upsert_entrant(league.id, EntrantRow(user_id, known.name, Role.OUT, known.at))
        moved_up = _moved_up(league, leaves=known)
        await seasons.store.change(league.id, out, *moved_up)
        return await seasons.changed(league.id)


async def add(seasons: Seasons, league_id: int, person: Person) -> League:
    """Lets a moderator bring somebody in, also when every place is taken or the sign-up is over."""
    async with seasons.locked(league_id) as league:
        if not league.row.stage.live:
            raise Refusal("league_over")
        known = league.entrant(person.user_id)
        if known is not None and known.role is Role.PLAYER:
            raise Refusal("already_in_league", name=known.name)
        if _cup_has_begun(league):
            raise Refusal("cup_has_begun")
        return await _enter(seasons, league, person, Role.PLAYER)


def _require_open(league: League) -> None:
    if not league.row.stage.live:
        raise Refusal("league_over")
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


def _moved_up(league: League, leaves: EntrantRow) -> Sequence[Statement]:
    """The first of the waiting list takes the place of a player who leaves."""
    waiting = league.in_role(Role.WAITING)
    if leaves.role is not Role.PLAYER or not waiting or _cup_has_begun(league):
        return ()
    first = waiting[0]
    return [upsert_entrant(league.id, EntrantRow(first.user_id, first.name, Role.PLAYER, first.at))]
