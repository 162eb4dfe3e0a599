"""The frame of the panels of those who run leagues: who may press, the league as it is, what came of it."""

from collections.abc import Awaitable, Callable, Collection, Mapping
from dataclasses import dataclass

from bot.games.contract import IllegalMove
from bot.leagues.errors import LeagueError
from bot.seasons.league import League
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId, Words
from bot.ui.kit.errors import refusal_notice
from bot.ui.leagues.lookup import league_here, require_runner

Action = Callable[[Caller, ButtonId], Awaitable[None]]
Step = Callable[[Caller, League, Words], Awaitable[str]]  # does what was pressed; returns a line that says so
# Puts a panel in the place of the message that was pressed; a notice, if there is one, comes first.
Show = Callable[[Caller, League, Words, str], Awaitable[None]]
SHOW = "show"  # the word of a button that only shows its panel again


async def managed(caller: Caller, button_id: ButtonId) -> tuple[League, Words]:
    """The league of this server whose number a press begins with, and the words after. Raises `Refusal`."""
    await require_runner(caller)
    return await league_here(caller, button_id.words.number(0)), button_id.words.after(1)


async def outcome(caller: Caller, step: Awaitable[str], table: Table | None = None) -> str:
    """Takes a step about a `table`, if one; the line that says what was done, or why not."""
    try:
        return await step
    except (Refusal, LeagueError, IllegalMove) as refusal:
        return await refusal_notice(caller, refusal, table)


@dataclass(frozen=True, slots=True)
class Panel:
    """A panel about a league that is shown again after each step."""

    show: Show

    async def open(self, caller: Caller, button_id: ButtonId) -> None:
        """Shows the panel."""
        league, words = await managed(caller, button_id)
        await self.show(caller, league, words, "")

    def after(self, step: Step, *, later: bool = False) -> Action:
        """Takes the step, and shows the panel with what came of it; what takes over 3 seconds, `later`."""

        async def act(caller: Caller, button_id: ButtonId) -> None:
            league, words = await managed(caller, button_id)
            if later:
                await caller.show_in_place_later()
            notice = await outcome(caller, step(caller, league, words))
            await self.show(caller, await league_here(caller, league.id), words, notice)

        return act

    def by_verb(self, steps: Mapping[str, Step], later: Collection[str] = ()) -> Action:
        """Takes the step that the first word names, none for `SHOW`; see `after`."""
        actions = {verb: self.after(step, later=verb in later) for verb, step in steps.items()}

        async def act(caller: Caller, button_id: ButtonId) -> None:
            verb = button_id.words.among(1, (SHOW, *steps))
            await actions.get(verb, self.open)(caller, button_id)

        return act
