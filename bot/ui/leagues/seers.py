"""A league's seers: who has predicted best of those who watched its tables."""

from collections.abc import Awaitable, Callable, Mapping, Sequence

from bot.delivery.body import Page
from bot.tables.predictions import Seer, seers_of
from bot.texts.catalog import Say
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.kit.layout import page
from bot.ui.kit.text import escape
from bot.ui.leagues.lookup import league_here
from bot.ui.leagues.widgets import cut
from bot.ui.table.predictions import seer_line

ROOM = 3_000  # characters for all of them


def seers_page(league: str, seers: Sequence[Seer], say: Say) -> Page:
    """The seers of a league of this name, the best first."""
    title = f"## {say('seers-title', name=escape(league))}"
    if not seers:
        return page([title, say("seers-none")])
    lines = [seer_line(one, say) for one in seers]
    return page([f"{title}\n-# {say('seers-about')}", cut(lines, ROOM, say)])


async def _seers(caller: Caller, button_id: ButtonId) -> None:
    league = await league_here(caller, button_id.words.number(0))
    await caller.show(seers_page(league.row.name, await seers_of(caller.tables, league.id), caller.say))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {"seers": _seers}
