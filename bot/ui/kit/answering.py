"""Marks the function that answers a button, a select or a form, by the action in its custom id."""

from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, overload

from bot.tables.table import Table
from bot.ui.kit.caller import Caller
from bot.ui.kit.custom_id import ButtonId

T = TypeVar("T")
Answer = Callable[[Caller, ButtonId], Awaitable[None]]
A = TypeVar("A", bound=Answer)
AnswerGiven = Callable[[Caller, T], Awaitable[None]]

ANSWERS: dict[str, Answer] = {}  # by action: those of all modules that were imported


@overload
def answers(*actions: str) -> Callable[[A], A]: ...
@overload
def answers(
    *actions: str, given: Callable[[Caller, ButtonId], Awaitable[T]]
) -> Callable[[AnswerGiven[T]], AnswerGiven[T]]: ...
def answers(
    *actions: str, given: Callable[[Caller, ButtonId], Awaitable[Any]] | None = None
) -> Callable[[Any], Any]:
    """Marks the function that answers these actions; it gets the custom id, or what `given` finds by it."""

    def mark(function: Callable[[Caller, Any], Awaitable[None]]) -> Callable[[Caller, Any], Awaitable[None]]:
        async def find_and_answer(caller: Caller, button_id: ButtonId) -> None:
            await function(caller, button_id if given is None else await given(caller, button_id))

        for action in actions:
            if action in ANSWERS:
                raise ValueError(f"two functions answer {action}")
            ANSWERS[action] = find_and_answer
        return function

    return mark


async def its_table(caller: Caller, button_id: ButtonId) -> Table:
    """The table of a button. Raises `Refusal`."""
    return await caller.tables.load(button_id.table)


async def its_table_id(caller: Caller, button_id: ButtonId) -> int:
    """The number of the table of a button."""
    return button_id.table
