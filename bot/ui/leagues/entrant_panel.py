"""One person in a league, as those who run it see them: their matches, and who takes their place for good."""

from collections.abc import Awaitable, Callable, Iterator, Mapping

import discord
from discord import ui

from bot.model.leagues import EntrantRow, Role
from bot.seasons import league_admin
from bot.seasons.league import League
from bot.tables.person import Person
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect, picked_person
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.kit.layout import Row, page
from bot.ui.kit.text import escape
from bot.ui.leagues.league_panel import managed, outcome
from bot.ui.leagues.lookup import league_here
from bot.ui.leagues.matches import match_state, match_title
from bot.ui.leagues.widgets import cut, entrant_label, entrant_name
from bot.ui.leagues.wishes import WISHES, take_wish, wish_lines, wish_rows

MATCHES = 25
"""Matches that are listed, the latest: as many as a select offers."""
LINES_ROOM = 2_400
"""Characters for their lines."""
ROLES = {
    Role.PLAYER: "entrant-player",
    Role.WAITING: "entrant-waiting",
    Role.SUBSTITUTE: "entrant-substitute",
    Role.INVITED: "entrant-invited",
    Role.OUT: "entrant-out",
}


def entrant_page(league: League, one: EntrantRow, say: Say, notice: str = "") -> ui.LayoutView:
    """Somebody's part in the league, and their matches, the latest first."""
    drawn = [match for match in league.matches if one.user_id in match.seats][::-1][:MATCHES]
    head = f"## {escape(league.row.name)}\n**{entrant_name(league, one.user_id)}** · {say(ROLES[one.role])}"
    lines = [
        f"{match_title(league, match, say)} · {say('entrant-round', round=match.round)}"
        f" · {match_state(league, match, say)}"
        for match in drawn
    ]
    wishes = "\n".join(wish_lines(league, one.user_id, say))
    blocks = [notice, head, wishes, cut(lines, LINES_ROOM, say)]
    rows: list[Row] = []
    if drawn:
        options = [
            discord.SelectOption(
                label=say("match-thread", round=match.round, table=match.number)[:100],
                value=str(match.id),
                description=match_state(league, match, say)[:100],
            )
            for match in drawn
        ]
        rows.append(TableSelect(ButtonId(NO_TABLE, "match_show"), say("managing-select"), options))
    rows += [*_newcomers(league, one, say), *wish_rows(league, one, say)]
    return page([text for text in blocks if text], [_back(league, say)], rows)


def _newcomers(league: League, one: EntrantRow, say: Say) -> Iterator[TableSelect | TablePicker]:
    """Who may take a player's place for good: a substitute, somebody on the waiting list, or anybody."""
    if one.role is not Role.PLAYER or not league.row.stage.live:
        return
    offers = [*league.in_role(Role.SUBSTITUTE), *league.in_role(Role.WAITING)]
    options = [
        discord.SelectOption(label=entrant_label(league, each.user_id)[:100], value=str(each.user_id))
        for each in offers[:25]
    ]
    if options:
        about = _button_id("entrant_offered", league, one.user_id)
        yield TableSelect(about, say("entrant-replace"), options)
    picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(placeholder=say("entrant-replace-anybody"))
    yield TablePicker(_button_id("entrant_anybody", league, one.user_id), picker)


def _button_id(action: str, league: League, user_id: int) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, f"{league.id} {user_id}")


def _back(league: League, say: Say) -> TableButton:
    back = ButtonId(NO_TABLE, "league_people", None, f"{league.id} show")
    return TableButton(back, say("button-back"))


def _known(league: League, user_id: int) -> EntrantRow:
    """Somebody of the league. Raises `Refusal("not_signed_up_any_more")`."""
    known = league.entrant(user_id)
    if known is None:
        raise Refusal("not_signed_up_any_more")
    return known


async def _show(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    await caller.show_in_place(entrant_page(league, _known(league, words.number(0)), caller.say))


async def _offered(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    found = _known(league, words.number(1))
    await _replace(caller, league, words.number(0), Person(found.user_id, found.name))


async def _anybody(caller: Caller, button_id: ButtonId) -> None:
    league, words = await managed(caller, button_id)
    await _replace(caller, league, words.number(0), picked_person(caller.interaction))


async def _replace(caller: Caller, league: League, user_id: int, newcomer: Person) -> None:
    async def step() -> str:
        await league_admin.replace_for_good(
            caller.services.seasons, league.id, user_id, newcomer, caller.person
        )
        name = entrant_name(league, user_id)
        return caller.say("done-replaced-for-good", name=name, other=escape(newcomer.name))

    notice = await outcome(caller, step())
    after = await league_here(caller, league.id)
    await caller.show_in_place(entrant_page(after, _known(after, user_id), caller.say, notice))


async def _wish(caller: Caller, button_id: ButtonId) -> None:
    league, user_id, notice = await take_wish(caller, button_id)
    after = await league_here(caller, league.id)
    await caller.show_in_place(entrant_page(after, _known(after, user_id), caller.say, notice))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "entrant_show": _show,
    "entrant_offered": _offered,
    "entrant_anybody": _anybody,
    **dict.fromkeys(WISHES, _wish),
}
