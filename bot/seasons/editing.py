"""Changing the settings of a league: a draft first, and then the change that it describes."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from bot.model.leagues import Asked, EntrantRow, Format, LeagueRow, Role
from bot.model.settings import Changed, changes, settings_of
from bot.seasons import creation, history
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.leagues import delete_edit, update_league, upsert_edit, upsert_entrant
from bot.tables.person import Person
from bot.tables.refusal import Refusal

Wanted = Mapping[str, Any]  # new values of some settings, by their columns


# The settings that can be changed while a league is live, and when it is over.
CAN_CHANGE, OF_RESULTS = (
    frozenset(name for name, one in settings_of(LeagueRow).items() if where in one.asked)
    for where in (Asked.EDIT, Asked.RESULTS)
)


def where_asked(league: League) -> Asked:
    """The places of the settings that can be changed now: once a league is over, only those of results."""
    return Asked.EDIT if league.row.stage.live else Asked.RESULTS


def _can_change(league: League) -> frozenset[str]:
    return CAN_CHANGE if league.row.stage.live else OF_RESULTS


async def draft(seasons: Seasons, league: League, by: Person) -> Wanted:
    """The changes that a person prepares, without values that are so already."""
    kept, possible = await seasons.store.edit(league.id, by.user_id), _can_change(league)
    wanted, settings = replace(league.row, **kept), settings_of(LeagueRow)
    return {
        one: value
        for one, value in kept.items()
        if one in possible and settings[one].fits(wanted) and getattr(league.row, one) != value
    }


async def keep_draft(seasons: Seasons, league: League, by: Person, wanted: Wanted) -> None:
    """Keeps the changes that a person prepares, for a week."""
    statements = upsert_edit(league.id, by.user_id, wanted, seasons.now())
    await seasons.store.change(league.id, *statements, revise=False)


async def drop_draft(seasons: Seasons, league: League, by: Person) -> None:
    """Forgets the changes that a person prepared."""
    await seasons.store.change(league.id, delete_edit(league.id, by.user_id), revise=False)


def consequences(league: League, wanted: Wanted) -> Sequence[Changed]:
    """The settings that would change, in their order."""
    return changes(league.row, replace(league.row, **wanted))


def moved_up(league: League, wanted: Wanted) -> Sequence[EntrantRow]:
    """The people who come in from the waiting list by a change; none once a cup has begun."""
    last, waiting = league.round, league.in_role(Role.WAITING)
    if last is not None and (last.is_stage or league.row.format is Format.CUP):
        return ()
    places = wanted.get("places", league.row.places)
    return waiting if places is None else waiting[: max(0, places - len(league.players))]


def check(league: League, wanted: Wanted, now: int) -> None:
    """Raises `Refusal` or `LeagueError` for values that a new league could not have, either."""
    if not _can_change(league).issuperset(wanted):
        raise Refusal("league_over")
    row = replace(league.row, **wanted)
    until = row.sign_up_until
    coming = until if until is not None and until > now else None  # a league may wait for people
    creation.check(replace(row, sign_up_until=coming), league.rules, now)
    # A season has the rounds that were drawn, and after its last none are drawn: only its cup is left.
    drawn = sum(not one.is_stage for one in league.rounds)
    begun = league.round is not None and league.round.is_stage
    if row.rounds != league.row.rounds and (begun or row.rounds < drawn):
        raise Refusal("rounds_were_drawn", drawn=drawn, stage=int(begun))
    if begun and (row.finalists, row.advance) != (league.row.finalists, league.row.advance):
        raise Refusal("cup_is_fixed")


async def edit(seasons: Seasons, league_id: int, by: Person, wanted: Wanted) -> League:
    """Changes a league, and forgets the draft; nobody loses a place. Raises as `check` does."""
    async with seasons.locked(league_id) as league:
        check(league, wanted, seasons.now())
        coming = [
            upsert_entrant(league_id, replace(one, role=Role.PLAYER)) for one in moved_up(league, wanted)
        ]
        note = Note(Kind.EDITED, changes=tuple(consequences(league, wanted)))
        return await seasons.change(
            league,
            *coming,
            history.kept(seasons, league_id, by, note),
            delete_edit(league_id, by.user_id),
            *update_league(league.row, replace(league.row, **wanted)),
        )
