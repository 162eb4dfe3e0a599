"""`/tavern preferences`: a private panel with a person's preferences."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import date, datetime, timedelta
from zoneinfo import ZoneInfo

import discord
from discord import ui

from bot.model.people import HandsBy, NudgesBy, PersonRow, Tips, VacationRow
from bot.model.settings import settings_of
from bot.tables import guild_settings, preferences
from bot.tables.refusal import Refusal
from bot.tables.zones import likely_zone
from bot.texts.catalog import Say, speaker
from bot.ui.kit import settings
from bot.ui.kit.answering import answers
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
    read_minutes,
    written_day,
    written_minutes,
)

ALL = "all"  # the choice of all vacations
LONGEST_ZONE = 40  # characters of a typed zone: `America/Argentina/ComodRivadavia`
# The settings that are chosen or switched, by the action in their custom ids.
SETTINGS = {setting.action or name: setting for name, setting in settings_of(PersonRow).items()}


@answers("my_preferences", "named")  # the latter on panels of versions before
async def _my_preferences(caller: Caller, button_id: ButtonId) -> None:
    await show_preferences(caller)


async def show_preferences(caller: Caller) -> None:
    """Answers with the panel, ephemerally."""
    await caller.show(await _panel(caller))


def _locale(caller: Caller, person: PersonRow) -> str:
    return locale_of(person.spoken_to_in, caller.interaction.locale)


def _today(caller: Caller, person: PersonRow) -> date:
    return datetime.fromtimestamp(caller.tables.now(), ZoneInfo(person.zone)).date()


async def _add_vacation(caller: Caller, first: str, last: str) -> None:
    person = await preferences.preferred(caller.tables, caller.user_id)
    locale, today, zone = _locale(caller, person), _today(caller, person), ZoneInfo(person.zone)
    begins = read_day(first, locale, today, today - timedelta(days=preferences.MOST_DAYS), zone)
    ends = read_day(last, locale, today, begins, zone)
    await preferences.add_vacation(caller.tables, caller.user_id, begins, ends)


async def _panel(caller: Caller, notice: str = "") -> ui.LayoutView:
    person, now = await preferences.preferred(caller.tables, caller.user_id), caller.tables.now()
    say = speaker(person.spoken_to_in, person.language)
    vacations = await preferences.vacations(caller.tables, person.user_id)
    away = [*_vacation_lines(vacations, say), await _honoured(caller, say)]
    blocks = [*filter(None, [notice]), say("preferences-title"), "\n".join(settings.lines(person, say))]
    blocks += ["\n".join(_hour_lines(person, now, say)), "\n".join(away)]
    rows = [
        settings.select(setting, getattr(person, setting.name), ButtonId(NO_TABLE, action), None, say)
        for action, setting in SETTINGS.items()
        if settings.is_chosen(setting)
    ]
    if vacations:
        rows.append(_vacation_select(vacations, person, _locale(caller, person), say))
    return page(blocks, list(_buttons(person, say)), rows)


def _buttons(person: PersonRow, say: Say) -> Iterator[TableButton]:
    yield from settings.buttons(person, _press, say)
    yield TableButton(ButtonId(NO_TABLE, "quiet"), say("button-quiet"))
    if person.quiet is not None:
        yield TableButton(ButtonId(NO_TABLE, "no_quiet"), say("button-no-quiet"))
    yield TableButton(ButtonId(NO_TABLE, "vacation"), say("button-vacation"))


def _press(words: str) -> ButtonId:
    action, _, wanted = words.partition(" ")
    return ButtonId(NO_TABLE, action, None, wanted)


def _hour_lines(person: PersonRow, now: int, say: Say) -> Sequence[str]:
    local = datetime.fromtimestamp(now, ZoneInfo(person.zone))
    lines = [say("preferences-zone", zone=person.zone, time=f"{local:%H:%M}")]
    begin, end = _written(person.quiet)
    lines.append(say("preferences-quiet", begin=begin, end=end) if begin else say("preferences-quiet-none"))
    if person.plays is not None:
        begin, end = _written(person.plays)
        lines.append(say("preferences-plays", begin=begin, end=end))
    return lines


def _hours_fields(caller: Caller, person: PersonRow) -> Sequence[Field]:
    say = caller.say
    (begin, end), (plays, plays_end) = _written(person.quiet), _written(person.plays)
    return [
        Field("begin", say("form-quiet-begin"), say("form-time-about"), begin, False, LONGEST),
        Field("end", say("form-quiet-end"), say("form-time-about"), end, False, LONGEST),
        _zone_field(caller, person),
        Field("plays", say("form-plays-begin"), say("form-plays-about"), plays, False, LONGEST),
        Field("plays_end", say("form-plays-end"), say("form-plays-about"), plays_end, False, LONGEST),
    ]


def _zone_field(caller: Caller, person: PersonRow) -> Field:
    zone = likely_zone(person.zone, str(caller.interaction.locale))
    return Field("zone", caller.say("form-zone"), caller.say("form-zone-about"), zone, longest=LONGEST_ZONE)


def _typed_hours(begin: str, end: str, half: str) -> tuple[int, int] | None:
    # Of two times both are needed, or none.
    if not (begin or end):
        return None
    if not (begin and end):
        raise Refusal(half)
    return read_minutes(begin), read_minutes(end)


def _written(hours: tuple[int, int] | None) -> tuple[str, str]:
    return ("", "") if hours is None else (written_minutes(hours[0]), written_minutes(hours[1]))


def _vacation_select(
    vacations: Sequence[VacationRow], person: PersonRow, locale: str, say: Say
) -> TableSelect:
    def day(seconds: int) -> str:
        return written_day(datetime.fromtimestamp(seconds, ZoneInfo(person.zone)).date(), locale)

    options = [
        discord.SelectOption(label=f"{day(row.starts_at)} – {day(row.ends_at - 1)}", value=str(row.starts_at))
        for row in vacations
    ]
    options.append(discord.SelectOption(label=say("vacation-all"), value=ALL))
    return TableSelect(ButtonId(NO_TABLE, "no_vacation"), say("select-no-vacation"), options)


def _vacation_lines(vacations: Sequence[VacationRow], say: Say) -> Sequence[str]:
    if not vacations:
        return [say("preferences-vacation-none")]
    lines = [f"- {at(row.starts_at)} – {at(row.ends_at)}" for row in vacations]
    return [say("preferences-vacation"), *lines]


async def _honoured(caller: Caller, say: Say) -> str:
    guild_id = caller.interaction.guild_id
    if guild_id is None:
        return f"-# {say('preferences-days-anywhere')}"
    days = (await guild_settings.settings_of(caller.tables, guild_id)).vacation_days
    return f"-# {say('preferences-days', days=days)}"


async def _show_changed(caller: Caller, notice: str = "") -> None:
    await caller.show_in_place(await _panel(caller, notice))


@answers(*(SETTINGS.keys() - {"tips", "forced"}))
async def prefer_by_press(caller: Caller, button_id: ButtonId) -> None:
    """Changes a setting: at a table the answer is a sentence; elsewhere the panel is updated."""
    setting = SETTINGS[button_id.action]
    value = settings.chosen(setting, button_id.words)
    if value in (NudgesBy.DM, HandsBy.DM):
        await caller.services.delivery.direct_messages.tapped(caller.met)
    await preferences.prefer(caller.tables, caller.user_id, setting.name, value)
    if button_id.table != NO_TABLE and setting.done:
        await reply(caller.interaction, caller.say(setting.done))
    else:
        await _show_changed(caller, caller.say(setting.about) if setting.about else "")


# Buttons of older posts and panels switched tips on or off: their words and today's values.
_TIPS_BEFORE = {"": Tips.ALWAYS, "on": Tips.ALWAYS, "off": Tips.NEVER}


@answers("tips")
async def _tips(caller: Caller, button_id: ButtonId) -> None:
    value = _TIPS_BEFORE.get(button_id.argument, button_id.argument)
    await prefer_by_press(caller, replace(button_id, argument=value))


@answers("no_quiet")
async def _no_quiet(caller: Caller, button_id: ButtonId) -> None:
    await preferences.no_quiet(caller.tables, caller.user_id)
    await _show_changed(caller)


@answers("no_vacation")
async def _no_vacation(caller: Caller, button_id: ButtonId) -> None:
    starts_at = None if button_id.argument == ALL else button_id.words.number(0)
    await preferences.remove_vacations(caller.tables, caller.user_id, starts_at)
    await _show_changed(caller)


@answers("quiet")
async def _ask_hours(caller: Caller, button_id: ButtonId) -> None:
    person, say = await preferences.preferred(caller.tables, caller.user_id), caller.say
    fields = _hours_fields(caller, person)
    await open_form(caller, say("button-quiet"), fields, button_id)


@answers("quiet_typed")
async def _hours_typed(caller: Caller, button_id: ButtonId) -> None:
    typed = typed_in(caller.interaction)
    zone, quiet = typed["zone"], _typed_hours(typed["begin"], typed["end"], "quiet_half")
    plays = _typed_hours(typed["plays"], typed["plays_end"], "plays_half")
    preferences.check_plays(plays)  # before anything is changed
    if quiet is not None:
        await preferences.set_quiet(caller.tables, caller.user_id, quiet, zone)
    else:
        await preferences.no_quiet(caller.tables, caller.user_id, zone)
    await preferences.set_plays(caller.tables, caller.user_id, plays)
    await _show_changed(caller, caller.say("done-preferences" if quiet is None else "done-away"))


@answers("vacation")
async def _ask_vacation(caller: Caller, button_id: ButtonId) -> None:
    person, say = await preferences.preferred(caller.tables, caller.user_id), caller.say
    example = example_of_day(_locale(caller, person), _today(caller, person))
    about = say("form-day-about", example=example)
    fields = [
        Field("first", say("form-vacation-first"), about, longest=LONGEST),
        Field("last", say("form-vacation-last"), about, longest=LONGEST),
        _zone_field(caller, person),
    ]
    await open_form(caller, say("button-vacation"), fields, button_id)


@answers("vacation_typed")
async def _vacation_typed(caller: Caller, button_id: ButtonId) -> None:
    typed = typed_in(caller.interaction)
    await preferences.set_zone(caller.tables, caller.user_id, typed["zone"])
    await _add_vacation(caller, typed["first"], typed["last"])
    await _show_changed(caller, caller.say("done-away"))
