"""What a server settles for all of its tables, and who may not settle what."""

import asyncio
import logging

import pytest

from bot.logs import event_of
from bot.model.guilds import GuildRow, Openers
from bot.model.people import VacationRow
from bot.model.tables import Absence, Pace
from bot.tables import guild_settings, lobby, table_admin
from bot.tables.calendar import DAY
from bot.tables.refusal import Refusal
from tests.tables.company import ANNA, HERE, MODERATOR, THERE, Company

GUILD = HERE.guild_id
ROLE = 555


async def settled(company: Company, *changes: guild_settings.Change) -> GuildRow:
    for change in changes:
        await guild_settings.settle(company.tables, GUILD, change, MODERATOR)
    return await company.tables.store.guilds.guild(GUILD)


async def refused(company: Company, change: guild_settings.Change) -> str:
    before = await company.tables.store.guilds.guild(GUILD)
    with pytest.raises(Refusal) as refusal:
        await guild_settings.settle(company.tables, GUILD, change, MODERATOR)
    assert await company.tables.store.guilds.guild(GUILD) == before
    return refusal.value.code


async def test_all_that_is_settled_is_kept_and_nothing_else_changes(company: Company) -> None:
    guild = await settled(
        company,
        guild_settings.change("opener_role", ROLE),
        guild_settings.change("moderator_role", 7),
        guild_settings.change("channels", (20, 21)),
        guild_settings.change("pace", Pace.LIVE),
        guild_settings.change("absence", Absence.SEAT),
        guild_settings.change("vacation_days", 90),
    )
    assert guild == GuildRow(
        GUILD,
        openers=Openers.ROLE,
        opener_role=ROLE,
        moderator_role=7,
        channels=(20, 21),
        pace=Pace.LIVE,
        absence=Absence.SEAT,
        vacation_days=90,
    )
    assert await company.tables.store.guilds.guild(GUILD + 1) == GuildRow(GUILD + 1)


async def test_of_two_things_that_are_settled_at_once_neither_is_lost(company: Company) -> None:
    changes = (
        guild_settings.change("pace", Pace.LIVE),
        guild_settings.change("vacation_days", 7),
        guild_settings.change("openers", Openers.MODERATORS),
    )
    await asyncio.gather(
        *(guild_settings.settle(company.tables, GUILD, change, MODERATOR) for change in changes)
    )
    guild = await company.tables.store.guilds.guild(GUILD)
    assert (guild.pace, guild.vacation_days, guild.openers) == (Pace.LIVE, 7, Openers.MODERATORS)


async def test_a_role_opens_tables_only_once_there_is_one(company: Company) -> None:
    assert await refused(company, guild_settings.change("openers", Openers.ROLE)) == "opener_role_missing"
    assert (await settled(company, guild_settings.change("opener_role", ROLE))).openers is Openers.ROLE
    assert (await settled(company, guild_settings.change("openers", Openers.MODERATORS))).opener_role == ROLE
    assert (await settled(company, guild_settings.change("openers", Openers.ROLE))).openers is Openers.ROLE


@pytest.mark.parametrize(("before", "after"), [(Openers.ROLE, Openers.EVERYONE), (Openers.MODERATORS,) * 2])
async def test_without_its_role_everybody_opens_unless_moderators_alone_do(
    company: Company, before: Openers, after: Openers
) -> None:
    await settled(
        company, guild_settings.change("opener_role", ROLE), guild_settings.change("openers", before)
    )
    guild = await settled(company, guild_settings.change("opener_role", None))
    assert (guild.openers, guild.opener_role) == (after, None)


async def test_everyone_may_open_but_can_never_moderate(company: Company) -> None:
    guild = await settled(
        company, guild_settings.change("opener_role", ROLE), guild_settings.change("opener_role", GUILD)
    )
    assert (guild.openers, guild.opener_role) == (Openers.EVERYONE, None)
    assert await refused(company, guild_settings.change("moderator_role", GUILD)) == "everyone_moderates"


async def test_vacation_days_and_channels_have_their_bounds(company: Company) -> None:
    for days in (-1, 367):
        assert await refused(company, guild_settings.change("vacation_days", days)) == "setting_out_of_range"
    for days in (0, 366):
        assert (await settled(company, guild_settings.change("vacation_days", days))).vacation_days == days
    assert await refused(company, guild_settings.change("channels", tuple(range(26)))) == "too_many_channels"
    assert len((await settled(company, guild_settings.change("channels", tuple(range(25))))).channels) == 25


async def test_pace_and_absence_hold_for_tables_that_are_opened_from_now_on(company: Company) -> None:
    first = await company.opened()
    await settled(
        company, guild_settings.change("pace", Pace.RELAXED), guild_settings.change("absence", Absence.HOST)
    )
    second = await lobby.open_table(company.tables, lobby.Invitation("skullking"), THERE, ANNA)
    assert (second.row.pace, second.row.absence) == (Pace.RELAXED, Absence.HOST)
    assert (await company.tables.load(first.id)).row == first.row


async def test_a_vacation_counts_anew_on_clocks_that_run_when_its_days_change(company: Company) -> None:
    away = (VacationRow(company.now, company.now + 20 * DAY),)
    await company.tables.store.people.set_vacations(ANNA.user_id, away)
    await table_admin.set_pace(company.tables, (await company.dealt()).id, Pace.DAILY, MODERATOR)

    async def due_in() -> int:
        await company.arm()
        [clock] = await company.tables.store.clocks.of_person(ANNA.user_id)
        assert clock.due_at is not None
        return clock.due_at - company.now

    assert await due_in() == 21 * DAY
    await settled(company, guild_settings.change("vacation_days", 5))
    assert await due_in() == 6 * DAY
    await settled(company, guild_settings.change("vacation_days", 0))
    assert await due_in() == DAY


async def test_the_log_tells_who_has_settled_what(company: Company, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO, logger="bot.tables.guild_settings")
    await settled(company, guild_settings.change("pace", Pace.LIVE), guild_settings.change("pace", Pace.LIVE))
    [line] = [event_of(record) for record in caplog.records]
    assert line == f"a server has settled something guild={GUILD} user=77 setting=pace value=live"
