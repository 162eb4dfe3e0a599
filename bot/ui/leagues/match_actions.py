"""What those who run a league do to one match; its panel is shown again after each step."""

from collections.abc import Awaitable, Callable, Mapping

import discord
from discord import ui

from bot.model.leagues import Role
from bot.model.matches import MatchRow
from bot.seasons import history, league_admin
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect, picked_person
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId, Words
from bot.ui.kit.layout import page
from bot.ui.kit.text import escape
from bot.ui.leagues.league_panel import SHOW, managed, outcome, show_league_panel
from bot.ui.leagues.match_panel import press_on, refereed, show_match_panel, table_of
from bot.ui.leagues.nudging import nudge, nudge_late
from bot.ui.leagues.widgets import entrant_label, entrant_name, names

MOST_OFFERED = 25
"""Substitutes in a select."""


async def _manage(caller: Caller, button_id: ButtonId) -> None:
    """Does what was pressed, and shows the panel with what came of it."""
    league, match, words = await refereed(caller, button_id)
    verb, notice = words.among(0, (SHOW, *_STEPS)), ""
    if verb in _LONG:
        await caller.show_in_place_later()
    if verb != SHOW:
        step = _noted(caller, league, match, verb, words.after(1))
        notice = await outcome(caller, step, await table_of(caller, match))
    await show_match_panel(caller, match.id, notice)


async def _show(caller: Caller, button_id: ButtonId) -> None:
    _, match, _ = await refereed(caller, button_id)
    await show_match_panel(caller, match.id)


async def _seat(caller: Caller, button_id: ButtonId) -> None:
    """Asks who takes the seat of somebody: a substitute of the league, anybody, or a computer player."""
    league, match, words = await refereed(caller, button_id)
    say, who = caller.say, words.number(0)
    hint = say("oversee-substitute", name=entrant_name(league, who))
    offers = [*league.in_role(Role.SUBSTITUTE), *league.in_role(Role.WAITING)]
    options = [
        discord.SelectOption(label=entrant_label(league, one.user_id)[:100], value=str(one.user_id))
        for one in offers
        if one.user_id not in match.seats
    ]
    rows: list[TableSelect | TablePicker] = []
    if options:
        press_offer = press_on(match, f"substitute {who}")
        rows.append(TableSelect(press_offer, say("referee-substitute"), options[:MOST_OFFERED]))
    picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(placeholder=say("referee-anybody"))
    rows.append(TablePicker(press_on(match, f"anybody {who}"), picker))
    computer = TableButton(press_on(match, f"computer {who}"), say("referee-by-computer"))
    back = TableButton(press_on(match, "show"), say("button-back"))
    await caller.show_in_place(page([hint], [computer, back], rows))


async def _nudge(caller: Caller, league: League, match: MatchRow, words: Words) -> str:
    people = await nudge(caller, league, match)
    return caller.say("done-match-nudged", names=", ".join(names(league, people)))


async def _start(caller: Caller, league: League, match: MatchRow, words: Words) -> str:
    await league_admin.start_match(caller.services.seasons, match.id)
    return caller.say("done-match-started")


async def _open(caller: Caller, league: League, match: MatchRow, words: Words) -> str:
    await league_admin.open_again(caller.services.seasons, match.id)
    return caller.say("done-match-opened", channel=f"<#{league.row.channel_id}>")


async def _forfeit(caller: Caller, league: League, match: MatchRow, words: Words) -> str:
    user_id = words.number(0)
    await league_admin.forfeit(caller.services.seasons, match.id, user_id)
    return caller.say("done-match-forfeited", name=entrant_name(league, user_id))


async def _forfeit_back(caller: Caller, league: League, match: MatchRow, words: Words) -> str:
    user_id = words.number(0)
    await league_admin.take_forfeit_back(caller.services.seasons, match.id, user_id, caller.person)
    return caller.say("done-match-plays-again", name=entrant_name(league, user_id))


async def _nudge_late(caller: Caller, button_id: ButtonId) -> None:
    """Nudges every match that is late, and shows the league's panel with what came of it."""
    league, _ = await managed(caller, button_id)
    await caller.show_in_place_later()

    async def step() -> str:
        told = await nudge_late(caller, league)
        await history.keep(caller.services.seasons, league.id, caller.person, Note(Kind.NUDGED))
        return told

    await show_league_panel(caller, league.id, await outcome(caller, step()))


async def _ask_forfeit(caller: Caller, button_id: ButtonId) -> None:
    """Asks whether somebody really forfeits."""
    league, match, words = await refereed(caller, button_id)
    who, say = words.number(0), caller.say
    yes = TableButton(
        press_on(match, f"forfeit {who}"), say("button-yes-forfeit"), style=discord.ButtonStyle.danger
    )
    no = TableButton(press_on(match, SHOW), say("button-no"))
    await caller.show_in_place(page([say("forfeit-confirm", name=entrant_name(league, who))], [yes, no]))


async def _computer(caller: Caller, league: League, match: MatchRow, words: Words) -> str:
    return await _replaced(caller, league, match, words.number(0), None)


async def _substitute(caller: Caller, league: League, match: MatchRow, words: Words) -> str:
    found = league.entrant(words.number(1))
    if found is None or found.role is Role.OUT:
        raise Refusal("not_signed_up_any_more")
    return await _replaced(caller, league, match, words.number(0), Person(found.user_id, found.name))


async def _anybody(caller: Caller, league: League, match: MatchRow, words: Words) -> str:
    return await _replaced(caller, league, match, words.number(0), picked_person(caller.interaction))


async def _replaced(
    caller: Caller, league: League, match: MatchRow, user_id: int, substitute: Person | None
) -> str:
    await league_admin.replace_in_match(caller.services.seasons, match.id, user_id, substitute, caller.person)
    other = caller.say("referee-computer") if substitute is None else escape(substitute.name)
    return caller.say("done-match-replaced", name=entrant_name(league, user_id), other=other)


async def _noted(caller: Caller, league: League, match: MatchRow, verb: str, words: Words) -> str:
    """Takes a step, and keeps who has taken it, and with whom."""
    told = await _STEPS[verb](caller, league, match, words)
    about = words.number(0) if verb in _ABOUT_SOMEBODY else None
    other = None
    if verb == "substitute":
        other = words.number(1)
    if verb == "anybody":
        other = picked_person(caller.interaction).user_id
    note = Note(_KINDS[verb], match.id, about, other)
    await history.keep(caller.services.seasons, league.id, caller.person, note)
    return told


_KINDS = {
    "nudge": Kind.NUDGED,
    "start": Kind.STARTED,
    "open": Kind.REOPENED,
    "forfeit": Kind.FORFEITED,
    "forfeit_back": Kind.FORFEIT_TAKEN_BACK,
    "computer": Kind.REPLACED,
    "substitute": Kind.REPLACED,
    "anybody": Kind.REPLACED,
}
"""As what a step is kept."""
_ABOUT_SOMEBODY = ("forfeit", "forfeit_back", "computer", "substitute", "anybody")
_STEPS: Mapping[str, Callable[[Caller, League, MatchRow, Words], Awaitable[str]]] = {
    "nudge": _nudge,
    "start": _start,
    "open": _open,
    "forfeit": _forfeit,
    "forfeit_back": _forfeit_back,
    "computer": _computer,
    "substitute": _substitute,
    "anybody": _anybody,
}
"""By its first word what a press does; each returns a line that tells so."""
_LONG = ("nudge",)
"""What waits for Discord."""

ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "match_manage": _manage,
    "match_show": _show,
    "match_seat": _seat,
    "match_ask_forfeit": _ask_forfeit,
    "league_nudge_late": _nudge_late,
}
