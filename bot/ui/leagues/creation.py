"""A new league: a private panel that asks for its kind, then five questions; a page has all the rest."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

import discord
from discord import ui

from bot.leagues.errors import LeagueError
from bot.model.leagues import Asked, Format
from bot.seasons import creation, lengths
from bot.seasons.league import League
from bot.tables.lobby import Place
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.texts.keys import button_key
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, CustomIdError, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.kit.layout import Row, page
from bot.ui.kit.modal import SUBMITTED, open_form, typed_in
from bot.ui.kit.settings import named_select
from bot.ui.kit.text import escape
from bot.ui.leagues import questions, settings
from bot.ui.leagues.lookup import check_channel, check_forum, require_runner
from bot.ui.leagues.post import action_buttons, small, too_short

COMPUTERS = (0, 3, 7, 11, 15)  # the numbers of computer players that are offered
PAGES = QUESTIONS, MORE, KINDS = 0, 1, 2
# The form that a button opens, by its action.
FORMS = {"founding_rounds": Asked.ROUNDS, "founding_cup": Asked.CUP, "founding_about": Asked.ABOUT}
PRIMARY, SUCCESS = discord.ButtonStyle.primary, discord.ButtonStyle.success
GREY = discord.ButtonStyle.secondary


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
    await caller.show(_view(caller, Panel(draft, KINDS, 0)))


def _view(caller: Caller, panel: Panel, notice: str = "", opened: str = "") -> ui.LayoutView:
    """The page; `opened` is the setting whose select is shown."""
    say, row = caller.say, panel.league.row
    title = f"## {escape(row.name)}"
    if panel.page == KINDS:
        text = "\n".join(questions.kinds(panel.league, say))
        return page([*([notice] if notice else []), f"{title}\n{text}"], list(_kinds(panel, say)))
    lines = [questions.sentence(panel.league, caller.tables.now(), say), *too_short(panel.league, say)]
    if lengths.is_too_long(row):
        lines.append(say("founding-too-long"))
    if panel.page == MORE:
        usual = creation.usual(panel.league)
        lines.append(small([" · ".join(settings.lines(panel.league, Asked.FORM, usual, say))]))
    blocks = [*([notice] if notice else []), "\n".join([title, *lines])]
    return page(blocks, list(_buttons(panel, say)), _rows(caller, panel, opened))


def _kinds(panel: Panel, say: Say) -> Iterator[TableButton]:
    proposed = questions.proposed_kind(panel.league)
    for one in questions.KINDS:
        style = PRIMARY if one is proposed else GREY
        yield TableButton(panel.button_id("founding_kind", one), questions.named(one, say), style=style)


def _buttons(panel: Panel, say: Say) -> Iterator[TableButton]:
    row = panel.league.row
    is_too_long = panel.page == QUESTIONS and lengths.is_too_long(row)
    if is_too_long:
        voyage = panel.button_id("founding_kind", Format.VOYAGE)
        yield TableButton(voyage, say("founding-voyage-instead"), style=PRIMARY)
    label = say("button-founding-begin" if row.format is Format.LADDER else "button-founding-open")
    yield TableButton(panel.button_id("founding_open"), label, style=GREY if is_too_long else SUCCESS)
    yield TableButton(panel.button_id("founding_rounds"), say("button-founding-rounds"))
    if panel.page == QUESTIONS:
        yield TableButton(panel.button_id("founding_page", str(MORE)), say("founding-to-more"))
        yield TableButton(panel.button_id("founding_page", str(KINDS)), say("founding-to-kinds"))
        return
    if settings.forms(Asked.CUP, row):
        yield TableButton(panel.button_id("founding_cup"), say("button-founding-cup"))
    yield TableButton(panel.button_id("founding_about"), say("button-founding-about"))
    yield TableButton(panel.button_id("founding_page", str(QUESTIONS)), say("button-back"))


def _rows(caller: Caller, panel: Panel, opened: str) -> Iterator[Row]:
    league, say = panel.league, caller.say

    def make(words: str) -> ButtonId:
        return panel.button_id("founding_set", words)

    if panel.page == QUESTIONS:
        yield from questions.rows(league, make, caller.tables.now(), say)
        return
    selects = settings.selects(league, Asked.FORM, make, caller.interaction.guild, say)
    if league.row.format in (Format.SEASON, Format.CUP):
        numbers = {str(number): say("founding-computers", count=number) for number in COMPUTERS}
        title, now = say("select-league-computers"), str(panel.computers)
        selects["computers"] = named_select(make("computers"), title, numbers, now, say)
    if league.row.format is Format.SEASON:
        selects = {questions.FINAL: questions.final(league, make, say), **selects}
    yield from settings.menu(selects, opened, make, say)


async def _panel(caller: Caller, button_id: ButtonId) -> tuple[Panel, Words]:
    """The panel of a button, and the words after it. Raises `Refusal`."""
    guild_id, words = await require_runner(caller), button_id.words
    league = await caller.services.seasons.load(words.number(0))
    creation.require_draft(league, caller.person)
    if league.row.guild_id != guild_id:
        raise Refusal("no_such_league")
    return Panel(league, words.nth(1, PAGES), words.number(2)), words.after(3)


async def _change(caller: Caller, panel: Panel, changes: Mapping[str, Any], opened: str = "") -> None:
    notice = ""
    try:
        await creation.change(caller.services.seasons, panel.league.id, caller.person, **changes)
    except (Refusal, LeagueError) as refusal:
        notice = await refusal_notice(caller, refusal)
    panel = replace(panel, league=await caller.services.seasons.load(panel.league.id))
    await caller.show_in_place(_view(caller, panel, notice, opened))


@answers("founding_page")
async def _turn(caller: Caller, button_id: ButtonId) -> None:
    panel, words = await _panel(caller, button_id)
    await caller.show_in_place(_view(caller, replace(panel, page=words.nth(0, PAGES))))


@answers("founding_kind")
async def _choose_kind(caller: Caller, button_id: ButtonId) -> None:
    panel, words = await _panel(caller, button_id)
    await _change(caller, replace(panel, page=QUESTIONS), {"format": words.among(0, Format)})


@answers("founding_set")
async def _set(caller: Caller, button_id: ButtonId) -> None:
    panel, words = await _panel(caller, button_id)
    name = words.text(0)
    if name == settings.MENU:
        await caller.show_in_place(_view(caller, panel, opened=" ".join(words.after(1).all)))
        return
    if name == "computers":
        panel = replace(panel, computers=words.number(1))
        await caller.show_in_place(_view(caller, panel, opened=name))
        return
    try:
        changes = questions.chosen(panel.league, words, caller.tables.now())
        if changes is None:
            changes = settings.chosen(panel.league, words, caller.say)
    except CustomIdError:  # of the form before, or of another game
        await caller.show_in_place(_view(caller, panel))
        return
    settings.check_roles(caller, changes)
    opened = f"{name} {words.text(1)}" if name == settings.OPTION else name
    await _change(caller, panel, changes, opened)


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
    await caller.show_in_place(page([text], action_buttons(league, ["league_panel"], caller.say)))
