"""The preferences of people, and their absences: the changes, with their checks.

A new calendar leaves the remaining time on every running clock. All raise `Refusal` for values that can't be.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from bot.model.animals import animal_of
from bot.model.people import PersonRow, VacationRow
from bot.tables import clocks
from bot.tables.calendar import DAY
from bot.tables.refusal import Refusal
from bot.tables.tables import Tables
from bot.tables.zones import zone_named

MOST_QUIET_HOURS = 16  # longer quiet hours would leave a day too short for a turn
MOST_DAYS = 60
MOST_VACATIONS = 10
MOST_YEARS_AHEAD = 2

_DAY_MINUTES = 24 * 60


async def preferred(tables: Tables, user_id: int) -> PersonRow:
    """The person's preferences, or the defaults."""
    return await tables.store.people.person(user_id) or _unknown(user_id)


async def animals_of(tables: Tables, user_ids: Sequence[int]) -> Mapping[int, str]:
    """The animals of these people, by their ids."""
    known = await tables.store.people.people(user_ids)
    return {one: animal_of(one, known[one].animal if one in known else None) for one in user_ids}


async def prefer(tables: Tables, user_id: int, setting: str, value: Any) -> None:
    """Changes a setting of `PersonRow`, and shows the person's tables so."""
    await tables.store.people.change(_unknown(user_id), lambda person: replace(person, **{setting: value}))
    for table_id in await tables.store.tables.live_tables_of(user_id):
        tables.changed(table_id)


async def set_zone(tables: Tables, user_id: int, zone: str) -> None:
    """Changes the person's time zone. Raises `Refusal("unknown_zone")`."""
    name = zone_named(zone)
    await _set_hours(tables, user_id, lambda person: replace(person, zone=name))


async def set_quiet(tables: Tables, user_id: int, quiet: tuple[int, int], zone: str | None = None) -> None:
    """Sets quiet hours of at most 16 hours, in minutes after midnight, perhaps in another zone."""
    length = (quiet[1] - quiet[0]) % _DAY_MINUTES
    if length == 0:
        raise Refusal("quiet_nothing")
    if length > MOST_QUIET_HOURS * 60:
        raise Refusal("quiet_too_long", most=MOST_QUIET_HOURS)
    name = None if zone is None else zone_named(zone)
    await _set_hours(tables, user_id, lambda person: replace(person, quiet=quiet, zone=name or person.zone))


async def no_quiet(tables: Tables, user_id: int, zone: str | None = None) -> None:
    """Takes the quiet hours away, perhaps in another zone."""
    name = None if zone is None else zone_named(zone)
    await _set_hours(tables, user_id, lambda person: replace(person, quiet=None, zone=name or person.zone))


def check_plays(plays: tuple[int, int] | None) -> None:
    """Raises `Refusal("plays_nothing")` for hours that end when they start."""
    if plays is not None and plays[0] == plays[1]:
        raise Refusal("plays_nothing")


async def set_plays(tables: Tables, user_id: int, plays: tuple[int, int] | None) -> None:
    """Changes the hours in which they like to play, in minutes after midnight; None for any."""
    check_plays(plays)
    await tables.store.people.change(_unknown(user_id), lambda person: replace(person, plays=plays))


async def add_vacation(tables: Tables, user_id: int, first: date, last: date) -> None:
    """Stops the person's clocks for days in their own zone, both included; adjacent vacations are merged."""
    span = _span(first, last, ZoneInfo((await preferred(tables, user_id)).zone), tables.now())
    known = [row for row in await tables.store.people.vacations(user_id) if not _forgotten(row, tables.now())]
    vacations = _merged([*known, span])
    whole = next(row for row in vacations if row.starts_at <= span.starts_at < row.ends_at)
    if round((whole.ends_at - whole.starts_at) / DAY) > MOST_DAYS:
        raise Refusal("vacation_too_long", most=MOST_DAYS)
    if len(to_come(vacations, tables.now())) > MOST_VACATIONS:
        raise Refusal("too_many_vacations", most=MOST_VACATIONS)
    await _set_vacations(tables, user_id, vacations)


async def remove_vacations(tables: Tables, user_id: int, starts_at: int | None = None) -> None:
    """Takes back a vacation, or all, as far as they are to come.

    Past days stay counted, so that nobody is away for more days a year than the server honours.
    """
    now, kept, taken = tables.now(), [], 0
    for row in await tables.store.people.vacations(user_id):
        if row.ends_at <= now or starts_at not in (None, row.starts_at):
            kept.append(row)
            continue
        taken += 1
        if row.starts_at < now:
            kept.append(replace(row, ends_at=now))
    if not taken:
        raise Refusal("no_vacation")
    await _set_vacations(tables, user_id, kept)


async def vacations(tables: Tables, user_id: int) -> Sequence[VacationRow]:
    """The vacations that are not over, in order."""
    return to_come(await tables.store.people.vacations(user_id), tables.now())


def to_come(vacations: Iterable[VacationRow], now: int) -> Sequence[VacationRow]:
    """The vacations that are not over."""
    return [row for row in vacations if row.ends_at > now]


async def _set_hours(tables: Tables, user_id: int, alter: Callable[[PersonRow], PersonRow]) -> None:
    async def save() -> None:
        await tables.store.people.change(_unknown(user_id), alter)

    await _recalendar(tables, user_id, save)


async def _set_vacations(tables: Tables, user_id: int, vacations: Sequence[VacationRow]) -> None:
    async def save() -> None:
        await tables.store.people.set_vacations(user_id, tuple(vacations))

    await _recalendar(tables, user_id, save)


async def _recalendar(tables: Tables, user_id: int, save: Callable[[], Awaitable[None]]) -> None:
    await clocks.recalendar(tables, await tables.store.clocks.of_person(user_id), save)


def _unknown(user_id: int) -> PersonRow:
    return PersonRow(user_id, "en")


def _span(first: date, last: date, zone: ZoneInfo, now: int) -> VacationRow:
    today = datetime.fromtimestamp(now, zone).date()
    if last < first:
        raise Refusal("vacation_backwards")
    if last < today:
        raise Refusal("vacation_over")
    if last.year > today.year + MOST_YEARS_AHEAD:
        raise Refusal("vacation_too_far", most=MOST_YEARS_AHEAD)
    return VacationRow(_midnight(first, zone), _midnight(last + timedelta(days=1), zone))


def _midnight(day: date, zone: ZoneInfo) -> int:
    return int(datetime(day.year, day.month, day.day, tzinfo=zone).timestamp())


def _forgotten(row: VacationRow, now: int) -> bool:
    # What ended before this year counts for nothing any more.
    return datetime.fromtimestamp(row.ends_at, UTC).year < datetime.fromtimestamp(now, UTC).year


def _merged(rows: Iterable[VacationRow]) -> Sequence[VacationRow]:
    merged: list[VacationRow] = []
    for row in sorted(rows, key=lambda one: one.starts_at):
        if merged and row.starts_at <= merged[-1].ends_at:
            merged[-1] = replace(merged[-1], ends_at=max(merged[-1].ends_at, row.ends_at))
        else:
            merged.append(row)
    return merged
