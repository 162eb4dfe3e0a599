"""Presses of one person that come at once: each is answered, and none holds others up."""

import asyncio
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any

from bot.ui.kit.caller import TURN
from bot.ui.kit.presses import Presses

ANNA, BEN = 1, 2


@dataclass
class Press:
    """A press as discord.py gives it, which a test answers."""

    user_id: int
    custom_id: str
    begun: bool = False
    acknowledged: int = 0
    extras: dict[str, Any] = field(default_factory=dict)
    answered: asyncio.Event = field(default_factory=asyncio.Event)
    message: Any = field(default_factory=lambda: SimpleNamespace(id=7))

    @property
    def user(self) -> Any:
        return SimpleNamespace(id=self.user_id)

    @property
    def data(self) -> dict[str, Any]:
        return {"custom_id": self.custom_id}

    @property
    def response(self) -> Any:
        return SimpleNamespace(defer=self._defer)

    async def _defer(self) -> None:
        self.acknowledged += 1


async def answer(press: Any) -> None:
    press.begun = True
    await press.answered.wait()
    press.acknowledged += 1


@dataclass
class Pressing:
    """Presses that are under way."""

    presses: Presses = field(default_factory=Presses)
    made: list[Press] = field(default_factory=list)
    tasks: list[asyncio.Task[None]] = field(default_factory=list)

    async def press(self, user_id: int, custom_id: str) -> Press:
        made: Any = Press(user_id, custom_id)
        self.made.append(made)
        self.tasks.append(asyncio.create_task(self.presses.answer(made, answer)))
        await self.at_rest()
        return made  # type: ignore[no-any-return]

    async def at_rest(self) -> None:
        for _ in range(10):
            await asyncio.sleep(0)

    @property
    def begun(self) -> list[bool]:
        return [press.begun for press in self.made]

    async def over(self) -> list[int]:
        for press in self.made:
            press.answered.set()
        await asyncio.gather(*self.tasks)
        return [press.acknowledged for press in self.made]


async def test_a_persons_presses_are_answered_one_after_the_other_and_nobody_else_waits() -> None:
    pressing = Pressing()
    for number in range(3):
        await pressing.press(ANNA, f"t:1:move::play {number}")
    await pressing.press(BEN, "t:1:move::play 9")
    assert pressing.begun == [True, False, False, True]
    pressing.made[0].answered.set()
    await pressing.at_rest()
    assert pressing.begun == [True, True, False, True]
    assert await pressing.over() == [1, 1, 1, 1]


async def test_what_is_done_twice_is_done_twice() -> None:
    pressing = Pressing()
    first = await pressing.press(ANNA, "t:1:add_computer::")
    second = await pressing.press(ANNA, "t:1:add_computer::")
    assert (first.begun, second.begun) == (True, False)
    assert await pressing.over() == [1, 1]
    assert second.begun


async def test_what_is_looked_at_twice_is_shown_once_until_it_stands() -> None:
    pressing = Pressing()
    for _ in range(3):
        await pressing.press(ANNA, "t:1:hand::")
    await pressing.press(BEN, "t:1:hand::")
    await pressing.press(ANNA, "t:2:hand::")
    assert await pressing.over() == [1] * 5
    assert pressing.begun == [True, False, False, True, True]
    again = await pressing.press(ANNA, "t:1:hand::")
    assert again.begun
    await pressing.over()


async def test_a_press_waits_no_longer_than_until_an_answer_is_promised() -> None:
    pressing = Pressing()
    film = await pressing.press(ANNA, "t:1:film::")
    hand = await pressing.press(ANNA, "t:2:hand::")
    film.extras[TURN].set()
    await pressing.at_rest()
    assert hand.begun
    await pressing.over()


async def test_a_press_is_answered_in_time_though_the_one_before_is_not() -> None:
    pressing = Pressing(Presses(patience=0))
    await pressing.press(ANNA, "t:1:film::")
    hand = await pressing.press(ANNA, "t:2:hand::")
    assert hand.begun
    await pressing.over()


async def test_a_press_that_is_answered_after_a_later_one_is_no_error() -> None:
    pressing = Pressing(Presses(patience=0))
    first = await pressing.press(ANNA, "t:1:bid:1:2")
    second = await pressing.press(ANNA, "t:1:bid:1:3")
    for press in (second, first):
        press.answered.set()
        await pressing.at_rest()
    await asyncio.gather(*pressing.tasks)


async def test_an_answer_that_fails_holds_up_no_other() -> None:
    presses, failing, next_one = Presses(), Press(ANNA, "t:1:hand::"), Press(ANNA, "t:1:hand::")

    async def fail(press: Any) -> None:
        raise RuntimeError

    tried: Any = failing
    failed = await asyncio.gather(presses.answer(tried, fail), return_exceptions=True)
    assert [type(error) for error in failed] == [RuntimeError]
    next_one.answered.set()
    tried = next_one
    await presses.answer(tried, answer)
    assert next_one.acknowledged == 1
