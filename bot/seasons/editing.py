"""Changing a league that goes on, and what a change comes to, told before it is made."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from bot.model.leagues import ComputerSeats, EntrantRow, Format, LeagueRow, Role
from bot.model.tables import Pace
from bot.seasons import creation, history
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.seasons.seasons import Seasons
from bot.store.league_actions import insert_league_action
from bot.store.leagues import upsert_entrant
from bot.tables.person import Person
from bot.tables.refusal import Refusal


class Settings(NamedTuple):
    """What can be changed of a league that goes on; see `LeagueRow`."""

    rounds: int
    round_hours: int
    points: str
    pace: Pace
    places: int | None
    best: int
    protest_hours: int
    computer_seats: ComputerSeats
    no_shows: int


@dataclass(frozen=True, slots=True)
class Change:
    """One of the settings before and after; `moved_up` come in from the waiting list by it."""

    what: str
    before: object
    after: object
    moved_up: int = 0


def settings_of(row: LeagueRow) -> Settings:
    """The settings of a league."""
    return Settings(
        row.rounds,
        row.round_hours,
        row.points,
        row.pace,
        row.places,
        row.best,
        row.protest_hours,
        row.computer_seats,
        row.no_shows,
    )


def consequences(league: League, wanted: Settings) -> Sequence[Change]:
    """What would be another than now, in the order of the settings."""
    pairs = zip(Settings._fields, settings_of(league.row), wanted, strict=True)
    moved_up = len(_moved_up(league, wanted.places))
    return [
        Change(what, before, after, moved_up if what == "places" else 0)
        for what, before, after in pairs
        if before != after
    ]


def check(league: League, wanted: Settings, now: int) -> None:
    """Raises `Refusal` or `LeagueError` for what can't be, as when a league is created.

    A season has the rounds that were drawn already, and after its last no more of them: its cup goes on.
    """
    league.require_live()
    row = replace(league.row, **wanted._asdict(), sign_up_until=None)
    creation.check(row, league.rules, now)
    drawn = sum(not one.is_stage for one in league.rounds)
    begun = league.round is not None and league.round.is_stage
    if wanted.rounds != league.row.rounds and (begun or wanted.rounds < drawn):
        raise Refusal("rounds_were_drawn", drawn=drawn, stage=int(begun))


async def edit(seasons: Seasons, league_id: int, by: Person, wanted: Settings) -> League:
    """Changes a league that goes on. Raises as `check` does; then nothing has changed.

    Hours hold for the rounds to come, the pace for tables that are opened from now on. Nobody loses a place.
    """
    async with seasons.locked(league_id) as league:
        check(league, wanted, seasons.now())
        coming = [
            upsert_entrant(league_id, EntrantRow(one.user_id, one.name, Role.PLAYER, one.at))
            for one in _moved_up(league, wanted.places)
        ]
        kept = insert_league_action(history.action(seasons, league_id, by, Note(Kind.EDITED)))
        await seasons.store.change(league_id, *coming, kept, **wanted._asdict())
        return await seasons.changed(league_id)


def _moved_up(league: League, places: int | None) -> Sequence[EntrantRow]:
    """Who comes in from the waiting list with so many places; nobody where a cup has begun."""
    last, waiting = league.round, league.in_role(Role.WAITING)
    if last is not None and (last.is_stage or league.row.format is Format.CUP):
        return ()
    return waiting if places is None else waiting[: max(0, places - len(league.players))]
