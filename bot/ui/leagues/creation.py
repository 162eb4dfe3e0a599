"""Founding a league: a private panel of two pages with everything as it is set, and the button that opens it.

What is not stored with the draft (which page is shown, how many computer players come) stands in the buttons.
"""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import discord
from discord import ui

from bot.games.registry import GAMES
from bot.leagues.errors import LeagueError
from bot.model.leagues import Format
from bot.model.tables import Pace
from bot.seasons import creation
from bot.seasons.league import BY_SCORE, League
from bot.tables.lobby import Place
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say, language_of
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect
from bot.ui.kit.caller import Reader
from bot.ui.kit.custom_id import NO_TABLE, Press
from bot.ui.kit.errors import explain
from bot.ui.kit.layout import Row, page
from bot.ui.kit.modal import Form, Typed
from bot.ui.kit.options import option_select
from bot.ui.kit.text import ago, at, plain
from bot.ui.kit.widgets import choice
from bot.ui.leagues.channel import check_channel
from bot.ui.leagues.forms import cup_form, rounds_form
from bot.ui.leagues.lookup import league_here, require_runner
from bot.ui.leagues.post import plan, what_is_played

COMPUTERS = (0, 3, 7, 11, 15)
"""The numbers of computer players that are offered."""
GAME_PAGE, LEAGUE_PAGE = 0, 1


@dataclass(frozen=True, slots=True)
class Panel:
    """The panel as it is shown: whose draft, which page, and how many computer players will come."""

    league: League
    page: int
    computers: int

    def press(self, action: str, words: str = "") -> Press:
        """What a button of the panel carries."""
        argument = f"{self.league.id} {self.page} {self.computers} {words}".strip()
        return Press(NO_TABLE, action, None, argument)


async def create(reader: Reader, name: str) -> None:
    """Makes a draft, and answers with its panel. Raises `Refusal`."""
    guild_id = await require_runner(reader)
    channel = reader.interaction.channel
    channel_id = channel.parent_id if isinstance(channel, discord.Thread) else reader.interaction.channel_id
    place = Place(guild_id, channel_id or 0, language_of(reader.interaction.guild_locale))
    draft = await creation.draft(reader.desk.seasons, name, place, reader.person)
    await reader.show(_view(reader, Panel(draft, GAME_PAGE, 0)))


def _view(reader: Reader, panel: Panel, notice: str = "") -> ui.LayoutView:
    say = reader.say
    title = f"## {plain(panel.league.row.name)}\n{say('founding-about')}"
    blocks = [*([notice] if notice else []), title, "\n".join(_lines(panel, say))]
    rows = _game_rows(panel, say) if panel.page == GAME_PAGE else _league_rows(reader, panel)
    return page(blocks, list(_buttons(panel, say)), rows)


def _lines(panel: Panel, say: Say) -> Iterator[str]:
    league, row = panel.league, panel.league.row
    until, places = row.sign_up_until, row.places
    yield what_is_played(league, say)
    yield plan(league, say)
    yield say("founding-points", points=_points(row.points, say))
    if row.format is not Format.LADDER:
        yield say("founding-start", hours=row.start_hours)
        when = say("founding-no-end") if until is None else f"{at(until)} ({ago(until)})"
        yield say("founding-until", until=when)
    free = say("founding-any-number") if places is None else str(places)
    yield say("founding-places", places=free, computers=panel.computers)
    yield say("founding-channel", channel=f"<#{row.channel_id}>")


def _points(kept: str, say: Say) -> str:
    if kept == BY_SCORE:
        return say("league-points-score")
    return kept or say("league-points-usual")


def _buttons(panel: Panel, say: Say) -> Iterator[TableButton]:
    other = LEAGUE_PAGE if panel.page == GAME_PAGE else GAME_PAGE
    label = say("founding-to-league" if other == LEAGUE_PAGE else "founding-to-game")
    yield TableButton(panel.press("founding_page", str(other)), label)
    yield TableButton(panel.press("founding_rounds"), say("button-founding-rounds"))
    yield TableButton(panel.press("founding_cup"), say("button-founding-cup"))
    is_ladder = panel.league.row.format is Format.LADDER
    label = say("button-founding-begin" if is_ladder else "button-founding-open")
    yield TableButton(panel.press("founding_open"), label, style=discord.ButtonStyle.success)


def _game_rows(panel: Panel, say: Say) -> Iterator[Row]:
    row, rules = panel.league.row, panel.league.rules
    games = {key: say(f"game-{key}") for key in GAMES}
    yield _select(panel.press("founding_set", "game"), say("select-league-game"), games, row.game, say)
    sizes = range(rules.min_players, rules.max_players + 1)
    named = {str(size): say("league-size", size=size) for size in sizes}
    yield _select(panel.press("founding_set", "size"), say("select-league-size"), named, str(row.size), say)
    yield choice(panel.press("founding_set", "pace"), "pace", [*Pace], row.pace, say)
    for option in rules.options:
        if option.by_host:
            press = panel.press("founding_set", f"option {option.name}")
            yield option_select(press, row.game, option, row.options[option.name], say)


def _league_rows(reader: Reader, panel: Panel) -> Iterator[Row]:
    row, say = panel.league.row, reader.say
    yield choice(panel.press("founding_set", "format"), "format", [*Format], row.format, say)
    yield _channel(reader, panel)
    numbers = {str(number): say("founding-computers", count=number) for number in COMPUTERS}
    yield _select(
        panel.press("founding_set", "computers"),
        say("select-league-computers"),
        numbers,
        str(panel.computers),
        say,
    )


def _channel(reader: Reader, panel: Panel) -> TablePicker:
    """A select of text channels; one that is gone can't be ticked."""
    guild, channel_id = reader.interaction.guild, panel.league.row.channel_id
    known = None if guild is None else guild.get_channel(channel_id)
    picker: ui.ChannelSelect[ui.LayoutView] = ui.ChannelSelect(
        placeholder=reader.say("select-league-channel"),
        channel_types=[discord.ChannelType.text],
        default_values=[discord.Object(channel_id)] if isinstance(known, discord.TextChannel) else [],
    )
    return TablePicker(panel.press("founding_set", "channel"), picker)


def _select(press: Press, name: str, named: Mapping[str, str], now: str, say: Say) -> TableSelect:
    options = [
        discord.SelectOption(
            label=say("select-option", option=name, value=label), value=value, default=value == now
        )
        for value, label in named.items()
    ]
    return TableSelect(press, name, options)


async def _panel(reader: Reader, press: Press) -> tuple[Panel, Sequence[str]]:
    """The panel that was pressed, and the words that follow in the press. Raises `Refusal`."""
    await require_runner(reader)
    league_id, number, computers, *words = press.argument.split()
    league = await league_here(reader, int(league_id))
    creation.require_draft(league, reader.person)
    return Panel(league, int(number), int(computers)), words


async def _change(reader: Reader, panel: Panel, changes: Mapping[str, object]) -> None:
    """Changes the draft, and shows the panel as it is then, a refusal above it."""
    notice = ""
    try:
        await creation.change(reader.desk.seasons, panel.league.id, reader.person, **changes)
    except (Refusal, LeagueError) as refusal:
        notice = f"⚠️ {await explain(reader.desk, refusal, reader.say, None)}"
    panel = replace(panel, league=await reader.desk.seasons.load(panel.league.id))
    await reader.show_in_place(_view(reader, panel, notice))


async def _turn(reader: Reader, press: Press) -> None:
    panel, words = await _panel(reader, press)
    await reader.show_in_place(_view(reader, replace(panel, page=int(words[0]))))


async def _set(reader: Reader, press: Press) -> None:
    """Sets what was chosen in a select."""
    panel, (what, *chosen) = await _panel(reader, press)
    if what == "computers":
        await reader.show_in_place(_view(reader, replace(panel, computers=int(chosen[0]))))
        return
    await _change(reader, panel, _CHANGES[what](panel.league, chosen))


def _option(league: League, chosen: Sequence[str]) -> Mapping[str, object]:
    name, value = chosen
    choices = {option.name: option.choices for option in league.rules.options}[name]
    return {"options": {**league.row.options, name: choices[int(value)]}}


_CHANGES: Mapping[str, Callable[[League, Sequence[str]], Mapping[str, object]]] = {
    "game": lambda league, chosen: {"game": chosen[0]},
    "size": lambda league, chosen: {"size": int(chosen[0])},
    "pace": lambda league, chosen: {"pace": Pace(chosen[0])},
    "format": lambda league, chosen: {"format": Format(chosen[0])},
    "channel": lambda league, chosen: {"channel_id": int(chosen[0])},
    "option": _option,
}
"""By what was chosen, the columns that it changes."""


async def _ask(reader: Reader, press: Press) -> None:
    """Opens the form of a button."""
    panel, _ = await _panel(reader, press)
    form = await (rounds_form if press.action == "founding_rounds" else cup_form)(reader, panel.league)

    async def submitted(reader: Reader, typed: Typed) -> None:
        now, _ = await _panel(reader, press)
        await _change(reader, now, await form.read(reader, typed))

    title = reader.say(f"button-{press.action.replace('_', '-')}")
    await reader.interaction.response.send_modal(Form(title, form.fields, submitted))


async def _open(reader: Reader, press: Press) -> None:
    """Opens the league, if its channel lets the bot do what a league needs; else nothing has changed."""
    panel, _ = await _panel(reader, press)
    try:
        check_channel(reader, panel.league.row.channel_id)
        league = await creation.found(reader.desk.seasons, panel.league.id, reader.person, panel.computers)
    except (Refusal, LeagueError) as refusal:
        notice = f"⚠️ {await explain(reader.desk, refusal, reader.say, None)}"
        await reader.show_in_place(_view(reader, panel, notice))
        return
    channel = f"<#{league.row.channel_id}>"
    told = reader.say("done-league-founded", name=plain(league.row.name), channel=channel)
    await reader.show_in_place(page([told]))


ACTIONS: Mapping[str, Callable[[Reader, Press], Awaitable[None]]] = {
    "founding_page": _turn,
    "founding_set": _set,
    "founding_rounds": _ask,
    "founding_cup": _ask,
    "founding_open": _open,
}
