"""Changing the settings of a league: the page says what a change does before it is made."""

import zlib
from collections.abc import Iterator, Set
from dataclasses import replace

import discord
from discord import ui

from bot.model.leagues import Asked, Format
from bot.model.settings import Changed
from bot.seasons import creation, editing, next_season
from bot.seasons.editing import Wanted
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.ui.kit.answering import answers
from bot.ui.kit.buttons import TableButton
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.layout import page
from bot.ui.kit.modal import SUBMITTED, open_form, typed_in
from bot.ui.kit.panel import outcome
from bot.ui.kit.text import escape
from bot.ui.leagues import questions, settings
from bot.ui.leagues.league_panel import show_league_panel
from bot.ui.leagues.lookup import managed
from bot.ui.leagues.post import small, too_short, worth_of_tables

FORM = "edit_form"
ASKED_AT_FIRST = (questions.STRICTNESS, questions.FINAL)  # those of the questions that are asked again
# Selects of version 0.2.0, which carried the settings themselves: now they only show the page.
OF_0_2_0 = ("league_edit_pace", "league_edit_protests", "league_edit_seats", "league_edit_absent")


@answers("league_edit", *OF_0_2_0)
async def _show(caller: Caller, button_id: ButtonId) -> None:
    league, _ = await managed(caller, button_id)
    # Drops a draft that was not finished.
    if await editing.draft(caller.services.seasons, league, caller.person):
        await editing.drop_draft(caller.services.seasons, league, caller.person)
    await _show_page(caller, league, {})


@answers("league_edit_set")
async def _choose(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    name = words.text(0)
    if name == settings.MENU:
        wanted = await editing.draft(caller.services.seasons, league, caller.person)
        await _show_page(caller, league, wanted, words.text(1))
        return
    more = questions.chosen(league, words, caller.tables.now()) if name in ASKED_AT_FIRST else None
    if more is None:
        more = settings.chosen(league, words, caller.say)
        settings.check_roles(caller, more)
    fitting = {one: value for one, value in more.items() if settings.SETTINGS[one].fits(league.row)}
    await _want(caller, league, fitting, name)


@answers(FORM)
async def _ask(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    as_wanted = await _as_wanted(caller, league)
    form = await _form(caller, as_wanted, words)
    await open_form(caller, caller.say("editing-title"), form.fields(as_wanted.row), button_id)


@answers(f"{FORM}{SUBMITTED}")
async def _typed(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    form = await _form(caller, await _as_wanted(caller, league), words)
    with form.naming():
        await _want(caller, league, form.read(typed_in(caller.interaction)))


async def _as_wanted(caller: Caller, league: League) -> League:
    wanted = await editing.draft(caller.services.seasons, league, caller.person)
    return replace(league, row=replace(league.row, **wanted))


async def _form(caller: Caller, league: League, words: Words) -> settings.Form:
    listed = words.nth(0, settings.forms(editing.where_asked(league), league.row))
    return await settings.form_of(caller, listed)


async def _want(caller: Caller, league: League, more: Wanted, opened: str = "") -> None:
    """Stores the draft of a change, and shows its effects. Raises `Refusal` or `LeagueError`."""
    seasons = caller.services.seasons
    wanted = {**await editing.draft(seasons, league, caller.person), **more}
    editing.check(league, wanted, caller.tables.now())
    await editing.keep_draft(seasons, league, caller.person, wanted)
    # Without what means nothing any more, such as the points of a ladder that ranks by rating now.
    fitting = await editing.draft(seasons, league, caller.person)
    await _show_page(caller, league, fitting, opened)


@answers("league_edit_do")
async def _do(caller: Caller, button_id: ButtonId) -> None:
    """Makes the change that the page shows; if the draft is another by now, shows that instead."""
    league, words = await managed(caller, button_id)
    wanted = await editing.draft(caller.services.seasons, league, caller.person)
    if not wanted or words.text(0) != _fingerprint(league, wanted):
        await _show_page(caller, league, wanted)
        return

    async def step() -> str:
        await editing.edit(caller.services.seasons, league.id, caller.person, wanted)
        return caller.say("done-league-edited")

    await show_league_panel(caller, league.id, await outcome(caller, step()))


async def _show_page(caller: Caller, league: League, wanted: Wanted, opened: str = "") -> None:
    await caller.show_in_place(editing_page(league, wanted, caller.interaction.guild, caller.say, opened))


def editing_page(
    league: League, wanted: Wanted, guild: discord.Guild | None, say: Say, opened: str = ""
) -> ui.LayoutView:
    """The page of a draft: the changed settings with their effects, all settings, and the one `opened`."""
    changes = editing.consequences(league, wanted)
    lines = [_change_line(change, league, wanted, say) for change in changes] or [say("editing-nothing")]
    as_wanted = replace(league, row=replace(league.row, **wanted))
    warned = _warnings(as_wanted, {change.setting for change in changes}, say)
    title = f"## {escape(league.row.name)}\n{say('editing-about')}"
    where = editing.where_asked(league)
    known = small([" · ".join(settings.lines(as_wanted, where, creation.usual(as_wanted), say))])
    blocks = [title, "\n".join([*lines, *warned]), "\n".join([known, *_fixed(league, say)])]

    def make(name: str) -> ButtonId:
        return _button_id(league, "league_edit_set", name)

    found = settings.selects(as_wanted, where, make, guild, say)
    if league.row.stage.live and league.row.format is Format.SEASON:
        found = {questions.FINAL: questions.final(as_wanted, make, say), **found}
    rows = list(settings.menu(found, opened, make, say))
    if league.row.stage.live and league.row.format is not Format.VOYAGE:
        rows.insert(0, questions.strictness(as_wanted.row, make, say))
    return page(blocks, list(_buttons(league, wanted, say)), rows)


def _warnings(as_wanted: League, changed: Set[str], say: Say) -> Iterator[str]:
    """Warnings as for a new league, if the change concerns them."""
    if changed & {"round_hours", "pace", "bank_days"}:
        yield from too_short(as_wanted, say)
    if "points" in changed:
        yield from worth_of_tables(as_wanted.row, say)


def _fixed(league: League, say: Say) -> Iterator[str]:
    """The settings that can't be changed while the league runs."""
    if league.row.stage.live:
        asked = [
            setting for setting in settings.SETTINGS.values() if setting.asked and setting.fits(league.row)
        ]
        names = [f"**{say(setting.label)}**" for setting in asked if Asked.EDIT not in setting.asked]
        yield f"-# {say('editing-fixed', names=', '.join(names))}"


def _buttons(league: League, wanted: Wanted, say: Say) -> Iterator[TableButton]:
    if editing.consequences(league, wanted):
        do = _button_id(league, "league_edit_do", _fingerprint(league, wanted))
        yield TableButton(do, say("button-edit-do"), style=discord.ButtonStyle.success)
    as_wanted = replace(league.row, **wanted)
    for number, _ in enumerate(settings.forms(editing.where_asked(league), as_wanted)):
        label = "button-founding-cup" if number else "button-founding-rounds"
        yield TableButton(_button_id(league, FORM, str(number)), say(label))
    if league.row.stage.live and next_season.has_divisions(league.row):
        yield TableButton(_button_id(league, "league_divisions", ""), say("button-divisions"))
    yield TableButton(_button_id(league, "league_manage", "show"), say("button-back"))


def _change_line(change: Changed, league: League, wanted: Wanted, say: Say) -> str:
    line, effect = settings.changed_line(change, league.row, say), settings.SETTINGS[change.setting].effect
    moved = len(editing.moved_up(league, wanted))
    return f"{line}. {say(effect, moved=moved)}" if effect else line


def _fingerprint(league: League, wanted: Wanted) -> str:
    return str(zlib.crc32(repr(editing.consequences(league, wanted)).encode()))


def _button_id(league: League, action: str, words: str) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, f"{league.id} {words}".strip())
