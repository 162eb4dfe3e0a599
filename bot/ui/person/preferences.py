"""`/tavern preferences`: what a person prefers, in one private panel that changes in place."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import discord
from discord import ui

from bot.model.people import HandsBy, NudgesBy, PersonRow, VacationRow
from bot.tables import guild_settings, preferences
from bot.texts.catalog import Say, speaker
from bot.ui.kit.buttons import TableButton, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.errors import reply
from bot.ui.kit.layout import page
from bot.ui.kit.modal import Field, open_form, typed_in
from bot.ui.kit.text import at
from bot.ui.kit.typed_times import (
    LONGEST,
    example_of_day,
    locale_of,
    read_day,
    written_day,
)
from bot.ui.kit.widgets import choice, language_in, language_select
from bot.ui.person.hours import hour_lines, hours_fields, typed_hours, zone_field

ALL = "all"
"""The choice of all vacations."""


async def show_preferences(caller: Caller, notice: str = "") -> None:
    """Answers with the panel, ephemerally."""
    await caller.show(await _panel(caller, notice))


async def set_hours(caller: Caller, begin: str, end: str, zone: str) -> None:
    """Changes the quiet hours and the zone that were typed; what is empty stays as it is."""
    quiet = typed_hours(begin, end, "quiet_half")
    if quiet is not None:
        await preferences.set_quiet(caller.tables, caller.user_id, quiet, zone or None)
    elif zone:
        await preferences.set_zone(caller.tables, caller.user_id, zone)
    await show_preferences(caller, caller.say("done-preferences") if begin or end or zone else "")


async def add_vacation(caller: Caller, first: str, last: str) -> None:
    """Adds a vacation from one typed day to another."""
    await _add_vacation(caller, first, last)
    await show_preferences(caller, caller.say("done-preferences"))


def _locale(caller: Caller, person: PersonRow) -> str:
    return locale_of(person.spoken_to_in, caller.interaction.locale)


def _today(caller: Caller, person: PersonRow) -> date:
    return datetime.fromtimestamp(caller.tables.now(), ZoneInfo(person.zone)).date()


async def _add_vacation(caller: Caller, first: str, last: str) -> None:
    """Adds the vacation between two days that were typed; one that lasts still may have begun."""
    person = await preferences.preferred(caller.tables, caller.user_id)
    locale, today = _locale(caller, person), _today(caller, person)
    begins = read_day(first, locale, today, today - timedelta(days=preferences.MOST_DAYS))
    ends = read_day(last, locale, today, begins)
    await preferences.add_vacation(caller.tables, caller.user_id, begins, ends)


async def _panel(caller: Caller, notice: str = "") -> ui.LayoutView:
    """Everything as it is now, in the language that is preferred now."""
    person, now = await preferences.preferred(caller.tables, caller.user_id), caller.tables.now()
    say = speaker(person.spoken_to_in, person.language)
    vacations = await preferences.vacations(caller.tables, person.user_id)
    away = [*_vacation_lines(vacations, say), await _honoured(caller, say)]
    pictures = say("preferences-pictures-on") if person.pictures else say("preferences-pictures-off")
    blocks = [*filter(None, [notice]), say("preferences-title"), pictures, _forced_words(person, say)]
    blocks.append(say("preferences-tips-on") if person.tips else say("preferences-tips-off"))
    blocks += ["\n".join(hour_lines(person, now, say)), "\n".join(away)]
    selects = [
        _language_select(person, say),
        choice(ButtonId(NO_TABLE, "nudges"), "nudges", [*NudgesBy], person.nudges, say),
        choice(ButtonId(NO_TABLE, "hands"), "hands", [*HandsBy], person.hands, say),
    ]
    if vacations:
        selects.append(_vacation_select(vacations, person, _locale(caller, person), say))
    return page(blocks, _buttons(person, say), selects)


def _buttons(person: PersonRow, say: Say) -> Sequence[TableButton]:
    wanted, label = ("off", "button-forced-off") if person.forced else ("on", "button-forced-on")
    tips, tips_label = ("off", "button-tips-off") if person.tips else ("on", "button-tips-on")
    buttons = [
        TableButton(ButtonId(NO_TABLE, "forced", None, wanted), say(label)),
        TableButton(ButtonId(NO_TABLE, "tips", None, tips), say(tips_label)),
        TableButton(ButtonId(NO_TABLE, "quiet"), say("button-quiet")),
        TableButton(ButtonId(NO_TABLE, "vacation"), say("button-vacation")),
    ]
    change, text = ("off", "button-pictures-off") if person.pictures else ("on", "button-pictures-on")
    buttons.append(TableButton(ButtonId(NO_TABLE, "pictures", None, change), say(text)))
    if person.quiet is not None:
        buttons.insert(3, TableButton(ButtonId(NO_TABLE, "no_quiet"), say("button-no-quiet")))
    return buttons


def _language_select(person: PersonRow, say: Say) -> TableSelect:
    return language_select(ButtonId(NO_TABLE, "language"), person.speaks, say, say("language-discord"))


def _vacation_select(
    vacations: Sequence[VacationRow], person: PersonRow, locale: str, say: Say
) -> TableSelect:
    """The vacations that can be taken back, by their days in the person's zone."""

    def day(seconds: int) -> str:
        return written_day(datetime.fromtimestamp(seconds, ZoneInfo(person.zone)).date(), locale)

    options = [
        discord.SelectOption(label=f"{day(row.starts_at)} – {day(row.ends_at - 1)}", value=str(row.starts_at))
        for row in vacations
    ]
    options.append(discord.SelectOption(label=say("vacation-all"), value=ALL))
    return TableSelect(ButtonId(NO_TABLE, "no_vacation"), say("select-no-vacation"), options)


def _forced_words(person: PersonRow, say: Say) -> str:
    words = say("preferences-forced-on") if person.forced else say("preferences-forced-off")
    return f"{words}\n-# {say('preferences-forced-about')}"


def _vacation_lines(vacations: Sequence[VacationRow], say: Say) -> Sequence[str]:
    if not vacations:
        return [say("preferences-vacation-none")]
    lines = [f"- {at(row.starts_at)} – {at(row.ends_at)}" for row in vacations]
    return [say("preferences-vacation"), *lines]


async def _honoured(caller: Caller, say: Say) -> str:
    """How many days of vacation stop the clocks here."""
    guild_id = caller.interaction.guild_id
    if guild_id is None:
        return f"-# {say('preferences-days-anywhere')}"
    days = (await guild_settings.settings_of(caller.tables, guild_id)).vacation_days
    return f"-# {say('preferences-days', days=days)}"


async def _show_changed(caller: Caller) -> None:
    await caller.show_in_place(await _panel(caller))


async def _language(caller: Caller, button_id: ButtonId) -> None:
    language = language_in(button_id.words)
    await preferences.set_language(caller.tables, caller.user_id, language)
    await _show_changed(caller)


async def _nudges(caller: Caller, button_id: ButtonId) -> None:
    nudges = button_id.words.among(0, NudgesBy)
    if nudges is NudgesBy.DM:
        await caller.services.delivery.direct_messages.tapped(caller.met)
    await preferences.set_nudges(caller.tables, caller.user_id, nudges)
    await _show_changed(caller)


async def _hands(caller: Caller, button_id: ButtonId) -> None:
    hands = button_id.words.among(0, HandsBy)
    if hands is HandsBy.DM:
        await caller.services.delivery.direct_messages.tapped(caller.met)
    await preferences.set_hands(caller.tables, caller.user_id, hands)
    await _show_changed(caller)


async def _forced(caller: Caller, button_id: ButtonId) -> None:
    await preferences.set_forced(caller.tables, caller.user_id, forced=button_id.argument == "on")
    if button_id.table == NO_TABLE:
        await _show_changed(caller)
    else:
        await reply(caller.interaction, caller.say("done-forced"))


async def _tips(caller: Caller, button_id: ButtonId) -> None:
    await preferences.set_tips(caller.tables, caller.user_id, tips=button_id.argument != "off")
    if button_id.table == NO_TABLE:
        await _show_changed(caller)
    else:
        await reply(caller.interaction, caller.say("done-tips"))


async def _pictures(caller: Caller, button_id: ButtonId) -> None:
    await preferences.set_pictures(caller.tables, caller.user_id, pictures=button_id.argument == "on")
    await _show_changed(caller)


async def _no_quiet(caller: Caller, button_id: ButtonId) -> None:
    await preferences.no_quiet(caller.tables, caller.user_id)
    await _show_changed(caller)


async def _no_vacation(caller: Caller, button_id: ButtonId) -> None:
    starts_at = None if button_id.argument == ALL else button_id.words.number(0)
    await preferences.remove_vacations(caller.tables, caller.user_id, starts_at)
    await _show_changed(caller)


async def _ask_hours(caller: Caller, button_id: ButtonId) -> None:
    """Opens the form for the quiet hours and the zone, as they are now."""
    person, say = await preferences.preferred(caller.tables, caller.user_id), caller.say
    fields = hours_fields(caller, person)
    await open_form(caller, say("button-quiet"), fields, button_id)


async def _hours_typed(caller: Caller, button_id: ButtonId) -> None:
    typed = typed_in(caller.interaction)
    zone, quiet = typed["zone"], typed_hours(typed["begin"], typed["end"], "quiet_half")
    plays = typed_hours(typed["plays"], typed["plays_end"], "plays_half")
    preferences.check_plays(plays)  # before anything is changed
    if quiet is not None:
        await preferences.set_quiet(caller.tables, caller.user_id, quiet, zone)
    else:
        await preferences.no_quiet(caller.tables, caller.user_id, zone)
    await preferences.set_plays(caller.tables, caller.user_id, plays)
    await _show_changed(caller)


async def _ask_vacation(caller: Caller, button_id: ButtonId) -> None:
    """Opens the form for a vacation."""
    person, say = await preferences.preferred(caller.tables, caller.user_id), caller.say
    example = example_of_day(_locale(caller, person), _today(caller, person))
    about = say("form-day-about", example=example)
    fields = [
        Field("first", say("form-vacation-first"), about, longest=LONGEST),
        Field("last", say("form-vacation-last"), about, longest=LONGEST),
        zone_field(caller, person),
    ]
    await open_form(caller, say("button-vacation"), fields, button_id)


async def _vacation_typed(caller: Caller, button_id: ButtonId) -> None:
    typed = typed_in(caller.interaction)
    await preferences.set_zone(caller.tables, caller.user_id, typed["zone"])
    await _add_vacation(caller, typed["first"], typed["last"])
    await _show_changed(caller)


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "language": _language,
    "nudges": _nudges,
    "hands": _hands,
    "forced": _forced,
    "tips": _tips,
    "pictures": _pictures,
    "quiet": _ask_hours,
    "quiet_typed": _hours_typed,
    "no_quiet": _no_quiet,
    "vacation": _ask_vacation,
    "vacation_typed": _vacation_typed,
    "no_vacation": _no_vacation,
}
