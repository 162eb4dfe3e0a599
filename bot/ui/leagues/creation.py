"""A new league: a private panel of three pages with its settings, and the button that opens it."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.leagues.errors import LeagueError
from bot.model.leagues import Asked, Format
from bot.seasons import creation
from bot.seasons.league import League
from bot.tables.lobby import Place
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import button_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import Row, page
from bot.ui.kit.modal import SUBMITTED, open_form, typed_in
from bot.ui.kit.settings import named_select
from bot.ui.kit.text import ago, at, escape
from bot.ui.leagues import settings
from bot.ui.leagues.lookup import check_channel, check_forum, require_runner
from bot.ui.leagues.post import plan, small, tables_for, terms, too_short, what_is_played

COMPUTERS = (0, 3, 7, 11, 15)  # the numbers of computer players that are offered
GAME_PAGE, LEAGUE_PAGE, FAIR_PAGE = 0, 1, 2
PAGES = (Asked.GAME, Asked.LEAGUE, Asked.FAIR)
# The form that a button opens, by its action.
FORMS = {"founding_rounds": Asked.ROUNDS, "founding_cup": Asked.CUP, "founding_about": Asked.ABOUT}


@dataclass(frozen=True, slots=True)
class Panel:
    """The state of the panel: the draft, the page, and the number of computer players to come."""

    league: League
    page: int
    computers: int

    def button_id(self, action: str, words: str = "") -> ButtonId:
        """The id of a button, which carries the state of the panel."""
        argument = f"{self.league.id} {self.page} {self.computers} {words}".strip()
        return ButtonId(NO_TABLE, action, None, argument)


async def create(caller: Caller, name: str) -> None:
    """Stores a draft, and answers with its panel. Raises `Refusal`."""
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
    below = [small(terms(panel.league, say))]
    return page(blocks, list(_buttons(panel, say)), _rows(caller, panel), below=below)


def _lines(panel: Panel, say: Say) -> Iterator[str]:
    league, row = panel.league, panel.league.row
    until, places = row.sign_up_until, row.places
    yield what_is_played(league, say)
    yield plan(league, say)
    yield from too_short(league, say)
    if row.format is not Format.LADDER:
        when = say("founding-no-end") if until is None else f"{at(until)} ({ago(until)})"
        yield say("founding-until", until=when)
    free = say("founding-any-number") if places is None else str(places)
    if row.format is Format.VOYAGE:
        yield say("voyage-places", places=free)
    else:
        yield say("founding-places", places=free, computers=panel.computers)
    # Without a limit the example is the first number of players that does not fill tables evenly.
    if tables := tables_for(league, 2 * row.size + 1 if places is None else places, say):
        yield tables
    yield say("founding-channel", channel=f"<#{row.channel_id}>")


def _buttons(panel: Panel, say: Say) -> Iterator[TableButton]:
    is_voyage = panel.league.row.format is Format.VOYAGE
    is_ladder = panel.league.row.format is Format.LADDER
    label = say("button-founding-begin" if is_ladder else "button-founding-open")
    yield TableButton(panel.button_id("founding_open"), label, style=discord.ButtonStyle.success)
    for other, key in _WAYS[panel.page]:
        if not is_voyage or other != FAIR_PAGE:
            yield TableButton(panel.button_id("founding_page", str(other)), say(key))
    yield TableButton(panel.button_id("founding_rounds"), say("button-founding-rounds"))
    if not is_voyage:
        yield TableButton(panel.button_id("founding_cup"), say("button-founding-cup"))
    yield TableButton(panel.button_id("founding_about"), say("button-founding-about"))


# The pages to which each page leads, and what the buttons say.
_WAYS: Mapping[int, Sequence[tuple[int, str]]] = {
    GAME_PAGE: ((LEAGUE_PAGE, "founding-to-league"),),
    LEAGUE_PAGE: ((GAME_PAGE, "founding-to-game"), (FAIR_PAGE, "founding-to-fair")),
    FAIR_PAGE: ((LEAGUE_PAGE, "founding-back-to-league"),),
}


def _rows(caller: Caller, panel: Panel) -> Iterator[Row]:
    """The selects of the page that is shown."""
    say = caller.say

    def make(words: str) -> ButtonId:
        return panel.button_id("founding_set", words)

    yield from settings.rows(panel.league, PAGES[panel.page], make, caller.interaction.guild, say)
    if panel.page == LEAGUE_PAGE and panel.league.row.format is not Format.VOYAGE:
        numbers = {str(number): say("founding-computers", count=number) for number in COMPUTERS}
        title, now = say("select-league-computers"), str(panel.computers)
        yield named_select(make("computers"), title, numbers, now, say)


async def _panel(caller: Caller, button_id: ButtonId) -> tuple[Panel, Words]:
    """The panel of a button, and the words after it. Raises `Refusal`."""
    guild_id, words = await require_runner(caller), button_id.words
    league = await caller.services.seasons.load(words.number(0))
    creation.require_draft(league, caller.person)
    if league.row.guild_id != guild_id:
        raise Refusal("no_such_league")
    return Panel(league, words.nth(1, range(len(PAGES))), words.number(2)), words.after(3)


async def _change(caller: Caller, panel: Panel, changes: Mapping[str, Any]) -> None:
    notice = ""
    try:
        await creation.change(caller.services.seasons, panel.league.id, caller.person, **changes)
    except (Refusal, LeagueError) as refusal:
        notice = await refusal_notice(caller, refusal)
    panel = replace(panel, league=await caller.services.seasons.load(panel.league.id))
    await caller.show_in_place(_view(caller, panel, notice))


@answers("founding_page")
async def _turn(caller: Caller, button_id: ButtonId) -> None:
    panel, words = await _panel(caller, button_id)
    await caller.show_in_place(_view(caller, replace(panel, page=words.nth(0, range(len(PAGES))))))


@answers("founding_set")
async def _set(caller: Caller, button_id: ButtonId) -> None:
    panel, words = await _panel(caller, button_id)
    if words.text(0) == "computers":
        await caller.show_in_place(_view(caller, replace(panel, computers=words.number(1))))
        return
    changes = settings.chosen(panel.league, words, caller.say)
    settings.check_roles(caller, changes)
    await _change(caller, panel, changes)


async def _form(caller: Caller, panel: Panel, action: str) -> settings.Form:
    [listed] = settings.forms(FORMS[action], panel.league.row)
    return await settings.form_of(caller, listed)


@answers(*FORMS)
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    panel, _ = await _panel(caller, button_id)
    form = await _form(caller, panel, button_id.action)
    title = caller.say(button_key(button_id.action))
    await open_form(caller, title, form.fields(panel.league.row), panel.button_id(button_id.action))


@answers(*(f"{action}{SUBMITTED}" for action in FORMS))
async def _typed(caller: Caller, button_id: ButtonId) -> None:
    panel, _ = await _panel(caller, button_id)
    form = await _form(caller, panel, button_id.action.removesuffix(SUBMITTED))
    with form.naming():
        changes = form.read(typed_in(caller.interaction))
        league = await creation.change(caller.services.seasons, panel.league.id, caller.person, **changes)
    await caller.show_in_place(_view(caller, replace(panel, league=league)))


@answers("founding_open")
async def _create(caller: Caller, button_id: ButtonId) -> None:
    """Opens the league if the bot has the permissions for it in its channel; else changes nothing."""
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
    await caller.services.delivery.direct_messages.tapped(caller.met)  # it may have to hear of its channel
    channel = f"<#{league.row.channel_id}>"
    text = caller.say("done-league-founded", name=escape(league.row.name), channel=channel)
    await caller.show_in_place(page([text]))
