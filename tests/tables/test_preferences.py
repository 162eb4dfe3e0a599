"""What people prefer: every change with its checks; running clocks keep what was left on them."""

from dataclasses import dataclass, field
from datetime import date, datetime
from zoneinfo import ZoneInfo

import pytest

from bot.model.people import DmState, HandsBy, NudgesBy, PersonRow, VacationRow
from bot.model.tables import ClockRow
from bot.tables import clocks, lobby, moves, preferences, table_admin
from bot.tables.calendar import DAY
from bot.tables.lobby import Invitation
from bot.tables.table import Table
from bot.tables.zones import close_zones, zone_named
from tests.people import remembered
from tests.tables.company import ANNA, BEGINNING, BEN, MODERATOR, THERE, Company, Refused

HOUR = 60 * 60
BERLIN = ZoneInfo("Europe/Berlin")
"""Where it is 23:13:20 on Tuesday, 14 November 2023, when the company's clock begins."""


@dataclass
class Told:
    """Remembers which tables were said to have changed."""

    tables: list[int] = field(default_factory=list)

    def changed(self, table_id: int) -> None:
        self.tables.append(table_id)


async def anna(company: Company) -> PersonRow:
    return await preferences.preferred(company.tables, ANNA.user_id)


async def vacations(company: Company) -> list[tuple[str, str]]:
    rows = await company.tables.store.people.vacations(ANNA.user_id)
    return [(day(row.starts_at), day(row.ends_at - 1)) for row in rows]


def days(first: str, last: str) -> tuple[date, date]:
    return date.fromisoformat(first), date.fromisoformat(last)


def day(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, BERLIN).date().isoformat()


async def clock(company: Company, table: Table) -> ClockRow:
    row = (await company.tables.store.tables.seats(table.id))[0].clock
    assert row is not None
    return row


async def in_berlin(company: Company) -> None:
    await preferences.set_zone(company.tables, ANNA.user_id, "berlin")


async def refused(company: Company, code: str, first: str, last: str) -> None:
    before = await vacations(company)
    async with Refused(company, code):
        await preferences.add_vacation(company.tables, ANNA.user_id, *days(first, last))
    assert await vacations(company) == before


async def test_what_is_chosen_is_kept_and_nothing_else_of_the_person_is_lost(company: Company) -> None:
    people = company.tables.store.people
    await remembered(people, PersonRow(ANNA.user_id, "de", 99, DmState.OPEN))
    await preferences.prefer(company.tables, ANNA.user_id, "speaks", "fr")
    await preferences.prefer(company.tables, ANNA.user_id, "nudges", NudgesBy.DM)
    await preferences.prefer(company.tables, ANNA.user_id, "hands", HandsBy.DEMAND)
    await preferences.prefer(company.tables, ANNA.user_id, "forced", True)
    await preferences.set_quiet(company.tables, ANNA.user_id, (22 * 60 + 30, 7 * 60), "Europe/Rome")
    known = await anna(company)
    chosen = ("fr", NudgesBy.DM, HandsBy.DEMAND, True, "Europe/Rome", (22 * 60 + 30, 7 * 60))
    assert known == PersonRow(ANNA.user_id, "de", 99, DmState.OPEN, *chosen)
    assert known.spoken_to_in == "fr"
    await preferences.prefer(company.tables, ANNA.user_id, "speaks", None)
    assert (await anna(company)).spoken_to_in == "de"


async def test_what_is_shown_to_a_person_is_shown_anew_at_their_live_tables_and_no_others(
    company: Company,
) -> None:
    table = await company.dealt()
    over = await lobby.open_table(company.tables, Invitation("corsari"), THERE, ANNA)
    await table_admin.end(company.tables, over.id, MODERATOR)
    told, before = Told(), await company.rows()
    company.tables.watchers.append(told)
    await preferences.prefer(company.tables, ANNA.user_id, "hands", HandsBy.DEMAND)
    await preferences.prefer(company.tables, ANNA.user_id, "nudges", NudgesBy.NONE)
    await preferences.prefer(company.tables, ANNA.user_id, "speaks", "it")
    await preferences.prefer(company.tables, ANNA.user_id, "forced", True)
    assert told.tables == [table.id] * 4
    assert await company.rows() == before


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("Europe/Berlin", "Europe/Berlin"),
        (" europe/berlin ", "Europe/Berlin"),
        ("berlin", "Europe/Berlin"),
        ("new york", "America/New_York"),
        ("America/new_york", "America/New_York"),
        ("São Paulo", "America/Sao_Paulo"),
        ("utc", "UTC"),
        ("US/Central", "US/Central"),
        ("istanbul", "Asia/Istanbul"),
        ("Roma", "Europe/Rome"),
        ("Wien", "Europe/Vienna"),
        ("Genève", "Europe/Zurich"),
        ("bruxelles", "Europe/Brussels"),
        ("Londres", "Europe/London"),
        ("ciudad de méxico", "America/Mexico_City"),
    ],
)
def test_a_zone_is_found_by_its_name_or_city_in_any_case(typed: str, name: str) -> None:
    assert zone_named(typed) == name


@pytest.mark.parametrize(
    "typed", ["Atlantis", "", "Europe", "localtime", "Factory", "../etc/passwd", "x" * 999]
)
async def test_an_unknown_zone_is_refused(company: Company, typed: str) -> None:
    async with Refused(company, "unknown_zone"):
        await preferences.set_zone(company.tables, ANNA.user_id, typed)
    async with Refused(company, "unknown_zone"):
        await preferences.set_quiet(company.tables, ANNA.user_id, (22 * 60, 7 * 60), typed)
    async with Refused(company, "unknown_zone"):
        await preferences.no_quiet(company.tables, ANNA.user_id, typed)
    assert await anna(company) == PersonRow(ANNA.user_id, "en")


@pytest.mark.parametrize(
    ("typed", "close"),
    [
        ("berl", ["Europe/Berlin"]),
        ("Lissbon", ["Europe/Lisbon"]),
        ("Europe/Berlim", ["Europe/Berlin"]),
        ("milan0", ["Europe/Rome"]),
        ("Wie", ["Europe/Vienna"]),
    ],
)
async def test_a_zone_that_is_written_wrongly_is_refused_with_close_ones(
    company: Company, typed: str, close: list[str]
) -> None:
    assert close_zones(typed) == close
    async with Refused(company, "zone_close"):
        await preferences.set_zone(company.tables, ANNA.user_id, typed)


@pytest.mark.parametrize("typed", ["a", "san", "new"])
def test_few_close_zones_are_named_and_each_is_known(typed: str) -> None:
    found = close_zones(typed)
    assert 1 <= len(found) <= 3
    assert [zone_named(name) for name in found] == [*found]


@pytest.mark.parametrize(
    ("begin", "end", "code"),
    [
        (22 * 60, 22 * 60, "quiet_nothing"),
        (15 * 60 + 59, 8 * 60, "quiet_too_long"),
        (8 * 60, 7 * 60 + 59, "quiet_too_long"),
    ],
)
async def test_quiet_hours_of_no_length_or_more_than_16_hours_are_refused(
    company: Company, begin: int, end: int, code: str
) -> None:
    async with Refused(company, code):
        await preferences.set_quiet(company.tables, ANNA.user_id, (begin, end))
    assert (await anna(company)).quiet is None
    await preferences.set_quiet(company.tables, ANNA.user_id, (16 * 60, 8 * 60))
    assert (await anna(company)).quiet == (16 * 60, 8 * 60)


async def test_quiet_hours_are_taken_away(company: Company) -> None:
    await preferences.set_quiet(company.tables, ANNA.user_id, (22 * 60, 7 * 60), "berlin")
    await preferences.no_quiet(company.tables, ANNA.user_id)
    assert ((await anna(company)).quiet, (await anna(company)).zone) == (None, "Europe/Berlin")


async def test_a_vacation_lasts_from_the_first_day_to_the_last_in_the_persons_zone(company: Company) -> None:
    await in_berlin(company)
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2024-03-30", "2024-03-31"))
    [row] = await company.tables.store.people.vacations(ANNA.user_id)
    assert row.starts_at == int(datetime(2024, 3, 30, tzinfo=BERLIN).timestamp())
    assert row.ends_at == int(datetime(2024, 4, 1, tzinfo=BERLIN).timestamp())
    assert row.ends_at - row.starts_at == 2 * DAY - HOUR


async def test_a_vacation_may_be_today_only_and_may_have_begun(company: Company) -> None:
    await in_berlin(company)
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2023-11-14", "2023-11-14"))
    assert await vacations(company) == [("2023-11-14", "2023-11-14")]
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2023-11-10", "2023-11-16"))
    assert await vacations(company) == [("2023-11-10", "2023-11-16")]


async def test_vacations_that_overlap_or_touch_become_one(company: Company) -> None:
    await in_berlin(company)
    for first, last in (
        ("2024-01-10", "2024-01-12"),
        ("2024-01-20", "2024-01-22"),
        ("2024-01-13", "2024-01-14"),
        ("2024-02-01", "2024-02-05"),
        ("2024-01-21", "2024-01-25"),
    ):
        await preferences.add_vacation(company.tables, ANNA.user_id, *days(first, last))
    assert await vacations(company) == [
        ("2024-01-10", "2024-01-14"),
        ("2024-01-20", "2024-01-25"),
        ("2024-02-01", "2024-02-05"),
    ]


@pytest.mark.parametrize(
    ("first", "last", "code"),
    [
        ("2024-01-02", "2024-01-01", "vacation_backwards"),
        ("2023-11-01", "2023-11-13", "vacation_over"),
        ("2024-01-01", "9999-12-31", "vacation_too_far"),
        ("2026-01-01", "2026-01-02", "vacation_too_far"),
        ("2024-01-01", "2024-03-01", "vacation_too_long"),
        ("0001-01-01", "2023-12-01", "vacation_too_long"),
    ],
)
async def test_vacations_out_of_range_are_refused(company: Company, first: str, last: str, code: str) -> None:
    await in_berlin(company)
    await refused(company, code, first, last)


async def test_a_vacation_has_60_days_at_most_however_it_is_put_together(company: Company) -> None:
    await in_berlin(company)
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2024-03-01", "2024-04-29"))
    await refused(company, "vacation_too_long", "2024-04-30", "2024-04-30")
    await refused(company, "vacation_too_long", "2024-02-20", "2024-03-05")


async def test_ten_vacations_can_be_planned_and_those_that_are_over_do_not_count(company: Company) -> None:
    await in_berlin(company)
    for month in range(1, 11):
        await preferences.add_vacation(
            company.tables, ANNA.user_id, *days(f"2024-{month:02}-05", f"2024-{month:02}-06")
        )
    await refused(company, "too_many_vacations", "2024-12-05", "2024-12-06")
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2024-10-07", "2024-10-08"))
    company.now += 60 * DAY
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2024-12-05", "2024-12-06"))
    assert len(await vacations(company)) == 11


async def test_vacations_that_ended_before_this_year_are_forgotten(company: Company) -> None:
    await in_berlin(company)
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2023-11-15", "2023-11-16"))
    company.now += 60 * DAY
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2024-02-01", "2024-02-02"))
    assert await vacations(company) == [("2024-02-01", "2024-02-02")]


async def test_what_has_passed_of_a_vacation_stays_counted_when_it_is_deleted(company: Company) -> None:
    await in_berlin(company)
    for first, last in (
        ("2023-11-15", "2023-11-16"),
        ("2023-11-20", "2023-11-29"),
        ("2023-12-20", "2023-12-29"),
    ):
        await preferences.add_vacation(company.tables, ANNA.user_id, *days(first, last))
    company.now += 7 * DAY
    await preferences.remove_vacations(company.tables, ANNA.user_id)
    assert await vacations(company) == [("2023-11-15", "2023-11-16"), ("2023-11-20", "2023-11-21")]
    async with Refused(company, "no_vacation"):
        await preferences.remove_vacations(company.tables, ANNA.user_id)


async def test_one_vacation_of_several_is_deleted(company: Company) -> None:
    await in_berlin(company)
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2024-01-10", "2024-01-12"))
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2024-02-10", "2024-02-12"))
    [first, _] = await company.tables.store.people.vacations(ANNA.user_id)
    await preferences.remove_vacations(company.tables, ANNA.user_id, first.starts_at)
    assert await vacations(company) == [("2024-02-10", "2024-02-12")]
    async with Refused(company, "no_vacation"):
        await preferences.remove_vacations(company.tables, ANNA.user_id, first.starts_at)


async def test_quiet_hours_that_begin_now_leave_on_a_running_clock_what_was_left(company: Company) -> None:
    table = await company.dealt()
    await company.wait(2 * HOUR)
    due_at = (await clock(company, table)).due_at
    assert due_at == BEGINNING + DAY
    told = Told()
    company.tables.watchers.append(told)
    await preferences.set_quiet(company.tables, ANNA.user_id, (0, 8 * 60))
    # It is 0:13:20: until 8:00 nothing runs, and the rest of the 22 hours goes on beyond the next midnight.
    eight = BEGINNING + 106 * 60 + 40 + 8 * HOUR
    assert (await clock(company, table)).due_at == eight + 22 * HOUR + 8 * HOUR
    assert told.tables == [table.id]
    await preferences.no_quiet(company.tables, ANNA.user_id)
    assert (await clock(company, table)).due_at == due_at


async def test_time_that_has_gone_is_not_given_back_by_a_vacation_and_the_rest_is_kept(
    company: Company,
) -> None:
    table = await company.dealt()
    await company.wait(20 * HOUR)
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2023-11-01", "2023-11-20"))
    ends_at = int(datetime(2023, 11, 21, tzinfo=ZoneInfo("UTC")).timestamp())
    assert (await clock(company, table)).due_at == ends_at + 4 * HOUR
    await company.wait(3 * DAY)
    await preferences.remove_vacations(company.tables, ANNA.user_id)
    assert (await clock(company, table)).due_at == company.now + 4 * HOUR


async def test_another_zone_moves_the_quiet_hours_and_the_clocks_with_them(company: Company) -> None:
    table = await company.dealt()
    await company.arm()
    await preferences.set_quiet(company.tables, ANNA.user_id, (0, 8 * 60))
    # It is 22:13:20: two nights come before the day is over.
    assert (await clock(company, table)).due_at == BEGINNING + DAY + 16 * HOUR
    await preferences.set_zone(company.tables, ANNA.user_id, "Pacific/Auckland")
    # There it is 11:13:20: the clock runs to midnight, stands still to 8:00, and runs on.
    assert (await clock(company, table)).due_at == BEGINNING + DAY + 8 * HOUR
    await preferences.set_zone(company.tables, ANNA.user_id, "Asia/Tokyo")
    # There it is 7:13:20, still quiet for 46:40.
    assert (await clock(company, table)).due_at == BEGINNING + 46 * 60 + 40 + DAY + 8 * HOUR


async def test_a_turn_that_ends_while_a_calendar_changes_keeps_the_clock_of_the_next_one(
    company: Company,
) -> None:
    table = await company.dealt()
    await company.wait(HOUR)
    store = company.tables.store.clocks
    meanwhile: list[ClockRow] = []

    async def both_bid() -> None:
        for person in (ANNA, BEN):
            await moves.make(company.tables, table.id, person, "bid 0")
        await company.arm()
        meanwhile.extend(await store.of_guild(table.row.guild_id))

    before = await store.of_person(ANNA.user_id)
    await clocks.recalendar(company.tables, before, both_bid)
    assert [*await store.of_guild(table.row.guild_id)] == meanwhile
    assert not {*before} & {*meanwhile}, "they wait for something else now"


async def test_the_clocks_of_others_and_paused_tables_stay_as_they_are(company: Company) -> None:
    table = await company.dealt()
    await company.arm()
    await table_admin.pause(company.tables, table.id, ANNA)
    await company.arm()
    before = await company.rows()
    await preferences.set_quiet(company.tables, ANNA.user_id, (0, 8 * 60))
    await preferences.set_quiet(company.tables, BEN.user_id, (0, 8 * 60))
    assert await company.rows() == before


async def test_a_server_that_honours_fewer_days_stops_the_clock_for_those_only(company: Company) -> None:
    table = await company.dealt()
    await company.arm()
    await company.execute("INSERT INTO guilds (guild_id, vacation_days) VALUES (10, 2)")
    people = company.tables.store.people
    await preferences.add_vacation(company.tables, ANNA.user_id, *days("2023-11-15", "2023-11-24"))
    [row] = await people.vacations(ANNA.user_id)
    assert row == VacationRow(row.starts_at, row.starts_at + 10 * DAY)
    assert (await clock(company, table)).due_at == BEGINNING + DAY + 2 * DAY
