"""Who takes part in a league, as those who run it see it: everybody, with adding and removing."""

from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence

import discord
from discord import ui

from bot.model.leagues import EntrantRow, Role
from bot.seasons import history, participation
from bot.seasons.history import Kind, Note
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TableButton, TablePicker, TableSelect, picked_person
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId, Words
from bot.ui.kit.fields import Field
from bot.ui.kit.layout import page
from bot.ui.kit.modal import open_form, typed_in
from bot.ui.kit.pagination import arrows, id_of, page_of
from bot.ui.kit.text import escape
from bot.ui.leagues.entrant_panel import ROLES, entrant_page
from bot.ui.leagues.league_panel import SHOW, managed, outcome
from bot.ui.leagues.lookup import league_here, require_runner
from bot.ui.leagues.widgets import cut, entrant_label, entrant_name, names

LONGEST_NAME = 32
"""Characters of a part of a name: Discord's names have no more."""
PAGE = 25
"""People on a page: as many as a select offers."""
_ROOMS = {Role.PLAYER: 1_800, Role.WAITING: 600, Role.SUBSTITUTE: 500, Role.INVITED: 400}
"""How people take part, in the order in which they are listed, each with the characters for the names."""
_HEADS = {
    Role.PLAYER: "managing-players",
    Role.WAITING: "league-waiting-list",
    Role.SUBSTITUTE: "league-substitutes",
    Role.INVITED: "league-invited",
}


def _page(league: League, say: Say, notice: str = "", number: int = 0) -> ui.LayoutView:
    people = _listed(league)
    last = max(0, (len(people) - 1) // PAGE)
    shown = people[number * PAGE : (number + 1) * PAGE]
    blocks = [notice, f"## {escape(league.row.name)}", *_lists(league, say)]
    turning = arrows(NO_TABLE, "league_people_page", number, last, about=str(league.id)) if last else ()
    search = TableButton(_button_id(league, "", "league_search"), f"🔎 {say('managing-search')}")
    back = TableButton(ButtonId(NO_TABLE, "league_manage", None, f"{league.id} show"), say("button-back"))
    picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(placeholder=say("managing-add"))
    rows: list[TablePicker | TableSelect] = [TablePicker(_button_id(league, "add"), picker)]
    if shown:
        rows += [_person_select(league, shown, say), _remove_select(league, shown, say)]
    return page([text for text in blocks if text], [*turning, search, back], rows)


def _listed(league: League) -> Sequence[EntrantRow]:
    """Everybody in the league, in the order in which they are listed; who is out has no list."""
    return [one for role in _ROOMS for one in league.in_role(role)]


def _person_select(league: League, shown: Sequence[EntrantRow], say: Say) -> TableSelect:
    """Opens the page of one person."""
    options = [
        discord.SelectOption(
            label=entrant_label(league, one.user_id)[:100],
            value=str(one.user_id),
            description=say(ROLES[one.role])[:100],
        )
        for one in shown
    ]
    return TableSelect(_button_id(league, "", "entrant_show"), say("managing-person"), options)


async def _search(caller: Caller, button_id: ButtonId) -> None:
    """Asks for a part of a name."""
    league, _ = await managed(caller, button_id)
    say = caller.say
    field = Field("name", say("form-search"), say("form-search-about"), longest=LONGEST_NAME)
    await open_form(caller, say("managing-search"), [field], _button_id(league, "", "league_search"))


async def _found(caller: Caller, button_id: ButtonId) -> None:
    """Shows whose names hold what was typed, those who are out among them; one alone is shown at once.

    Raises `Refusal("nobody_called")`.
    """
    league, _ = await managed(caller, button_id)
    say, typed = caller.say, typed_in(caller.interaction)["name"].casefold()
    hits = [one for one in league.entrants if typed in one.name.casefold()]
    if len(hits) == 1:
        await caller.show_in_place(entrant_page(league, hits[0], say))
        return
    if not hits:
        raise Refusal("nobody_called", value=typed)
    head = f"## {escape(league.row.name)}\n{say('managing-found', count=len(hits))}"
    listed = cut(names(league, (one.user_id for one in hits)), _ROOMS[Role.PLAYER], say, " · ")
    back = TableButton(_button_id(league, SHOW), say("button-back"))
    await caller.show_in_place(page([head, listed], [back], [_person_select(league, hits[:PAGE], say)]))


def _lists(league: League, say: Say) -> Iterator[str]:
    for role, room in _ROOMS.items():
        listed = names(league, (one.user_id for one in league.in_role(role)))
        if listed:
            yield f"{say(_HEADS[role], count=len(listed))}\n{cut(listed, room, say, ' · ')}"


def _remove_select(league: League, shown: Sequence[EntrantRow], say: Say) -> TableSelect:
    options = [
        discord.SelectOption(label=entrant_label(league, one.user_id)[:100], value=str(one.user_id))
        for one in shown
    ]
    return TableSelect(_button_id(league, "remove"), say("managing-remove"), options)


def _button_id(league: League, words: str, action: str = "league_people") -> ButtonId:
    return ButtonId(NO_TABLE, action, None, f"{league.id} {words}".strip())


async def _people(caller: Caller, button_id: ButtonId) -> None:
    """Does what was pressed, and shows everybody with what came of it."""
    league, words = await managed(caller, button_id)
    verb = words.among(0, (SHOW, *_STEPS))
    notice = "" if verb == SHOW else await outcome(caller, _STEPS[verb](caller, league, words.after(1)))
    await caller.show_in_place(_page(await league_here(caller, league.id), caller.say, notice))


async def _turn(caller: Caller, button_id: ButtonId) -> None:
    await require_runner(caller)
    league = await league_here(caller, id_of(button_id))
    await caller.show_in_place(_page(league, caller.say, number=page_of(button_id) or 0))


async def _add(caller: Caller, league: League, words: Words) -> str:
    person = picked_person(caller.interaction)
    await participation.add(caller.services.seasons, league.id, person)
    note = Note(Kind.ADDED, about=person.user_id)
    await history.keep(caller.services.seasons, league.id, caller.person, note)
    return caller.say("done-league-added", name=escape(person.name))


async def _remove(caller: Caller, league: League, words: Words) -> str:
    user_id = words.number(0)
    await participation.withdraw(caller.services.seasons, league.id, user_id)
    note = Note(Kind.REMOVED, about=user_id)
    await history.keep(caller.services.seasons, league.id, caller.person, note)
    return caller.say("done-league-removed", name=entrant_name(league, user_id))


_STEPS: Mapping[str, Callable[[Caller, League, Words], Awaitable[str]]] = {
    "add": _add,
    "remove": _remove,
}

ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "league_people": _people,
    "league_people_page": _turn,
    "league_search": _search,
    "league_search_typed": _found,
}
