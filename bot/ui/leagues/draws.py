"""What is pressed in a league's panel about its draws: looking at them first, and swapping two people."""

from collections.abc import Awaitable, Callable, Mapping

from bot.seasons import draws
from bot.ui.kit.buttons import picked_people
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.leagues.league_panel import managed, outcome, show_league_panel
from bot.ui.leagues.lists import entrant_name


async def _look(caller: Caller, button_id: ButtonId) -> None:
    """Lets draws be looked at first, or not any more."""
    league, words = await managed(caller, button_id)
    looks = words.among(0, ("on", "off")) == "on"

    async def step() -> str:
        await draws.look_first(caller.services.seasons, league.id, caller.person, looks=looks)
        return caller.say("done-draw-look-on" if looks else "done-draw-look-off")

    await show_league_panel(caller, league.id, await outcome(caller, step()))


async def _swap(caller: Caller, button_id: ButtonId) -> None:
    """Lets the two who were picked change places."""
    league, _ = await managed(caller, button_id)
    one, other = (person.user_id for person in picked_people(caller.interaction, 2))

    async def step() -> str:
        await draws.swap(caller.services.seasons, league.id, (one, other), caller.person)
        names = {"name": entrant_name(league, one), "other": entrant_name(league, other)}
        return caller.say("done-draw-swapped", **names)

    await show_league_panel(caller, league.id, await outcome(caller, step()))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "draw_look": _look,
    "draw_swap": _swap,
}
