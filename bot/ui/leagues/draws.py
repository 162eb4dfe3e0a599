"""What is pressed in a league's panel about its draws: looking at them first, and swapping two people."""

from collections.abc import Awaitable, Callable, Mapping

from bot.seasons import rounds
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.ui.kit.buttons import picked_people, picked_person
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId
from bot.ui.leagues.league_panel import managed, outcome, show_league_panel
from bot.ui.leagues.swapping import swap_page
from bot.ui.leagues.widgets import entrant_name


async def _look(caller: Caller, button_id: ButtonId) -> None:
    """Lets draws be looked at first, or not any more."""
    league, words = await managed(caller, button_id)
    looks = words.among(0, ("on", "off")) == "on"

    async def step() -> str:
        await rounds.look_first(caller.services.seasons, league.id, caller.person, looks=looks)
        return caller.say("done-draw-look-on" if looks else "done-draw-look-off")

    await show_league_panel(caller, league.id, await outcome(caller, step()))


async def _swap(caller: Caller, button_id: ButtonId) -> None:
    """Lets the two who were picked change places."""
    league, _ = await managed(caller, button_id)
    one, other = (person.user_id for person in picked_people(caller.interaction, 2))
    await _swap_two(caller, league, (one, other))


async def _ask_with_whom(caller: Caller, button_id: ButtonId) -> None:
    """Asks who changes places with a computer player."""
    league, words = await managed(caller, button_id)
    if not rounds.is_held(league):
        raise Refusal("draw_is_open")
    await caller.show_in_place(swap_page(league, words.number(0), caller.say))


async def _swap_with(caller: Caller, button_id: ButtonId) -> None:
    """Lets a computer player and whoever was picked change places."""
    league, words = await managed(caller, button_id)
    computer, other = words.number(0), words.number(1)
    if other > 0:
        other = picked_person(caller.interaction).user_id
    await _swap_two(caller, league, (computer, other))


async def _swap_two(caller: Caller, league: League, two: tuple[int, int]) -> None:
    async def step() -> str:
        await rounds.swap(caller.services.seasons, league.id, two, caller.person)
        name, other = (entrant_name(league, one) for one in two)
        return caller.say("done-draw-swapped", name=name, other=other)

    await show_league_panel(caller, league.id, await outcome(caller, step()))


ACTIONS: Mapping[str, Callable[[Caller, ButtonId], Awaitable[None]]] = {
    "draw_look": _look,
    "draw_swap": _swap,
    "draw_swap_computer": _ask_with_whom,
    "draw_swap_with": _swap_with,
}
