"""Keeping somebody of a season apart from others in the draw, or together: part of the page of a person."""

from collections.abc import Iterator, Mapping

from discord import ui

from bot.model.leagues import EntrantRow, Format, Role, WishKind
from bot.seasons import schedules
from bot.seasons.league import League
from bot.texts.catalog import Say
from bot.ui.kit.buttons import TablePicker, TableSelect, picked_person
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import NO_TABLE, ButtonId
from bot.ui.leagues.league_panel import managed, outcome
from bot.ui.leagues.widgets import cut, entrant_name, options_for

NAMES_ROOM = 300
"""Characters for the names of those from whom somebody is kept apart."""
_SELECTS = {WishKind.APART: "wish-apart", WishKind.TOGETHER: "wish-together"}
_COMPUTERS = {WishKind.APART: "wish-apart-computer", WishKind.TOGETHER: "wish-together-computer"}
_LINES = {WishKind.APART: "wished-apart", WishKind.TOGETHER: "wished-together"}
_DONE = {WishKind.APART: "done-wished-apart", WishKind.TOGETHER: "done-wished-together"}


def wished(league: League, user_id: int) -> Mapping[int, WishKind]:
    """With whom somebody is to sit, and with whom not."""
    of_them = [wish for wish in league.wishes if user_id in (wish.one, wish.other)]
    return {wish.other if wish.one == user_id else wish.one: wish.kind for wish in of_them}


def wish_lines(league: League, user_id: int, say: Say) -> Iterator[str]:
    """What is wished for somebody's tables."""
    found = wished(league, user_id)
    for kind in WishKind:
        listed = [entrant_name(league, other) for other, its in found.items() if its is kind]
        if listed:
            yield say(_LINES[kind], names=cut(listed, NAMES_ROOM, say, ", "))


def wish_rows(league: League, one: EntrantRow, say: Say) -> Iterator[TableSelect | TablePicker]:
    """Picks somebody for each wish, a member or a computer player, and forgets one."""
    if one.role is not Role.PLAYER or league.row.format is not Format.SEASON or not league.row.stage.live:
        return
    for kind in WishKind:
        picker: ui.UserSelect[ui.LayoutView] = ui.UserSelect(placeholder=say(_SELECTS[kind]))
        yield TablePicker(_button_id(f"wish_{kind}", league, one.user_id), picker)
    computers = [each.user_id for each in league.players if each.is_computer and each != one]
    for kind in WishKind if computers else ():
        about = _button_id(f"wish_{kind}", league, one.user_id)
        yield TableSelect(about, say(_COMPUTERS[kind]), options_for(league, computers))
    found = list(wished(league, one.user_id))
    if found:
        about = _button_id("wish_forgotten", league, one.user_id)
        yield TableSelect(about, say("wish-forget"), options_for(league, found))


def _button_id(action: str, league: League, user_id: int) -> ButtonId:
    return ButtonId(NO_TABLE, action, None, f"{league.id} {user_id}")


async def take_wish(caller: Caller, button_id: ButtonId) -> tuple[League, int, str]:
    """Does what was picked; the league, whose page it was, and what came of it."""
    league, words = await managed(caller, button_id)
    user_id = words.number(0)
    kind = _KINDS[button_id.action]
    other = words.number(1)
    if kind is not None and other > 0:
        other = picked_person(caller.interaction).user_id

    async def step() -> str:
        two = (user_id, other)
        after = await schedules.wish(caller.services.seasons, league.id, two, kind, caller.person)
        key = "done-wish-forgotten" if kind is None else _DONE[kind]
        return caller.say(key, name=entrant_name(after, user_id), other=entrant_name(after, other))

    return league, user_id, await outcome(caller, step())


_KINDS: Mapping[str, WishKind | None] = {
    "wish_apart": WishKind.APART,
    "wish_together": WishKind.TOGETHER,
    "wish_forgotten": None,
}
"""By action what is wished; None where a wish is forgotten."""
WISHES = tuple(_KINDS)
