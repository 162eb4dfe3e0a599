"""The selects and forms for a league's settings, and the values chosen or typed in them."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import discord
from discord import ui

from bot.ai.contract import Level
from bot.leagues.errors import LeagueError
from bot.leagues.points import points_text, read_points
from bot.model.leagues import Asked, Format, LeagueRow
from bot.model.settings import (
    Changed,
    Hours,
    Moment,
    Number,
    Offered,
    Points,
    Setting,
    Switch,
    Text,
    settings_of,
)
from bot.seasons.league import BY_SCORE, League
from bot.tables import preferences
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import game_key
from bot.ui.kit import settings
from bot.ui.kit.buttons import TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId, Words
from bot.ui.kit.errors import Typed
from bot.ui.kit.layout import Row, Select
from bot.ui.kit.modal import LONGEST_ABOUT, Field, naming
from bot.ui.kit.options import chosen_options, option_selects
from bot.ui.kit.text import escape
from bot.ui.kit.typed_times import (
    LONGEST,
    example_of_instant,
    locale_of,
    read_hours,
    read_instant,
    written_instant,
)
from bot.ui.kit.widgets import option
from bot.ui.leagues.post import LEVELS, points_named
from bot.ui.leagues.widgets import MOST_OPTIONS

SETTINGS = settings_of(LeagueRow)
GIVEN = ("player_role_id", "champion_role_id")  # the settings whose roles the bot gives to people
OWN = ("channel_id", "language", "about")  # have no usual value
ASKED_BEFORE = ("game", "format", "rhythm")  # on the pages before
IN_THE_SENTENCE = (*ASKED_BEFORE, "sign_up_until", "voyage_until")  # above the lines
MENU = "menu"  # what is chosen where it is which setting to change
OPTION = "option"  # what is chosen where it is one of the game's own options
IN_A_FORM = 5  # https://discord.com/developers/docs/components/reference#modal
# Characters of a number and of points as they are typed, and of what was typed that a refusal repeats.
LONGEST_NUMBER, LONGEST_POINTS, LONGEST_SHOWN = 6, 30, 40

# By what is refused, the settings that it is about: the first of them that a form asks for.
_FIELDS_OF_REFUSALS: Mapping[str, Sequence[str]] = {
    "rounds_were_drawn": ("rounds",),
    "cup_is_fixed": ("finalists", "advance"),
    "about_has_mentions": ("about",),
    "deadline_past": ("sign_up_until",),
    "voyage_past": ("voyage_until",),
    "voyage_deals": ("rounds",),
    **dict.fromkeys(("points_not_numbers", "points_too_many", "points_too_high", "points_rise"), ("points",)),
    "cup_advance": ("advance", "places"),
    **dict.fromkeys(
        ("cup_bye", "cup_without_end", "too_few_people", "sizes_do_not_fit"), ("finalists", "places")
    ),
}


def asked(where: Asked, league: LeagueRow) -> Sequence[Setting]:
    """The settings that a page or form asks for."""
    return [setting for setting in _fitting(league) if where in setting.asked]


def _fitting(league: LeagueRow) -> Iterator[Setting]:
    return (_named(setting, league) for setting in SETTINGS.values() if setting.fits(league))


def _named(setting: Setting, league: LeagueRow) -> Setting:
    """A setting as its kind of league calls it: a voyage has games and a cup stages, not rounds."""
    if setting.name == "rounds" and league.format is Format.VOYAGE:
        return replace(setting, label="founding-deals", about="form-deals-about")
    if setting.name == "round_hours" and league.format is Format.CUP:
        return replace(setting, label="form-stage-hours")
    return setting


def words_of(setting: Setting, value: Any, say: Say) -> str:
    """A setting's value in words."""
    match setting.kind:
        case Points():
            return points_named(value, say)
        case Text() if value:
            line = " ".join(value.split())
            return escape(line if len(line) <= LONGEST_SHOWN else f"{line[:LONGEST_SHOWN]}…")
        case Offered() if setting.name == "level":
            return say(LEVELS[Level(value)])
        case _:
            return settings.words_of(setting, value, say)


def changed_line(change: Changed, league: LeagueRow, say: Say) -> str:
    """The value of a setting before and after a change."""
    setting = _named(SETTINGS[change.setting], league)
    before, after = words_of(setting, change.before, say), words_of(setting, change.after, say)
    return say("select-option", option=f"**{say(setting.label)}**", value=f"{before} → {after}")


def lines(league: League, where: Asked, usual: LeagueRow, say: Say) -> Iterator[str]:
    """Each setting with its value that is typed or not the usual one; the menu has the others."""
    for setting in _fitting(league.row):
        if not setting.asked or (where is not Asked.FORM and where not in setting.asked):
            continue
        now, then = getattr(league.row, setting.name), getattr(usual, setting.name)
        if setting.name in IN_THE_SENTENCE or (now is None and not setting.none):
            continue
        if now == then and (settings.is_chosen(setting) or isinstance(setting.kind, Offered)):
            continue
        value = words_of(setting, now, say)
        if now != then and setting.name not in OWN:
            value = say("founding-usually", value=value, usual=words_of(setting, then, say))
        yield say("select-option", option=f"**{say(setting.label)}**", value=value)


def selects(
    league: League, where: Asked, make: settings.Make, guild: discord.Guild | None, say: Say
) -> dict[str, Select]:
    """The selects of the settings that are chosen, and of the game's own options, by what they choose."""
    found: dict[str, Select] = {}
    for setting in asked(where, league.row):
        name, now = setting.name, getattr(league.row, setting.name)
        if name in ASKED_BEFORE:
            continue
        if isinstance(setting.kind, Offered):
            named = {str(value): text for value, text in _OFFERED[name](league, say).items()}
            if len(named) > 1:
                found[name] = settings.named_select(make(name), say(setting.label), named, str(now), say)
        elif settings.is_chosen(setting):
            found[name] = settings.select(setting, now, make(name), guild, say)
    if where is Asked.FORM:
        names: list[str] = []

        def made(name: str) -> ButtonId:
            names.append(f"{OPTION} {name}")
            return make(names[-1])

        options = list(option_selects(league.rules, league.row.options, made, say))
        found |= dict(zip(names, options, strict=True))
    return found


def menu(found: Mapping[str, Select], opened: str, make: settings.Make, say: Say) -> Iterator[Row]:
    """A select of what can be chosen, with its values, and below it the one that is opened."""
    title, offered = say("select-setting"), []
    for name, row in list(found.items())[:MOST_OPTIONS]:
        label, now = row.item.placeholder or name, _now(name, row, say)
        offered.append(option(title, label, name, say, is_chosen=name == opened, about=now))
    yield TableSelect(make(MENU), title, offered)
    if opened in found:
        yield found[opened]


def _now(name: str, row: Select, say: Say) -> str | None:
    """The values ticked in a select, without its title; None for roles and channels."""
    if not isinstance(row.item, ui.Select):
        none = SETTINGS[name].none
        return say(none) if none and not row.item.default_values else None
    title = say("select-chosen", value="", option=row.item.placeholder or "")
    ticked = [one.label.removesuffix(title) for one in row.item.options if one.default]
    return ", ".join(ticked)[:LONGEST_ABOUT] or None


def chosen(league: League, words: Words, say: Say) -> Mapping[str, Any]:
    """The columns that a choice in a select changes. Raises `CustomIdError`."""
    name, value = words.among(0, (OPTION, *SETTINGS)), words.after(1)
    if name == OPTION:
        options = league.row.options
        return {"options": league.rules.changed(options, chosen_options(league.rules, options, value))}
    if name in _OFFERED:
        named = {str(key): key for key in _OFFERED[name](league, say)}
        return {name: named[value.among(0, named)]}
    return {name: settings.chosen(SETTINGS[name], value)}


def check_roles(caller: Caller, changes: Mapping[str, Any]) -> None:
    """Raises `Refusal` for a role to be given that the caller could not give by hand."""
    guild, user = caller.interaction.guild, caller.interaction.user
    for value in [changes[name] for name in GIVEN if changes.get(name) is not None]:
        role = None if guild is None else guild.get_role(value)
        may = isinstance(user, discord.Member) and user.guild_permissions.manage_roles
        is_owner = guild is not None and user.id == guild.owner_id
        below = is_owner or (isinstance(user, discord.Member) and role is not None and role < user.top_role)
        if role is None or role.is_default() or role.managed or not (may and below):
            raise Refusal("league_role_wanted")


def _games(league: League, say: Say) -> Mapping[Any, str]:
    return {key: say(game_key(key)) for key in league.entries}


def _sizes(league: League, say: Say) -> Mapping[Any, str]:
    rules = league.rules
    return {size: str(size) for size in range(rules.min_players, rules.most_players(league.row.options) + 1)}


def _levels(league: League, say: Say) -> Mapping[Any, str]:
    computer = league.entries[league.row.game].computer
    levels = computer.LEVELS
    if league.row.format is Format.VOYAGE:  # its reference games are 300: too many for a search
        levels = [level for level in levels if level not in computer.SEARCHING]
    return {int(level): say(LEVELS[Level(level)]) for level in levels}


def _least_people(league: League, say: Say) -> Mapping[Any, str]:
    return {count: say("league-least-people", count=count) for count in range(1, league.most_at_a_table + 1)}


# Settings whose values depend on the league: the values, with their names.
_OFFERED: Mapping[str, Callable[[League, Say], Mapping[Any, str]]] = {
    "game": _games,
    "size": _sizes,
    "level": _levels,
    "least_people": _least_people,
}


@dataclass(frozen=True, slots=True)
class Form:
    """A form of settings; its reader types dates in `zone` and `locale`."""

    settings: Sequence[Setting]
    say: Say
    zone: ZoneInfo
    locale: str
    now: int

    def fields(self, row: LeagueRow) -> Sequence[Field]:
        """A field for each setting, with its present value."""
        return [self._field(setting, getattr(row, setting.name)) for setting in self.settings]

    def read(self, typed: Typed) -> Mapping[str, Any]:
        """The typed values by column. Raises `Refusal` or `LeagueError`, which name the field."""
        return {setting.name: self._read(setting, typed[setting.name]) for setting in self.settings}

    def naming(self) -> AbstractContextManager[None]:
        """Adds the label of its field to a refusal that is raised inside."""
        here = {setting.name for setting in self.settings}
        every = (*SETTINGS.values(), *self.settings)
        labels = {setting.name: self.say(setting.label) for setting in every if setting.label}
        for code, names in _FIELDS_OF_REFUSALS.items():
            if found := [name for name in names if name in here]:
                labels[code] = labels[found[0]]
        return naming(labels)

    def _field(self, setting: Setting, now: Any) -> Field:
        say = self.say
        if isinstance(setting.kind, Moment):
            example = example_of_instant(self.locale, datetime.fromtimestamp(self.now, self.zone).date())
            about = say(setting.about, zone=self.zone.key, example=example)
            kept = "" if now is None else written_instant(now, self.locale, self.zone)
            return Field(setting.name, say(setting.label), about, kept, False, LONGEST)
        about = say(setting.about) if setting.about else ""
        match setting.kind:
            case Number(none=none):
                kept = "" if none and not now else str(now)
                return Field(setting.name, say(setting.label), about, kept, not none, LONGEST_NUMBER)
            case Points():
                kept = say("league-points-word") if now == BY_SCORE else now
                return Field(setting.name, say(setting.label), about, kept, False, LONGEST_POINTS)
            case Text(longest=longest):
                return Field(setting.name, say(setting.label), about, now, False, longest)
        return Field(setting.name, say(setting.label), about, str(now), longest=LONGEST)

    def _read(self, setting: Setting, typed: str) -> Any:
        try:
            match setting.kind:
                case Number(none=none):
                    # An empty field of a column that can be empty is None: of one that can't be it is 0.
                    return number(typed) if typed or not none else _nothing(setting)
                case Hours():
                    return read_hours(typed)
                case Points():
                    return points(typed, self.say)
                case Moment():
                    return read_instant(typed, self.locale, self.zone, self.now) if typed else None
            return typed
        except (Refusal, LeagueError) as refusal:
            refusal.add_note(self.say(setting.label))
            raise


def _nothing(setting: Setting) -> int | None:
    return None if setting.default is None else 0


def forms(where: Asked, league: LeagueRow) -> Sequence[Sequence[Setting]]:
    """The settings of a page that are typed, in groups that fit into a form."""
    typed = [
        setting
        for setting in asked(where, league)
        if not settings.is_chosen(setting) and not isinstance(setting.kind, Offered | Switch)
    ]
    return [typed[at : at + IN_A_FORM] for at in range(0, len(typed), IN_A_FORM)]


async def form_of(caller: Caller, listed: Sequence[Setting]) -> Form:
    """The form that asks the caller for some settings."""
    person = await preferences.preferred(caller.tables, caller.user_id)
    locale = locale_of(person.spoken_to_in, caller.interaction.locale)
    return Form(listed, caller.say, ZoneInfo(person.zone), locale, caller.tables.now())


def number(typed: str) -> int:
    """A whole number. Raises `Refusal("no_number")`."""
    if not (typed.isascii() and typed.isdigit() and len(typed) < 10):
        raise Refusal("no_number", value=typed[:LONGEST_SHOWN])
    return int(typed)


def points(typed: str, say: Say) -> str:
    """The typed points as they are stored: empty for the usual ones, a word for the game's own score.

    Raises `LeagueError` as `read_points` does.
    """
    if not typed:
        return ""
    if typed.casefold() in (BY_SCORE, say("league-points-word").casefold()):
        return BY_SCORE
    return points_text(read_points(typed))
