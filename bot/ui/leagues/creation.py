"""Creating a league: a private panel of three pages with all that is set, and the button that opens it.

What is not stored with the draft (which page is shown, how many computer players come) stands in the buttons.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.ai.contract import Level
from bot.leagues.errors import LeagueError
from bot.model.leagues import ComputerSeats, Format, LeagueChanges
from bot.model.tables import Pace
from bot.seasons import creation
from bot.seasons.league import League
from bot.tables.lobby import Place
from bot.tables.refusal import Refusal
from bot.texts.catalog import LANGUAGES, Say
from bot.texts.keys import button_key, game_key
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import Row, page
from bot.ui.kit.modal import SUBMITTED, naming, open_form, typed_in
from bot.ui.kit.options import chosen_options, option_selects
from bot.ui.kit.text import ago, at, escape
from bot.ui.kit.widgets import choice, language_select
from bot.ui.leagues.channel import check_channel, check_forum, forum_picker
from bot.ui.leagues.forms import cup_fields, fields_of_refusals, read_cup, read_rounds, rounds_fields
from bot.ui.leagues.lookup import league_here, require_runner
from bot.ui.leagues.post import LEVELS, plan, terms, what_is_played
from bot.ui.leagues.widgets import computer_seats_select, no_shows_select, protest_select

COMPUTERS = (0, 3, 7, 11, 15)
"""The numbers of computer players that are offered."""
PAGES = GAME_PAGE, LEAGUE_PAGE, FAIR_PAGE = 0, 1, 2
NAMED_LEVELS = tuple(level.name.lower() for level in Level)


@dataclass(frozen=True, slots=True)
class Panel:
    """The panel as it is shown: whose draft, which page, and how many computer players will come."""

    league: League
    page: int
    computers: int

    def button_id(self, action: str, words: str = "") -> ButtonId:
        """What a button of the panel carries."""
        argument = f"{self.league.id} {self.page} {self.computers} {words}".strip()
        return ButtonId(NO_TABLE, action, None, argument)


async def create(caller: Caller, name: str) -> None:
    """Makes a draft, and answers with its panel. Raises `Refusal`."""
    guild_id = await require_runner(caller)
    channel = caller.interaction.channel
    channel_id = channel.parent_id if isinstance(channel, discord.Thread) else caller.interaction.channel_id
    language = await caller.services.public_language(caller.interaction)
    place = Place(guild_id, channel_id or 0, language)
    draft = await creation.draft(caller.services.seasons, name, place, caller.person)
    await caller.show(_view(caller, Panel(draft, GAME_PAGE, 0)))


def _view(caller: Caller, panel: Panel, notice: str = "") -> ui.LayoutView:
    say = caller.say
    title = f"## {escape(panel.league.row.name)}\n{say('founding-about')}"
    blocks = [*([notice] if notice else []), title, "\n".join(_lines(panel, say))]
    return page(blocks, list(_buttons(panel, say)), _ROWS[panel.page](caller, panel))


def _lines(panel: Panel, say: Say) -> Iterator[str]:
    league, row = panel.league, panel.league.row
    until, places = row.sign_up_until, row.places
    yield what_is_played(league, say)
    yield plan(league, say)
    yield from terms(league, say)
    if row.format is not Format.LADDER:
        when = say("founding-no-end") if until is None else f"{at(until)} ({ago(until)})"
        yield say("founding-until", until=when)
    free = say("founding-any-number") if places is None else str(places)
    yield say("founding-places", places=free, computers=panel.computers)
    yield say("founding-channel", channel=f"<#{row.channel_id}>")


def _buttons(panel: Panel, say: Say) -> Iterator[TableButton]:
    for other, key in _WAYS[panel.page]:
        yield TableButton(panel.button_id("founding_page", str(other)), say(key))
    yield TableButton(panel.button_id("founding_rounds"), say("button-founding-rounds"))
    yield TableButton(panel.button_id("founding_cup"), say("button-founding-cup"))
    is_ladder = panel.league.row.format is Format.LADDER
    label = say("button-founding-begin" if is_ladder else "button-founding-open")
    yield TableButton(panel.button_id("founding_open"), label, style=discord.ButtonStyle.success)


_WAYS: Mapping[int, Sequence[tuple[int, str]]] = {
    GAME_PAGE: ((LEAGUE_PAGE, "founding-to-league"),),
    LEAGUE_PAGE: ((GAME_PAGE, "founding-to-game"), (FAIR_PAGE, "founding-to-fair")),
    FAIR_PAGE: ((LEAGUE_PAGE, "founding-back-to-league"),),
}
"""The pages to which each page leads, and what the buttons say."""


def _game_rows(caller: Caller, panel: Panel) -> Iterator[Row]:
    row, rules, say = panel.league.row, panel.league.rules, caller.say
    games = {key: say(game_key(key)) for key in panel.league.entries}
    yield _select(panel.button_id("founding_set", "game"), say("select-league-game"), games, row.game, say)
    sizes = range(rules.min_players, rules.most_players(row.options) + 1)
    named = {str(size): say("league-size", size=size) for size in sizes}
    yield _select(
        panel.button_id("founding_set", "size"), say("select-league-size"), named, str(row.size), say
    )
    yield choice(panel.button_id("founding_set", "pace"), "pace", [*Pace], row.pace, say)
    yield from option_selects(
        rules, row.options, lambda name: panel.button_id("founding_set", f"option {name}"), say
    )


def _league_rows(caller: Caller, panel: Panel) -> Iterator[Row]:
    row, say = panel.league.row, caller.say
    yield choice(panel.button_id("founding_set", "format"), "format", [*Format], row.format, say)
    yield language_select(panel.button_id("founding_set", "language"), row.language, say)
    yield _channel(caller, panel)
    press = panel.button_id("founding_set", "forum")
    yield forum_picker(press, caller.interaction.guild, row.forum_id, say)
    levels = panel.league.entries[row.game].computer.levels(row.options)
    ranks = {level.name.lower(): say(LEVELS[level]) for level in levels}
    now = Level(row.level).name.lower()
    yield _select(panel.button_id("founding_set", "level"), say("select-league-level"), ranks, now, say)
    numbers = {str(number): say("founding-computers", count=number) for number in COMPUTERS}
    yield _select(
        panel.button_id("founding_set", "computers"),
        say("select-league-computers"),
        numbers,
        str(panel.computers),
        say,
    )


def _fair_rows(caller: Caller, panel: Panel) -> Iterator[Row]:
    row, say = panel.league.row, caller.say
    seats = panel.button_id("founding_set", "computer_seats")
    yield computer_seats_select(seats, row.computer_seats, say)
    if row.format is Format.LADDER:
        yield _least_people(panel, say)
    yield no_shows_select(panel.button_id("founding_set", "no_shows"), row.no_shows, say)
    yield protest_select(panel.button_id("founding_set", "protest_hours"), row.protest_hours, say)


def _least_people(panel: Panel, say: Say) -> TableSelect:
    row, most = panel.league.row, panel.league.most_at_a_table
    people = {str(count): say("league-least-people", count=count) for count in range(1, most + 1)}
    press = panel.button_id("founding_set", "least_people")
    return _select(press, say("select-least-people"), people, str(row.least_people), say)


_ROWS: Mapping[int, Callable[[Caller, Panel], Iterator[Row]]] = {
    GAME_PAGE: _game_rows,
    LEAGUE_PAGE: _league_rows,
    FAIR_PAGE: _fair_rows,
}


def _channel(caller: Caller, panel: Panel) -> TablePicker:
    """A select of text channels; one that is gone can't be ticked."""
    guild, channel_id = caller.interaction.guild, panel.league.row.channel_id
    known = None if guild is None else guild.get_channel(channel_id)
    picker: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        placeholder=caller.say("select-league-channel"),
        channel_types=[discord.ChannelType.text],
        default_values=[discord.Object(channel_id)] if isinstance(known, discord.TextChannel) else [],
    )
    return TablePicker(panel.button_id("founding_set", "channel"), picker)


def _select(button_id: ButtonId, name: str, named: Mapping[str, str], now: str, say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=say("select-option", option=name, value=label), value=value, default=value == now
        )
        for value, label in named.items()
    ]
    return TableSelect(button_id, name, options)


async def _panel(caller: Caller, button_id: ButtonId) -> tuple[Panel, Words]:
    """The panel that was pressed, and the words that follow in the press. Raises `Refusal`."""
    await require_runner(caller)
    words = button_id.words
    league = await league_here(caller, words.number(0))
    creation.require_draft(league, caller.person)
    return Panel(league, words.nth(1, PAGES), words.number(2)), words.after(3)


async def _change(caller: Caller, panel: Panel, changes: LeagueChanges) -> None:
    """Changes the draft, and shows the panel as it is then, a refusal above it."""
    notice = ""
    try:
        await creation.change(caller.services.seasons, panel.league.id, caller.person, **changes)
    except (Refusal, LeagueError) as refusal:
        notice = await refusal_notice(caller, refusal)
    panel = replace(panel, league=await caller.services.seasons.load(panel.league.id))
    await caller.show_in_place(_view(caller, panel, notice))


async def _turn(caller: Caller, button_id: ButtonId) -> None:
    panel, words = await _panel(caller, button_id)
    await caller.show_in_place(_view(caller, replace(panel, page=words.nth(0, PAGES))))


async def _set(caller: Caller, button_id: ButtonId) -> None:
    """Sets what was chosen in a select."""
    panel, words = await _panel(caller, button_id)
    what = words.among(0, ("computers", *_CHANGES))
    if what == "computers":
        await caller.show_in_place(_view(caller, replace(panel, computers=words.number(1))))
        return
    await _change(caller, panel, _CHANGES[what](panel.league, words.after(1)))


def _option(league: League, chosen: Words) -> LeagueChanges:
    changes = chosen_options(league.rules, league.row.options, chosen)
    return {"options": league.rules.changed(league.row.options, changes)}


_CHANGES: Mapping[str, Callable[[League, Words], LeagueChanges]] = {
    "game": lambda league, chosen: {"game": chosen.among(0, league.entries)},
    "size": lambda league, chosen: {"size": chosen.number(0)},
    "pace": lambda league, chosen: {"pace": chosen.among(0, Pace)},
    "format": lambda league, chosen: {"format": chosen.among(0, Format)},
    "language": lambda league, chosen: {"language": chosen.among(0, LANGUAGES)},
    "channel": lambda league, chosen: {"channel_id": chosen.number(0)},
    "forum": lambda league, chosen: {"forum_id": chosen.number(0) if chosen.all else None},
    "level": lambda league, chosen: {"level": Level[chosen.among(0, NAMED_LEVELS).upper()]},
    "computer_seats": lambda league, chosen: {"computer_seats": chosen.among(0, ComputerSeats)},
    "least_people": lambda league, chosen: {"least_people": chosen.number(0)},
    "no_shows": lambda league, chosen: {"no_shows": chosen.number(0)},
    "protest_hours": lambda league, chosen: {"protest_hours": chosen.number(0)},
    "option": _option,
}
"""By what was chosen, the columns that it changes."""


_FIELDS = {"founding_rounds": rounds_fields, "founding_cup": cup_fields}
_READ = {"founding_rounds_typed": read_rounds, "founding_cup_typed": read_cup}
"""By action, what a form asks for, and how what was typed is read."""


async def _ask(caller: Caller, button_id: ButtonId) -> None:
    """Opens the form of a button."""
    panel, _ = await _panel(caller, button_id)
    fields = await _FIELDS[button_id.action](caller, panel.league)
    title = caller.say(button_key(button_id.action))
    await open_form(caller, title, fields, panel.button_id(button_id.action))


async def _typed(caller: Caller, button_id: ButtonId) -> None:
    """Changes the draft as it was typed into a form, and shows the panel as it is then."""
    panel, _ = await _panel(caller, button_id)
    with naming(fields_of_refusals(button_id.action.removesuffix(SUBMITTED), caller.say)):
        changes = await _READ[button_id.action](caller, typed_in(caller.interaction))
        league = await creation.change(caller.services.seasons, panel.league.id, caller.person, **changes)
    await caller.show_in_place(_view(caller, replace(panel, league=league)))


async def _open(caller: Caller, button_id: ButtonId) -> None:
    """Opens the league, if its channel lets the bot do what a league needs; else nothing has changed."""
    panel, _ = await _panel(caller, button_id)
    try:
        check_channel(caller, panel.league.row.channel_id)
        check_forum(caller, panel.league.row.forum_id)
        league = await creation.create(
            caller.services.seasons, panel.league.id, caller.person, panel.computers
        )
    except (Refusal, LeagueError) as refusal:
        notice = await refusal_notice(caller, refusal)
        await caller.show_in_place(_view(caller, panel, notice))
        return
    channel = f"<#{league.row.channel_id}>"
    text = caller.say("done-league-founded", name=escape(league.row.name), channel=channel)
    await caller.show_in_place(page([text]))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "founding_page": _turn,
    "founding_set": _set,
    "founding_rounds": _ask,
    "founding_cup": _ask,
    **dict.fromkeys(_READ, _typed),
    "founding_open": _open,
}
