"""A private panel about one thing, shown again after each step with a line about its result."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Generic, NamedTuple, TypeVar

from bot.games.contract import IllegalMove
from bot.leagues.errors import LeagueError
from bot.tables.refusal import Refusal
from bot.tables.table import Table
from bot.ui.kit.answering import answers
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId, Words
from bot.ui.kit.errors import refusal_notice

T = TypeVar("T")
Do = Callable[[Caller, T, Words], Awaitable[str]]  # takes a step; returns a line that says so
SHOW = "show"  # the verb of a button that only shows its panel again


class Step(NamedTuple, Generic[T]):
    """The action of a button; `later` if it may take longer than Discord waits for an answer (3 seconds)."""

    do: Do[T]
    later: bool


async def outcome(caller: Caller, step: Awaitable[str], table: Table | None = None) -> str:
    """Takes a step; gives the line that says what was done, or why not, with names of the table's seats."""
    try:
        return await step
    except (Refusal, LeagueError, IllegalMove) as refusal:
        return await refusal_notice(caller, refusal, table)


async def itself(caller: Caller, thing: T) -> T:
    """The thing as it was loaded."""
    return thing


async def _no_table(caller: Caller, thing: object) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Panel(Generic[T]):
    """A panel: how its thing is loaded, with a check of rights, how it is shown, and its steps."""

    load: Callable[[Caller, ButtonId], Awaitable[tuple[T, Words]]]  # and the words after its number
    show: Callable[[Caller, T, Words, str], Awaitable[None]]  # a notice, if there is one, comes first
    again: Callable[[Caller, T], Awaitable[T]] = itself  # as it is after a step
    its_table: Callable[[Caller, T], Awaitable[Table | None]] = _no_table  # whose seats a refusal may name
    verbs: dict[str, dict[str, Step[T]]] = field(default_factory=dict)

    async def open(self, caller: Caller, button_id: ButtonId) -> None:
        """Shows the panel. Raises `Refusal`."""
        thing, words = await self.load(caller, button_id)
        await self.show(caller, thing, words, "")

    def step(self, action: str, verb: str = "", *, later: bool = False) -> Callable[[Do[T]], Do[T]]:
        """Has a function take the step of an action, or of the verb with which its words begin."""

        def mark(do: Do[T]) -> Do[T]:
            step = Step(do, later)
            if not verb:
                answers(action)(partial(self._act, step))
            elif action in self.verbs:
                self.verbs[action][verb] = step
            else:
                self.verbs[action] = {verb: step}
                answers(action)(self._act_by_verb)
            return do

        return mark

    async def _act_by_verb(self, caller: Caller, button_id: ButtonId) -> None:
        thing, words = await self.load(caller, button_id)
        steps, rest = self.verbs[button_id.action], words.after(1)
        verb = words.among(0, (SHOW, *steps))
        if verb == SHOW:
            await self.show(caller, thing, rest, "")
        else:
            await self._take(steps[verb], caller, thing, rest)

    async def _act(self, step: Step[T], caller: Caller, button_id: ButtonId) -> None:
        await self._take(step, caller, *await self.load(caller, button_id))

    async def _take(self, step: Step[T], caller: Caller, thing: T, words: Words) -> None:
        if step.later:
            await caller.show_in_place_later()
        table = await self.its_table(caller, thing)
        notice = await outcome(caller, step.do(caller, thing, words), table)
        await self.show(caller, await self.again(caller, thing), words, notice)
